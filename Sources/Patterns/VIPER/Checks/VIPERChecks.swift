public import Checks
import Tracing

extension Check {
  /// The checks of VIPER, in the order of its rules. VPR-06 cannot be decided.
  public static let viper: [Check] = [
    interactorHasOneUseCase, logicStandsInInteractor, interactorKnowsNoInterface, interactorRunsAnywhere,
    interactorIsPlain, onlyInteractorChangesEntities, entitiesStayBehind, entitiesComeFromStore,
    changesArePutBack, storePersists, entitiesIgnoreStore, entitiesPersistNothing, presenterIsPlain,
    presenterGathersInput, presenterAsksInteractor, resultsAreConverted, structuresAreSimple,
    structuresHaveNoBehaviour, presenterPrepares, viewIsPassive, viewAsksNothing, viewSpeaksOfContent,
    presenterKnowsNoWidgets, presenterKnowsContent, viewDecidesHow, viewIsAProtocol,
    controllerImplementsView, routesAreFollowed, wireframeRoutes, wireframeOwnsWindow,
    presenterDecidesWhen,
  ].keeping(
    ServiceRule(
      "VPR-11", leaves: .storage, to: "Data Store", not: "Interactor", "ViewController", "Wireframe"),
    ServiceRule("VPR-20", leaves: .storage, .network, to: "Interactor", not: "Presenter"),
    ServiceRule("VPR-21", leaves: .network, to: "Interactor", not: "ViewController"),
    CastRule("VPR-16", keeps: "Presenter", from: "Interactor"),
    CastRule("VPR-22", keeps: "ViewController", from: "Presenter"))
}
