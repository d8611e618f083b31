/// A property that the storyboard fills in, as `@IBOutlet` on a platform with Objective-C.
///
/// Connect it through its projected value: `\SignUpForm.$name`. An outlet keeps the connected object alive.
@propertyWrapper public struct Outlet<Value> {
  private var value: Value?

  /// Creates an outlet that is not connected yet.
  public init() {}

  /// The connected object. Reading an outlet that was never connected ends the program; a storyboard refuses to load
  /// a scene with an unconnected outlet, and names the outlet.
  public var wrappedValue: Value {
    get {
      guard let value else {
        preconditionFailure("An outlet of type \(Value.self) was read before it was connected.")
      }
      return value
    }
    set { value = newValue }
  }

  /// The outlet itself, for the storyboard to connect.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }
}

/// An outlet of any type.
protocol AnyOutlet {
  var isConnected: Bool { get }
}

extension Outlet: AnyOutlet {
  /// True if the outlet has been connected.
  package var isConnected: Bool { value != nil }
}
