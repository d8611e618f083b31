import Checks
import CountryList
import Foundation
import VIPERChecks

let adapter = CountryListImplementation.adapter
do {
  let verdicts = try adapter.verdicts(using: Check.viper)
  for verdict in verdicts { print(verdict) }
  print(verdicts.summary)
  let leaks = adapter.leaks()
  for leak in leaks { print(leak) }
  let failures = adapter.storyFailures()
  for failure in failures { print(failure) }
  exit(failures.isEmpty && leaks.isEmpty && !verdicts.contains(where: \.isBroken) ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("verdicts: \(error)\n".utf8))
  exit(1)
}
