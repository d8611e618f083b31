import Foundation
public import Specification
import Testing

/// An architecture and the module that tests it: what is known of the program as it ships, and of its tests.
public final class PatternSuite {
  /// Makes the evidence that the compiler gives; asked once.
  public typealias Compiling = (PatternSuite) throws -> [Compilation]

  /// The architecture, as it ships.
  public let architecture: any Architecture
  private let compile: Compiling
  private let observe: () -> Evidence

  /// Takes an architecture, and what to ask the compiler.
  ///
  /// - Parameter observe: Observes what no story shows.
  public init(
    _ architecture: any Architecture,
    compilations compile: @escaping Compiling = { _ in [] },
    besides observe: @escaping () -> Evidence = { Evidence() }
  ) {
    self.architecture = architecture
    self.compile = compile
    self.observe = observe
  }

  /// Which of the four it is.
  public var pattern: Pattern { architecture.pattern }

  /// The module that tests it; its folder in Tests is called the same.
  var testModule: String { "\(pattern.module)Tests" }

  /// The compiler's tools, for the modules of this build.
  public let toolchain = Toolchain.ofThisBuild()

  /// Everything that is known of the pattern as it ships, gathered once.
  public private(set) lazy var evidence: Evidence = {
    var evidence = Evidence.observed(in: architecture, telling: Story.all + Story.failures + Story.wanderings)
    evidence.add(
      .observed(
        in: architecture, telling: [.storeFailures, .unreadableMark], favourites: { MoodyFavourites() }))
    evidence.add(observe())
    do {
      evidence.sources = try SourceFile.files(below: sourceFolder)
      evidence.declarations = try Declaration.all(in: pattern.module, using: toolchain)
      evidence.compilations = try compile(self)
    } catch {
      Issue.record("The evidence could not be gathered: \(error)")
    }
    return evidence
  }()

  /// What the test module declares, counterexamples included.
  public private(set) lazy var testDeclarations: [Declaration] = {
    do {
      return try Declaration.all(in: testModule, using: toolchain)
    } catch {
      Issue.record("The symbols of \(testModule) could not be read: \(error)")
      return []
    }
  }()
}
