extension SceneTemplate {
  // The task in which a part awaits the work of a use case; who owns the task differs from pattern to pattern.

  /// What follows the parameters of a method that does the work.
  var asynchronously: String { isAsync ? " async" : "" }

  /// What comes before a call of such a method.
  var awaiting: String { isAsync ? "await " : "" }

  /// The properties of the part that owns the tasks.
  var taskProperties: String {
    isAsync ? "\n\n" + each { "  private var \($0.method)Task: Task<Void, Never>?" } : ""
  }

  /// The end of the part that owns the tasks.
  var taskEnd: String {
    isAsync ? "\n\n  deinit {\n" + each { "    \($0.method)Task?.cancel()" } + "\n  }" : ""
  }

  /// The lines of a method that awaits the work of a use case, unless the same is asked for again meanwhile.
  ///
  /// - Parameters:
  ///   - captures: What the task holds besides the owner, which it does not keep alive.
  ///   - work: The expression whose value the use case needs.
  ///   - lines: What the owner does with it; the value is `count`.
  func task(
    of useCase: UseCase, holding captures: String, awaiting work: String, then lines: String
  ) -> String {
    """
        \(useCase.method)Task?.cancel()
        \(useCase.method)Task = Task { [weak self\(captures)] in
          let count = await \(work)
          // The value may have been on its way when the task was cancelled; then it is dropped.
          guard let self, !Task.isCancelled else { return }
    \(lines)
        }
    """
  }

  /// The line of a test that lets tasks run while a condition holds.
  func wait(while condition: String) -> String {
    isAsync ? "\n    while \(condition) { await Task.yield() }" : ""
  }
}
