public import Tracing

#if os(Linux) && DEBUG
  import Runtime
#endif

/// A role that types play with their static methods, without an object that could be observed.
public struct StaticRole {
  let suffix: String
  let role: Role
  let source: Role

  /// Creates the role of the types whose names have a suffix.
  ///
  /// - Parameters:
  ///   - role: The role that the types play.
  ///   - suffix: The suffix of their names.
  ///   - source: The role whose properties the methods read. A call is noticed by these reads, and by its navigation.
  public init(_ role: Role, ofTypesEndingIn suffix: String, reading source: Role) {
    self.role = role
    self.suffix = suffix
    self.source = source
  }
}

/// Calls of static methods that play a role.
///
/// No observer can be put in front of a static method. A call is noticed only when it reads from the role's source, or
/// navigates: the method is on the call stack then. The arguments are unknown. Of nested calls, the outermost is
/// recorded, and calls from one place during one message count as one.
///
/// This needs the names of the callers, which are available only on Linux and complete only without optimisation.
/// Elsewhere these calls are not recorded, and the callers of the methods appear as the senders.
@MainActor final class StaticCalls {
  private let roles: [StaticRole]
  private let trace: Trace

  init(of roles: [StaticRole], trace: Trace) {
    self.roles = roles
    self.trace = trace
  }

  /// Sends a message, on behalf of the static method that is running, if one is.
  func send<Result, Failure: Error>(
    to role: Role, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard role == .navigation || roles.contains(where: { $0.source == role }), let call = running() else {
      return try body()
    }
    let receiver = Participant(role: call.role, type: call.method.type, object: call.method.type)
    return try trace.call(
      noticedAt: call.place, to: receiver, name: call.method.name,
      past: ["\(call.method.type).swift", "HeadlessUI"], body)
  }

  private struct Call {
    let role: Role
    let method: StaticMethod
    /// The address that the method returns to.
    let place: UInt64
  }

  /// Returns the outermost running static method with a role, among the calls since the last message was delivered.
  private func running() -> Call? {
    #if os(Linux) && DEBUG
      var call: Call?
      let callers = Self.callers()
      for (caller, next) in zip(callers, callers.dropFirst()) {
        // Callers further out were called before the message that is being delivered.
        if caller.function.isDelivery { break }
        guard let method = caller.function.method,
          let role = roles.first(where: { method.type.hasSuffix($0.suffix) })
        else { continue }
        call = Call(role: role.role, method: method, place: next.address)
      }
      return call
    #else
      return nil
    #endif
  }

  #if os(Linux) && DEBUG
    /// The facts known about the function at an address.
    private struct Function {
      /// True if this is a function by which the trace delivers messages.
      let isDelivery: Bool
      let method: StaticMethod?

      init(_ name: String) {
        isDelivery = name.hasPrefix("Trace.deliver<")
        method = StaticMethod(name)
      }
    }

    private static var functions: [UInt64: Function] = [:]

    /// Returns the callers of the running function, innermost first.
    private static func callers() -> [(address: UInt64, function: Function)] {
      guard let stack = try? Backtrace.capture(limit: 100, top: 0, images: CallStack.images) else {
        return []
      }
      let addresses = stack.frames.compactMap { UInt64($0.adjustedProgramCounter) }
      if addresses.contains(where: { functions[$0] == nil }) {
        for frame in stack.symbolicated(with: CallStack.images, options: .useSymbolCache)?.frames ?? [] {
          guard let address = UInt64(frame.captured.adjustedProgramCounter) else { continue }
          functions[address] = functions[address] ?? Function(frame.symbol?.name ?? "")
        }
      }
      return addresses.map { ($0, functions[$0] ?? Function("")) }
    }
  #endif
}

/// A static method, parsed from the runtime's name for it.
struct StaticMethod: Equatable {
  /// The type that has the method.
  let type: String
  /// The name with its labels.
  let name: String

  /// Reads a name such as `static FilmsFactory.pushIn(_:country:)`.
  ///
  /// - Returns: nil if it is not the name of a static method.
  init?(_ symbol: String) {
    guard let parts = symbol.wholeMatch(of: #/static (?:.+\.)?(\w+)\.(\w+)(?:<.+>)?(\(.*\))/#) else {
      return nil
    }
    type = String(parts.1)
    name = "\(parts.2)\(parts.3)"
  }
}
