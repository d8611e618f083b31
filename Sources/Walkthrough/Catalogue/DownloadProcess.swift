import Foundation
import Processes

/// A download in a child process.
///
/// On Linux, some invalid responses crash the program that reads them, inside the system's library. Here they crash
/// only the child, and this program reports it.
nonisolated struct DownloadProcess {
  /// The argument that makes the program run as the child.
  static let word = "--download"

  /// The folder that has countries.json and films.json.
  let url: URL

  /// The output of the child.
  private struct Message: Codable {
    let download: CatalogueDownload?
    let failure: CatalogueDownload.Failure?
  }

  /// Lets a child download the files, and waits for it.
  ///
  /// - Throws: `CatalogueDownload.Failure`, or an error of Foundation if no child can be started.
  func run() throws -> CatalogueDownload {
    let (output, _) = try Subprocess.output(
      of: Package.program, [Self.word, url.absoluteString], errors: .discarded)
    let letter = try? JSONDecoder().decode(Message.self, from: output)
    if let failure = letter?.failure { throw failure }
    guard let download = letter?.download else {
      throw CatalogueDownload.Failure(
        url,
        "The download stopped without an answer. On Linux, a response that ends within its headers can cause this."
      )
    }
    return download
  }

  /// Runs the child: downloads the files of `address` and writes the result.
  static func serve(_ address: String) throws {
    let url = URL(string: address) ?? URL(filePath: address)
    let letter: Message
    do throws(CatalogueDownload.Failure) {
      letter = Message(download: try CatalogueDownload(from: url), failure: nil)
    } catch {
      letter = Message(download: nil, failure: error)
    }
    try FileHandle.standardOutput.write(contentsOf: JSONEncoder().encode(letter))
  }
}
