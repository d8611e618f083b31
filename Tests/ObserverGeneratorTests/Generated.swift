import Foundation
import SourceModel
import Toolchain

@testable import observers

let repository = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// The reason to skip tests that read syntax, or nil.
let unavailable: SyntaxReaderUnavailable? = {
  do {
    _ = try SyntaxReader.shared()
    return nil
  } catch {
    return error as? SyntaxReaderUnavailable
  }
}()

/// Calls `body` with a temporary folder, and removes the folder afterwards.
func withTemporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("observer-generator-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}

/// Creates the writer for protocols in one file, with a table of their boundaries.
func writer(_ source: String, _ boundaries: [Boundary]) throws -> ObserverWriter {
  let file = try SourceFile(name: "Source.swift", text: source, folder: "Sources")
  return ObserverWriter(table: BoundaryTable("Own", boundaries), protocols: DeclaredProtocols([file]))
}

/// Writes the observer of the first boundary, formatted.
func observer(of source: String, _ boundaries: Boundary...) throws -> String {
  let text = try writer(source, boundaries).declaration(of: boundaries[0])
  return try formatted(text)
}

/// Formats a text as the kit's files are.
func formatted(_ text: String) throws -> String {
  let texts = try formatted(["Observer.swift": text], as: repository.appendingPathComponent(".swift-format"))
  return texts["Observer.swift"] ?? ""
}

/// Writes the members of the observer of `protocol P: AnyObject`, without the indentation of the class.
func members(
  _ requirements: String, of boundary: Boundary = .strong("P", "model"), beside others: String = "",
  _ boundaries: Boundary...
) throws -> String {
  let source = "protocol P: AnyObject {\n\(requirements)\n}\n\(others)"
  let text = try writer(source, [boundary] + boundaries).declaration(of: boundary)
  let texts = try formatted(["P.swift": text], as: repository.appendingPathComponent(".swift-format"))
  let lines = (texts["P.swift"] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
  let first = lines.firstIndex { $0.contains("class var role") } ?? 0
  return lines[(first + 2)...].dropLast(2)
    .map { $0.hasPrefix("  ") ? String($0.dropFirst(2)) : String($0) }.joined(separator: "\n")
}
