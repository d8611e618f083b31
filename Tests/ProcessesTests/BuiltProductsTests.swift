import Foundation
import Testing

@testable import Processes

@Suite struct BuiltProductsTests {
  @Test(arguments: [
    ("/kit/.build/debug/walkthrough", "/kit/.build/debug"),
    ("/kit/.build/debug/kitTests.xctest", "/kit/.build/debug"),
    ("/kit/.build/debug/kitTests.xctest/Contents/MacOS/kitTests", "/kit/.build/debug"),
    ("/Data/Products/Debug/A.xctest/Contents/PlugIns/B.xctest/Contents/MacOS/B", "/Data/Products/Debug"),
  ])
  func `the programs are beside a program, and around a bundle of tests`(image: String, folder: String) {
    #expect(BuiltProducts.folder(around: URL(fileURLWithPath: image)).path == folder)
  }

  @Test func `tests start the program of the build, not the one that runs them`() {
    let program = BuiltProducts.runningProgram(orInTests: "walkthrough")
    #expect(program == BuiltProducts.program("walkthrough"))
    #expect(FileManager.default.isExecutableFile(atPath: program.path))
  }
}
