import Checks
import CountryList
import Foundation
import VIPERChecks

let words = Array(CommandLine.arguments.dropFirst())
guard words.isEmpty || words == ["--format", "json"] else {
  FileHandle.standardError.write(Data("verdicts takes no words, or '--format json'.\n".utf8))
  exit(64)
}
do {
  let conformance = try CountryListImplementation.adapter.conformance(using: Check.viper)
  print(try words.isEmpty ? "\(conformance)" : conformance.json())
  exit(conformance.holds ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("verdicts: \(error)\n".utf8))
  exit(1)
}
