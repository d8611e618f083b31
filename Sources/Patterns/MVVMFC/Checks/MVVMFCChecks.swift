public import Checks
import Tracing

extension Check {
  /// The checks of MVVM-FC, in the order of its rules. FC-07, FC-08, FC-11 and FC-20 cannot be decided.
  public static let mvvmFC: [Check] = [
    flowControllersNavigate, libraryStandsAlone, libraryIsGeneric, sessionIsBounded, sessionObeysSettings,
    helpersHaveTheirPlace, commonIsShared, modulesAreWhole, servicesServeViewModels, serviceUsesSession,
    factoriesAreStatic, factoryCreatesModule, creationIsCalledCreate, pushInPushes, showInPresents,
    rootInMakesRoot, applicationCreatesFirstScreen, flowControllersUseFactories, factoryTakesManager,
    factoriesAskManager, viewModelIsOwned, controllerImplementsNotices, actionsArePassedOn,
    viewControllerDecidesNothing, changesAreListenedTo, displayIsRead, closuresCaptureWeakly,
    viewModelDoesTheWork, viewModelKnowsNoView, viewModelSpeaksOfNoView, viewModelImportsNoView,
    flowControllerComesFirst, viewModelCanBeGivenAll, useCaseIsReusable, delegateIsWeak,
    closuresReplaceDelegate,
    outputIsReadOnly, propertiesAreNamedForMeaning, actionsAreFunctions, actionsAreNamedForIntent,
    onlyViewModelHasFlow, flowControllerNavigates, otherControllersAreOptional, dependenciesArePassedOn,
    flowControllerIsWeak, flowActionsAreNamed, flowControllersCanUseFactories,
  ].keeping(
    ServiceRule(
      "FC-32", leaves: .storage, .network, to: "View Model", not: "FlowController", "ViewController"),
    CastRule("FC-30", keeps: "ViewController", from: "ViewModel"))
}
