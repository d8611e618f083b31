import Catalogue
import PatternTesting
import Testing

@testable import SwiftIO

@Suite struct LifetimeTests {
  @Test func `dropping the root at any moment of any story frees every object of every scene`() {
    swiftIO.expectNothingSurvives()
  }

  @Test func `the stories visit all scenes`() {
    #expect(swiftIO.unseenTypes(of: ["ViewController", "Interactor", "ViewModel", "Model"]) == [])
  }

  @Test func `leaving a scene frees its view controller and cancels its request`() throws {
    try swiftIO.expectLeavingFrees()
  }

  @Test func `a tab keeps its screens while another is selected, and frees those that it leaves`() throws {
    try swiftIO.expectTabsKeepAndFree()
  }

  @Test func `a sheet that has closed leaves nothing behind, chosen, cancelled or swiped away`() throws {
    try swiftIO.expectClosingFrees([
      "RegionsViewController", "RegionsInteractor", "RegionsViewModel", "RegionsModel",
    ])
  }

  @Test func `a reply that comes after the app has been released leaves the window empty`() throws {
    try swiftIO.expectLateReplyReachesNobody()
  }

  @Test func `the view controller holds the interactor and the view model, and both hold a model`() {
    for scene in PatternSuite.scenes {
      #expect(swiftIO.holds("\(scene)ViewController", "\(scene)Interactor"))
      #expect(swiftIO.holds("\(scene)ViewController", "\(scene)ViewModel"))
      #expect(swiftIO.holds("\(scene)Interactor", "\(scene)Model"))
      #expect(swiftIO.holds("\(scene)ViewModel", "\(scene)Model"))
      #expect(!swiftIO.holds("\(scene)Interactor", "\(scene)ViewController"))
    }
    #expect(!swiftIO.holds("RegionsViewController", "CountriesViewController"))
  }
}
