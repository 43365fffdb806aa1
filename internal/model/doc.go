// Package model is the plain data between the stages of the generator: what
// parse read out of the sources, and all that emit needs to write the output.
//
// It knows neither go/types nor the code that is written from it. A package can
// be dumped as JSON (see [Package.Dump]), equal for equal sources in one place.
package model
