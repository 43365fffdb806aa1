package mcp

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Server returns the server's side of a call: messages are decoded and encoded,
// and pass the SDK's sessions, but nothing carries them.
func (s *SDK) Server() (Message, error) {
	p := &pipe{in: make(chan []byte, 1), out: make(chan []byte, 1)}
	if _, err := s.server.Connect(context.Background(), p, nil); err != nil {
		return nil, err
	}
	p.in <- []byte(`{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"benchmarks","version":"1"}}}`)
	<-p.out
	p.in <- []byte(`{"jsonrpc":"2.0","method":"notifications/initialized","params":{}}`)
	return func(message []byte) ([]byte, error) {
		p.in <- message
		return <-p.out, nil
	}, nil
}

// A pipe is a transport whose other end is in the same process. Its messages are
// texts, as on any other.
type pipe struct{ in, out chan []byte }

func (p *pipe) Connect(context.Context) (mcp.Connection, error) { return p, nil }

func (p *pipe) Read(ctx context.Context) (jsonrpc.Message, error) {
	select {
	case text := <-p.in:
		return jsonrpc.DecodeMessage(text)
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

func (p *pipe) Write(_ context.Context, message jsonrpc.Message) error {
	text, err := jsonrpc.EncodeMessage(message)
	if err != nil {
		return err
	}
	p.out <- text
	return nil
}

func (p *pipe) Close() error      { return nil }
func (p *pipe) SessionID() string { return "" }
