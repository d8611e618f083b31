import Foundation
import Toolchain

/// Says how large the judge's cache is, and may remove it.
struct JudgeCacheCommand: Command, Equatable {
  let clears: Bool

  /// Answers at once: nothing is compiled or judged.
  ///
  /// - Throws: An error of Foundation if the cache cannot be removed.
  func answer(with options: Options) throws -> Answer {
    let cache = JudgeCache()
    let size = "\(String(format: "%.1f", Double(cache.size) / 1_000_000)) MB in \(cache.path)"
    if clears { try cache.clear() }
    return Answer(text: options.page.paragraph(clears ? "Removed \(size)." : "The judge's cache: \(size)."))
  }
}

extension CommandEntry {
  static let judgeCache = CommandEntry(
    name: "cache",
    brief: "the size of what the judge keeps of the files that it has read; with clear, it is removed",
    operands: [
      OperandEntry(
        name: "clear", noun: "the word clear", values: .words(["clear"]), meaning: "removes it",
        count: .atMostOnce)
    ]
  ) { words, options throws(UsageError) in
    try judge.checkNoOption(in: options)
    guard words.first.map({ $0 == "clear" }) ?? true else {
      throw .unknown("judge cache command", words[0], known: ["clear"])
    }
    return JudgeCacheCommand(clears: !words.isEmpty)
  }
}
