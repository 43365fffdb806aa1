// Package randpkg writes random Go packages with tools in them, for tests that
// generate, compile and call them: [Keyworded] packages have every kind of type
// with every keyword, [Plain] ones what encoding/json reads and writes as the
// contract does, and [Named] ones names and spellings that make a generator
// stumble.
package randpkg
