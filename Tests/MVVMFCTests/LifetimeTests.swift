import Catalogue
import PatternTesting
import Testing

@testable import MVVMFC

@Suite struct LifetimeTests {
  @Test func `dropping the root at any moment of any story frees every object of every scene`() {
    mvvmFC.expectNothingSurvives()
  }

  @Test func `the stories visit all scenes`() {
    #expect(mvvmFC.unseenTypes(of: ["ViewController", "ViewModel", "FlowController"]) == [])
  }

  @Test func `leaving a scene frees its view controller and cancels its request`() throws {
    try mvvmFC.expectLeavingFrees()
  }

  @Test func `a tab keeps its screens while another is selected, and frees those that it leaves`() throws {
    try mvvmFC.expectTabsKeepAndFree()
  }

  @Test func `a sheet that has closed leaves nothing behind, chosen, cancelled or swiped away`() throws {
    try mvvmFC.expectClosingFrees(["RegionsViewController", "RegionsViewModel", "RegionsFlowController"])
  }

  @Test func `a reply that comes after the app has been released leaves the window empty`() throws {
    try mvvmFC.expectLateReplyReachesNobody()
  }

  @Test
  func `the strong references from view controller to dependency manager form a one-way chain`() {
    for scene in PatternSuite.scenes {
      #expect(mvvmFC.holds("\(scene)ViewController", "\(scene)ViewModel"))
      #expect(mvvmFC.holds("\(scene)ViewModel", "\(scene)FlowController"))
      #expect(mvvmFC.holds("\(scene)FlowController", "AppDependencyManager"))
      #expect(!mvvmFC.holds("\(scene)ViewModel", "\(scene)ViewController"))
      #expect(!mvvmFC.holds("\(scene)FlowController", "\(scene)ViewModel"))
      #expect(!mvvmFC.holds("\(scene)FlowController", "\(scene)ViewController"))
      #expect(!mvvmFC.holds("\(scene)FlowController", "UINavigationController"))
    }
    #expect(mvvmFC.holds("FavouritesViewModel", "FindFavouritesUseCase"))
    #expect(!mvvmFC.holds("FindFavouritesUseCase", "FavouritesViewModel"))
  }
}
