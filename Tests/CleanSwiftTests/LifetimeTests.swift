import Catalogue
import PatternTesting
import Testing

@testable import CleanSwift

@Suite struct LifetimeTests {
  @Test func `dropping the root at any moment of any story frees every object of every scene`() {
    cleanSwift.expectNothingSurvives()
  }

  @Test func `the stories visit all scenes`() {
    #expect(cleanSwift.unseenTypes(of: ["ViewController", "Interactor", "Presenter", "Router"]) == [])
  }

  @Test func `leaving a scene frees its view controller and cancels its request`() throws {
    try cleanSwift.expectLeavingFrees()
  }

  @Test func `a tab keeps its screens while another is selected, and frees those that it leaves`() throws {
    try cleanSwift.expectTabsKeepAndFree()
  }

  @Test func `a sheet that has closed leaves nothing behind, chosen, cancelled or swiped away`() throws {
    try cleanSwift.expectClosingFrees([
      "RegionsViewController", "RegionsInteractor", "RegionsPresenter", "RegionsRouter",
    ])
  }

  @Test func `a reply that comes after the app has been released leaves the window empty`() throws {
    try cleanSwift.expectLateReplyReachesNobody()
  }

  @Test func `the view controller keeps the other parts alive, but presenter and router do not hold it`() {
    for scene in PatternSuite.scenes {
      #expect(cleanSwift.holds("\(scene)ViewController", "\(scene)Interactor"))
      #expect(cleanSwift.holds("\(scene)ViewController", "\(scene)Router"))
      #expect(cleanSwift.holds("\(scene)Interactor", "\(scene)Presenter"))
      #expect(cleanSwift.holds("\(scene)Router", "\(scene)Interactor"))
      #expect(!cleanSwift.holds("\(scene)Presenter", "\(scene)ViewController"))
      #expect(!cleanSwift.holds("\(scene)Router", "\(scene)ViewController"))
    }
    #expect(!cleanSwift.holds("RegionsViewController", "CountriesViewController"))
  }
}
