import Catalogue
import Foundation
import HeadlessUI
public import Specification
import Tracing

/// The list of countries, as the rules of VIPER see it.
public enum CountryListImplementation {
  /// How to launch it, and what else there is to look at.
  public static var adapter: Implementation {
    var adapter = Implementation(of: .viper, telling: [.listCountries]) { window, environment in
      let wireframe = CountryListWireframe(window: window)
      wireframe.showCountryList(catalogue: environment.catalogue)
      return wireframe
    }
    adapter.role = role
    adapter.traced = Implementation.Traced(step: step, launch: launch)
    adapter.sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    adapter.module = "CountryList"
    return adapter
  }

  /// The part that an object plays.
  private static func role(of object: AnyObject) -> Role? {
    switch object {
    case is UIViewController: .viewController
    case is UIView: .view
    case is any CountryListEventHandler: .presenter
    case is any ListCountriesInteractorInput: .interactor
    case is any CountryListDataStore: .dataStore
    case is CountryListWireframe: .wireframe
    default: nil
    }
  }

  /// The step of VIPER's cycle that a message takes.
  private static func step(of message: Message) -> Int? {
    switch (message.receiver.role, message.kind) {
    case (.presenter, .call) where message.sender.role == .interactor: 6
    case (.presenter, .call): 1
    case (.interactor, .call): 2
    case (.dataStore, .call): message.baseName == "put" ? 5 : 3
    case (.viewController, .call) where message.baseName.hasPrefix("show"): 7
    case (.view, .call): 8
    default: nil
    }
  }

  /// Connects the same parts as the wireframe does, with a decorator on every boundary.
  private static func launch(
    in window: UIWindow, environment: Environment, tracedBy trace: Trace
  ) -> AnyObject {
    let store = CatalogueDataStore(catalogue: environment.catalogue)
    let interactor = ListCountriesInteractor(
      store: TracingDataStore(store, trace, trace.participant(.dataStore, store)))
    let presenter = CountryListPresenter(
      interactor: TracingInteractor(interactor, trace, trace.participant(.interactor, interactor)))
    let view = CountryListViewController()
    let output = TracingOutput(presenter, trace)
    let display = TracingView(view, trace)
    interactor.output = output
    presenter.view = display
    view.presenter = TracingEventHandler(presenter, trace, trace.participant(.presenter, presenter))
    let wireframe = CountryListWireframe(window: window)
    wireframe.show(view)
    // Nobody else keeps the decorators on weak boundaries.
    return Kept(objects: [wireframe, output, display])
  }
}

private final class Kept {
  private let objects: [AnyObject]

  init(objects: [AnyObject]) {
    self.objects = objects
  }
}
