import Foundation
import Testing

@testable import MVVMFC

@Suite struct FC06Tests {
  @Test func `FC-06 extensions are generic, and only tools localise, log and diagnose`() async throws {
    try await expectKept("FC-06")
  }

  @Test func `FC-06 counterexample: an extension extends a type of this app`() async throws {
    try await expectBroken(
      "FC-06", naming: "Extensions", "ListItem",
      by: .readingBeside("FC06ListItem", in: "Library/Extensions"))
  }

  @Test func `FC-06 counterexample: a view model logs by itself`() async throws {
    try await expectBroken(
      "FC-06", naming: "Tools", "print",
      by: .readingBeside("FC06GreetingsViewModel", in: "Modules/Films"))
  }

  @Test func `FC-06 counterexample: the services have a log of their own`() async throws {
    try await expectBroken(
      "FC-06", naming: "Tools", "RequestLog",
      by: .readingBeside("FC06RequestLog", in: "Services/Catalogue"))
  }

  @Test func `FC-06 counterexample: a module looks up its own texts`() async throws {
    try await expectBroken(
      "FC-06", naming: "Tools", "NSLocalizedString",
      by: .readingBeside("FC06Texts", in: "Modules/Film"))
  }
}

private enum FC06GreetingsViewModel {
  /// Logs with `print` instead of the shared tool.
  private final class GreetingsViewModel {
    private(set) var items: [String] = []

    func reload() {
      items = ["Hello"]
      print("loaded \(items.count) greetings")
    }
  }
}

private enum FC06RequestLog {
  /// A log beside the library's.
  private struct RequestLog {
    private(set) var lines: [String] = []

    mutating func add(_ line: String) {
      lines.append(line)
    }
  }
}

// MARK: - FC06ListItem

// @testable import MVVMFC

extension ListItem {
  /// The title and the detail on one line.
  fileprivate var line: String { "\(title), \(detail)" }
}

// MARK: - FC06Texts

// import Foundation

extension String {
  /// The localised text of this key, looked up without the shared tool.
  fileprivate var text: String { NSLocalizedString(self, comment: "") }
}
