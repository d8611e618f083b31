import Testing

@testable import observers

/// The requirements that are refused, and the message for each.
@Suite(.enabled(if: unavailable == nil, "\(unavailable.map { "\($0)" } ?? "")"))
struct CannotObserveTests {
  @Test(arguments: [
    ("static func make()", "P.make() is static."),
    ("static var count: Int { get }", "P.count is static."),
    ("var row: Int { get throws }", "P.row can suspend or throw."),
    ("init(row: Int)", "P requires 'init(row: Int)', which cannot be observed."),
    (
      "subscript(row: Int) -> Int { get }",
      "P requires 'subscript(row: Int) -> Int { get }', which cannot be observed."
    ),
    ("associatedtype Row", "P.Row is an associated type that is not a primary one."),
    ("func add(_ rows: Int...)", "P.add(_:) has the variadic parameter 'rows'."),
    ("func change(_ row: inout Int)", "P.change(_:) has a parameter 'row' of type inout Int."),
    (
      "func each(_ body: (Int) -> Void)",
      "P.each(_:) has a parameter 'body' that is not an escaping function of one or no argument."
    ),
    (
      "var didChange: (Int) -> Void { get set }",
      "P.didChange is a function other than an optional one without arguments."
    ),
    ("func find() -> (any Cancellable)?", "P.find() returns an optional request."),
  ])
  func `a requirement that cannot be observed is named`(requirement: String, message: String) {
    #expect(refusal { try members(requirement) } == message)
  }

  @Test(arguments: [
    ("var row: Int { get }", "P.row is a property, which a weak boundary cannot have."),
    ("func count() -> Int", "P.count() has a result, which a method of a weak boundary cannot have."),
    ("func load() throws", "P.load() throws, which a method of a weak boundary cannot do."),
    ("func load() async", "P.load() is asynchronous, which a method of a weak boundary cannot be."),
    (
      "func find(completion: @escaping () -> Void)",
      "P.find(completion:) has a parameter 'completion' to observe, which a method of a weak boundary cannot have."
    ),
  ])
  func `a weak boundary has only methods without a result`(requirement: String, message: String) {
    #expect(refusal { try members(requirement, of: .weak("P", "view")) } == message)
  }

  @Test(arguments: [
    ("var row: Int { get }", "P.row is a property, not a notification."),
    ("func count() -> Int", "P.count() has a result, which a notification cannot have."),
  ])
  func `a notification is a method without a result`(requirement: String, message: String) {
    #expect(refusal { try members(requirement, of: .strong("P", "view", .notification)) } == message)
  }

  @Test(arguments: ["func make() throws -> any Q", "func make() -> (any Q)?"])
  func `a creation that throws or returns nil is refused`(requirement: String) {
    let message = refusal {
      try members(
        requirement, of: .strong("P", "factory", .creates),
        beside: "protocol Q: AnyObject {}", .strong("Q", "worker"))
    }
    #expect(message == "P.make() creates an object, but throws or returns nil.")
  }

  @Test(arguments: ["[any Q]", "[String: any Q]", "any Q & Sendable"])
  func `a boundary inside another type is refused`(type: String) {
    let message = refusal {
      try members(
        "var parts: \(type) { get }", beside: "protocol Q: AnyObject {}", .strong("Q", "worker"))
    }
    #expect(message == "\(type) contains a boundary, which would pass unobserved.")
  }

  @Test func `a generic boundary needs its arguments`() {
    let message = refusal {
      try members(
        "func run(_ action: any Action)",
        beside: "protocol Action<Output>: AnyObject { associatedtype Output }", .strong("Action", "action"))
    }
    #expect(message == "any Action lacks its generic arguments.")
  }

  @Test func `a protocol that the module does not declare is named`() {
    let unknown = refusal { try observer(of: "", .strong("Missing", "view")) }
    #expect(unknown == "Missing is in the table, but no file of the module declares it.")
    let foreign = refusal { try observer(of: "protocol P: Delegate {}", .strong("P", "view")) }
    #expect(foreign == "P inherits from Delegate, which is not a protocol of the same module.")
  }

  private func refusal(_ body: () throws -> String) -> String? {
    do {
      _ = try body()
      return nil
    } catch {
      return "\(error)"
    }
  }
}
