#if os(Linux)
  import Runtime
#endif

/// Where the program was when a message was sent. Taking it down is cheap; finding the line is not.
@MainActor struct CallStack {
  #if os(Linux)
    /// The innermost callers, one backtrace each, so that each can be looked up on its own.
    private let callers: [Backtrace]

    private static let images = ImageMap.capture()
    private static var known: [String: SourceLine?] = [:]
  #endif

  /// Takes down who called whom.
  static func current() -> CallStack {
    #if os(Linux)
      // Nearer callers than these are the trace itself; a sender has never been found further out.
      let callers = (2..<18).compactMap { offset in
        // The runtime ends a backtrace of two with a mark that there is more: one caller is left.
        try? Backtrace.capture(limit: 2, offset: offset, top: 0, images: images)
      }
      return CallStack(callers: callers)
    #else
      return CallStack()
    #endif
  }

  /// The nearest caller that is neither the trace nor a decorator.
  ///
  /// - Parameter module: The name of a module whose callers are passed over as well: one that told of its own
  ///   change, and was called by whoever made the change.
  ///
  /// Answers nil where the program carries no line table that the runtime can read, as test bundles do, and in
  /// an optimised build: there a caller whose last act is the call has left the stack, and a line further out
  /// would be taken for its own.
  func sender(past module: String?) -> SourceLine? {
    #if os(Linux) && DEBUG
      for caller in callers {
        guard let line = Self.line(of: caller) else { continue }
        if let module, line.file.contains("/\(module)/") { continue }
        return line
      }
    #endif
    return nil
  }

  #if os(Linux)
    private static func line(of caller: Backtrace) -> SourceLine? {
      guard let address = caller.frames.first(where: { _ in true })?.description else { return nil }
      if let line = known[address] { return line }
      let line = watches(caller) ? nil : lookUp(caller)
      known[address] = line
      return line
    }

    /// Whether the caller belongs to this module or to a decorator, all of which are called `Tracing…`. A
    /// name is found a thousand times faster than a line.
    private static func watches(_ caller: Backtrace) -> Bool {
      let named = caller.symbolicated(with: images, options: .useSymbolCache)
      return named?.frames.first?.symbol?.rawName.contains("Tracing") == true
    }

    private static func lookUp(_ caller: Backtrace) -> SourceLine? {
      let symbol = caller.symbolicated(with: images)?.frames.first?.symbol
      guard let location = symbol?.sourceLocation, location.line > 0 else { return nil }
      let isOurs = location.path.contains("/Sources/") || location.path.contains("/Tests/")
      return isOurs ? SourceLine(path: location.path, line: location.line) : nil
    }
  #endif
}
