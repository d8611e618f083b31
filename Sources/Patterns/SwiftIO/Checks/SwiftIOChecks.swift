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
  ].keeping(
    ServiceRule(
      "SIO-10", leaves: .storage, .network, to: "Actions",
      not: "Interactor", "View", "ViewController", "ViewModel"),
    CastRule("SIO-13", keeps: "ViewModel", from: "Model"),
    CastRule("SIO-16", keeps: "ViewController", from: "ViewModel"))
}
