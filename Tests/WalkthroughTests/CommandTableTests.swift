import Foundation
import ProcessTesting
import Testing
import TextLayout

@testable import Walkthrough

/// The table of commands, and the texts that are generated from it.
@Suite struct CommandTableTests {
  private let all = CommandEntry.all + [.overview]

  @Test func `every command has a line, a summary and up to three examples`() {
    for command in all {
      #expect(!command.brief.isEmpty && !command.summary.isEmpty, "\(command.name)")
      #expect((1...3).contains(command.examples.count), "\(command.name)")
      #expect(command.formats.isEmpty || command.formats[0].format == .text, "\(command.name)")
    }
    #expect(Set(all.map(\.name)).count == all.count)
  }

  @Test func `every example is a valid request of its command`() throws {
    for command in CommandEntry.all {
      for example in command.examples {
        let words = example.words.prefix { $0 != ">" }.split(separator: " ").map(String.init)
        #expect(words.first == command.name)
        #expect(throws: Never.self, "\(example.words)") { try Request(arguments: words) }
      }
    }
  }

  @Test func `help shows each word, option, format and example of a command`() {
    let page = Page(width: 200, style: .plain)
    for command in all {
      let text = HelpReport(command: command, page: page).text()
      #expect(text.replacing("\n", with: " ").contains("\(Kit.command) \(command.usage) "), "\(command.name)")
      let words = command.operands.map(\.name) + command.subcommands.map(\.name)
      let options = (command.options + Options.common).map(\.term)
      let formats = command.formats.dropFirst().map { "--format \($0.format.rawValue)" }
      for part in words + options + formats + command.examples.map(\.words) {
        #expect(text.contains(part), "\(command.name): \(part)")
      }
    }
  }

  @Test func `an option means the same for every command that takes it`() {
    for command in CommandEntry.all {
      for option in command.options {
        let other = Options.all.first { $0.name == option.name }
        #expect(other?.meaning == option.meaning, "\(command.name) \(option.name)")
      }
    }
  }

  @Test func `an argument after two hyphens is not an option`() throws {
    let line = CommandLineSplit(["a", "--width", "40", "--", "--b", "-h"])
    #expect(line.words == ["a", "--b", "-h"])
    #expect(line.options.map(\.name) == ["--width"])
    #expect(line.options.map(\.value) == ["40"])
  }

  @Test func `the version names the kit and the compiler`() async throws {
    for word in ["--version", "-V"] {
      let run = try await walkthrough(word)
      #expect(run.status == 0)
      #expect(run.output.hasPrefix("walkthrough \(Kit.version), built with Swift 6."))
    }
  }

  @Test func `the manual has every command, common option, variable and status`() {
    let text = ManualReport().text().replacing("\\-", with: "-")
    for command in CommandEntry.all {
      #expect(text.contains("\n.SS \(command.usage)\n"), "\(command.name)")
    }
    for term in Options.common.map(\.term) + Kit.variables.map(\.name)
      + Kit.exitStatuses.map({ "\($0.status)" })
    {
      #expect(text.contains("\n.TP\n.B \(term)\n"), "\(term)")
    }
  }

  @Test(.enabled(if: exists("/usr/bin/groff"), "groff is not installed"))
  func `groff formats the manual without a warning`() async throws {
    let manual = try await walkthrough("manual")
    let script = "groff -man -Tutf8 -ww -z"
    let run = try await ProcessOutput(
      of: URL(fileURLWithPath: "/bin/sh"), ["-c", script], typing: manual.output)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty, "\(run.errors)")
  }
}

/// Returns true if a program is installed.
nonisolated func exists(_ path: String) -> Bool { FileManager.default.isExecutableFile(atPath: path) }
