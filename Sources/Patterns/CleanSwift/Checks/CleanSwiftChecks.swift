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
  ].keeping(
    ServiceRule("VIP-19", leaves: .storage, .system, to: "Interactor's Workers", not: "ViewController"),
    ServiceRule("VIP-20", leaves: .network, to: "Interactor's Workers", not: "ViewController"),
    ServiceRule("VIP-43", leaves: .storage, .network, to: "Workers", not: "Interactor"),
    ServiceRule("VIP-48", leaves: .storage, .network, to: "Workers", not: "Presenter", "Router"))
}
