import Catalogue
import Checks
import ExerciseSupport
import Playing
import Testing
import VIPERChecks

@testable import VIPER

@Suite(.serialized) struct Checks {
  /// The kit's app, with this exercise's interactor in the Countries module.
  private let app: any Architecture = {
    var program = VIPERProgram()
    program.countries.sortCountries = { part(SortCountriesInteractor(store: $0), connectedBy: \.output) }
    return VIPERArchitecture(program)
  }()

  private let tapTwice = Story(
    id: "tap-twice", wish: "tap twice, and see the countries sorted the other way",
    steps: [
      .launch(),
      .reply(),
      .tap("Population"),
      .tap("Population"),
      .see("Population ↑"),
      .see("South Georgia and the South Sandwich Islands"),
    ])

  private let thinkAgain = Story(
    id: "think-again", wish: "think again while the countries are sorted, and see what I chose last",
    steps: [
      .launch(),
      .reply(),
      .tap("Population"),
      .tap("Name ↑"),
      .see("Name ↑"),
      .see("Afghanistan"),
      .dontSee("China"),
    ])

  private let findMeanwhile = Story(
    id: "find-meanwhile", wish: "see what I have searched for, however long sorting takes",
    steps: [
      .launch(),
      .reply(),
      .paste("finland"),
      .tap("Population"),
      .see("1 country"),
      .see("Finland"),
      .dontSee("China"),
    ])

  @Test func `two taps at a time sort twice`() {
    expectPerformed(tapTwice, by: app, inOneTurn: 2..<4)
  }

  @Test func `the order that was chosen last wins`() {
    expectPerformed(thinkAgain, by: app, inOneTurn: 2..<4)
  }

  @Test func `a search that is answered while the countries are sorted wins`() {
    let stage = Stage(app)
    LongSorting.meanwhile = {
      LongSorting.meanwhile = {}
      _ = stage.catalogue.deliverNext()
    }
    do {
      try stage.perform(findMeanwhile)
    } catch {
      report("\(error)\n\nAs a user, I want to \(findMeanwhile.wish).")
    }
    LongSorting.meanwhile = {}
  }

  @Test func `sorting does not stop the screen`() {
    let count = LongSorting.count
    expectPerformed(.sortCountries, by: app)
    if LongSorting.count == count { report("The countries were sorted without LongSorting.") }
  }

  @Test func `nothing else is broken`() throws {
    try expectNothingElseBroken(in: app, like: VIPERArchitecture(), using: Check.viper)
  }
}
