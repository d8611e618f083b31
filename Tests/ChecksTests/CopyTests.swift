import MVVMFCChecks
import SourceModel
import SwiftIOChecks
import Testing
import Toolchain

@testable import Checks

/// What is shown is read each time: copies are found, wherever the code of a class makes them.
@Suite struct CopyTests {
  private func findings(
    of rule: String, using checks: [Check], in name: String, _ text: String
  ) throws -> [String] {
    var evidence = Evidence()
    evidence.sources = [try SourceFile(name: "\(name).swift", text: text)]
    let check = try #require(checks.first { $0.rule == rule })
    return check.findings(in: evidence).filter { !$0.isSilence }.map(\.message)
  }

  @Test func `a view controller's extension that keeps a copy of what it reads is found`() throws {
    let text = """
      final class FilmsViewController: UIViewController {
        private let viewModel: any FilmsViewModelType
        private var items: [ListItem] = []
      }

      extension FilmsViewController: FilmsViewModelDelegate {
        func itemsDidChange() { items = viewModel.items }
      }
      """
    let findings = try findings(of: "FC-30", using: Check.mvvmFC, in: "FilmsViewController", text)
    #expect(findings.count == 1)
    #expect(findings.first?.contains("line 7 keeps a copy in 'items'") == true)
  }

  @Test(arguments: [
    "private lazy var films = model.films", "var films: [Film] = []; func a() { films = model.films }",
    "var films: [Film] = [] }; extension FilmsViewModel { func a() { self.films = model.films }",
  ])
  func `a view model that keeps a copy of the model is found`(code: String) throws {
    let text = "final class FilmsViewModel { var model: (any FilmsModelReading)!; \(code) }"
    let findings = try findings(of: "SIO-18", using: Check.swiftIO, in: "FilmsViewModel", text)
    #expect(findings.count == 1 && findings.first?.contains("'films'") == true)
  }

  @Test func `a view model that reads the model for a constant keeps nothing`() throws {
    let text = """
      final class FilmsViewModel {
        var model: (any FilmsModelReading)!
        func a() {
          let films = model.films
          list.rows = films.map(Row.init)
        }
      }
      """
    #expect(try findings(of: "SIO-18", using: Check.swiftIO, in: "FilmsViewModel", text) == [])
  }
}
