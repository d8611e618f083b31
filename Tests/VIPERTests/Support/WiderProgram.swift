import Checks
import HeadlessUI
import Observing
import Playing
import Specification
import Tracing

@testable import VIPER

// The plain program with additional boundaries, over which counterexamples send messages that the app's own protocols
// do not allow.

/// Additional results of the plain program's interactor.
protocol WiderInteractorOutput: AnyObject {
  func told(_ result: Any)
}

/// Additional content of the plain program's view.
protocol WiderView: AnyObject {
  func showNumber(_ number: Int)
}

/// Additional entities of the plain program.
protocol WiderDataStore: AnyObject {
  func put(_ entity: AnyObject)
}

final class WiderInteractorOutputObserver: WeakObserver<any WiderInteractorOutput>, WiderInteractorOutput {
  override class var role: Role { .presenter }

  func told(_ result: Any) {
    pass(result) { $0.told(result) }
  }
}

final class WiderViewObserver: WeakObserver<any WiderView>, WiderView {
  override class var role: Role { .viewController }

  func showNumber(_ number: Int) {
    pass(number) { $0.showNumber(number) }
  }
}

final class WiderDataStoreObserver: StrongObserver<any WiderDataStore>, WiderDataStore {
  override class var role: Role { .dataStore }

  func put(_ entity: AnyObject) {
    pass(entity) { $0.put(entity) }
  }
}

/// Sends an additional result after it has sorted.
class WiderSortInteractor: PlainSortInteractor {
  weak var wider: (any WiderInteractorOutput)?

  override func sort(by key: CountrySorting.Key) {
    super.sort(by: key)
    wider?.told(result())
  }

  /// Returns the additional result.
  func result() -> Any { "\(store.countries.count)" }
}

/// Shows that it has received the result.
final class WiderPresenter: PlainPresenter, WiderInteractorOutput {
  func told(_ result: Any) {
    view?.show(summary: "sorted")
  }
}

/// Connects the interactor with the presenter.
final class WiderModule: PlainModule {
  override func connect(_ view: PlainViewController, _ presenter: PlainPresenter) {
    (presenter.sortCountries as? WiderSortInteractor)?.wider = presenter as? any WiderInteractorOutput
  }
}

/// VIPER, with observers of the additional boundaries.
struct WiderArchitecture: Architecture {
  private let app: VIPERArchitecture
  private let further: [any Observer.Type]

  init(_ program: VIPERProgram, observedBy further: [any Observer.Type]) {
    app = VIPERArchitecture(program)
    self.further = further
  }

  var pattern: Pattern { app.pattern }
  var steps: [String] { app.steps }
  var note: String { app.note }
  var observerTypes: [any Observer.Type] { app.observerTypes + further }

  func role(of object: AnyObject) -> Role? { app.role(of: object) ?? further.role(of: object) }

  func launch(
    in window: UIWindow, environment: Environment, observedBy observers: Observers?
  ) -> AnyObject {
    app.launch(in: window, environment: environment, observedBy: observers)
  }
}

extension Evidence {
  /// Runs the plain program, whose interactor sends an additional result.
  static func telling(by interactor: WiderSortInteractor.Type) -> Evidence {
    .runningBeside(
      .plain(presenter: WiderPresenter.self, sort: interactor, module: WiderModule.self),
      observedBy: [WiderInteractorOutputObserver.self, WiderDataStoreObserver.self])
  }
}
