import Foundation
import Testing

@testable import Walkthrough

@Suite struct PartRefusalTests {
  @Test(arguments: [
    "func expectMessages() {}",
    "  static func expectKept(_ rule: String) {}",
    "import Testing",
    "@testable import ExerciseSupport",
    "import VIPERChecks",
    "extension Check { static var viper: [Check] { [] } }",
    "private extension Checks {}",
  ])
  func `a part that replaces its judge is not compiled`(line: String) {
    let part = Data("import Catalogue\n\n\(line)\n".utf8)
    #expect(PartRefusal(of: part)?.line == 3)
  }

  @Test(arguments: [
    "import Catalogue",
    "@testable import VIPER",
    "import struct HeadlessUI.Outlet",
    "func expected() -> Int { 1 }",
    "// func expectMessages() is called by the checks",
    "extension CheckFavouritesInteractor {}",
    "let checks = 1",
  ])
  func `a part of an app is compiled`(line: String) {
    #expect(PartRefusal(of: Data(line.utf8)) == nil)
  }
}
