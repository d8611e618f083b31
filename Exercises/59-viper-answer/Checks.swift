import Checks
import ExerciseSupport
import HeadlessUI
import Playing
import Testing
import VIPERChecks

@testable import VIPER

@Suite(.serialized) struct Checks {
  /// The kit's app, with this exercise's view controller and presenter in the Regions module.
  private let app: any Architecture = {
    var program = VIPERProgram()
    program.regions.scene.outlets = [
      .outlet("owner", \RegionsViewController.$list, to: "list"),
      .outlet("list", \UITableView.delegate, to: "owner"),
    ]
    program.regions.presenter = {
      let presenter = RegionsPresenter(listRegions: $1, wireframe: $2)
      presenter.delegate = $0
      return part(presenter, connectedBy: \.view)
    }
    program.regions.viewController = { RegionsViewController(presenter: $0) }
    return VIPERArchitecture(program)
  }()

  private let swipeAway = Story(
    id: "swipe-away", wish: "swipe the regions away, and choose another later",
    steps: [
      .launch(),
      .reply(),
      .tap("All Regions"),
      .pick("Africa"),
      .tap("Only Africa"),
      .swipeDown(),
      .see("60 countries"),
      .tap("Only Africa"),
      .pick("All Regions"),
      .see("253 countries"),
    ])

  private let cancel = Story(
    id: "cancel", wish: "cancel the choice of a region, and choose one later",
    steps: [
      .launch(),
      .reply(),
      .tap("All Regions"),
      .tap("Cancel"),
      .see("253 countries"),
      .tap("All Regions"),
      .pick("Africa"),
      .see("60 countries"),
    ])

  @Test func `a user who has swiped the sheet away can choose a region`() {
    expectPerformed(swipeAway, by: app)
  }

  @Test func `VPR-15 a swipe is reported to the presenter, which answers`() throws {
    try expectMessages(
      after: "The user swipes the sheet away.", in: swipeAway, by: app, because: "VPR-15",
      """
        User → View: swipeDown() "Regions"
        View → Navigation: dismiss(animated:completion:)
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: presentationControllerDidDismiss(_:) UIPresentationController
      1 View Controller → Presenter: leave()
        Presenter → Presenter: regionsModuleDidCancel()
      7 Presenter → View Controller: show(canChooseRegion:) true
      8 View Controller → View: sets regionButton.isEnabled true
      """)
  }

  @Test func `VPR-15 “Cancel” is answered once`() throws {
    try expectMessages(
      after: "The user taps “Cancel”.", in: cancel, by: app, because: "VPR-15",
      """
        User → View: tap(_:) "Cancel"
        View → View Controller: cancel(_:) UIBarButtonItem
      1 View Controller → Presenter: cancel()
        Presenter → Presenter: regionsModuleDidCancel()
      7 Presenter → View Controller: show(canChooseRegion:) true
      8 View Controller → View: sets regionButton.isEnabled true
        Presenter → Wireframe: close()
        Wireframe → Navigation: dismiss(animated:completion:)
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
      """)
  }

  @Test func `a user who has cancelled can choose a region`() {
    expectPerformed(cancel, by: app)
  }

  @Test func `nothing else is broken`() throws {
    try expectNothingElseBroken(
      in: app, like: VIPERArchitecture(), using: Check.viper, with: ["RegionsViewController"])
  }
}
