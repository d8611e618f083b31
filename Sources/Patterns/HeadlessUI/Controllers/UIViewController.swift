import Observation

/// The object behind a screen: it loads a view, learns when the view comes and goes, and shows other
/// controllers.
open class UIViewController: UIResponder {
  /// The styles in which a controller is presented over its presenter.
  nonisolated public enum ModalPresentationStyle: Sendable {
    /// A sheet, as on current phones.
    case automatic
    /// A card over the presenter, which does not disappear.
    case pageSheet
    /// The whole screen; the presenter disappears.
    case fullScreen
  }

  private var loadedView: UIView?
  private(set) var appearance = Appearance.disappeared
  /// True while `viewWillAppear` runs, before the view is in the window.
  private var isEntering = false

  /// The container that holds the controller, or nil.
  public internal(set) weak var parent: UIViewController?

  /// The controller that presented this one or a container around it; nil if there is none.
  public var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }

  private weak var presenter: UIViewController?
  private var presented: UIViewController?
  private var ownPresentationController: UIPresentationController?

  /// The object that manages the presentation of the controller or of the container around it; created when it is
  /// first asked for, so that it can get its delegate before the presentation, and released after the dismissal.
  public var presentationController: UIPresentationController? {
    if let parent { return parent.presentationController }
    if ownPresentationController == nil {
      ownPresentationController = UIPresentationController(presentedViewController: self)
    }
    return ownPresentationController
  }

  /// The storyboard that the controller was made from, or nil.
  public internal(set) var storyboard: UIStoryboard?
  var storyboardScene: StoryboardScene?

  /// The window whose root the controller is.
  weak var rootWindow: UIWindow?

  /// True while the controller is being put into a container.
  public internal(set) var isMovingToParent = false

  /// True while the controller is being taken out of its container.
  public internal(set) var isMovingFromParent = false

  /// True while the controller, or a container around it, is being dismissed.
  public var isBeingDismissed: Bool { isLeaving || parent?.isBeingDismissed == true }

  private var isLeaving = false

  /// True while the controller is told that its view, which was dismissed, has gone out of sight.
  var hasLeft: Bool { isLeaving && appearance == .disappeared }

  /// The change that is under way of what the controller, or one around or below it, shows or has presented; nil if
  /// there is none. So a stack in one tab knows nothing of a change in another.
  ///
  /// A change that ends at once, as most do here, is never under way.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    guard let transition = owningWindow?.transition else { return nil }
    let ancestors = sequence(first: self) { $0.parent ?? $0.presenter }
    return ancestors.contains { $0 === transition.controller } ? transition : nil
  }

  /// The style in which the controller is presented.
  open var modalPresentationStyle = ModalPresentationStyle.automatic

  /// The buttons of the toolbar while the controller is on top of a navigation controller.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet {
      for item in oldValue ?? [] { item.controller = nil }
      for item in toolbarItems ?? [] { item.controller = self }
      owningWindow?.barDidChange(self, property: "toolbarItems", to: toolbarItems?.compactMap(\.title) as Any)
    }
  }

  /// The content of the navigation bar while the controller is on top.
  public private(set) lazy var navigationItem = UINavigationItem(controller: self)

  /// The controller's title, shown by the navigation bar and the tab bar.
  open var title: String? {
    didSet {
      navigationItem.title = title
      ownTabBarItem?.title = title
    }
  }

  /// The controller's own item for a tab bar, or nil if nobody has asked for one or set one.
  private var ownTabBarItem: UITabBarItem?

  /// What a tab bar shows for the controller; unless it is set, an item with the controller's title.
  open var tabBarItem: UITabBarItem! {
    get {
      if ownTabBarItem == nil { ownTabBarItem = UITabBarItem(title: title) }
      ownTabBarItem?.controller = self
      return ownTabBarItem
    }
    set {
      ownTabBarItem?.controller = nil
      ownTabBarItem = newValue
      ownTabBarItem?.controller = self
    }
  }

  /// Creates a controller whose view is loaded when it is first needed.
  public override init() {}

  /// The superview of the controller's view; if it has no superview, the window for a root controller, and the
  /// container or presenter for any other.
  open override var next: UIResponder? {
    viewIfLoaded?.superview ?? rootWindow ?? parent ?? presenter
  }

  // MARK: The view

  /// The controller's view, loaded the first time it is asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      loadedView?.controller = self
    }
  }

  /// The controller's view, or nil if it has not been loaded.
  public var viewIfLoaded: UIView? { loadedView }

  /// True if the view has been loaded.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view if it has not been loaded, then calls `viewDidLoad`, once in the controller's life.
  public func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    deliver("loadView()") { loadView() }
    deliver("viewDidLoad()") { viewDidLoad() }
  }

  /// Creates the view: that of the storyboard scene if the controller came from a storyboard, otherwise an empty view.
  ///
  /// A storyboard scene that cannot be loaded ends the program with the reason, as a broken nib does.
  open func loadView() {
    guard let storyboard, let storyboardScene else {
      view = UIView()
      return
    }
    do {
      view = try storyboard.loadView(of: storyboardScene, for: self)
    } catch {
      fatalError("\(error)")
    }
  }

  /// Called once, when the view has been loaded.
  open func viewDidLoad() {}

  // MARK: Coming and going

  /// Called before the view comes into sight.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view has come into sight.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view goes out of sight.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the view has gone out of sight.
  open func viewDidDisappear(_ animated: Bool) {}

  /// The controllers that appear and disappear with this one: the children whose views are in its view.
  var appearingChildren: [UIViewController] {
    guard let loadedView else { return [] }
    return children.filter { $0.viewIfLoaded?.isInside(loadedView) == true }
  }

  func willAppear(_ animated: Bool) {
    guard appearance == .disappeared || appearance == .disappearing else { return }
    loadViewIfNeeded()
    appearance = .appearing
    isEntering = true
    deliver("viewWillAppear(_:)", animated) { viewWillAppear(animated) }
    isEntering = false
    for child in appearingChildren { child.willAppear(animated) }
  }

  func didAppear(_ animated: Bool) {
    guard appearance == .appearing else { return }
    updateOwnProperties()
    appearance = .appeared
    for child in appearingChildren { child.didAppear(animated) }
    deliver("viewDidAppear(_:)", animated) { viewDidAppear(animated) }
  }

  func willDisappear(_ animated: Bool) {
    guard appearance == .appeared || appearance == .appearing else { return }
    appearance = .disappearing
    for child in appearingChildren { child.willDisappear(animated) }
    deliver("viewWillDisappear(_:)", animated) { viewWillDisappear(animated) }
  }

  func didDisappear(_ animated: Bool) {
    guard appearance == .disappearing else { return }
    appearance = .disappeared
    for child in appearingChildren { child.didDisappear(animated) }
    deliver("viewDidDisappear(_:)", animated) { viewDidDisappear(animated) }
  }

  // MARK: Properties

  private var needsUpdateProperties = true

  /// Sets the properties of the views, before these are laid out.
  ///
  /// It is called when the view has come into the window, before `viewDidAppear(_:)`. The observable properties that it
  /// reads are tracked: when one of them changes, it is called again at the end of the turn of the run loop, once for all
  /// changes of the turn; for a view that is not in the window, when it is next. Call `setNeedsUpdateProperties()` instead
  /// of the method itself.
  ///
  /// - Precondition: What it reads changes on the main actor only.
  open func updateProperties() {}

  /// Asks for a call of `updateProperties()` at the end of the turn; several requests lead to one call.
  open func setNeedsUpdateProperties() {
    needsUpdateProperties = true
  }

  /// Calls `updateProperties()` now if a call is due, and that of the children, if their views are loaded.
  open func updatePropertiesIfNeeded() {
    updateOwnProperties()
    for child in children { child.updatePropertiesIfNeeded() }
  }

  /// Calls `updateProperties()` if a call is due and the view is loaded; returns false if not.
  @discardableResult func updateOwnProperties() -> Bool {
    guard needsUpdateProperties, isViewLoaded else { return false }
    needsUpdateProperties = false
    deliver("updateProperties()") {
      withObservationTracking {
        updateProperties()
      } onChange: { [weak self] in
        MainActor.assumeIsolated { self?.setNeedsUpdateProperties() }
      }
    }
    return true
  }

  // MARK: Children

  private var addedChildren: [UIViewController] = []

  /// The controllers that this one contains, in the order in which they were added.
  open var children: [UIViewController] { addedChildren }

  /// Puts a controller into this one, after taking it out of its container, and calls its `willMove(toParent:)`.
  ///
  /// The caller then adds the child's view to this controller's view, and calls the child's `didMove(toParent:)`. The
  /// child appears and disappears with its view.
  ///
  /// - Precondition: The child is no container with bars of its own: those are drawn only as a window's root, as what is
  ///   presented, or, for a navigation controller, in a tab.
  open func addChild(_ child: UIViewController) {
    precondition(
      !(child is UINavigationController || child is UITabBarController),
      "A \(type(of: child)) as a child of a \(type(of: self)) is not modelled.")
    child.removeFromParent()
    child.enter(self)
    addedChildren.append(child)
  }

  /// Takes the controller out of its container, and calls its `didMove(toParent:)`.
  ///
  /// The container has called `willMove(toParent: nil)` before, and has removed the controller's view.
  open func removeFromParent() {
    parent?.removeChild(self)
  }

  func removeChild(_ child: UIViewController) {
    addedChildren.removeAll { $0 === child }
    child.didLeave()
  }

  /// Called before the controller is put into a container, or taken out of one if `parent` is nil.
  ///
  /// `addChild(_:)`, navigation controllers and tab bar controllers call it; a container of the app's own calls it before
  /// it removes a child.
  open func willMove(toParent parent: UIViewController?) {
    isMovingFromParent = parent == nil
  }

  /// Called when the controller has been put into a container, or taken out of one if `parent` is nil.
  ///
  /// `removeFromParent()`, navigation controllers and tab bar controllers call it; a container of the app's own calls it
  /// when it has added a child.
  open func didMove(toParent parent: UIViewController?) {
    isMovingToParent = false
  }

  /// Begins to move into a container, which keeps the controller.
  func enter(_ container: UIViewController) {
    willMove(toParent: container)
    parent = container
    isMovingToParent = true
  }

  /// Ends the move into the container.
  func didEnter() {
    isMovingToParent = false
    didMove(toParent: parent)
  }

  /// Begins to move out of the container.
  func leave() {
    willMove(toParent: nil)
    isMovingFromParent = true
  }

  /// Ends the move out of the container, which no longer keeps the controller.
  func didLeave() {
    isMovingFromParent = false
    parent = nil
    didMove(toParent: nil)
  }

  // MARK: Segues

  /// Performs a segue of the controller's scene in its storyboard.
  ///
  /// For a controller without a storyboard, or without such a segue in its scene, the program ends with the reason, as
  /// in UIKit.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    let segues = storyboardScene?.segues ?? []
    guard let storyboard, let segue = segues.first(where: { $0.identifier == identifier }) else {
      let scene = storyboardScene?.identifier ?? "\(type(of: self))"
      fatalError("\(StoryboardError.unknownSegue(identifier, scene: scene, known: segues.map(\.identifier)))")
    }
    storyboard.perform(segue, from: self, sender: sender)
  }

  /// Called when a segue has created the next controller, before it is shown.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  func prepareDelivered(for segue: UIStoryboardSegue, sender: Any?) {
    deliver("prepare(for:sender:)", segue) { prepare(for: segue, sender: sender) }
  }

  // MARK: Other controllers

  /// The nearest container that is a navigation controller.
  public var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }

  /// The nearest container that is a tab bar controller.
  public var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }

  /// The controller that this one, or a container around it, has presented.
  public var presentedViewController: UIViewController? { outermost.presented }

  /// Presents a controller over this one's outermost container.
  ///
  /// Nothing is presented if this controller is not in a window or already presents another, or if `controller`
  /// is already presented: the window, if there is one, records a warning, and `completion` is not called.
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    if let parent, isInWindow {
      return parent.present(controller, animated: animated, completion: completion)
    }
    navigate("present(_:animated:completion:)", controller, completion: completion) {
      show(controller, animated: animated, completion: $0)
    }
  }

  private func show(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard isInWindow else {
      owningWindow?.warn(
        "Attempt to present \(type(of: controller)) on \(type(of: self)), whose view is not in the window.")
      return
    }
    if let presented {
      owningWindow?.warn(
        "Attempt to present \(type(of: controller)) on \(type(of: self)), "
          + "which is already presenting \(type(of: presented)).")
      return
    }
    guard controller.presenter == nil else {
      owningWindow?.warn(
        "Attempt to present \(type(of: controller)) on \(type(of: self)), "
          + "while another controller is presenting it.")
      return
    }
    presented = controller
    controller.presenter = self
    let covers = controller.modalPresentationStyle == .fullScreen
    controller.loadViewIfNeeded()
    if covers { willDisappear(animated) }
    controller.willAppear(animated)
    endTransition(animated: animated) { [self] in
      controller.didAppear(animated)
      if covers { didDisappear(animated) }
      completion?()
    }
  }

  /// Removes the controller that this one has presented, and all above it; if it has presented none, asks its own
  /// presenter to do so.
  ///
  /// Controllers between the presenter and the topmost one are removed without appearing again.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    if let parent { return parent.dismiss(animated: animated, completion: completion) }
    guard let presented else {
      presenter?.dismiss(animated: animated, completion: completion)
      return
    }
    guard !presented.isLeaving else {
      owningWindow?.warn("Attempt to dismiss \(type(of: presented)), which is being dismissed already.")
      return
    }
    navigate("dismiss(animated:completion:)", (), completion: completion) {
      takeAway(animated: animated, completion: $0)
    }
  }

  private func takeAway(animated: Bool, completion: (() -> Void)?) {
    let leaving = presentedChain
    let covered = appearance == .disappeared
    for controller in leaving.reversed() {
      controller.isLeaving = true
      controller.willDisappear(animated)
    }
    if covered { willAppear(animated) }
    endTransition(animated: animated) { [self] in
      if covered { didAppear(animated) }
      for controller in leaving.reversed() {
        controller.didDisappear(animated)
        controller.isLeaving = false
        controller.endPresentation()
      }
      completion?()
    }
  }

  private func endPresentation() {
    presenter?.presented = nil
    presenter = nil
    ownPresentationController = nil
  }

  /// True if the user can swipe the controller away: it is presented as a sheet.
  var isSheet: Bool {
    presenter != nil && modalPresentationStyle != .fullScreen && !(self is UIAlertController)
  }

  /// Swipes the sheet away for the user; then its presentation controller's delegate is told.
  func swipeAway() {
    guard let presenter, !isLeaving else { return }
    let presentation = ownPresentationController
    navigate("dismiss(animated:completion:)", ()) { _ in
      presenter.takeAway(animated: true) { [window = owningWindow] in
        guard let presentation, let delegate = presentation.delegate else { return }
        let tell = { delegate.presentationControllerDidDismiss(presentation) }
        guard let window else { return tell() }
        window.deliver(
          "presentationControllerDidDismiss(_:)", presentation, to: delegate, file: #filePath, line: #line,
          tell)
      }
    }
  }

  /// Ends a change of the shown controllers, at once or when its window lets it end.
  func endTransition(animated: Bool, _ end: @escaping () -> Void) {
    guard let owningWindow else { return end() }
    owningWindow.endTransition(of: self, animated: animated, end)
  }

  /// The controllers presented above this one, lowest first.
  private var presentedChain: [UIViewController] {
    Array(sequence(first: self, next: \.presented).dropFirst())
  }

  /// The controller in front: for a container, that of the child that it shows.
  var front: UIViewController { self }

  /// The controller and all that it contains.
  var tree: [UIViewController] { [self] + children.flatMap(\.tree) }

  private var outermost: UIViewController {
    parent?.outermost ?? self
  }

  // MARK: The window

  /// True if the controller's view is in a window: from after `viewWillAppear` to before `viewDidDisappear`.
  var isInWindow: Bool { appearance != .disappeared && !isEntering }

  /// The window that shows the controller, or that will show it when its view has been loaded.
  var owningWindow: UIWindow? {
    rootWindow ?? parent?.owningWindow ?? presenter?.owningWindow
  }

  /// Comes into sight as a window's root.
  func enterWindow() {
    willAppear(false)
    didAppear(false)
  }

  /// Goes out of sight as a window's root, with all that was presented over it.
  func leaveWindow() {
    for controller in presentedChain.reversed() {
      controller.willDisappear(false)
      controller.didDisappear(false)
      controller.endPresentation()
    }
    willDisappear(false)
    didDisappear(false)
  }

  /// Passes a change of the shown controllers through the window.
  func navigate(
    _ name: String, _ argument: Any, completion: (() -> Void)? = nil, _ body: ((() -> Void)?) -> Void
  ) {
    guard let owningWindow else { return body(completion) }
    owningWindow.navigate(name, argument, completion: completion, body)
  }

  private func deliver(
    _ callback: String, _ argument: Any = (), file: String = #filePath, line: Int = #line, _ body: () -> Void
  ) {
    guard let owningWindow else { return body() }
    owningWindow.deliver(callback, argument, to: self, file: file, line: line, body)
  }

  /// The states of a view that appears or disappears.
  enum Appearance {
    case disappeared, appearing, appeared, disappearing
  }
}
