public import Tracing

/// A role that types play with their static methods, without an object that could be observed.
public struct StaticRole {
  let suffix: String
  package let role: Role
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

  /// True if calls of static methods can be seen: in a build without optimisation, which keeps every call, on a system
  /// that names the callers. Whether it does is found out by looking for a call.
  public static let canSeeCalls: Bool = {
    #if DEBUG
      return Probe.isSeen()
    #else
      return false
    #endif
  }()

  private enum Probe {
    static func isSeen() -> Bool {
      CallStack.frames().contains { StaticMethod($0.name)?.type == "\(Probe.self)" }
    }
  }
}

/// Calls of static methods that play a role.
///
/// No observer can be put in front of a static method. A call is noticed only when it reads from the role's source, or
/// navigates: the method is on the call stack then. The arguments are unknown. Of nested calls, the outermost is
/// recorded, and calls from one place during one message count as one.
///
/// Where `StaticRole.canSeeCalls` is false, these calls are not recorded, and the callers of the methods appear as the
/// senders.
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
    guard StaticRole.canSeeCalls else { return nil }
    var call: Call?
    let frames = CallStack.frames()
    for (frame, next) in zip(frames, frames.dropFirst()) {
      let function = Self.function(frame.name)
      // Callers further out were called before the message that is being delivered.
      if function.isDelivery { break }
      guard let method = function.method, let role = roles.first(where: { method.type.hasSuffix($0.suffix) })
      else { continue }
      call = Call(role: role.role, method: method, place: next.address)
    }
    return call
  }

  /// The facts known about a function from its name.
  private struct Function {
    /// True if this is a function by which the trace delivers messages.
    let isDelivery: Bool
    let method: StaticMethod?
  }

  private static var functions: [String: Function] = [:]

  private static func function(_ name: String) -> Function {
    if let known = functions[name] { return known }
    let function = Function(isDelivery: isDelivery(name), method: StaticMethod(name))
    functions[name] = function
    return function
  }

  /// Returns true if this is the name, short or full, of the function by which the trace delivers messages.
  nonisolated static func isDelivery(_ name: String) -> Bool {
    ["Trace.deliver<", "Tracing.Trace.(deliver in "].contains(where: name.hasPrefix)
  }
}

/// A static method, parsed from the system's name for it.
struct StaticMethod: Equatable {
  /// The type that has the method.
  let type: String
  /// The name with its labels.
  let name: String

  /// Reads a name, in its short form such as `static FilmsFactory.pushIn(_:country:)`, or in its full form with modules
  /// and types, such as `static App.FilmsFactory.pushIn(_: UI.Navigation, country: App.Country) -> ()`.
  ///
  /// - Returns: nil if it is not the name of a static method.
  init?(_ symbol: String) {
    guard symbol.hasPrefix("static ") else { return nil }
    // A private name is written with its file, and an arrow is no bracket.
    let text = symbol.dropFirst("static ".count).replacing(Self.privateName) { $0.1 }.replacing(
      "->", with: "")
    guard let end = text.firstIndex(of: "("), let parameters = Self.parameters(in: text[end...].dropFirst())
    else { return nil }
    let path = text[..<end].replacing(Self.generics, with: "")
    let parts = path.split(separator: ".")
    guard parts.count >= 2, !path.contains(" ") else { return nil }
    type = String(parts[parts.count - 2])
    name = "\(parts[parts.count - 1])(\(Self.labels(of: parameters)))"
  }

  // A regular expression never changes, though the standard library does not declare it sendable.
  nonisolated(unsafe) private static let privateName = #/\((\w+) in \w+\)/#
  nonisolated(unsafe) private static let generics = #/<.*>/#

  /// Returns what is between the commas, up to the bracket that closes the list; nil if none does.
  private static func parameters(in text: Substring) -> [String]? {
    var depth = 0
    var parameters = [""]
    for character in text {
      if "(<[".contains(character) { depth += 1 }
      if ")>]".contains(character) { depth -= 1 }
      if depth < 0 { return parameters == [""] ? [] : parameters }
      if depth == 0, character == "," {
        parameters.append("")
      } else if character != " " || parameters.last != "" {
        parameters[parameters.count - 1].append(character)
      }
    }
    return nil
  }

  /// Returns the labels of parameters, each with its colon. The short form of a name has nothing else. In the full form,
  /// a parameter has a type, and before it a label, unless no parameter has one.
  private static func labels(of parameters: [String]) -> String {
    if let labels = parameters.first, labels.last == ":" { return labels }
    return parameters.map { "\($0.prefixMatch(of: label)?.1 ?? "_"):" }.joined()
  }

  nonisolated(unsafe) private static let label = #/(\w+): /#
}
