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
  ].following(flow)

  private static let flow = RuleFlow(
    [
      .init(1, "View → Presenter", "VPR-15"), .init(2, "Presenter → Interactor", "VPR-16"),
      .init(3, "Interactor → Data Store", "VPR-09"), .init(6, "Interactor → Presenter", "VPR-17"),
      .init(7, "Presenter → View", "VPR-17"), .init(8, "View Controller → View", "VPR-21"),
    ],
    replies: (.interactor, 3), routing: (.wireframe, "VPR-29"), wording: (.presenter, "VPR-17"),
    display: "VPR-21")
}
