import Architectures
import Foundation
import Playing
import Specification
import Testing

@testable import Walkthrough

@Suite struct CommandLineTests {
  @Test func `without arguments the program shows the guide`() throws {
    #expect(try command([]) == TourCommand())
  }

  @Test func `options may come anywhere, with their values attached or separate`() throws {
    let request = try Request(arguments: [
      "--format=json", "trace", "--width", "40", "swift-io", "go-back",
    ])
    #expect(request.command as? TraceCommand == TraceCommand(pattern: .swiftIO, story: "go-back"))
    #expect(request.options.format == .json)
    #expect(request.options[.width] == 40)
  }

  @Test func `a request for the version overrides everything else`() throws {
    for words in [["--version"], ["-V"], ["trace", "--bogus", "-V"]] {
      #expect(try command(words) == VersionCommand())
    }
  }

  @Test func `a request for help overrides everything else`() throws {
    #expect(try command(["trace", "--help"]) == HelpCommand(command: .trace))
    #expect(try command(["-h"]) == HelpCommand(command: .overview))
    #expect(try command(["list", "--format", "mermaid", "--help"]) == HelpCommand(command: .list))
    #expect(try command(["help", "rules"]) == HelpCommand(command: .rules))
    for words in [["exercises", "help", "run"], ["help", "exercises", "run"]] {
      #expect(try command(words) == HelpCommand(command: .exercises))
    }
  }

  @Test func `a comparison covers the patterns that are named, or else all that have an app`() throws {
    let one: CompareCommand = try command(["compare", "go-back", "swift-io"])
    #expect(one == CompareCommand(story: "go-back", patterns: [.swiftIO]))
    let all = Architectures.all.map(\.pattern)
    #expect(try command(["compare", "go-back"]) == CompareCommand(story: "go-back", patterns: all))
    #expect(try Request(arguments: ["compare", "go-back", "--format", "json"]).options.format == .json)
    #expect(try command(["help", "compare"]) == HelpCommand(command: .compare))
  }

  @Test func `the catalogue may come from a server`() throws {
    let request = try Request(arguments: ["trace", "fc", "go-back", "--catalogue=http://127.0.0.1:80/a"])
    #expect(request.command as? TraceCommand == TraceCommand(pattern: .mvvmFC, story: "go-back"))
    #expect(request.options[.catalogue]?.absoluteString == "http://127.0.0.1:80/a")
    #expect(try Request(arguments: ["compare", "go-back"]).options[.catalogue] == nil)
  }

  @Test func `rules takes a rule in lower case, or a pattern`() throws {
    #expect(try command(["rules", "sio-14"]) == RulesCommand(selection: .rule("SIO-14")))
    #expect(try command(["rules", "viper"]) == RulesCommand(selection: .pattern(.viper)))
    #expect(try command(["rules", "vip"]) == RulesCommand(selection: .pattern(.cleanSwift)))
  }

  @Test(arguments: [
    (["trace"], "trace", WordList.patterns), (["trace", "viper"], "trace viper", .stories),
    (["compare"], "compare", .stories), (["ownership"], "ownership", .patterns),
    (["exercises", "hint"], "exercises hint", .exercises),
  ])
  func `a missing argument is chosen from a list`(words: [String], typed: String, values: WordList) throws {
    let choice: Choice = try command(words)
    #expect(choice.typed == typed)
    #expect(choice.values == values)
    let text = ChoiceReport(choice: choice, page: Page(width: 80, style: .plain)).text()
    for word in values.words {
      #expect(text.contains("\n  swift run walkthrough \(typed) \(word)\n"), "\(word)")
    }
  }

  @Test(arguments: ["search", "completions"])
  func `a missing argument without a list of values is explained by examples`(word: String) throws {
    let choice: Choice = try command([word])
    let text = ChoiceReport(choice: choice, page: Page(width: 200, style: .plain)).text()
    #expect(text.hasPrefix("'\(word)' needs \(choice.noun). For example:\n"))
    let command = try #require(CommandEntry.all.first { $0.name == word })
    for example in command.examples {
      #expect(text.contains("\n  swift run walkthrough \(example.words)\n"))
    }
  }

  @Test func `with --plain, tour takes --event or --wiring before a story is chosen`() throws {
    for words in [["tour", "--plain", "--event", "1"], ["tour", "--plain", "--wiring"]] {
      #expect(try command(words) == TourCommand())
    }
  }

  @Test func `bench passes --plain on to the benchmarks`() throws {
    #expect(try command(["bench", "viper", "--plain"]) == BenchCommand(words: ["viper", "--plain"]))
  }

  @Test(arguments: ["Swift-IO", "SWIFT-IO", "swift-io", "sio"])
  func `a pattern is found by its title, in upper and lower case`(word: String) throws {
    #expect(try command(["rules", word]) == RulesCommand(selection: .pattern(.swiftIO)))
    #expect(try command(["tour", word]) == TourCommand(pattern: .swiftIO))
    for word in ["Clean Swift", "clean", "cleanswift", "Clean Swift VIP", "CLEAN-SWIFT"] {
      #expect(try command(["rules", word]) == RulesCommand(selection: .pattern(.cleanSwift)))
    }
    #expect(Pattern(word: "mvvm") == .mvvmFC && Pattern(word: "swiftio") == .swiftIO)
    #expect(["", "c", "io", "-", "viper-1"].allSatisfy { Pattern(word: $0) == nil })
    #expect(try command(["trace", "VIPER", "Go-Back"]) == TraceCommand(pattern: .viper, story: "go-back"))
  }

  @Test func `a command and a format may be typed in upper case`() throws {
    let request = try Request(arguments: ["TRACE", "Viper", "Go-Back", "--format", "JSON"])
    #expect(request.command as? TraceCommand == TraceCommand(pattern: .viper, story: "go-back"))
    #expect(request.options.format == .json)
  }

  @Test func `a story that another catalogue cannot play is reported in one sentence`() throws {
    let stage = Stage(Architectures.of(.viper))
    try stage.perform(.launch())
    let error = try #require(throws: StoryError.self) { try stage.perform(.pick("Italy")) }
    let words = ["trace", "viper", "open-film"]
    let other = Walkthrough().report(on: error, after: words + ["--catalogue", "http://a"])
    #expect(other.status == 1 && !other.text.contains("\n"))
    #expect(other.text.contains("The catalogue lacks what the story uses. The user picks “Italy”. "))
    #expect(Walkthrough().report(on: error, after: words).text.contains("╭"))
  }

  @Test func `a full disk is told from a folder that cannot be written to`() {
    let folder = URL(fileURLWithPath: "/folder")
    let errors = [CocoaError(.fileWriteOutOfSpace), CocoaError(.fileWriteNoPermission)]
      .map { OutputError(writingTo: folder, $0).description }
    #expect(errors[0].contains("full") && errors[1].contains("choose another"))
  }

  @Test func `a pattern may be named by the letters that its rules begin with`() throws {
    #expect(
      try command(["trace", "viper", "films-fail"]) == TraceCommand(pattern: .viper, story: "films-fail"))
    #expect(try command(["trace", "vip", "go-back"]) == TraceCommand(pattern: .cleanSwift, story: "go-back"))
    #expect(try command(["rules", "sio"]) == RulesCommand(selection: .pattern(.swiftIO)))
  }

  nonisolated private static let mistakes: [(arguments: [String], message: String)] = [
    (
      ["trace", "swift-io", "sort-contries"],
      "There is no story 'sort-contries'. Did you mean 'sort-countries'?"
    ),
    (["trace", "swiftoi", "go-back"], "There is no pattern 'swiftoi'. Did you mean 'swift-io'?"),
    (["trac"], "There is no command 'trac'. Did you mean 'trace'?"),
    (["TRAC"], "There is no command 'TRAC'. Did you mean 'trace'?"),
    (["--formt", "json", "list"], "There is no list option '--formt'. Did you mean '--format'?"),
    (["--formt"], "There is no option '--formt'. Did you mean '--format'?"),
    (["list", "--format", "jsn"], "list has no format 'jsn'. Did you mean 'json'?\nKnown: text, json."),
    (["list", "--format"], "--format needs a format."),
    (["rules", "SIO-99"], "There is no rule 'SIO-99'."),
    (["rules", "VIPER-12"], "There is no rule 'VIPER-12'. Did you mean 'VPR-12'?"),
    (["rules", "mvvm-fc-4"], "There is no rule 'mvvm-fc-4'. Did you mean 'FC-04'?"),
    (["rules", "vpr-99"], "There is no rule 'vpr-99'. Did you mean 'VPR-"),
    (
      ["rules", "viper", "VIP-31"],
      "'VIP-31' is one word too many. Try 'swift run walkthrough rules VIP-31'."
    ),
    (["--foo"], "There is no option '--foo'.\nKnown: "),
    (["search", ""], "search needs a word."),
    (["search", " ", ""], "search needs a word."),
    (["search", "", "weak"], "One of the words is blank. Leave it out."),
    (["tour", "--event", "99"], "--event needs a story.\nKnown: list-countries, "),
    (["tour", "viper", "--event", "99"], "--event needs a story."),
    (["tour", "viper", "--wiring"], "--wiring needs a story."),
    (["exercises", "help", "runs"], "'runs' is one word too many."),
    (["judge", "vipre", "."], "There is no pattern 'vipre'. Did you mean 'viper'?"),
    (["judge", "vipre"], "There is no pattern 'vipre'. Did you mean 'viper'?"),
    (["judge", "../App"], "judge takes a pattern first, and '../App' is not one."),
    (["trace", "swift-io", "sort"], "There is no story 'sort'. Did you mean 'sort-countries'?"),
    (
      ["tour", "viper", "films-fail"],
      "'trace' shows 'films-fail', but no other command. 'swift run walkthrough list' shows the other stories."
    ),
    (["--help=yes"], "--help takes no value."),
    (["a\n\u{1B}[31mb"], #"There is no command 'a\u{A}\u{1B}[31mb'."#),
    ([String(repeating: "x", count: 99)], "There is no command 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…'."),
    (["rules", "vipr"], "There is no pattern 'vipr'. Did you mean 'viper'?"),
    (["rules", "vpi"], "There is no pattern 'vpi'. Did you mean 'vip'?"),
    (
      ["rules", "leak"], "LEAK is a rule of the judge's own. Try 'swift run walkthrough judge explain LEAK'."
    ),
    (["trace", "--format", "json"], "trace needs a pattern and a story."),
    (["trace", "swift-io", "--format", "json"], "trace swift-io needs a story."),
    (["trace", "vipr"], "There is no pattern 'vipr'. Did you mean 'viper'?"),
    (["tour", "vipr"], "There is no pattern 'vipr'. Did you mean 'viper'?"),
    (["trace", "mvvm-fc", "go-back", "--catalogue"], "--catalogue takes the address of a folder"),
    (["trace", "mvvm-fc", "go-back", "--catalogue", "countries.json"], "--catalogue takes the address"),
    (["trace", "mvvm-fc", "go-back", "--catalogue", "file:///tmp"], "--catalogue takes the address"),
    (["trace", "mvvm-fc", "go-back", "--catalogue=http:///"], "--catalogue takes the address"),
    (
      ["list", "--catalogue", "http://a/"],
      "--catalogue is for 'trace', 'compare', 'app', 'console' and 'site', not 'list'."
    ),
    (["console", "--store"], "--store takes the path of a file"),
    (["list", "--store", "a"], "--store is for 'console', not 'list'."),
    (["console", "--format", "json"], "--format is for "),
    (
      ["trace", "go-back", "clean-swift"],
      "'go-back' is a story; trace takes a pattern first. "
        + "Try 'swift run walkthrough trace clean-swift go-back'."
    ),
    (["vip-37"], "VIP-37 is a rule. Try 'swift run walkthrough rules VIP-37'."),
    (["go-back"], "'go-back' is a story. Try 'swift run walkthrough compare go-back'."),
    (["ownership", "--format", "json"], "ownership needs a pattern."),
    (["ownership", "vipr"], "There is no pattern 'vipr'. Did you mean 'viper'?"),
    (
      ["measure", "viper", "--format", "mermaid"],
      "measure has no format 'mermaid'; it is for 'trace' and 'ownership'."
    ),
    (["compare", "go-back", "viper", "--ask"], "--ask compares two patterns or more."),
    (["compare", "go-back", "--ask", "--format", "json"], "--ask is for text, not for --format json."),
    (["trace", "viper", "go-back", "--ask"], "--ask is for 'compare', not 'trace'."),
    (["compar"], "There is no command 'compar'. Did you mean 'compare'?"),
    (["compare", "--format", "json"], "compare needs a story.\nKnown: list-countries, "),
    (["compare", "sort-contries"], "There is no story 'sort-contries'. Did you mean 'sort-countries'?"),
    (["compare", "swift-io", "go-back"], "'swift-io' is a pattern; compare takes a story first."),
    (["compare", "go-back", "swiftoi"], "There is no pattern 'swiftoi'. Did you mean 'swift-io'?"),
    (["compare", "go-back", "swift-io", "swift-io"], "'swift-io' is listed twice."),
    (
      ["compare", "go-back", "--format", "mermaid"],
      "compare has no format 'mermaid'; it is for 'trace' and 'ownership'.\nKnown: text, json."
    ),
    (
      ["trace", "viper", "go-back", "--format", "xml"],
      "trace has no format 'xml'.\nKnown: text, json, sequence, mermaid, plantuml, test."
    ),
    (["list", "--bogus"], "There is no list option '--bogus'.\nKnown: --format, --width, "),
    (["list", "--format", "--width"], "--format needs a format."),
    (["--format", "json"], "--format is for 'trace', 'compare', "),
    (["viper"], "'viper' is a pattern. Try 'swift run walkthrough tour viper'."),
    (["list", "--", "--format"], "'--format' is one word too many."),
    (["help", "trac"], "There is no command 'trac'. Did you mean 'trace'?"),
    (
      ["completions", "tcsh"], "There is no completion script for 'tcsh'.\nKnown: bash, zsh, fish."
    ),
    (
      ["rules", "weak"],
      "There is no pattern 'weak'.\nKnown: swift-io, clean-swift, viper, mvvm-fc, sio, vip, vpr, fc."
        + "\n'swift run walkthrough search weak' finds the word in rules, messages and pages."
    ),
    (["bench", "--color", "always"], "bench prints no colours. Leave out --color always."),
    (["--width", "19"], "--width takes a number of columns from 20 to 500."),
    (["--width", "wide"], "--width takes a number of columns from 20 to 500."),
    (["list", "all"], "'all' is one word too many."),
    (
      ["zzzzzzzz"],
      "There is no command 'zzzzzzzz'.\nKnown: tour, trace, compare, app, quiz, review, exercises, ownership, measure, bench, list, rules, search, judge, new, templates, skill, fuzz, console, guide, site, docs, completions, manual, help."
    ),
  ]

  @Test(arguments: mistakes)
  func `a wrong argument is explained, and the nearest known one is suggested`(
    arguments: [String], message: String
  ) throws {
    let error = #expect(throws: UsageError.self) { try Request(arguments: arguments) }
    let text = try #require(error?.description)
    #expect(text.hasPrefix(message), "\(text)")
  }
}

/// Reads a command line, and returns its command.
///
/// - Throws: `UsageError`, or `Unexpected` for a command of another type.
func command<Expected: Command>(_ words: [String]) throws -> Expected {
  guard let command = try Request(arguments: words).command as? Expected else { throw Unexpected() }
  return command
}
