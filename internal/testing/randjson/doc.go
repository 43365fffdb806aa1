// Package randjson draws JSON texts from an emitted schema, for tests: texts
// that the schema allows, and the same ones changed near every bound of it, in
// every spelling that JSON has for a value.
package randjson
