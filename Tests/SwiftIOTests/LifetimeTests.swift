import Catalogue
import PatternTesting
import Testing

@testable import SwiftIO

@Suite struct LifetimeTests {
  @Test func `dropping the root at any moment of any story frees every object of every scene`() {
    swiftIO.expectNothingSurvives()
  }

  @Test func `the stories visit all four scenes`() {
    #expect(swiftIO.unseenTypes(of: ["ViewController", "Interactor", "ViewModel", "Model"]) == [])
  }

  @Test func `leaving a scene frees its view controller and cancels its request`() throws {
    try swiftIO.expectLeavingFrees()
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
  }
}
