// Command empty is what any Go program weighs.
package main

func main() {}
