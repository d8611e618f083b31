import Checks
import Testing

@Suite struct FC12Tests {
  @Test func `FC-12 a service compiles without the view layer`() async throws {
    try await expectKept("FC-12")
  }

  @Test func `FC-12 counterexample: a service sets the text of a label`() async throws {
    try await expectBroken(
      "FC-12", naming: "Service", "View Model", "cannot find type 'UILabel' in scope",
      by: .compilingService(labelled))
  }

  @Test func `FC-12 counterexample: a service presents failures`() async throws {
    try await expectBroken(
      "FC-12", naming: "Service", "View Model", "no such module 'HeadlessUI'",
      by: .compilingService(alerting))
  }

  @Test func `FC-12 counterexample: a service serves one view model`() async throws {
    try await expectBroken(
      "FC-12", naming: "Service", "View Model", "cannot find type 'FilmsViewModel' in scope",
      by: .compilingService(bound))
  }
}

extension Evidence {
  /// Returns the compiler's answers about a service that is added to the app.
  fileprivate static func compilingService(_ text: String) async throws -> Evidence {
    try await compiling(text, called: "GreetingService.swift", in: "Services/Greetings", for: "FC-12").answers
  }
}

/// Sets the text of a label.
private let labelled = """
  import Catalogue

  final class GreetingService {
    private let catalogue: any CatalogueServiceType

    init(catalogue: any CatalogueServiceType) { self.catalogue = catalogue }

    func greet(_ country: Country, in label: UILabel) { label.text = country.name }
  }
  """

/// Presents an alert over a view controller.
private let alerting = """
  import HeadlessUI
  import Library

  final class GreetingService {
    func fail(_ error: ApiError, on viewController: UIViewController) {
      let alert = UIAlertController(title: nil, message: error.description, preferredStyle: .alert)
      viewController.present(alert, animated: true)
    }
  }
  """

/// Knows one view model by its class.
private let bound = """
  import Catalogue

  final class GreetingService {
    weak var viewModel: FilmsViewModel?

    func greet() { viewModel?.reload() }
  }
  """
