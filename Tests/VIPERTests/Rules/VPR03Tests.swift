import Checks
import Testing

@Suite struct VPR03Tests {
  @Test func `VPR-03 an interactor depends on no user interface`() async throws {
    try await expectKept("VPR-03")
  }

  @Test func `VPR-03 counterexample: the interactor takes the view controller as a parameter`() async throws {
    try await expectBroken(
      "VPR-03", naming: "Interactor", "cannot find type 'UIViewController' in scope",
      by: .compiling(for: "VPR-03", presenting))
  }

  @Test func `VPR-03 counterexample: the interactor imports the user interface`() async throws {
    try await expectBroken(
      "VPR-03", naming: "Interactor", "no such module 'HeadlessUI'", by: .compiling(for: "VPR-03", reading))
  }
}

/// Takes the view controller as a parameter, like an interactor of MemeMe-IOS.
private let presenting = """
  import Catalogue

  final class OpenCountryInteractor {
    private let store: any DataStore

    init(store: any DataStore) { self.store = store }

    func open(row: Int, from viewController: UIViewController) {
      viewController.title = store.countries[row].name
    }
  }
  """

/// Reads its input from the text field.
private let reading = """
  import Catalogue
  import HeadlessUI

  final class FindCountriesInteractor {
    private let searchField: UITextField

    init(searchField: UITextField) { self.searchField = searchField }

    func find() -> String { searchField.text ?? "" }
  }
  """
