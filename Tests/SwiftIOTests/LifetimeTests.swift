import Catalogue
import HeadlessUI
import Testing

@testable import Specification
@testable import SwiftIO

@Suite struct LifetimeTests {
  /// Replies are outstanding after every launch, search and opening, so many of these moments are such.
  @Test func `dropping the root at any moment of any story frees every object of every scene`() {
    let moments = PatternEvidence.all.ownership
    #expect(moments.count > Story.all.count)
    #expect(moments.allSatisfy { $0.objectCount > 0 })
    let leaks = moments.filter { !$0.survivors.isEmpty }
    if let first = leaks.first {
      let types = first.survivors.joined(separator: ", ")
      Issue.record("\(types) survived: \(first.moment). The same at \(leaks.count - 1) other moments.")
    }
  }

  @Test func `the stories lead through all four scenes`() {
    let types = Set(PatternEvidence.all.types.map(\.name))
    for scene in ["Countries", "Films", "Film", "Favourites"] {
      for part in ["ViewController", "Interactor", "ViewModel", "Model"] {
        #expect(types.contains(scene + part))
      }
    }
  }

  @Test func `leaving a scene frees it, while the catalogue still owes it a reply`() throws {
    let stage = Stage(SwiftIOArchitecture())
    for step in [Story.Step.launch(), .reply(), .paste("italy"), .reply(), .pick("Italy")] {
      try stage.perform(step)
    }
    let navigation = try #require(stage.window.rootViewController as? UINavigationController)
    weak let films = navigation.topViewController
    #expect(films is FilmsViewController)
    #expect(stage.catalogue.pending.count == 1)
    try stage.perform(.goBack())
    #expect(films == nil)
    #expect(stage.catalogue.pending.isEmpty)
  }

  @Test func `a reply that comes after the app has gone reaches nobody`() throws {
    let stage = Stage(SwiftIOArchitecture())
    try stage.perform(.launch())
    stage.terminate()
    #expect(stage.catalogue.deliverAll() == 1)
    #expect(stage.window.rootViewController == nil)
  }

  @Test func `the view controller holds interactor and view model, which share one model`() throws {
    let references = PatternEvidence.all.ownership.flatMap(\.references)
    func strong(_ owner: String, _ target: String) -> Bool {
      references.contains { $0.owner == owner && $0.target == target && $0.isStrong }
    }
    for scene in ["Countries", "Films", "Film", "Favourites"] {
      #expect(strong("\(scene)ViewController", "\(scene)Interactor"))
      #expect(strong("\(scene)ViewController", "\(scene)ViewModel"))
      #expect(strong("\(scene)Interactor", "\(scene)Model"))
      #expect(strong("\(scene)ViewModel", "\(scene)Model"))
      #expect(!strong("\(scene)Interactor", "\(scene)ViewController"))
    }
  }
}
