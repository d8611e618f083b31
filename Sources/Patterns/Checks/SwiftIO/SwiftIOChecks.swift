public import Checks

extension Check {
  /// The checks of Swift-IO, in the order of its rules. SIO-01 and SIO-11 cannot be decided.
  public static let swiftIO: [Check] = [
    viewIsCreatedByItsController, interactorIsCreatedByView, viewModelIsCreatedByView,
    objectsAreDeclared, sevenSteps, handlersLiveInInteractor, controllerWrapsNoEvents, inputOutlets,
    interactorRunsActions, loadTakesSixSteps, updateFollowsCompletion, noticeFollowsUpdate,
    registrationInViewDidLoad, controllerWritesNoView, refreshOfAPart, readsOnlyWhatIsNeeded,
    viewModelFormats, viewModelPushes, actionsConform, actionHasTwoMethods, actionsTellStories,
    actionsKnowNoScene,
  ]
}
