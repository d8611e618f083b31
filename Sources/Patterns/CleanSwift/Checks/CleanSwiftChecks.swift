public import Checks
import Tracing

extension Check {
  /// The checks of Clean Swift VIP, in the order of its rules. VIP-06 and VIP-52 cannot be decided.
  public static let cleanSwift: [Check] = [
    oneCycleAScene, outputFeedsNextInput, componentsKnowAbstractions, onlyModelsCross, modelsAreNotTheDomain,
    modelsHoldPrimitives, wrappersHoldPrimitives, useCaseHasThreeModels, useCasesAreSeparate,
    controllerSendsRequest, requestHoldsInput, responseFollowsWork, viewModelFollowsResponse,
    viewModelIsReady, viewModelIsDisplayed, modelsMayBeEmpty, controllerCapturesInput,
    controllerKnowsViews, controllerConvertsNothing, controllerCallsConfigurator, wiringPrecedesEvents,
    requestHasACause, controllerIgnoresWorkers, navigationLivesInRouter, controllerNavigatesByRouter,
    controllerDefinesProtocols, controllerOutputIsAny, requestsAreNamed, logicTakesARequest,
    configuratorConnects, configuratorIsShared, sceneIsWiredOnce, onlyConfiguratorKnowsClasses,
    configuratorInjects, routerPassesData, routerIsWeak, routerReadsDataStore, routesAreListed,
    routesAreNamed, logicLivesInInteractor, requestsAreHandled, workersDoTheWork, failureBecomesResponse,
    resultEntersResponse, interactorDefinesProtocols, interactorOutputIsAny, workerHasOneTask,
    workerHoldsNoInteractor, workerWorksElsewhere, workerIsLazy, presenterFormats, presenterFormatsFailures,
    presenterDefinesProtocols, presenterOutputIsAny, presenterOutputIsWeak, modelsStandInModelsFile,
  ].following(flow)

  private static let flow = RuleFlow(
    [
      .init(1, "View → View Controller", "VIP-18"), .init(2, "View Controller → Interactor", "VIP-23"),
      .init(3, "Interactor → Worker", "VIP-43"), .init(4, "Interactor → Presenter", "VIP-13"),
      .init(5, "Presenter → View Controller", "VIP-14"), .init(6, "View Controller → View", "VIP-16"),
    ],
    replies: (.interactor, 3), routing: (.router, "VIP-26"), wording: (.presenter, "VIP-53"),
    display: "VIP-16")
}
