import SourceModel

/// Writes the method of an observer.
struct MethodWriter {
  private let function: Member
  private let boundary: Boundary
  private let writer: ObserverWriter

  init(_ function: Member, _ boundary: Boundary, _ writer: ObserverWriter) {
    self.function = function
    self.boundary = boundary
    self.writer = writer
  }

  func code() throws -> String {
    if let modifier = function.modifiers.first { throw cannot("is \(modifier)") }
    if function.isAsync, boundary.isWeak || boundary.traits.contains(.notification) {
      throw cannot("is asynchronous, which \(kind) cannot be")
    }
    if boundary.isWeak || boundary.traits.contains(.notification) {
      if result != nil { throw cannot("has a result, which \(kind) cannot have") }
      if function.thrown != nil { throw cannot("throws, which \(kind) cannot do") }
    }
    return """
      \(signature) {
      \(try body())
      }
      """
  }

  private var kind: String { boundary.isWeak ? "a method of a weak boundary" : "a notification" }

  private var result: TypeName? {
    function.type.flatMap { ["Void", "()"].contains($0.core) ? nil : $0 }
  }

  private var signature: String {
    let parameters = function.parameters.map { parameter in
      let name =
        parameter.label == parameter.name
        ? parameter.name : "\(parameter.label ?? "_") \(parameter.name)"
      return "\(name): \(parameter.type.text)"
    }
    let effect =
      switch function.thrown {
      case nil: ""
      case ""?: " throws"
      case let type?: " throws(\(type))"
      }
    return "func \(function.name)\(function.generics)(\(parameters.joined(separator: ", ")))"
      + (function.isAsync ? " async" : "") + effect
      + (function.type.map { " -> \($0.text)" } ?? "")
      + (function.requirements.isEmpty ? "" : " \(function.requirements)")
  }

  private func body() throws -> String {
    let observer = try result.flatMap { try writer.observer(for: $0) }
    let tryKeyword = function.thrown == nil ? "" : "try "
    if function.isAsync {
      let call = "\(tryKeyword)await awaited\(arguments()) \(try closure())"
      return observer.map { "observed(\(call), by: \($0).self)" } ?? call
    }
    if boundary.traits.contains(.notification) { return "notify\(arguments()) \(try closure())" }
    if let observer, boundary.traits.contains(.creates) {
      guard function.thrown == nil, result?.isOptional == false else {
        throw cannot("creates an object, but throws or returns nil")
      }
      return "make\(arguments("by: \(observer).self")) \(try closure())"
    }
    if result?.isAny == true, result?.core == "Cancellable" {
      if result?.isOptional == true { throw cannot("returns an optional request") }
      return "\(tryKeyword)cancellable(pass\(arguments()) \(try closure()))"
    }
    let isRead = boundary.traits.contains(.reads) && result != nil
    let call = "\(isRead ? "read" : "pass\(arguments())") \(try closure())"
    return tryKeyword + (observer.map { "observed(\(call), by: \($0).self)" } ?? call)
  }

  /// Writes the closure that passes the message on.
  private func closure() throws -> String {
    let values = try function.parameters.map { parameter in
      (parameter.label.map { "\($0): " } ?? "") + (try value(of: parameter))
    }
    let call = "\(function.name)(\(values.joined(separator: ", ")))"
    let (effect, keyword) = function.isAsync ? ("async ", "await ") : ("", "")
    return switch function.thrown {
    case nil: "{ \(keyword)$0.\(call) }"
    case ""?: "{ try \(keyword)$0.\(call) }"
    case let type?: "{ target \(effect)throws(\(type)) in try \(keyword)target.\(call) }"
    }
  }

  /// Writes the payload and further arguments in parentheses, or nothing.
  private func arguments(_ others: String...) -> String {
    let values = function.parameters.filter { $0.type.function == nil }
    let payload: String? =
      switch values.count {
      case 0: nil
      case 1: values[0].name + (values[0].type.isOptional ? " as Any" : "")
      default:
        "(\(values.map { ($0.label.map { "\($0): " } ?? "") + $0.name }.joined(separator: ", ")))"
      }
    let all = [payload].compactMap(\.self) + others
    return all.isEmpty ? "" : "(\(all.joined(separator: ", ")))"
  }

  /// Writes the argument that is passed on for a parameter.
  private func value(of parameter: Member.Parameter) throws -> String {
    let (name, type) = (parameter.name, parameter.type)
    if parameter.isVariadic { throw cannot("has the variadic parameter '\(name)'") }
    if type.hasSpecifier { throw cannot("has a parameter '\(name)' of type \(type.text)") }
    let observer = try writer.observer(for: type)
    if boundary.isWeak, type.function != nil || observer != nil {
      throw cannot("has a parameter '\(name)' to observe, which \(kind) cannot have")
    }
    guard let callback = type.function else {
      return observer.map { "observed(\(name), by: \($0).self)" } ?? name
    }
    guard type.isEscaping, callback.parameters.count < 2, callback.result == "Void", !callback.hasEffects
    else {
      throw cannot("has a parameter '\(name)' that is not an escaping function of one or no argument")
    }
    if name == "completion" { return "reply(\(name))" }
    return "reply(named: \"\(name)\(callback.parameters.isEmpty ? "()" : "")\", \(name))"
  }

  private func cannot(_ reason: String) -> CannotObserve {
    let labels = function.parameters.map { "\($0.label ?? "_"):" }.joined()
    return CannotObserve(type: boundary.type, member: "\(function.name)(\(labels))", reason: reason)
  }
}
