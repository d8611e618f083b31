import Foundation
import HeadlessUI
import Testing

@Suite struct StoryboardTests {
  private final class Form: UIViewController {
    @Outlet var submitter: Submitter
  }

  private final class Submitter {
    @Outlet var name: UITextField
    var submitted: [String] = []

    func submit(_ sender: Any) {
      submitted.append("\(type(of: sender)): \(name.text ?? "")")
    }
  }

  private static let toSubmitter = StoryboardScene.OutletConnection.outlet(
    "owner", \Form.$submitter, to: "submitter")
  private static let toName = StoryboardScene.OutletConnection.outlet(
    "submitter", \Submitter.$name, to: "name")

  /// Returns a form with a field, a button, and an object that submits; tests replace its connections.
  private func scene(
    objects: [StoryboardScene.Object] = [.object("submitter", Submitter.init)],
    outlets: [StoryboardScene.OutletConnection] = [toSubmitter, toName],
    actions: [StoryboardScene.ActionConnection] = []
  ) -> StoryboardScene {
    StoryboardScene(
      "Form", title: "Sign Up",
      views: [
        .view("name", UITextField.init) { $0.placeholder = "name" },
        .view("submit", UIButton.init) { $0.setTitle("Submit", for: .normal) },
        .view("hint", UILabel.init),
      ],
      rightBarButtonItem: .item("done", title: "Done"), toolbarItems: [.item("help", title: "Help")],
      objects: objects, outlets: outlets, actions: actions)
  }

  private func form(_ scene: StoryboardScene) -> Form {
    UIStoryboard(scenes: [scene]).instantiateViewController(identifier: "Form") { Form() }
  }

  private func submit(
    _ source: String, on events: UIControl.Event = .primaryActionTriggered
  )
    -> StoryboardScene.ActionConnection
  {
    .action(source, on: events, to: "submitter") { (target: Submitter, sender) in target.submit(sender) }
  }

  private func failure(_ scene: StoryboardScene) -> String? {
    let error = #expect(throws: StoryboardError.self) {
      try UIStoryboard(scenes: [scene]).loadView(of: scene, for: Form())
    }
    return error?.description
  }

  @Test func `a controller from a storyboard loads its view when it is needed`() {
    var made = 0
    let form = form(
      scene(
        objects: [
          .object("submitter") {
            made += 1
            return Submitter()
          }
        ]))
    #expect(form.title == "Sign Up")
    #expect(made == 0)
    form.loadViewIfNeeded()
    #expect(made == 1)
    #expect(form.view.subviews.count == 3)
    #expect(form.navigationItem.rightBarButtonItem?.title == "Done")
    #expect(form.toolbarItems?.map(\.title) == ["Help"])
    #expect(form.storyboard?.scenes.map(\.identifier) == ["Form"])
  }

  @Test func `a scene without a title keeps the controller's title`() {
    let storyboard = UIStoryboard(
      scenes: [StoryboardScene("Plain", views: [], objects: [], outlets: [], actions: [])])
    let controller = storyboard.instantiateViewController(identifier: "Plain") {
      let controller = UIViewController()
      controller.title = "Own"
      return controller
    }
    #expect(controller.title == "Own")
  }

  @Test func `outlets hold the scene's own views and objects`() {
    let form = form(scene())
    form.loadViewIfNeeded()
    #expect(form.submitter.name === form.view.subviews[0])
  }

  @Test func `actions call the object with their sender`() throws {
    let form = form(
      scene(actions: [submit("submit"), submit("name", on: .editingChanged), submit("done")]))
    let window = UIWindow(root: UINavigationController(rootViewController: form))
    try window.act(on: .field, text: "Ada")
    try window.act(on: .button, "Submit")
    try window.act(on: .button, "Done")
    #expect(form.submitter.submitted == ["UITextField: Ada", "UIButton: Ada", "UIBarButtonItem: Ada"])
  }

  @Test func `an object lives as long as an outlet holds it`() {
    weak var kept: Submitter?
    weak var dropped: Submitter?
    let form = form(
      scene(objects: [
        .object("submitter") {
          let made = Submitter()
          kept = made
          return made
        },
        .object("other") {
          let made = Submitter()
          made.name = UITextField()
          dropped = made
          return made
        },
      ]))
    form.loadViewIfNeeded()
    #expect(kept != nil)
    #expect(dropped == nil)
    form.submitter = Submitter()
    #expect(kept == nil)
  }

  @Test func `an action does not keep its target alive`() throws {
    let form = form(scene(actions: [submit("submit")]))
    let window = UIWindow(root: form)
    weak let target = form.submitter
    form.submitter = Submitter()
    #expect(target == nil)
    try window.act(on: .button, "Submit")
  }

  @Test func `releasing a controller frees the whole scene`() {
    weak var controller: Form?
    weak var submitter: Submitter?
    weak var view: UIView?
    do {
      let form = form(scene(actions: [submit("submit"), submit("done"), submit("help")]))
      form.loadViewIfNeeded()
      controller = form
      submitter = form.submitter
      view = form.view
    }
    #expect(controller == nil)
    #expect(submitter == nil)
    #expect(view == nil)
  }

  // MARK: Scenes that cannot be loaded

  @Test func `an unknown scene is reported with the known scenes`() {
    #expect(
      StoryboardError.unknownScene("Login", known: ["Form", "Film"]).description
        == "There is no scene 'Login' in the storyboard. It has: Form, Film.")
  }

  @Test func `an outlet to an unknown object is reported with the known objects`() {
    let wrong = StoryboardScene.OutletConnection.outlet("submitter", \Submitter.$name, to: "nmae")
    #expect(
      failure(scene(outlets: [Self.toSubmitter, wrong]))
        == "Scene 'Form': the outlet from 'submitter' to 'nmae' names 'nmae', which the scene does not have. "
        + "It has: done, help, hint, name, owner, submit, submitter.")
  }

  @Test func `an outlet of an unknown object is reported with the known objects`() {
    let wrong = StoryboardScene.OutletConnection.outlet("sbumitter", \Submitter.$name, to: "name")
    #expect(
      failure(scene(outlets: [Self.toSubmitter, wrong]))
        == "Scene 'Form': the outlet from 'sbumitter' to 'name' names 'sbumitter', which the scene does not have. "
        + "It has: done, help, hint, name, owner, submit, submitter.")
  }

  @Test func `an action to an unknown object is reported with the known objects`() {
    let wrong = StoryboardScene.ActionConnection.action("submit", to: "nobody") { (_: Submitter, _) in }
    #expect(
      failure(scene(actions: [wrong]))
        == "Scene 'Form': the action from 'submit' to 'nobody' names 'nobody', which the scene does not have. "
        + "It has: done, help, hint, name, owner, submit, submitter.")
  }

  @Test(arguments: ["name", "done", "owner"])
  func `two objects of the same name are refused`(name: String) {
    #expect(
      failure(scene(objects: [.object(name, Submitter.init)], outlets: []))
        == "Scene 'Form': two things are called '\(name)'. Rename one of them.")
  }

  @Test func `an outlet to an object of the wrong type is reported with both types`() {
    let wrong = StoryboardScene.OutletConnection.outlet("submitter", \Submitter.$name, to: "hint")
    #expect(
      failure(scene(outlets: [Self.toSubmitter, wrong]))
        == "Scene 'Form': the outlet from 'submitter' to 'hint' needs UITextField, but finds UILabel. "
        + "Connect it to another object, or change the type of one of the two.")
  }

  @Test func `an outlet of an object of the wrong type is reported with both types`() {
    let wrong = StoryboardScene.OutletConnection.outlet("hint", \Submitter.$name, to: "name")
    #expect(
      failure(scene(outlets: [Self.toSubmitter, wrong]))
        == "Scene 'Form': the outlet from 'hint' to 'name' needs Submitter, but finds UILabel. "
        + "Connect it to another object, or change the type of one of the two.")
  }

  @Test func `an action to an object of the wrong type is reported with both types`() {
    let wrong = StoryboardScene.ActionConnection.action("submit", to: "hint") { (_: Submitter, _) in }
    #expect(
      failure(scene(actions: [wrong]))
        == "Scene 'Form': the action from 'submit' to 'hint' needs Submitter, but finds UILabel. "
        + "Connect it to another object, or change the type of one of the two.")
  }

  @Test func `an action of an object that sends no actions is refused`() {
    #expect(
      failure(scene(actions: [submit("hint")]))
        == "Scene 'Form': 'hint' is a UILabel, which sends no actions. Connect a control or a bar button.")
  }

  @Test func `an unconnected outlet is named`() {
    #expect(
      failure(scene(outlets: [Self.toSubmitter]))
        == "Scene 'Form': the outlet 'name' of 'submitter' is not connected. "
        + "Add an outlet to the scene that connects it.")
    #expect(
      failure(scene(outlets: [Self.toName]))
        == "Scene 'Form': the outlet 'submitter' of 'owner' is not connected. "
        + "Add an outlet to the scene that connects it.")
  }

  @Test func `an unconnected outlet of a superclass is found`() {
    class Base { @Outlet var label: UILabel }
    final class Derived: Base {}
    #expect(
      failure(
        scene(objects: [.object("submitter", Submitter.init), .object("derived") { Derived() }]))
        == "Scene 'Form': the outlet 'label' of 'derived' is not connected. "
        + "Add an outlet to the scene that connects it.")
  }

  @Test func `an optional property can be connected and is checked like an outlet`() throws {
    final class Rows: UITableViewDelegate {
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    }
    final class List: UIViewController {
      @Outlet var table: UITableView
      @Outlet var rows: Rows
    }
    func scene(delegate: String) -> StoryboardScene {
      StoryboardScene(
        "List", views: [.view("table", UITableView.init)], objects: [.object("rows") { Rows() }],
        outlets: [
          .outlet("owner", \List.$table, to: "table"),
          .outlet("owner", \List.$rows, to: "rows"),
          .outlet("table", \UITableView.delegate, to: delegate),
        ],
        actions: [])
    }
    let good = scene(delegate: "rows")
    let list = UIStoryboard(scenes: [good]).instantiateViewController(identifier: "List") { List() }
    list.loadViewIfNeeded()
    #expect(list.table.delegate === list.rows)

    let bad = scene(delegate: "owner")
    let error = #expect(throws: StoryboardError.self) {
      try UIStoryboard(scenes: [bad]).loadView(of: bad, for: List())
    }
    #expect(
      error?.description
        == "Scene 'List': the outlet from 'table' to 'owner' needs UITableViewDelegate, but finds List. "
        + "Connect it to another object, or change the type of one of the two.")
  }

  @Test func `views and items of a scene have their names as accessibility identifiers`() {
    let form = form(scene())
    form.loadViewIfNeeded()
    #expect(form.submitter.name.accessibilityIdentifier == "name")
    #expect(form.navigationItem.rightBarButtonItem?.accessibilityIdentifier == "done")
    #expect(form.toolbarItems?.map(\.accessibilityIdentifier) == ["help"])
  }
}
