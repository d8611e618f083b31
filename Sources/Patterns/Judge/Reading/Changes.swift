import Foundation

/// The lines of an app's files that differ from a commit, according to Git.
struct Changes {
  /// The changed lines of each file, by its path in the app's folder.
  private var lines: [String: [Range<Int>]] = [:]
  /// The paths of the files that Git does not know yet.
  private var untracked: Set<String> = []

  /// Asks Git for the lines that have changed since the last commit that a commit and HEAD have in common.
  ///
  /// - Throws: `JudgeError` if there is no Git, no work tree or no such commit.
  init(since reference: String, in folder: URL) throws {
    let git = Git(folder: folder)
    try git.findWorkTree()
    guard
      let commit = try git.text(["rev-parse", "--verify", "--end-of-options", "\(reference)^{commit}"]),
      let head = try git.text(["rev-parse", "--verify", "HEAD"])
    else {
      throw JudgeError.message(
        "--changed: there is no commit '\(reference)' here. A shallow clone has only its newest commits.")
    }
    guard let base = try git.text(["merge-base", commit, head]) else {
      throw JudgeError.message(
        "--changed: '\(reference)' and HEAD have no commit in common. A shallow clone has only its newest commits."
      )
    }
    let difference = try git.output([
      "diff", "--unified=0", "--inter-hunk-context=0", "--no-color", "--no-ext-diff", "--no-textconv",
      "--text",
      "--find-renames", "--relative", "--src-prefix=a/", "--dst-prefix=b/", base, "--", "*.swift",
    ])
    let others = try git.output(["ls-files", "--others", "--exclude-standard", "-z", "--", "*.swift"])
    guard let difference, let others else {
      throw JudgeError.message("--changed: Git does not tell what has changed in \(folder.path).")
    }
    read(difference)
    untracked = Set(others.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
  }

  /// Returns true if a finding is on a changed line, or in a changed file if it has no line.
  func include(_ finding: Finding) -> Bool {
    if untracked.contains(finding.path) { return true }
    guard let changed = lines[finding.path] else { return false }
    return finding.line < 1 || changed.contains { $0.contains(finding.line) }
  }

  /// Reads the answer of `git diff`.
  private mutating func read(_ difference: Data) {
    let hunk = #/^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/#
    var path: String?
    // A line of a file may look like a heading, so the lines of each hunk are counted.
    var rest = 0
    for bytes in difference.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let line = String(decoding: bytes, as: UTF8.self)
      if rest > 0 {
        if !line.hasPrefix("\\") { rest -= 1 }
      } else if line.hasPrefix("+++ ") {
        // Git writes a tab after a name with spaces.
        let name = String(line.dropFirst(4).prefix { $0 != "\t" }).withoutGitQuotes
        path = name.hasPrefix("b/") ? String(name.dropFirst(2)) : nil
        if let path { lines[path] = lines[path] ?? [] }
      } else if let match = line.firstMatch(of: hunk), let first = Int(match.2) {
        let added = match.3.map { Int($0) ?? 0 } ?? 1
        rest = added + (match.1.map { Int($0) ?? 0 } ?? 1)
        if let path { lines[path, default: []].append(first..<(first + added)) }
      }
    }
  }
}

/// Git, as it runs in a folder.
private struct Git {
  let folder: URL

  /// Makes sure that there is Git, and that the folder is in a work tree.
  ///
  /// - Throws: `JudgeError` with Git's own words.
  func findWorkTree() throws {
    let (answer, status) = try run(["rev-parse", "--is-inside-work-tree"], errors: nil)
    guard status != 127 else { throw JudgeError.message("--changed needs Git, which is not on the PATH.") }
    let text = String(decoding: answer, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    guard status == 0, text.hasSuffix("true") else {
      throw JudgeError.message(
        "--changed needs a work tree of Git: \(status == 0 ? "\(folder.path) is not in one" : text).")
    }
  }

  /// Returns what a command prints, or nil if it fails.
  func output(_ arguments: [String]) throws -> Data? {
    let (output, status) = try run(arguments, errors: .discarded)
    return status == 0 ? output : nil
  }

  /// Returns the line that a command prints, or nil if it fails.
  func text(_ arguments: [String]) throws -> String? {
    try output(arguments).map {
      String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  /// The variables of this program, without those by which Git tells a hook where the repository is: they are meant for
  /// another folder.
  private static let environment = ProcessInfo.processInfo.environment.filter {
    !["GIT_DIR", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_WORK_TREE"].contains($0.key)
  }

  private func run(
    _ arguments: [String], errors: Subprocess.Output?
  ) throws -> (output: Data, status: Int32) {
    try Subprocess.output(
      of: URL(fileURLWithPath: "/usr/bin/env"),
      ["git", "--no-optional-locks", "-c", "core.quotePath=false", "-C", folder.path] + arguments,
      environment: Self.environment, errors: errors)
  }
}

extension String {
  /// A path as Git writes it, without the quotation marks and escapes of a name with special characters.
  fileprivate var withoutGitQuotes: String {
    guard hasPrefix("\""), hasSuffix("\""), count > 1 else { return self }
    let escapes: [Character: UInt8] = [
      "a": 7, "b": 8, "t": 9, "n": 10, "v": 11, "f": 12, "r": 13, "\"": 34, "\\": 92,
    ]
    var bytes: [UInt8] = []
    var rest = dropFirst().dropLast()
    while let letter = rest.popFirst() {
      guard letter == "\\", let next = rest.first else {
        bytes += letter.utf8
        continue
      }
      if let byte = escapes[next] {
        bytes.append(byte)
        rest.removeFirst()
      } else {
        bytes.append(UInt8(rest.prefix(3), radix: 8) ?? 63)
        rest.removeFirst(Swift.min(3, rest.count))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
