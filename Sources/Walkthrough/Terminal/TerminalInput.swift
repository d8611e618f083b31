import Dispatch
import Foundation
import Synchronization

/// Standard input as keys, read on its own thread.
nonisolated final class TerminalInput: Sendable {
  /// The time that the rest of a key may take to arrive, in milliseconds.
  private static let patience: Int32 = 50
  /// A pipe that ends a wait for keys: a byte written to one end makes the other readable.
  private static let wakeUp: (read: Int32, write: Int32) = {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return (-1, -1) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    return (ends[0], ends[1])
  }()

  private let queue = DispatchQueue(label: "TerminalInput")
  private let decoder = Mutex(KeyDecoder())

  init() { _ = Self.wakeUp }

  /// Ends the wait for keys; a signal's handler may call it.
  static func interrupt() {
    var byte: UInt8 = 0
    _ = write(wakeUp.write, &byte, 1)
  }

  /// Waits for the user to do something, and delivers what they did, in order.
  func read(_ deliver: @escaping @Sendable ([RawTerminal.Event]) -> Void) {
    queue.async { [self] in deliver(decoder.withLock { Self.next(&$0) }) }
  }

  private static func next(_ decoder: inout KeyDecoder) -> [RawTerminal.Event] {
    var inputs = [STDIN_FILENO, wakeUp.read].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let ready = poll(&inputs, nfds_t(inputs.count), decoder.isInside ? patience : -1)
    if ready == 0 { return decoder.rest() }
    guard ready > 0 else { return errno == EINTR ? [.redraw] : [.end] }
    var bytes = [UInt8](repeating: 0, count: 1024)
    if inputs[1].revents != 0 {
      _ = Foundation.read(wakeUp.read, &bytes, bytes.count)
      return [.redraw]
    }
    let count = Foundation.read(STDIN_FILENO, &bytes, bytes.count)
    guard count > 0 else { return count < 0 && errno == EINTR ? [.redraw] : [.end] }
    return decoder.events(in: Array(bytes.prefix(count)))
  }
}
