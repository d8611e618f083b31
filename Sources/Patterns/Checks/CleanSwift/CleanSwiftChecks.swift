public import Checks

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
  ]
}
