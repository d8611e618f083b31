public import Checks
import Tracing

extension Check {
  /// The checks of Swift-IO, in the order of its rules. SIO-01 and SIO-11 cannot be decided.
  public static let swiftIO: [Check] = [
    viewIsCreatedByItsController, interactorIsCreatedByView, viewModelIsCreatedByView,
    objectsAreDeclared, sevenSteps, handlersLiveInInteractor, controllerWrapsNoEvents, inputOutlets,
    interactorRunsActions, loadTakesSixSteps, updateFollowsCompletion, noticeFollowsUpdate,
    registrationInViewDidLoad, controllerWritesNoView, refreshOfAPart, readsOnlyWhatIsNeeded,
    viewModelFormats, viewModelPushes, actionsConform, actionHasTwoMethods, actionsTellStories,
    actionsKnowNoScene,
  ].following(flow)

  private static let flow = RuleFlow(
    [
      .init(1, "View → Interactor", "SIO-06"), .init(2, "Interactor → Action", "SIO-10"),
      .init(3, "Interactor → Model", "SIO-13"), .init(4, "Interactor → View Controller", "SIO-14"),
      .init(5, "View Controller → View Model", "SIO-16"), .init(6, "View Model → Model", "SIO-18"),
      .init(7, "View Model → View", "SIO-20"),
    ],
    replies: (.interactor, 2), wording: (.viewModel, "SIO-19"), display: "SIO-20")
}
