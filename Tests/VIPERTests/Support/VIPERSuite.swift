import Foundation
import PatternTesting
import Specification

@testable import VIPER

/// VIPER, as its tests see it.
let viper = PatternSuite(
  VIPERArchitecture(), sourceModule: "VIPER", testModule: "VIPERTests",
  compilations: { suite in
    let withoutInterface = try SourceFile.swiftFiles(below: suite.sourceFolder).filter { file in
      try !String(contentsOf: file, encoding: .utf8).contains("import HeadlessUI")
    }
    let presenters = try SourceFile.swiftFiles(below: suite.sourceFolder).filter {
      $0.lastPathComponent.hasSuffix("Presenter.swift")
    }
    let interactors = try SourceFile.swiftFiles(below: suite.sourceFolder).filter { file in
      ["Interactor", "Entity", "DataStore"].contains(file.deletingLastPathComponent().lastPathComponent)
    }
    return [
      try suite.typecheckAlone("the app's interactors", for: "VPR-03", files: interactors),
      try suite.typecheckAlone(
        "a console program with the app's interactors", for: "VPR-04", files: interactors, snippet: console),
      try suite.typecheckAlone(
        "the app's presenters", for: "VPR-24", files: Array(Set(withoutInterface + presenters))),
    ]
  })

extension PatternSuite {
  /// Asks the compiler whether files make sense with the catalogue and nothing else of this package.
  func typecheckAlone(
    _ subject: String, for rule: String, files: [URL] = [], snippet: String? = nil
  ) throws -> Compilation {
    try toolchain.typecheck(subject, for: rule, files: files, snippet: snippet, seeing: ["Catalogue"])
  }
}

/// A program that prints what the interactors hand out.
private let console = """
  import Catalogue

  final class Console: FindCountriesInteractorOutput, SortCountriesInteractorOutput {
    private let find: FindCountriesInteractor
    private let sort: SortCountriesInteractor

    init(store: any DataStore) {
      find = FindCountriesInteractor(store: store)
      sort = SortCountriesInteractor(store: store)
      find.output = self
      sort.output = self
    }

    func run() { find.find(matching: nil) }
    func found(_ countries: CountryOverview) { sort.sort(by: .population) }
    func failedToFind(_ failure: FindCountriesFailure) { print(failure.reason) }
    func sorted(_ countries: CountryOverview) { print(countries.countries.map(\\.name)) }
  }
  """
