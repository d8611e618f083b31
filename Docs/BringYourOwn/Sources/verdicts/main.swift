import CountryList
import Specification

let adapter = CountryListImplementation.adapter
for failure in adapter.storyFailures() { print(failure) }
let verdicts = try adapter.verdicts()
for verdict in verdicts { print(verdict) }
print(verdicts.summary)
