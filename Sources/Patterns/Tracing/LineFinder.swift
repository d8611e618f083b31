#if os(Linux)
  import Dispatch
  import Runtime
  import Synchronization

  /// Finds the source lines of callers in this program, and looks up each address once.
  ///
  /// `llvm-symbolizer` runs in its own process and looks up a whole batch of addresses. Without that tool the runtime
  /// looks them up one by one, which takes many times as long.
  final class LineFinder: Sendable {
    /// The finder of this program.
    static let shared = LineFinder()

    private struct State {
      var symbolizer: RunningSymbolizer?
      /// True if the symbolizer was started, or cannot be.
      var isPrepared = false
      /// The lines found so far; nil for a caller without one.
      var known: [Caller: SourceLine?] = [:]
    }

    private let state = Mutex(State())
    /// The queue that waits for the process, so that no thread of the cooperative pool is blocked.
    private let queue = DispatchQueue(label: "LineFinder")

    /// Starts the symbolizer, unless it has been started. It reads its files while the program continues.
    ///
    /// - Parameter caller: The first caller to look up, which makes the symbolizer read its files at once.
    func prepare(with caller: Caller?) {
      queue.async { [self] in
        state.withLock { Self.prepare(&$0, with: caller) }
      }
    }

    private static func prepare(_ state: inout State, with caller: Caller?) {
      guard !state.isPrepared else { return }
      state.isPrepared = true
      state.symbolizer = Symbolizer.installed()?.start(readingFor: caller?.place)
    }

    /// Returns the line of each site's nearest caller outside the trace and the observers.
    ///
    /// - Parameter folders: The folders of the trace and the observers, as prefixes of `SourceLine.file`.
    func senders(of sites: [CallSites.Site], outside folders: [String]) async -> [SourceLine?] {
      await withCheckedContinuation { continuation in
        queue.async { [self] in
          let lines = state.withLock { state in
            Self.ask(for: Set(sites.flatMap { $0.stack?.callers ?? [] }), &state)
            return sites.map { Self.sender(of: $0, outside: folders, &state.known) }
          }
          continuation.resume(returning: lines)
        }
      }
    }

    /// Returns the line of the nearest caller that the site does not pass over. If the site passes over all callers,
    /// returns the line of the nearest: a tap on the back button, for example, calls no code of the app.
    private static func sender(
      of site: CallSites.Site, outside folders: [String], _ known: inout [Caller: SourceLine?]
    ) -> SourceLine? {
      var passedOver: SourceLine?
      for caller in site.stack?.callers ?? [] {
        let found = known[caller] ?? lookUp(caller)
        known[caller] = found
        guard let line = found, !folders.contains(where: line.file.hasPrefix) else { continue }
        let isPassedOver = site.passedOver.contains { place in
          line.file.split(separator: "/").contains { $0 == place }
        }
        guard isPassedOver else { return line }
        passedOver = passedOver ?? line
      }
      return passedOver
    }

    /// Asks the symbolizer for the lines that are not yet known. A symbolizer that fails is not asked again.
    private static func ask(for callers: Set<Caller>, _ state: inout State) {
      prepare(&state, with: nil)
      let unknown = callers.filter { state.known[$0] == nil && $0.place != nil }
      guard let symbolizer = state.symbolizer, !unknown.isEmpty else { return }
      let asked = Array(unknown)
      guard let symbols = symbolizer.symbols(at: asked.compactMap(\.place)) else {
        state.symbolizer = nil
        return
      }
      for (caller, symbol) in zip(asked, symbols) {
        state.known[caller] = symbol?.sourceLine
      }
    }

    /// Has the runtime look up a caller.
    private static func lookUp(_ caller: Caller) -> SourceLine? {
      let found = caller.backtrace.symbolicated(with: CallStack.images)?.frames.first?.symbol?.sourceLocation
      return found.map { Symbol(path: $0.path, line: $0.line) }?.sourceLine
    }
  }

  extension Caller {
    /// The place in the file that the caller was loaded from.
    fileprivate var place: Symbolizer.Place? {
      guard let index = CallStack.images.indexOfImage(at: Backtrace.Address(address)),
        let path = CallStack.images[index].path, let base = UInt64(CallStack.images[index].baseAddress)
      else { return nil }
      return Symbolizer.Place(path: path, address: address - base)
    }
  }
#endif
