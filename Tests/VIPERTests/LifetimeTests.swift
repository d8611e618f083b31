import Catalogue
import PatternTesting
import Testing

@testable import VIPER

@Suite struct LifetimeTests {
  @Test func `dropping the root at any moment of any story frees every object of every scene`() {
    viper.expectNothingSurvives()
  }

  @Test func `the stories visit all scenes`() {
    #expect(viper.unseenTypes(of: ["ViewController", "Presenter"]) == [])
  }

  @Test func `leaving a scene frees its view controller and cancels its request`() throws {
    try viper.expectLeavingFrees()
  }

  @Test func `a tab keeps its screens while another is selected, and frees those that it leaves`() throws {
    try viper.expectTabsKeepAndFree()
  }

  @Test func `a sheet that has closed leaves nothing behind, chosen, cancelled or swiped away`() throws {
    try viper.expectClosingFrees([
      "RegionsViewController", "RegionsPresenter", "ListRegionsInteractor", "RegionsWireframe",
    ])
  }

  @Test func `a reply that comes after the app has been released leaves the window empty`() throws {
    try viper.expectLateReplyReachesNobody()
  }

  @Test
  func `view, presenter, interactor and data store form a one-way chain of strong references`() {
    for scene in PatternSuite.scenes {
      #expect(viper.holds("\(scene)ViewController", "\(scene)Presenter"))
      #expect(!viper.holds("\(scene)Presenter", "\(scene)ViewController"))
    }
    for interactor in ["FindCountries", "SortCountries", "CheckFavourites"] {
      #expect(viper.holds("CountriesPresenter", "\(interactor)Interactor"))
      #expect(viper.holds("\(interactor)Interactor", "CatalogueDataStore"))
      #expect(!viper.holds("\(interactor)Interactor", "CountriesPresenter"))
    }
    #expect(viper.holds("CountriesPresenter", "CountriesWireframe"))
    #expect(!viper.holds("CountriesWireframe", "CountriesViewController"))
    #expect(viper.holds("RootWireframe", "UINavigationController"))
    #expect(!viper.holds("RegionsPresenter", "CountriesPresenter"))
  }
}
