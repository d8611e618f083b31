#if os(Linux)
  package import Runtime
#endif

/// The callers of a message, innermost first. Recording them is cheap; finding their lines is not.
package struct CallStack: Sendable {
  #if os(Linux)
    /// The callers that are near enough to be the sender.
    let callers: [Caller]

    /// The program and the libraries that it has loaded.
    package static let images = ImageMap.capture()
  #endif

  /// Records the callers of the running function.
  static func current() -> CallStack {
    #if os(Linux)
      // Nearer callers are the trace itself; a sender has never been found further out.
      let callers = (2..<30).compactMap { offset in
        // The runtime ends a backtrace of two frames with a mark that there are more, so one caller is left.
        (try? Backtrace.capture(limit: 2, offset: offset, top: 0, images: images)).flatMap(Caller.init)
      }
      return CallStack(callers: callers)
    #else
      return CallStack()
    #endif
  }
}

#if os(Linux)
  /// One frame of a call stack.
  struct Caller: Hashable, Sendable {
    /// An address within the call instruction.
    let address: UInt64
    /// A backtrace of this frame alone, because the runtime looks up all frames of a backtrace or none.
    let backtrace: Backtrace

    init?(_ backtrace: Backtrace) {
      guard let frame = backtrace.frames.first(where: { _ in true }),
        let address = UInt64(frame.adjustedProgramCounter)
      else { return nil }
      self.address = address
      self.backtrace = backtrace
    }

    static func == (left: Caller, right: Caller) -> Bool {
      left.address == right.address
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(address)
    }
  }
#endif
