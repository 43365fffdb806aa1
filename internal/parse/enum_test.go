package parse

import (
	"go/constant"
	"go/token"
	"go/types"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestMemberNames(t *testing.T) {
	tests := []struct {
		typeName    string
		names, want []string
	}{
		{"Status", []string{"StatusOpen", "StatusDone"}, []string{"Open", "Done"}},
		{"Status", []string{"StatusOpen", "Done"}, []string{"StatusOpen", "Done"}},
		{"Status", []string{"StatusOpen", "Statusdone"}, []string{"StatusOpen", "Statusdone"}},
		{"Status", []string{"StatusOpen", "Status"}, []string{"StatusOpen", "Status"}},
		{"Status", []string{"Status1", "Status2"}, []string{"Status1", "Status2"}},
		{"Status", []string{"Status_Open", "Status_Done"}, []string{"Status_Open", "Status_Done"}},
		{"Status", []string{"OpenStatus", "DoneStatus"}, []string{"OpenStatus", "DoneStatus"}},
		{"status", []string{"statusOpen", "statusÄhnlich"}, []string{"Open", "Ähnlich"}},
		{"Größe", []string{"GrößeKlein", "GrößeGroß"}, []string{"Klein", "Groß"}},
		{"S", []string{"SA", "SB"}, []string{"A", "B"}},
	}
	for _, tt := range tests {
		var consts []*types.Const
		for i, name := range tt.names {
			consts = append(consts, types.NewConst(token.NoPos, nil, name, types.Typ[types.Int], constant.MakeInt64(int64(i))))
		}
		assert.Equal(t, tt.want, memberNames(tt.typeName, consts), "%s %v", tt.typeName, tt.names)
	}
}
