/// The scenes of an app; creates controllers and views from them.
open class UIStoryboard {
  /// The scenes, in the order in which they were given.
  public let scenes: [StoryboardScene]

  /// Creates a storyboard with the given scenes.
  public init(scenes: [StoryboardScene]) {
    self.scenes = scenes
  }

  /// Creates a controller for the scene called `identifier`; its view is loaded when it is first needed.
  ///
  /// - Parameters:
  ///   - identifier: The scene's identifier.
  ///   - creator: Creates the controller with its dependencies.
  /// - Precondition: The storyboard has the scene.
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: () -> Controller
  ) -> Controller {
    let scene = scene(identifier)
    let controller = creator()
    controller.storyboard = self
    controller.storyboardScene = scene
    if let title = scene.title { controller.title = title }
    return controller
  }

  /// Creates a controller for the scene called `identifier`, of the class that the scene specifies.
  ///
  /// - Precondition: The storyboard has the scene, and the scene specifies its controller.
  public func instantiateViewController(identifier: String) -> UIViewController {
    guard let controller = scene(identifier).controller else {
      fatalError("\(StoryboardError.noController(scene: identifier))")
    }
    return instantiateViewController(identifier: identifier, creator: controller)
  }

  private func scene(_ identifier: String) -> StoryboardScene {
    guard let scene = scenes.first(where: { $0.identifier == identifier }) else {
      fatalError("\(StoryboardError.unknownScene(identifier, known: scenes.map(\.identifier)))")
    }
    return scene
  }

  /// Performs a segue: creates the next controller, lets `source` prepare it, and shows it.
  open func perform(_ description: StoryboardScene.Segue, from source: UIViewController, sender: Any?) {
    let segue = UIStoryboardSegue(
      identifier: description.identifier, source: source,
      destination: instantiateViewController(identifier: description.destination))
    source.prepareDelivered(for: segue, sender: sender)
    segue.perform()
  }

  /// Creates a scene's views and objects and connects them; called when `owner` loads its view.
  ///
  /// - Returns: The view that holds the scene's views. The objects live as long as outlets hold them.
  /// - Throws: `StoryboardError` for a name, a type or an outlet that does not fit.
  open func loadView(
    of scene: StoryboardScene, for owner: UIViewController
  ) throws(StoryboardError) -> UIView {
    var loader = SceneLoader(scene: scene, owner: owner)
    let root = try loader.makeViews()
    for object in scene.objects {
      try loader.add(makeObject(object, in: scene), named: object.name)
    }
    try loader.connect()
    return root
  }

  /// Creates a top-level object of a scene.
  open func makeObject(_ object: StoryboardScene.Object, in scene: StoryboardScene) -> AnyObject {
    object.make()
  }
}

/// Creates and connects the objects of one scene.
private struct SceneLoader {
  private let scene: StoryboardScene
  private let owner: UIViewController
  private var objects: [String: AnyObject]

  init(scene: StoryboardScene, owner: UIViewController) {
    self.scene = scene
    self.owner = owner
    objects = ["owner": owner]
  }

  mutating func makeViews() throws(StoryboardError) -> UIView {
    let root = UIView()
    for description in scene.views {
      let view = description.make()
      view.accessibilityIdentifier = view.accessibilityIdentifier ?? description.name
      root.addSubview(view)
      try add(view, named: description.name)
    }
    if let right = scene.rightBarButtonItem {
      owner.navigationItem.rightBarButtonItem = try makeItem(right)
    }
    if !scene.toolbarItems.isEmpty {
      var items: [UIBarButtonItem] = []
      for description in scene.toolbarItems { items.append(try makeItem(description)) }
      owner.toolbarItems = items
    }
    return root
  }

  private mutating func makeItem(
    _ description: StoryboardScene.BarButtonItem
  ) throws(StoryboardError) -> UIBarButtonItem {
    let item = UIBarButtonItem(title: description.title)
    item.accessibilityIdentifier = description.name
    try add(item, named: description.name)
    return item
  }

  mutating func add(_ object: AnyObject, named name: String) throws(StoryboardError) {
    guard objects.updateValue(object, forKey: name) == nil else {
      throw .duplicateName(name, scene: scene.identifier)
    }
  }

  func connect() throws(StoryboardError) {
    for outlet in scene.outlets {
      let connection = "outlet from '\(outlet.source)' to '\(outlet.destination)'"
      let source = try object(outlet.source, for: connection)
      let destination = try object(outlet.destination, for: connection)
      do {
        try outlet.connect(source, destination)
      } catch {
        throw wrongType(error, connection)
      }
    }
    for action in scene.actions {
      let connection = "action from '\(action.source)' to '\(action.destination)'"
      let source = try object(action.source, for: connection)
      let target = try object(action.destination, for: connection)
      if let mismatch = action.check(target) { throw wrongType(mismatch, connection) }
      switch source {
      case let control as UIControl:
        control.connect(to: target, as: action.wanted, for: action.events) { action.send($0, $1) }
      case let item as UIBarButtonItem:
        item.connect(to: target, as: action.wanted) { action.send($0, $1) }
      default:
        throw .notAControl(action.source, scene: scene.identifier, found: "\(type(of: source))")
      }
    }
    try checkOutlets()
  }

  private func wrongType(_ mismatch: StoryboardScene.Mismatch, _ connection: String) -> StoryboardError {
    .wrongType(
      scene: scene.identifier, connection: connection, wanted: "\(mismatch.wanted)",
      found: "\(mismatch.found)")
  }

  private func object(_ name: String, for connection: String) throws(StoryboardError) -> AnyObject {
    guard let object = objects[name] else {
      throw .unknownObject(
        name, scene: scene.identifier, connection: connection, known: objects.keys.sorted())
    }
    return object
  }

  /// Throws if an outlet is not connected.
  private func checkOutlets() throws(StoryboardError) {
    for (name, object) in objects.sorted(by: { $0.key < $1.key }) {
      var mirror: Mirror? = Mirror(reflecting: object)
      while let current = mirror {
        for child in current.children {
          guard let outlet = child.value as? any AnyOutlet, !outlet.isConnected else { continue }
          let label = child.label.map { $0.drop { $0 == "_" } } ?? "?"
          throw .openOutlet(String(label), object: name, scene: scene.identifier)
        }
        mirror = current.superclassMirror
      }
    }
  }
}
