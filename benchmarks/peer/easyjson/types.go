// Package easyjson serves the calls with the code that mailru/easyjson generates,
// and checks by hand. Its types are those of package workload with the tags that ask
// easyjson for required members; the generated code is written anew by go generate.
package easyjson

//lint:file-ignore SA5008 required is an option of easyjson.

import "time"

//go:generate go run github.com/mailru/easyjson/easyjson -all -no_std_marshalers -disallow_unknown_fields types.go

type query struct {
	Query string   `json:"query,required"`
	Limit int32    `json:"limit,required"`
	Codes []string `json:"codes,required"`
	Exact bool     `json:"exact,omitempty"`
}

type item struct {
	SKU    string   `json:"sku,required"`
	Qty    int32    `json:"qty,required"`
	Price  float64  `json:"price,required"`
	Tags   []string `json:"tags,required"`
	Note   *string  `json:"note,omitempty"`
	Status string   `json:"status,required"`
}

type customer struct {
	Name  string  `json:"name,required"`
	Email string  `json:"email,required"`
	Phone *string `json:"phone,omitempty"`
}

type address struct {
	Street  string `json:"street,required"`
	City    string `json:"city,required"`
	Zip     string `json:"zip,required"`
	Country string `json:"country,required"`
}

type order struct {
	ID        string    `json:"id,required"`
	CreatedAt time.Time `json:"created_at,required"`
	Currency  string    `json:"currency,required"`
	Customer  customer  `json:"customer,required"`
	Address   address   `json:"address,required"`
	Items     []item    `json:"items,required"`
}

type batch struct {
	Items []item `json:"items,required"`
}

type file struct {
	Path    string `json:"path,required"`
	Content string `json:"content,required"`
}

type quota struct {
	CPU    int32 `json:"cpu,required"`
	Memory int32 `json:"memory,required"`
}

type settings struct {
	Name        string    `json:"name,required"`
	Host        string    `json:"host,required"`
	Port        uint16    `json:"port,required"`
	TLS         bool      `json:"tls,required"`
	Zone        string    `json:"zone,required"`
	Level       string    `json:"level,required"`
	Labels      []string  `json:"labels,required"`
	Timeout     float64   `json:"timeout,required"`
	Retries     uint8     `json:"retries,required"`
	Quota       quota     `json:"quota,required"`
	Replicas    int32     `json:"replicas,required"`
	Connections int64     `json:"connections,required"`
	Sampling    float64   `json:"sampling,required"`
	Since       time.Time `json:"since,required"`
	Backup      uint8     `json:"backup,required"`
	Weights     []float64 `json:"weights,required"`
	Owner       *string   `json:"owner,required"`
	Debug       bool      `json:"debug,omitempty"`
	Note        string    `json:"note,omitempty"`
	Command     []string  `json:"command,required"`
}
