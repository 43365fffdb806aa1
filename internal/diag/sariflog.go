package diag

// The part of SARIF 2.1.0 (OASIS, sarif-v2.1.0) that toolgen writes, under the
// names that the standard gives its objects. What is left out where it is empty
// is optional there.

type sarifLog struct {
	Schema  string     `json:"$schema"`
	Version string     `json:"version"`
	Runs    []sarifRun `json:"runs"`
}

type sarifRun struct {
	Tool               sarifTool                        `json:"tool"`
	Invocations        []sarifInvocation                `json:"invocations"`
	OriginalURIBaseIDs map[string]sarifArtifactLocation `json:"originalUriBaseIds"`
	ColumnKind         string                           `json:"columnKind"`
	Results            []sarifResult                    `json:"results"` // never null, which would say that nothing was looked at
}

type sarifTool struct {
	Driver sarifDriver `json:"driver"`
}

type sarifDriver struct {
	Name           string      `json:"name"`
	Version        string      `json:"version"`
	InformationURI string      `json:"informationUri"`
	Rules          []sarifRule `json:"rules"`
}

type sarifRule struct {
	ID                   Code                 `json:"id"`
	ShortDescription     sarifMessage         `json:"shortDescription"`
	FullDescription      sarifMessage         `json:"fullDescription"`
	Help                 sarifMessage         `json:"help"`
	DefaultConfiguration sarifConfiguration   `json:"defaultConfiguration"`
	Properties           sarifRulesProperties `json:"properties"`
}

// A sarifMessage is a message, which GitHub wants the text of, or a
// multiformatMessageString, which may have both.
type sarifMessage struct {
	Text     string `json:"text"`
	Markdown string `json:"markdown,omitempty"`
}

type sarifConfiguration struct {
	Level string `json:"level"`
}

// sarifRulesProperties are not SARIF's but GitHub's, which orders alerts by them.
type sarifRulesProperties struct {
	Precision       string `json:"precision"`
	ProblemSeverity string `json:"problem.severity"`
}

type sarifInvocation struct {
	ExecutionSuccessful        bool                `json:"executionSuccessful"`
	ExitCode                   int                 `json:"exitCode"`
	ToolExecutionNotifications []sarifNotification `json:"toolExecutionNotifications,omitempty"`
}

type sarifNotification struct {
	Level          string              `json:"level"`
	Message        sarifMessage        `json:"message"`
	AssociatedRule *sarifRuleReference `json:"associatedRule,omitempty"`
}

type sarifRuleReference struct {
	ID Code `json:"id"`
}

type sarifResult struct {
	RuleID              Code              `json:"ruleId"`
	RuleIndex           int               `json:"ruleIndex"`
	Level               string            `json:"level"`
	Message             sarifMessage      `json:"message"`
	Locations           []sarifLocation   `json:"locations"`
	RelatedLocations    []sarifLocation   `json:"relatedLocations,omitempty"`
	PartialFingerprints map[string]string `json:"partialFingerprints,omitempty"`
}

type sarifLocation struct {
	ID               int                   `json:"id,omitempty"` // of a related location, from 1
	PhysicalLocation sarifPhysicalLocation `json:"physicalLocation"`
	Message          *sarifMessage         `json:"message,omitempty"`
}

type sarifPhysicalLocation struct {
	ArtifactLocation sarifArtifactLocation `json:"artifactLocation"`
	Region           sarifRegion           `json:"region"`
}

type sarifArtifactLocation struct {
	URI         string        `json:"uri,omitempty"`
	URIBaseID   string        `json:"uriBaseId,omitempty"`
	Description *sarifMessage `json:"description,omitempty"`
}

type sarifRegion struct {
	StartLine   int `json:"startLine"`
	StartColumn int `json:"startColumn"`
	EndLine     int `json:"endLine"`
	EndColumn   int `json:"endColumn"`
}
