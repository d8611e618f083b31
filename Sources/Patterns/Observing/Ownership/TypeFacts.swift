public import Tracing

/// A type as the running program knows it: what it stores.
public struct TypeFacts: Hashable, Sendable {
  /// A stored property.
  public struct Field: Hashable, Sendable {
    /// The property's name.
    public let name: String
    /// The property's type with its module, such as `HeadlessUI.Outlet<SwiftIO.TextInput>`.
    public let type: String
    /// True if it keeps what it refers to alive.
    public let isStrong: Bool
  }

  /// The type's name without its module.
  public let name: String
  /// The module that declares it.
  public let module: String
  /// The role that its objects play, or nil.
  public let role: Role?
  /// The stored properties, superclasses first.
  public let fields: [Field]

  /// Creates the facts about a type whose objects play a role.
  public init(_ type: Any.Type, role: Role?) {
    name = String(describing: type)
    module = String(String(reflecting: type).prefix { $0 != "." })
    self.role = role
    fields = storedFields(of: type).map { field in
      Field(name: field.name, type: String(reflecting: field.type), isStrong: field.isStrong)
    }
  }
}
