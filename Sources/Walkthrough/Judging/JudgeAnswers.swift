import Facts
import Foundation

/// Hands an order over to the judge.
struct JudgeAnswers {
  let page: Page

  /// Compiles the judge if needed, and becomes it: the answer and the exit status are the judge's own.
  ///
  /// - Throws: `SyntaxReaderUnavailable` or `ToolFailure` if the judge cannot be compiled.
  func answer(to order: JudgeOrder) throws -> Never {
    var notice: WaitingNotice?
    let program = try JudgeProgram { notice = .standard("Compiling the judge, once", isLong: true) }
    notice?.end()
    var order = order
    order.width = page.width
    order.showsProgress = !page.isLinear && isatty(STDERR_FILENO) == 1
    order.cache = JudgeProgram.defaultFolder.path
    let words = [program.executable.path, try program.argument(for: order)]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    execv(program.executable.path, &arguments)
    throw CocoaError(.executableLoad, userInfo: [NSFilePathErrorKey: program.executable.path])
  }
}
