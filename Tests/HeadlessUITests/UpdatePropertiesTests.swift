import Observation
import Testing

@testable import HeadlessUI

/// The laws of `updateProperties()`. A test plays the run loop: `window.updateProperties()` ends a turn.
@Suite struct UpdatePropertiesTests {
  private let log = CallLog()
  private let model = Model()

  private func controller(_ title: String) -> ModelController { ModelController(title, model, log) }

  @Test func `properties are updated in the window, before the view has appeared`() {
    let controller = controller("A")
    controller.loadViewIfNeeded()
    #expect(log.take() == ["A did load"])
    _ = UIWindow(root: controller)
    #expect(log.take() == ["A will appear", "A updates one", "A did appear"])
  }

  @Test func `a container updates before its children, after all will appear`() {
    let (outer, inner) = (controller("A"), controller("B"))
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.didMove(toParent: outer)
    _ = log.take()
    _ = UIWindow(root: outer)
    #expect(
      log.take() == [
        "A will appear", "B will appear", "A updates one", "B updates one", "B did appear", "A did appear",
      ])
  }

  @Test func `changes of what was read lead to one update, at the end of the turn`() {
    let window = UIWindow(root: controller("A"))
    _ = log.take()
    model.name = "two"
    model.name = "three"
    #expect(log.take() == [])
    #expect(window.updateProperties())
    #expect(log.take() == ["A updates three"])
    #expect(!window.updateProperties())
    model.name = "four"
    #expect(window.updateProperties())
    #expect(log.take() == ["A updates four"])
  }

  @Test func `a change of what was not read leads to none`() {
    let window = UIWindow(root: controller("A"))
    model.count += 1
    #expect(!window.updateProperties())
  }

  @Test func `what is computed, and read by a protocol, is tracked`() {
    let window = UIWindow(root: controller("A"))
    _ = log.take()
    model.parts = ["f", "i", "v", "e"]
    #expect(window.updateProperties())
    #expect(log.take() == ["A updates five"])
  }

  @Test func `an update on request comes once, however often it was asked for`() {
    let controller = controller("A")
    let window = UIWindow(root: controller)
    _ = log.take()
    controller.setNeedsUpdateProperties()
    controller.setNeedsUpdateProperties()
    #expect(log.take() == [])
    #expect(window.updateProperties())
    #expect(!window.updateProperties())
    #expect(log.take() == ["A updates one"])
  }

  @Test func `an update now leaves none for the end of the turn`() {
    let (outer, inner) = (controller("A"), controller("B"))
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.didMove(toParent: outer)
    let window = UIWindow(root: outer)
    _ = log.take()
    model.name = "two"
    outer.updatePropertiesIfNeeded()
    #expect(log.take() == ["A updates two", "B updates two"])
    #expect(!window.updateProperties())
  }

  @Test func `a view that has not been loaded is not updated`() {
    let controller = controller("A")
    controller.updatePropertiesIfNeeded()
    #expect(log.take() == [] && !controller.isViewLoaded)
    controller.loadViewIfNeeded()
    controller.updatePropertiesIfNeeded()
    #expect(log.take() == ["A did load", "A updates one"])
  }

  @Test func `a view out of sight is updated when it is back`() {
    let navigation = UINavigationController(rootViewController: controller("A"))
    let window = UIWindow(root: navigation)
    navigation.pushViewController(UIViewController(), animated: true)
    _ = log.take()
    model.name = "two"
    #expect(!window.updateProperties())
    navigation.popViewController(animated: true)
    #expect(log.take() == ["A will appear", "A updates two", "A did appear"])
  }

  @Test func `a view under a sheet is in the window, and is updated`() {
    let below = controller("A")
    let window = UIWindow(root: below)
    below.present(UIViewController(), animated: true)
    _ = log.take()
    model.name = "two"
    #expect(window.updateProperties())
    #expect(log.take() == ["A updates two"])
  }

  @Test func `a view that slides in is updated before it has appeared`() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = UIWindow(root: navigation)
    window.holdsNextTransition = true
    navigation.pushViewController(controller("A"), animated: true)
    #expect(log.take() == ["A did load", "A will appear"])
    #expect(window.updateProperties())
    #expect(log.take() == ["A updates one"])
    try window.act(on: .transitionEnd)
    #expect(log.take() == ["A did appear"])
  }

  @Test func `properties are updated before the layout`() {
    let window = UIWindow(root: controller("A"))
    model.name = "two"
    #expect(!window.screen().text.contains("two"))
    #expect(window.updateProperties())
    #expect(window.screen().text.contains("two"))
  }

  @Test func `a controller that is gone is not kept by what it read`() {
    weak var gone: UIViewController?
    do {
      let window = UIWindow(root: controller("A"))
      gone = window.rootViewController
      #expect(gone != nil)
    }
    #expect(gone == nil)
    model.name = "two"
    #expect(log.take().last == "A did appear")
  }
}

private protocol Named: AnyObject {
  var title: String { get }
}

@Observable private final class Model: Named {
  var parts: [String] = ["one"]
  var count = 0

  var name: String {
    get { title }
    set { parts = [newValue] }
  }

  var title: String { parts.joined() }
}

/// Shows the title of a model.
private final class ModelController: RecordingController {
  private let label = UILabel()
  private let model: any Named
  private let log: CallLog

  init(_ title: String, _ model: any Named, _ log: CallLog) {
    self.model = model
    self.log = log
    super.init(title, log)
  }

  override func loadView() {
    view = UIView()
    view.addSubview(label)
  }

  override func updateProperties() {
    super.updateProperties()
    label.text = model.title
    log.note("\(title ?? "?") updates \(model.title)")
  }
}
