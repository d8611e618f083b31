public import Foundation

/// The judge: a program that reads an app's sources with the toolchain's own parser and reports where they break the
/// rules of a pattern.
///
/// Its sources are in Sources/Patterns/Judge; it is compiled when it is first needed. It is not optimised, which would take
/// six times as long, about two minutes, and save a few seconds a run: most of the work is the parser's, which is.
public struct JudgeProgram: Sendable {
  private let program: SyntaxProgram

  /// Finds the program in a folder, and compiles it there if needed.
  ///
  /// - Parameters:
  ///   - folder: The folder for the compiled program and its cache, which is made if it is not there.
  ///   - compile: Runs the compiler, an executable, with arguments, which takes about twenty seconds; called only if
  ///     the program has to be compiled.
  /// - Throws: As `SyntaxProgram`.
  public init(
    keptIn folder: URL = defaultFolder,
    compile: (URL, [String]) throws -> Void = { try run($0, $1) }
  ) throws {
    program = try SyntaxProgram(
      "judge", sources: try Self.sources(), keptIn: folder,
      flags: [
        "-Onone", "-wmo", "-package-name", "judge", "-enable-upcoming-feature", "InternalImportsByDefault",
      ],
      compile: compile)
  }

  /// The folder beside that of the syntax reader.
  public static var defaultFolder: URL {
    SyntaxReader.defaultFolder.deletingLastPathComponent().appendingPathComponent("judge")
  }

  /// The compiled program.
  public var executable: URL { program.executable }

  /// Returns the argument with which the program carries out an order.
  ///
  /// - Throws: An error of Foundation if the order cannot be written as JSON.
  public func argument(for order: JudgeRequest) throws -> String {
    String(decoding: try JSONEncoder().encode(order), as: UTF8.self)
  }

  /// Returns the judge's own sources, and those of the package that it shares: the reader, its facts, the rules, the
  /// text layout, the search for an error in JSON.
  private static func sources() throws -> [URL] {
    let patterns = SyntaxReader.patternsFolder
    let folder = patterns.appendingPathComponent("Judge")
    let own = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
      $0.hasSuffix(".swift")
    }
    .sorted().map { folder.appendingPathComponent($0) }
    let shared = [
      "Catalogue/Reading/JSONSyntax", "CleanSwift/CleanSwiftRules", "MVVMFC/MVVMFCRules",
      "Processes/Subprocess",
      "SourceModel/Array+Concurrent", "SourceModel/Code", "SourceModel/Code+Nodes",
      "SourceModel/Facts+Coding", "SourceModel/Mutation", "SourceModel/Mutation+Parsing",
      "SourceModel/Navigation", "SourceModel/RuleExample", "SourceModel/Set+Reaching",
      "SourceModel/SourceFile", "SourceModel/SourceFile+Queries", "SourceModel/String+Words",
      "Specification/LaterSource", "Specification/Pattern", "Specification/Rule", "Specification/Rule+All",
      "Specification/Rule+Decision", "Specification/SourceDocument", "Specification/Today",
      "Specification/Today+Lines",
      "SwiftIO/SwiftIORules", "SyntaxReader/CodeReader", "SyntaxReader/DeclarationReader",
      "SyntaxReader/LineTable", "SyntaxReader/OneLine", "SyntaxReader/TypeName+Syntax", "TextLayout/Columns",
      "TextLayout/Fitting", "TextLayout/Int+Noun", "Toolchain/Fingerprint", "Toolchain/JudgeRequest",
      "VIPER/VIPERRules",
    ]
    return own + shared.map { patterns.appendingPathComponent("\($0).swift") }
  }
}
