/// One scene of a storyboard, in code: Interface Builder would keep it in a file.
///
/// A scene has views, the buttons of its bars, top-level objects, and connections between them. Each view, button and
/// object has a name within the scene; the view controller itself is called `owner`.
public struct StoryboardScene {
  /// The identifier that instantiates the scene.
  public let identifier: String
  /// The title of the navigation bar while the scene is shown.
  public let title: String?
  /// Creates the scene's controller; nil if the storyboard's caller creates it each time.
  public var controller: (() -> UIViewController)?
  /// The views, top to bottom.
  public var views: [View]
  /// The button at the right end of the navigation bar.
  public var rightBarButtonItem: BarButtonItem?
  /// The buttons of the toolbar, left to right.
  public var toolbarItems: [BarButtonItem]
  /// The top-level objects, in the order in which they are created.
  public var objects: [Object]
  /// The connections of outlets to objects.
  public var outlets: [OutletConnection]
  /// The connections of controls and bar buttons to methods.
  public var actions: [ActionConnection]
  /// The segues that lead to other scenes.
  public var segues: [Segue]

  /// Creates a scene from its content and its connections.
  public init(
    _ identifier: String, title: String? = nil, controller: (() -> UIViewController)? = nil,
    views: [View],
    rightBarButtonItem: BarButtonItem? = nil, toolbarItems: [BarButtonItem] = [], objects: [Object] = [],
    outlets: [OutletConnection], actions: [ActionConnection], segues: [Segue] = []
  ) {
    self.identifier = identifier
    self.title = title
    self.controller = controller
    self.views = views
    self.rightBarButtonItem = rightBarButtonItem
    self.toolbarItems = toolbarItems
    self.objects = objects
    self.outlets = outlets
    self.actions = actions
    self.segues = segues
  }
}

extension StoryboardScene {
  /// A view with its name.
  public struct View {
    let name: String
    let make: () -> UIView
  }

  /// A bar button with its name.
  public struct BarButtonItem {
    let name: String
    let title: String
  }

  /// An object that is neither view nor controller, created together with the view.
  public struct Object {
    /// The object's name in the scene.
    public let name: String
    /// The object's type.
    public let type: Any.Type
    /// The path of the source file that declares it.
    public let file: String
    /// The line in that file.
    public let line: Int
    let make: () -> AnyObject
  }

  /// An outlet of one object that holds another.
  public struct OutletConnection {
    /// The name of the object that has the outlet.
    public let source: String
    /// The name of the object that the outlet holds.
    public let destination: String
    let connect: (AnyObject, AnyObject) throws(Mismatch) -> Void
  }

  /// A control or bar button that calls a method of an object.
  public struct ActionConnection {
    /// The name of the control or bar button.
    public let source: String
    /// The name of the object that is called.
    public let destination: String
    let events: UIControl.Event
    let wanted: Any.Type
    let check: (AnyObject) -> Mismatch?
    let send: (AnyObject, Any) -> Void
  }

  /// A segue, which leads to another scene when code performs it.
  public struct Segue {
    /// The identifier that performs the segue.
    public let identifier: String
    /// The identifier of the scene that it leads to.
    public let destination: String
  }

  /// The type that a connection expected, and the type that it found.
  struct Mismatch: Error {
    let wanted: Any.Type
    let found: Any.Type
  }
}

extension StoryboardScene.View {
  /// Describes a view of the given type, which `configure` may set up as the attributes inspector would.
  public static func view<Made: UIView>(
    _ name: String, _ make: @escaping @MainActor () -> Made, _ configure: @escaping (Made) -> Void = { _ in }
  ) -> Self {
    Self(name: name) {
      let view = make()
      configure(view)
      return view
    }
  }
}

extension StoryboardScene.BarButtonItem {
  /// Describes a bar button with a title.
  public static func item(_ name: String, title: String) -> Self {
    Self(name: name, title: title)
  }
}

extension StoryboardScene.Object {
  /// Describes an object that `make` creates.
  public static func object<Made: AnyObject>(
    _ name: String, _ make: @escaping @MainActor () -> Made, file: String = #filePath, line: Int = #line
  ) -> Self {
    Self(name: name, type: Made.self, file: file, line: line, make: make)
  }
}

extension StoryboardScene.OutletConnection {
  /// Connects an outlet, named by its key path, to the object called `destination`.
  public static func outlet<Source: AnyObject, Value>(
    _ source: String, _ keyPath: ReferenceWritableKeyPath<Source, Outlet<Value>>, to destination: String
  ) -> Self {
    Self(source: source, destination: destination) {
      (object, value) throws(StoryboardScene.Mismatch) in
      guard let object = object as? Source else {
        throw StoryboardScene.Mismatch(wanted: Source.self, found: type(of: object))
      }
      guard let value = value as? Value else {
        throw StoryboardScene.Mismatch(wanted: Value.self, found: type(of: value))
      }
      object[keyPath: keyPath].wrappedValue = value
    }
  }
}

extension StoryboardScene.OutletConnection {
  /// Connects an optional property, such as a table's delegate, to the object called `destination`.
  public static func outlet<Source: AnyObject, Value>(
    _ source: String, _ keyPath: ReferenceWritableKeyPath<Source, Value?>, to destination: String
  ) -> Self {
    Self(source: source, destination: destination) {
      (object, value) throws(StoryboardScene.Mismatch) in
      guard let object = object as? Source else {
        throw StoryboardScene.Mismatch(wanted: Source.self, found: type(of: object))
      }
      guard let value = value as? Value else {
        throw StoryboardScene.Mismatch(wanted: Value.self, found: type(of: value))
      }
      object[keyPath: keyPath] = value
    }
  }
}

extension StoryboardScene.Segue {
  /// Describes a segue that shows the scene called `destination`.
  public static func show(_ identifier: String, to destination: String) -> Self {
    Self(identifier: identifier, destination: destination)
  }
}

extension StoryboardScene.ActionConnection {
  /// Lets the control called `source` call a method of the object called `destination`, which the control
  /// does not keep alive.
  ///
  /// - Parameters:
  ///   - source: The control's name.
  ///   - events: The events that send the action.
  ///   - destination: The name of the receiving object.
  ///   - action: Calls the method; gets the receiving object and the sender.
  public static func action<Destination>(
    _ source: String, on events: UIControl.Event = .primaryActionTriggered, to destination: String,
    _ action: @escaping (Destination, Any) -> Void
  ) -> Self {
    Self(
      source: source, destination: destination, events: events, wanted: Destination.self,
      check: { object in
        object is Destination
          ? nil : StoryboardScene.Mismatch(wanted: Destination.self, found: type(of: object))
      },
      send: { object, sender in
        guard let object = object as? Destination else { return }
        action(object, sender)
      })
  }
}
