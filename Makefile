# All that is done to this repository regularly. The checks that a change must
# pass, in their order, are in .ci/run, which calls these targets.

GO ?= go

# Tools are run at a fixed version without becoming requirements of the module.
STATICCHECK = honnef.co/go/tools/cmd/staticcheck@v0.8.2
WAZERO      = github.com/tetratelabs/wazero/cmd/wazero@v1.12.0

DEMO     = ./examples/docket/demo
FUZZTIME = 10s

.PHONY: help test adapters bench bench-gen test32 race fuzz nightly lint generate check demo wasm

help: ## print the targets
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' Makefile

test: ## run all tests
	$(GO) test ./...

adapters: ## run the tests of the modules in adapters
	@set -eu; for mod in adapters/*/go.mod; do \
		echo "testing $${mod%/go.mod}"; \
		(cd "$${mod%/go.mod}" && $(GO) test ./...); \
	done

test32: ## run the tests of what programs carry as 32-bit code
	GOARCH=386 CGO_ENABLED=0 $(GO) test ./runtime/...

race: ## run all tests under the race detector
	$(GO) test -race ./...

fuzz: ## run every fuzz test for FUZZTIME (10s)
	@set -eu; for pkg in $$($(GO) list ./...); do \
		for name in $$($(GO) test -list '^Fuzz' "$$pkg" | grep '^Fuzz'); do \
			echo "fuzzing $$pkg $$name"; \
			$(GO) test -run '^$$' -fuzz "^$$name\$$" -fuzztime $(FUZZTIME) "$$pkg"; \
		done; \
	done

# How often each thing is measured; docs/performance.md has the medians of BENCHTIME.
BENCHTIME = 11x
WORKLOADS = Generate

# Which of the benchmarks of calls run, such as Decode/W1/order or Encode, and for
# how long each case runs at a time: less than 100ms only shows that all run.
CALLS = .
SLICE = 100ms

bench: ## compare what a call costs with other ways to serve it
	cd benchmarks && GODEBUG=madvdontneed=0 TOOLGEN_BENCH_SLICE=$(SLICE) $(GO) test ./call ./expert ./peer/... ./race ./size ./workload \
		-bench '$(CALLS)' -benchtime $(BENCHTIME) -timeout 60m

bench-gen: ## compare the command with others that read the same packages
	cd benchmarks && $(GO) test ./generate -run '^$$' -bench '$(WORKLOADS)' -benchtime $(BENCHTIME) -timeout 60m

# A failure prints its seed, with which SEED repeats it.
SEED = $(shell date +%Y%m%d)

nightly: ## run the random tests at length, with a new seed each day, and the longest texts
	TOOLGEN_TIMES=40 $(GO) test -count=1 -timeout 60m -run '^TestHostileTextsAreLinear$$' ./runtime/wire
	TOOLGEN_SEED=$(SEED) TOOLGEN_PAIRS=2000000 TOOLGEN_PACKAGES=200 \
		$(GO) test -count=1 -timeout 60m -v -run '^(TestAgreement|TestRandomPackages|TestDifferential)$$' ./cmd/toolgen

lint: ## check the format and go.mod, and run go vet, staticcheck and toolgen-vet
	@unformatted=$$(gofmt -l .); if [ -n "$$unformatted" ]; then echo "not gofmt-ed:"; echo "$$unformatted"; exit 1; fi
	@set -eu; for mod in go.mod benchmarks/go.mod adapters/*/go.mod; do \
		echo "checking $$mod"; \
		(cd "$$(dirname "$$mod")" && $(GO) mod tidy -diff && $(GO) vet ./... && $(GO) run $(STATICCHECK) ./...); \
	done
	$(GO) run ./cmd/toolgen-vet ./examples/...

generate: ## generate the code of the examples, and the pages that show tables
	$(GO) run ./cmd/toolgen ./examples/...
	UPDATE=1 $(GO) test -count=1 -run '^TestDocs$$' ./internal/diag ./internal/parse/directive

check: ## fail where the code of the examples is out of date
	$(GO) run ./cmd/toolgen -check ./examples/...

demo: ## build toolgen, generate the docket example, and run it
	@set -eu; dir=$$(mktemp -d); trap 'rm -rf "$$dir"' EXIT; \
	$(GO) build -o "$$dir/toolgen" ./cmd/toolgen; \
	"$$dir/toolgen" ./examples/docket; \
	$(GO) run $(DEMO)

wasm: ## run the demo on WebAssembly and compare with this machine
	@set -eu; dir=$$(mktemp -d); trap 'rm -rf "$$dir"' EXIT; \
	$(GO) run $(DEMO) > "$$dir/native.txt"; \
	GOOS=wasip1 GOARCH=wasm $(GO) build -o "$$dir/demo.wasm" $(DEMO); \
	$(GO) run $(WAZERO) run "$$dir/demo.wasm" > "$$dir/wasm.txt"; \
	diff "$$dir/native.txt" "$$dir/wasm.txt"; \
	echo "the demo prints the same on wasip1/wasm"
