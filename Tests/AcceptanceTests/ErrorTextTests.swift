import Architectures
import PatternTesting
import Specification
import Testing

/// The exact text for each error of the catalogue and of the store; the tests of the four patterns have the same.
@Suite struct ErrorTextTests {
  @Test func `MVC has one text for each error, too`() throws {
    try expectErrorTexts(of: Architectures.of(.mvc))
  }
}
