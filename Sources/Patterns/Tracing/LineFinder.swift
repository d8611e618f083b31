import Dispatch
import Synchronization

/// Finds the source lines of callers in this program, and looks up each address once.
///
/// The symbolizer runs in its own process and looks up a whole batch of addresses. Without one there are no lines.
final class LineFinder: Sendable {
  /// The finder of this program.
  static let shared = LineFinder()

  private struct State {
    var symbolizer: Symbolizer?
    /// True if a symbolizer was looked for.
    var isPrepared = false
    /// The lines found so far, by address; nil for a caller without one.
    var known: [UInt64: SourceLine?] = [:]
  }

  private let state = Mutex(State())
  /// The queue that waits for the process, so that no thread of the cooperative pool is blocked.
  private let queue = DispatchQueue(label: "LineFinder")

  /// Starts the symbolizer, unless it has been started. It reads its files while the program continues.
  ///
  /// - Parameter caller: The first caller to look up, which makes the symbolizer read its files at once.
  func prepare(with caller: UInt64?) {
    queue.async { [self] in
      state.withLock { Self.prepare(&$0, with: caller) }
    }
  }

  private static func prepare(_ state: inout State, with caller: UInt64?) {
    guard !state.isPrepared else { return }
    state.isPrepared = true
    state.symbolizer = Symbolizer.installed()
    if let caller { state.symbolizer?.read(for: CallStack.place(of: caller)) }
  }

  /// Returns the line of each site's nearest caller outside the trace and the observers.
  ///
  /// - Parameter folders: The folders of observers outside this package, as prefixes of `SourceLine.file`.
  func senders(of sites: [CallSites.Site], outside folders: [String]) async -> [SourceLine?] {
    await withCheckedContinuation { continuation in
      queue.async { [self] in
        let lines = state.withLock { state in
          Self.ask(for: Set(sites.flatMap { $0.stack?.callers ?? [] }), &state)
          return sites.map { Self.sender(of: $0, outside: folders, state.known) }
        }
        continuation.resume(returning: lines)
      }
    }
  }

  /// Returns the line of the nearest caller that the site does not pass over. If the site passes over all callers,
  /// returns the line of the nearest: a tap on the back button, for example, calls no code of the app.
  private static func sender(
    of site: CallSites.Site, outside folders: [String], _ known: [UInt64: SourceLine?]
  ) -> SourceLine? {
    var passedOver: SourceLine?
    for caller in site.stack?.callers ?? [] {
      guard let line = known[caller] ?? nil, !line.isObserving,
        !folders.contains(where: line.file.hasPrefix)
      else { continue }
      let isPassedOver = site.passedOver.contains { place in
        line.file.split(separator: "/").contains { $0 == place }
      }
      guard isPassedOver else { return line }
      passedOver = passedOver ?? line
    }
    return passedOver
  }

  /// Asks the symbolizer for the lines that are not yet known. A symbolizer that fails is not asked again.
  private static func ask(for callers: Set<UInt64>, _ state: inout State) {
    prepare(&state, with: nil)
    let unknown = callers.filter { state.known[$0] == nil }.compactMap(CallStack.place)
    guard let symbolizer = state.symbolizer, !unknown.isEmpty else { return }
    guard let symbols = symbolizer.symbols(at: unknown) else {
      state.symbolizer = nil
      return
    }
    for (place, symbol) in zip(unknown, symbols) {
      state.known[place.address] = .some(symbol?.sourceLine)
    }
  }
}
