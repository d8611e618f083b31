import Foundation
import Specification
import Tracing

/// A source file: its path and its lines.
nonisolated private struct SourceFileLines: Sendable {
  /// The path in the package's folder.
  let path: String
  let lines: [String]
}

/// The source of a pattern and of the modules that it uses, to look up where messages are sent and received.
nonisolated struct SourceLibrary: Sendable {
  /// The greatest number of lines of a method that are shown.
  static let longestMethod = 12
  private let files: [String: SourceFileLines]
  /// The place where each type is declared: the file's path, and the index of the line.
  private let types: [String: (path: String, index: Int)]

  /// Reads the source of a pattern off the caller's actor.
  @concurrent static func reading(_ pattern: Pattern) async -> SourceLibrary {
    SourceLibrary(of: pattern)
  }

  /// Reads the source of a pattern; the library is empty if the package is no longer there.
  init(of pattern: Pattern) {
    var files: [String: SourceFileLines] = [:]
    var types: [String: (path: String, index: Int)] = [:]
    let forms = ["App", "Async", "Observable"].map { "\(pattern.module)/\($0)" }
    let folders = forms + ["HeadlessUI", "Catalogue"]
    for folder in folders.map({ "Sources/Patterns/\($0)" }) {
      let places = (try? Package.swiftFiles(below: Package.folder.appendingPathComponent(folder))) ?? []
      for place in places {
        guard let text = try? String(contentsOf: place, encoding: .utf8) else { continue }
        let file = SourceFileLines(
          path: place.path.replacing(Package.folder.path + "/", with: ""),
          lines: text.components(separatedBy: "\n"))
        files[file.path] = file
        for (index, line) in file.lines.enumerated() {
          if let type = line.declaredType, types[type] == nil { types[type] = (file.path, index) }
        }
      }
    }
    self.files = files
    self.types = types
  }

  /// Returns the line that sent a message, with some lines before it and as many after it.
  func excerpt(sending message: Message, context: Int = 2) -> SourceExcerpt? {
    guard let path = message.file, let number = message.line, let file = files[path] else { return nil }
    return SourceExcerpt(of: file.lines, in: path, around: number, context: context)
  }

  /// Returns the method or property that received a message. For a creation, it is the type; for a reply, the call that
  /// it answers, since the completion is there too.
  func excerpt(
    receiving message: Message, among messages: [Message], atMost count: Int = longestMethod
  ) -> SourceExcerpt? {
    if let call = message.answers, messages.indices.contains(call - 1) {
      return excerpt(sending: messages[call - 1])
    }
    guard let (path, start) = types[message.receiver.type], let file = files[path] else { return nil }
    let place = message.kind == .creation ? start : file.receiver(of: message, from: start)
    return place.map {
      SourceExcerpt(of: file.lines, in: path, declarationAt: $0 + 1, atMost: count)
    }
  }
}

nonisolated extension Message {
  /// The words before the place that sent it; the connections of an interface file are made in the scene's file.
  var senderTitle: String {
    file?.hasSuffix("Scene.swift") == true ? "Sent from the scene's storyboard," : "Sent from"
  }

  /// The words before the place of the source that received the message.
  var receiverTitle: String { answers == nil ? "Received by" : "Received where the call was made," }
}

nonisolated extension SourceFileLines {
  /// Finds the line, at or after `start`, with the declaration that received a message. If several have its name and
  /// labels, it is the one whose parameter has the payload's type; nil if that does not decide.
  fileprivate func receiver(of message: Message, from start: Int) -> Int? {
    let places = lines[start...].indices.filter { receives(message, at: $0) }
    guard places.count > 1 else { return places.first }
    let fitting = places.filter { lines[$0].contains(": \(message.payload.type)") }
    return fitting.count == 1 ? fitting[0] : nil
  }

  /// Returns true if the declaration on a line is the one that a message names: by its name, and by its argument
  /// labels.
  fileprivate func receives(_ message: Message, at index: Int) -> Bool {
    let line = lines[index]
    guard message.name.hasSuffix(")") else {
      let property = message.name.split(separator: ".").last.map(String.init) ?? message.name
      return line.contains("var \(property):") || line.contains("let \(property):")
        || line.contains("var \(property) ")
    }
    guard line.contains("func \(message.baseName)(") || line.contains("func \(message.baseName)<") else {
      return false
    }
    return labels(ofFunctionAt: index) == message.labels
  }

  /// Returns the argument labels of the function that begins on a line, `_` for an argument without one.
  private func labels(ofFunctionAt index: Int) -> [String] {
    let text = lines[index..<min(lines.count, index + 8)].joined(separator: " ")
    guard let open = text.firstIndex(of: "(") else { return [] }
    var depth = 0
    var arguments = [""]
    for character in text[text.index(after: open)...] {
      switch character {
      case ")" where depth == 0: return arguments.compactMap(\.firstWord)
      case "," where depth == 0: arguments.append("")
      default:
        if "([<{".contains(character) { depth += 1 }
        if ")]>}".contains(character), !arguments[arguments.count - 1].hasSuffix("-") { depth -= 1 }
        arguments[arguments.count - 1].append(character)
      }
    }
    return arguments.compactMap(\.firstWord)
  }
}

nonisolated extension String {
  /// The word that a parameter begins with.
  fileprivate var firstWord: String? {
    split(whereSeparator: { " :".contains($0) }).first.map(String.init)
  }

  /// The type that the line declares, or nil; an extension does not declare its type.
  fileprivate var declaredType: String? {
    let words = split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard let keyword = words.firstIndex(where: { ["class", "struct", "enum", "actor"].contains($0) }),
      keyword + 1 < words.count, words[keyword + 1].first?.isUppercase == true,
      words[..<keyword].allSatisfy({ ["final", "open", "public", "private", "nonisolated"].contains($0) })
    else { return nil }
    return String(words[keyword + 1])
  }
}
