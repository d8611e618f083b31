import Foundation
import ProcessTesting
import Processes
import Specification
import Testing

@testable import Benchmarks

@Suite struct RequestTests {
  @Test func `without arguments, all patterns and four sizes are measured`() throws {
    let request = try Request(arguments: [])
    #expect(request.plan.patterns == Pattern.allCases)
    #expect(request.plan.rows == [10, 253, 10_000, 1_000_000])
    #expect(request.plan.seed == 1)
    #expect(request.format == .text)
  }

  @Test func `patterns, rows, a seed, a format and a width can be chosen`() throws {
    let words = [
      "viper", "--rows", "253,10", "--seed=9", "swift-io", "--format", "json", "--width=60", "--plain",
    ]
    let request = try Request(arguments: words)
    #expect(request.plan.patterns == [.viper, .swiftIO])
    #expect(request.plan.rows == [10, 253])
    #expect(request.plan.seed == 9)
    #expect(request.format == .json)
    #expect(request.width == 60)
    #expect(request.isPlain)
  }

  @Test(arguments: [
    (["mvc"], "There is no pattern 'mvc'. Known: swift-io,"),
    (["viper", "viper"], "'viper' is there twice; once is enough."),
    (["--fast"], "There is no option '--fast'. Known: --rows,"),
    (["--rows", "0"], "--rows takes numbers from 1 to 10000000,"),
    (["--rows", "5,5"], "--rows takes numbers"),
    (["--rows"], "--rows takes numbers"),
    (["--seed", "-1"], "--seed takes a whole number"),
    (["--format", "mermaid"], "--format takes text or json."),
    (["--width", "5"], "--width takes a number of columns from 20 to 500."),
  ])
  func `invalid arguments are refused with a reason`(words: [String], reason: String) {
    let error = #expect(throws: UsageError.self) { try Request(arguments: words) }
    #expect(error?.description.hasPrefix(reason) == true, "\(error?.description ?? "")")
  }

  @Test(arguments: [
    (["mvc"], "There is no pattern 'mvc'."),
    (["--memory", "0", "0", "1", "viper"], "--memory is reserved for the program itself."),
    (["--memory", "0", "10", "1", "viper"], "--memory is reserved for the program itself."),
  ])
  func `the program ends with status 64 for invalid arguments`(words: [String], reason: String) async throws {
    let run = try await ProcessOutput(of: BuiltProducts.program("bench"), words)
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("walkthrough bench: \(reason)"))
    #expect(run.output.isEmpty)
  }
}
