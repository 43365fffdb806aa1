package workload

import "time"

// A Level says how much a service logs.
type Level string

// The levels.
const (
	LevelDebug Level = "debug"
	LevelInfo  Level = "info"
	LevelWarn  Level = "warn"
	LevelError Level = "error"
)

// ZonePattern is the pattern of a zone.
const ZonePattern = "^[a-z]{2}-[0-9]{1,2}$"

// Quota is what a service may use.
type Quota struct {
	// in thousandths of a processor
	//
	//tool:field minimum=10 maximum=64000
	CPU int32 `json:"cpu"`
	// in megabytes
	//
	//tool:field minimum=16 maximum=1048576
	Memory int32 `json:"memory"`
}

// Settings are the arguments of configure in one value.
type Settings struct {
	Name        string    `json:"name"`
	Host        string    `json:"host"`
	Port        uint16    `json:"port"`
	TLS         bool      `json:"tls"`
	Zone        string    `json:"zone"`
	Level       Level     `json:"level"`
	Labels      []string  `json:"labels"`
	Timeout     float64   `json:"timeout"`
	Retries     uint8     `json:"retries"`
	Quota       Quota     `json:"quota"`
	Replicas    int32     `json:"replicas"`
	Connections int64     `json:"connections"`
	Sampling    float64   `json:"sampling"`
	Since       time.Time `json:"since"`
	Backup      uint8     `json:"backup"`
	Weights     []float64 `json:"weights"`
	Owner       *string   `json:"owner"`
	Debug       bool      `json:"debug,omitempty"`
	Note        string    `json:"note,omitempty"`
	Command     []string  `json:"command"`
}

// Configure sets up a service.
//
// Parameters:
//   - name: the service's name
//   - host: where it listens
//   - port: the port that it listens on
//   - tls: whether it is encrypted
//   - zone: where it runs
//   - level: how much it logs
//   - labels: words to find it by
//   - timeout: seconds that a request may take
//   - retries: how often a request is repeated
//   - quota: what it may use
//   - replicas: how many run
//   - connections: how many connections each may hold
//   - sampling: the part of requests that are traced
//   - since: when the settings take effect
//   - backup: the hour of the backup
//   - weights: how requests are spread over the replicas
//   - owner: who answers for it
//   - debug: whether it can be debugged
//   - note: what others should know
//   - command: the program and its arguments
//
//tool:export
//tool:effect write
//tool:param name minLength=1 maxLength=63
//tool:param host minLength=1 maxLength=253
//tool:param port minimum=1
//tool:param zone pattern=@ZonePattern
//tool:param labels maxItems=16 minLength=1 maxLength=32
//tool:param timeout minimum=0.1 maximum=600
//tool:param retries maximum=10
//tool:param replicas minimum=1 maximum=100
//tool:param connections minimum=1 maximum=1000000
//tool:param sampling minimum=0 maximum=1
//tool:param backup maximum=23
//tool:param weights maxItems=100 minimum=0
//tool:param owner maxLength=64
//tool:param debug default=false
//tool:param note default="" maxLength=500
//tool:param command minItems=1 maxItems=32
func Configure(
	name, host string, port uint16, tls bool, zone string,
	level Level, labels []string, timeout float64, retries uint8, quota Quota,
	replicas int32, connections int64, sampling float64, since time.Time, backup uint8,
	weights []float64, owner *string, debug bool, note string, command []string,
) string {
	if Received != nil {
		Received.Settings = Settings{
			name, host, port, tls, zone, level, labels, timeout, retries, quota,
			replicas, connections, sampling, since, backup, weights, owner, debug, note, command,
		}
	}
	return name
}

// GoodSettings are arguments of configure as they should be. The timestamp is in
// UTC, in which every library reads the same Go value.
const GoodSettings = settingsBefore + "4" + settingsAfter

// BadSettings are document E: there are too many replicas.
const BadSettings = settingsBefore + "400" + settingsAfter

const (
	settingsBefore = `{"name":"checkout","host":"checkout.internal.example.com","port":8443,"tls":true,"zone":"eu-12",` +
		`"level":"warn","labels":["payment","critical","team-7"],"timeout":2.5,"retries":3,"quota":{"cpu":1500,"memory":2048},"replicas":`
	settingsAfter = `,"connections":2000,"sampling":0.01,"since":"2026-09-17T14:03:27Z","backup":4,` +
		`"weights":[0.5,0.25,0.125,0.125],"owner":"payments@example.com","debug":false,"note":"moved from the old cluster","command":["serve","-v"]}`
)
