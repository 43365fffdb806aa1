// Package provider rewrites the schema of a tool for the provider of a model.
//
// A tool's schema is written once, in the keywords of the contract. Each
// provider takes a part of JSON Schema, and refuses a request for what it does
// not take; [Rewrite] makes the form that it takes, and says what that form
// cannot hold a model to. The generator uses it for //tool:providers, a program
// for tools that it was not generated with.
//
// What a provider takes is stated in one table, in keyword.go, as the providers'
// documents and SDKs had it in August 2026.
package provider
