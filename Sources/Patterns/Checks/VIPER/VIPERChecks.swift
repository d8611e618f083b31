public import Checks

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
  ]
}
