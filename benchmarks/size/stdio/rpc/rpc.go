// Package rpc answers the three methods of MCP that a server of tools needs, one
// message a line. It is as small as an honest server can be, so that what the
// programs of benchmarks/size weigh is how they bind, call and encode.
package rpc

import (
	"bufio"
	"io"
)

// A Server serves tools over a pair of streams.
type Server struct {
	Tools []byte // the answer to tools/list, a JSON array
	// Call answers a call with JSON text, or with why it failed.
	Call func(tool string, arguments []byte) (answer []byte, failed bool)
}

// Serve answers the messages of in, one a line, until it ends. Notifications,
// which have no id, are not answered.
func (s *Server) Serve(in io.Reader, out io.Writer) error {
	lines := bufio.NewReader(in)
	var answer []byte
	for {
		line, err := lines.ReadBytes('\n')
		if answer = s.answer(answer[:0], line); len(answer) > 0 {
			if _, err := out.Write(append(answer, '\n')); err != nil {
				return err
			}
		}
		if err == io.EOF {
			return nil
		} else if err != nil {
			return err
		}
	}
}

const (
	initialized = `{"protocolVersion":"2025-06-18","capabilities":{"tools":{}},"serverInfo":{"name":"search","version":"1"}}`
	noMethod    = `{"code":-32601,"message":"there is no such method"}`
)

func (s *Server) answer(dst, message []byte) []byte {
	var m, params object
	if !m.read(message) || len(m.get("id")) == 0 {
		return dst
	}
	dst = append(dst, `{"jsonrpc":"2.0","id":`...)
	dst = append(dst, m.get("id")...)
	switch string(m.get("method")) {
	case `"initialize"`:
		dst = append(append(dst, `,"result":`...), initialized...)
	case `"tools/list"`:
		dst = append(append(dst, `,"result":{"tools":`...), s.Tools...)
		dst = append(dst, '}')
	case `"tools/call"`:
		params.read(m.get("params"))
		dst = s.call(dst, text(params.get("name")), params.get("arguments"))
	default:
		dst = append(append(dst, `,"error":`...), noMethod...)
	}
	return append(dst, '}')
}

// call appends the result of a call: as a text, and a good one as what it is too.
func (s *Server) call(dst []byte, tool string, arguments []byte) []byte {
	answer, failed := s.Call(tool, arguments)
	dst = append(dst, `,"result":{"content":[{"type":"text","text":`...)
	dst = append(Quote(dst, string(answer)), `}],`...)
	if failed {
		return append(dst, `"isError":true}`...)
	}
	dst = append(append(dst, `"structuredContent":`...), answer...)
	return append(dst, '}')
}
