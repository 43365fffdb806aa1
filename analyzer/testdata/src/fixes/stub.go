package fixes

// want +8 "OLT012: the parameter currency has no description; say in a comment .*"
// want +8 "OLT012: the parameter day has no description" "OLT012: the parameter month has no description"

// Price gives a price.
//
//tool:param currency enum=EUR|USD
//tool:export
func Price(
	currency string,
	day, month int,
) int {
	return 0
}

// want +6 "OLT012: the parameter rate has no description"

// Tax gives a tax.
//
//tool:param rate description=""
//tool:export
func Tax(rate float64) float64 { return rate }
