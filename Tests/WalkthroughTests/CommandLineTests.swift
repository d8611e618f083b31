import Architectures
import Foundation
import Stories
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

  @Test func `bench passes its words on as they are`() throws {
    let words = ["viper", "--rows", "10", "--format", "json"]
    #expect(try Request(arguments: ["bench"] + words).command == .bench(words))
    #expect(try Request(arguments: ["bench", "--help"]).command == .help(.bench))
  }

  @Test func `help goes before everything else`() throws {
    #expect(try Request(arguments: ["trace", "--help"]).command == .help(.trace))
    #expect(try Request(arguments: ["-h"]).command == .help(.overview))
    #expect(try Request(arguments: ["list", "--format", "mermaid", "--help"]).command == .help(.list))
    #expect(try Request(arguments: ["help", "rules"]).command == .help(.rules))
  }

  @Test func `a comparison is of the patterns that are named, or of all that have a program`() throws {
    let one = try Request(arguments: ["compare", "go-back", "swift-io"])
    #expect(one.command == .compare("go-back", [.swiftIO]))
    let all = Architectures.all.map(\.pattern)
    #expect(try Request(arguments: ["compare", "go-back"]).command == .compare("go-back", all))
    #expect(try Request(arguments: ["compare", "go-back", "--format", "json"]).format == .json)
    #expect(try Request(arguments: ["help", "compare"]).command == .help(.compare))
  }

  @Test func `the catalogue may come from a server`() throws {
    let request = try Request(arguments: ["trace", "fc", "go-back", "--catalogue=http://127.0.0.1:80/a"])
    #expect(request.command == .trace(.mvvmFC, "go-back"))
    #expect(request.catalogue?.absoluteString == "http://127.0.0.1:80/a")
    #expect(try Request(arguments: ["compare", "go-back"]).catalogue == nil)
  }

  @Test func `a rule is found in any case`() throws {
    #expect(try Request(arguments: ["rules", "sio-14"]).command == .rules(.rule("SIO-14")))
    #expect(try Request(arguments: ["rules", "viper"]).command == .rules(.pattern(.viper)))
    #expect(try Request(arguments: ["rules", "vip"]).command == .rules(.pattern(.cleanSwift)))
  }

  @Test func `a pattern may be called by the letters of its rules`() throws {
    #expect(try Request(arguments: ["trace", "vip", "go-back"]).command == .trace(.cleanSwift, "go-back"))
    #expect(try Request(arguments: ["rules", "sio"]).command == .rules(.pattern(.swiftIO)))
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
    (["list", "--format"], "--format needs a form."),
    (["rules", "SIO-99"], "There is no rule 'SIO-99'."),
    (["trace", "swift-io", "sort"], "There is no story 'sort'. Did you mean 'sort-countries'?"),
    (["--help=yes"], "There is no option '--help=yes'."),
    (["a\n\u{1B}[31mb"], "There is no command 'a  [31mb'."),
    ([String(repeating: "x", count: 99)], "There is no command 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…'."),
    (["rules", "vipr"], "There is no pattern 'vipr'. Did you mean 'viper'?"),
    (["trace"], "trace needs a pattern and a story."),
    (["trace", "swift-io"], "trace swift-io needs a story."),
    (["trace", "mvvm-fc", "go-back", "--catalogue"], "--catalogue needs the address of a folder"),
    (["trace", "mvvm-fc", "go-back", "--catalogue", "countries.json"], "--catalogue needs the address"),
    (["trace", "mvvm-fc", "go-back", "--catalogue", "file:///tmp"], "--catalogue needs the address"),
    (["trace", "mvvm-fc", "go-back", "--catalogue=http:///"], "--catalogue needs the address"),
    (["list", "--catalogue", "http://a/"], "--catalogue is for 'trace', 'compare' and 'console'."),
    (["console", "--store"], "--store needs the path of a file"),
    (["list", "--store", "a"], "--store is for 'console'."),
    (["console", "--format", "json"], "A console writes lines as they come"),
    (
      ["trace", "go-back", "clean-swift"],
      "'go-back' is a story; trace takes the pattern first. "
        + "Try 'swift run walkthrough trace clean-swift go-back'."
    ),
    (["vip-37"], "VIP-37 is a rule. Try 'swift run walkthrough rules VIP-37'."),
    (["go-back"], "'go-back' is a story. Try 'swift run walkthrough compare go-back'."),
    (["ownership"], "ownership needs a pattern."),
    (["ownership", "vipr"], "There is no pattern 'vipr'. Did you mean 'viper'?"),
    (["measure", "viper", "--format", "mermaid"], "--format mermaid is for traces and ownership."),
    (["compar"], "There is no command 'compar'. Did you mean 'compare'?"),
    (["compare"], "compare needs a story.\nKnown: list-countries, "),
    (["compare", "sort-contries"], "There is no story 'sort-contries'. Did you mean 'sort-countries'?"),
    (["compare", "swift-io", "go-back"], "'swift-io' is a pattern; compare takes the story first."),
    (["compare", "go-back", "swiftio"], "There is no pattern 'swiftio'. Did you mean 'swift-io'?"),
    (["compare", "go-back", "swift-io", "swift-io"], "'swift-io' is there twice; once is enough."),
    (
      ["compare", "go-back", "--format", "mermaid"],
      "--format mermaid draws one pattern at a time. "
        + "Try 'swift run walkthrough trace swift-io go-back --format mermaid'."
    ),
    (["list", "--format", "mermaid"], "--format mermaid is for traces and ownership."),
    (["--format", "json"], "--format json needs a command."),
    (["--width", "19"], "--width takes a number of columns from 20 to 500."),
    (["--width", "wide"], "--width takes a number of columns from 20 to 500."),
    (["list", "all"], "'all' is one word too many."),
    (
      ["zzzzzzzz"],
      "There is no command 'zzzzzzzz'.\nKnown: tour, trace, compare, ownership, measure, exercises, fuzz, bench, console, list, rules, docs, help."
    ),
  ])
  func `a word that is not known is told, with the nearest that is`(
    arguments: [String], message: String
  ) throws {
    let error = #expect(throws: UsageError.self) { try Request(arguments: arguments) }
    let text = try #require(error?.description)
    #expect(text.hasPrefix(message), "\(text)")
  }
}
