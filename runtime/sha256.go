package runtime

import (
	"math/bits"
	"slices"
)

// The SHA-256 of FIPS 180-4, for fingerprints. That of crypto/sha256 would bring
// the FIPS module and the package os into every program with a tool: 230 KB on
// linux/amd64, 300 KB in WebAssembly, more than all the rest of this package.

const (
	blockSize  = 64 // bytes
	digestSize = 32 // bytes
)

// initialHash is H(0) of section 5.3.3.
var initialHash = [8]uint32{
	0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
	0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
}

// roundConstants is K of section 4.2.2.
var roundConstants = [64]uint32{
	0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
	0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
	0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
	0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
	0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
	0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
	0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
	0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
}

// sha256Sum returns the digest of the message.
func sha256Sum(message []byte) [digestSize]byte {
	hash := initialHash
	whole := len(message) &^ (blockSize - 1)
	for block := range slices.Chunk(message[:whole], blockSize) {
		compress(&hash, block)
	}
	for block := range slices.Chunk(padded(message[whole:], len(message)), blockSize) {
		compress(&hash, block)
	}
	var digest [digestSize]byte
	for i, word := range hash {
		putBig(digest[4*i:], word)
	}
	return digest
}

// padded returns the last bytes of a message of that length, filled up to whole
// blocks: a set bit, zeros, and the length in bits (section 5.1.1).
func padded(rest []byte, length int) []byte {
	size := blockSize
	if len(rest) >= blockSize-8 {
		size = 2 * blockSize
	}
	block := make([]byte, size)
	copy(block, rest)
	block[len(rest)] = 0x80
	lengthInBits := uint64(length) << 3
	putBig(block[size-8:], uint32(lengthInBits>>32))
	putBig(block[size-4:], uint32(lengthInBits))
	return block
}

// compress takes one block into the hash (section 6.2.2).
func compress(hash *[8]uint32, block []byte) {
	w := schedule(block)
	a, b, c, d, e, f, g, h := hash[0], hash[1], hash[2], hash[3], hash[4], hash[5], hash[6], hash[7]
	for t := range w {
		sum1 := bits.RotateLeft32(e, -6) ^ bits.RotateLeft32(e, -11) ^ bits.RotateLeft32(e, -25)
		choice := e&f ^ ^e&g
		t1 := h + sum1 + choice + roundConstants[t] + w[t]
		sum0 := bits.RotateLeft32(a, -2) ^ bits.RotateLeft32(a, -13) ^ bits.RotateLeft32(a, -22)
		majority := a&b ^ a&c ^ b&c
		a, b, c, d, e, f, g, h = t1+sum0+majority, a, b, c, d+t1, e, f, g
	}
	for i, word := range [8]uint32{a, b, c, d, e, f, g, h} {
		hash[i] += word
	}
}

// schedule is the message schedule W of one block.
func schedule(block []byte) (w [64]uint32) {
	for t := range 16 {
		b := block[4*t : 4*t+4]
		w[t] = uint32(b[0])<<24 | uint32(b[1])<<16 | uint32(b[2])<<8 | uint32(b[3])
	}
	for t := 16; t < len(w); t++ {
		x, y := w[t-15], w[t-2]
		sigma0 := bits.RotateLeft32(x, -7) ^ bits.RotateLeft32(x, -18) ^ x>>3
		sigma1 := bits.RotateLeft32(y, -17) ^ bits.RotateLeft32(y, -19) ^ y>>10
		w[t] = sigma1 + w[t-7] + sigma0 + w[t-16]
	}
	return w
}

func putBig(dst []byte, word uint32) {
	dst[0], dst[1], dst[2], dst[3] = byte(word>>24), byte(word>>16), byte(word>>8), byte(word)
}
