import Foundation
import ProcessTesting
import Testing

@testable import Walkthrough

/// The completions that the shells themselves offer.
@Suite struct CompletionTests {
  nonisolated private static let fish = shell("fish")
  nonisolated private static let zsh = shell("zsh")

  /// Finds a shell where Linux, macOS and Homebrew put it.
  nonisolated private static func shell(_ name: String) -> URL? {
    ["/usr/bin", "/bin", "/opt/homebrew/bin", "/usr/local/bin"].map { "\($0)/\(name)" }.first(where: exists)
      .map { URL(fileURLWithPath: $0) }
  }

  /// The words before the cursor, and what may follow.
  nonisolated private static let cases: [(words: [String], candidates: [String])] = [
    (["tra"], ["trace"]),
    (["trace", ""], ["clean-swift", "mvvm-fc", "swift-io", "viper"]),
    (["trace", "viper", "so"], ["sort-countries"]),
    (["trace", "viper", "--format", ""], ["json", "mermaid", "plantuml", "sequence", "test", "text"]),
    (["list", "--format", ""], ["json", "text"]),
    (["--width", "40", "trace", "vi"], ["viper"]),
    (["rules", "SIO-14"], ["SIO-14"]), (["trace", "VI"], ["viper"]),
    (["trace", "viper", "Sort"], ["sort-countries"]),
    (["rules", "sio-14"], ["SIO-14"]),
    (
      ["exercises", ""],
      ["diff", "export", "hint", "init", "list", "next", "reset", "run", "solution", "verify", "watch"]
    ),
    (["exercises", "hint", "3", ""], ["1", "2", "3"]),
    (["compare", "go-back", "viper", "sw"], ["swift-io"]),
    (["app", "mv"], ["mvvm-fc"]),
    (["completions", ""], ["bash", "fish", "zsh"]),
    (["judge", "viper", "\(packageFolder.path)/LICEN"], ["\(packageFolder.path)/LICENSE"]),
    (["judge", "viper", "--str"], ["--strict"]),
    (["judge", ""], ["cache", "clean-swift", "explain", "mvvm-fc", "swift-io", "viper"]),
    (["judge", "explain", "VPR-3"], ["VPR-30", "VPR-31", "VPR-32"]),
    (["judge", "explain", "lea"], ["LEAK"]), (["judge", "cache", ""], ["clear"]),
    (["list", "--fo"], ["--format"]),
    (["list", "--width", ""], []),
    (["--color", "al"], ["always"]),
  ]

  @Test(.enabled(if: exists("/bin/bash"), "bash is not installed"), arguments: cases)
  func `bash completes`(words: [String], candidates: [String]) async throws {
    let script =
      Shell.bash.script + """
        COMP_WORDS=(walkthrough "$@"); COMP_CWORD=$#; _walkthrough; printf '%s\\n' "${COMPREPLY[@]}" | sort
        """
    let run = try await ProcessOutput(
      of: URL(fileURLWithPath: "/bin/bash"), ["-c", script, "bash"] + words)
    #expect(run.errors.isEmpty)
    let found = run.output.split(separator: "\n").map(String.init)
    #expect(found == candidates)
  }

  @Test(.enabled(if: fish != nil, "fish is not installed"), arguments: cases)
  func `fish completes`(words: [String], candidates: [String]) async throws {
    let line = (["walkthrough"] + words).joined(separator: " ")
    let script = Shell.fish.script + "complete -C '\(line)'"
    let run = try await ProcessOutput(of: #require(Self.fish), ["--no-config", "-c", script])
    #expect(run.errors.isEmpty)
    let found = run.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    #expect(found.sorted() == candidates)
  }

  @Test(.enabled(if: zsh != nil, "zsh is not installed"))
  func `zsh reads its script without an error`() async throws {
    let run = try await ProcessOutput(of: #require(Self.zsh), ["-f", "-n", "-c", Shell.zsh.script])
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
  }

  @Test func `every shell's script has all commands, patterns, stories and rules`() {
    for shell in Shell.allCases {
      let script = shell.script
      for word in CommandEntry.all.map(\.name) + WordList.rules.words + WordList.stories.words {
        #expect(script.contains(word), "\(shell) \(word)")
      }
    }
  }
}
