import HeadlessUI
import Catalogue
import Checks
import PatternTesting
import Testing
import Tracing

@testable import SwiftIO

@Suite struct SIO24Tests {
  @Test func `SIO-24 actions know no scene`() async throws {
    try await expectKept("SIO-24")
  }

  @Test func `SIO-24 the same action runs from three scenes`() {
    let runs = swiftIO.evidence.traces.flatMap(\.messages).filter { $0.step == 2 }
    let scenes = Set(runs.filter { $0.receiver.type == "ReadFavourites" }.map(\.sender.type))
    #expect(scenes == ["CountriesInteractor", "FilmInteractor", "FavouritesInteractor"])
  }

  @Test func `SIO-24 counterexample: an action takes the model of a scene`() async throws {
    try await expectBroken(
      "SIO-24", naming: "Action", "Model", "CountriesModelUpdating",
      by: try await .compiling("SIO24Model", for: "SIO-24"))
  }

  @Test func `SIO-24 counterexample: an action shows a message in a label`() async throws {
    try await expectBroken(
      "SIO-24", naming: "Action", "SIO24Widget.swift", "HeadlessUI",
      by: try await .compiling("SIO24Widget", for: "SIO-24"))
  }
}

private enum SIO24Model {
  // import Catalogue

  // @testable import SwiftIO

  /// As a user, I want to see where I have been.
  final class MarkOpened: Action {
    private let country: Country
    private let model: any CountriesModelUpdating

    init(_ country: Country, in model: any CountriesModelUpdating) {
      self.country = country
      self.model = model
    }

    func run(completion: @escaping (Result<Void, Never>) -> Void) {
      model.update(selected: country)
      completion(.success(()))
    }
  }
}

private enum SIO24Widget {
  // import HeadlessUI

  // @testable import SwiftIO

  /// As a user, I want to be told that I have been heard.
  final class ShowMessage: Action {
    private let label: UILabel

    init(in label: UILabel) {
      self.label = label
    }

    func run(completion: @escaping (Result<Void, Never>) -> Void) {
      label.text = "One moment …"
      completion(.success(()))
    }

    func cancel() {
      label.text = nil
    }
  }
}
