import Foundation

/// A folder for one test, which is removed with its contents when the test releases it.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "CatalogueTests-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Returns the path of a file in the folder, even if the file does not exist.
  func file(_ name: String) -> URL {
    url.appending(path: name)
  }

  /// Writes a file and returns its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> URL {
    try write(Data(text.utf8), to: name)
  }

  /// Writes a file and returns its path.
  @discardableResult
  func write(_ data: Data, to name: String) throws -> URL {
    try data.write(to: file(name))
    return file(name)
  }

  /// Returns the text of a file.
  func text(of name: String) throws -> String {
    try String(contentsOf: file(name), encoding: .utf8)
  }

  /// Returns the bytes of a file.
  func data(of name: String) throws -> Data {
    try Data(contentsOf: file(name))
  }

  /// Returns the names of everything in the folder, sorted.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }
}
