import SourceModel

/// Writes the property of an observer.
struct PropertyWriter {
  private let property: Member
  private let type: TypeName
  private let boundary: Boundary
  private let writer: ObserverWriter

  init(_ property: Member, _ boundary: Boundary, _ writer: ObserverWriter) throws {
    guard let type = property.type else {
      throw CannotObserve(type: boundary.type, member: property.name, reason: "has no written type")
    }
    self.property = property
    self.type = type
    self.boundary = boundary
    self.writer = writer
  }

  func code() throws -> String {
    if let modifier = property.modifiers.first { throw cannot("is \(modifier)") }
    if property.isAsync || property.thrown != nil { throw cannot("can suspend or throw") }
    if boundary.isWeak { throw cannot("is a property, which a weak boundary cannot have") }
    if boundary.traits.contains(.notification) { throw cannot("is a property, not a notification") }

    let observer = try writer.observer(for: type)
    let read = "read { $0.\(property.name) }"
    let getter = observer.map { "observed(\(read), by: \($0).self)" } ?? read
    let declaration = "var \(property.name): \(type.text)"
    guard property.isSettable else { return "\(declaration) { \(getter) }" }
    return """
      \(declaration) {
      get { \(getter) }
      set { \(try setter(observer)) }
      }
      """
  }

  private func setter(_ observer: String?) throws -> String {
    if let callback = type.function {
      guard type.isOptional, callback.parameters.isEmpty, callback.result == "Void", !callback.hasEffects
      else { throw cannot("is a function other than an optional one without arguments") }
      return "listen(newValue) { $0.\(property.name) = $1 }"
    }
    let payload = type.isOptional ? "newValue as Any" : "newValue"
    let value = observer.map { "observed(newValue, by: \($0).self)" } ?? "newValue"
    return "pass(\(payload)) { $0.\(property.name) = \(value) }"
  }

  private func cannot(_ reason: String) -> CannotObserve {
    CannotObserve(type: boundary.type, member: property.name, reason: reason)
  }
}
