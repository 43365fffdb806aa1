module github.com/gofrs/uuid/v5

go 1.26
