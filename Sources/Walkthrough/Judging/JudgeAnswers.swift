import Facts
import Foundation

/// Hands an order over to the judge.
struct JudgeAnswers {
  let page: Page

  /// Compiles the judge if needed, and becomes it: the answer and the exit status are the judge's own.
  ///
  /// - Throws: `JudgingError`, `SyntaxReaderUnavailable` if the toolchain has no parser, `Subprocess.Interrupted` after
  ///   Ctrl-C, an error of Foundation if something cannot be started.
  func answer(to order: JudgeOrder) throws -> Never {
    guard FileManager.default.fileExists(atPath: order.folder) else {
      throw JudgingError(text: "There is no file or folder \(order.folder).")
    }
    let program = try JudgeProgram { compiler, arguments in
      let notice = WaitingNotice.standard("Compiling the judge, once", isLong: true)
      defer { notice.end() }
      let build = try Subprocess.run(
        [compiler.path] + arguments, temporaryFolder: FileManager.default.temporaryDirectory)
      guard build.isSuccess else { throw JudgingError(text: "The judge cannot be compiled.\n\(build.text)") }
    }
    var order = order
    order.width = page.width
    order.showsProgress = !page.isLinear && isatty(STDERR_FILENO) == 1
    order.cache = JudgeProgram.defaultFolder.path
    let words = [program.executable.path, try program.argument(for: order)]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    _ = withSignalsUnblocked { execv(program.executable.path, &arguments) }
    throw CocoaError(.executableLoad, userInfo: [NSFilePathErrorKey: program.executable.path])
  }
}

/// An app cannot be judged.
struct JudgingError: Error, CustomStringConvertible {
  let text: String

  var description: String { text }
}
