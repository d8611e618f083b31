import Specification
import Testing

@testable import Walkthrough

@Suite struct CommandLineTests {
  @Test func `no word asks for the guide`() throws {
    #expect(try Request(arguments: []).command == .guide)
  }

  @Test func `options may stand anywhere, their values attached or not`() throws {
    let request = try Request(arguments: [
      "--format=json", "trace", "--width", "40", "swift-io", "go-back",
    ])
    #expect(request.command == .trace(.swiftIO, "go-back"))
    #expect(request.format == .json)
    #expect(request.width == 40)
  }

  @Test func `help goes before everything else`() throws {
    #expect(try Request(arguments: ["trace", "--help"]).command == .help(.trace))
    #expect(try Request(arguments: ["-h"]).command == .help(.overview))
    #expect(try Request(arguments: ["help", "rules"]).command == .help(.rules))
  }

  @Test func `a rule is found in any case`() throws {
    #expect(try Request(arguments: ["rules", "sio-14"]).command == .rules(.rule("SIO-14")))
    #expect(try Request(arguments: ["rules", "viper"]).command == .rules(.pattern(.viper)))
  }

  @Test(arguments: [
    (
      ["trace", "swift-io", "sort-contries"],
      "There is no story 'sort-contries'. Did you mean 'sort-countries'?"
    ),
    (["trace", "swiftio", "go-back"], "There is no pattern 'swiftio'. Did you mean 'swift-io'?"),
    (["trac"], "There is no command 'trac'. Did you mean 'trace'?"),
    (["TRACE"], "There is no command 'TRACE'. Did you mean 'trace'?"),
    (["--formt", "json"], "There is no option '--formt'. Did you mean '--format'?"),
    (["list", "--format", "jsn"], "There is no format 'jsn'. Did you mean 'json'?"),
    (["list", "--format"], "What is missing is a form after --format."),
    (["rules", "SIO-99"], "There is no rule 'SIO-99'."),
    (["rules", "vipr"], "There is no pattern 'vipr'. Did you mean 'viper'?"),
    (["trace"], "What is missing is a pattern after trace."),
    (["trace", "swift-io"], "What is missing is a story after swift-io."),
    (["trace", "viper", "go-back"], "viper has its rules here, but no program that could be traced."),
    (["list", "--format", "mermaid"], "--format mermaid draws a trace."),
    (["--format", "json"], "--format json needs something to write."),
    (["--width", "19"], "--width takes a number of columns from 20 to 500."),
    (["--width", "wide"], "--width takes a number of columns from 20 to 500."),
    (["list", "all"], "There is nothing to do with 'all'."),
    (["zzzzzzzz"], "There is no command 'zzzzzzzz'.\nKnown: trace, list, rules, help."),
  ])
  func `a word that is not known is told, with the nearest that is`(
    arguments: [String], message: String
  ) throws {
    let error = #expect(throws: UsageError.self) { try Request(arguments: arguments) }
    let text = try #require(error?.description)
    #expect(text.hasPrefix(message), "\(text)")
  }
}
