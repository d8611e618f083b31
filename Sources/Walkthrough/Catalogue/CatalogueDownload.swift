import ApiSession
import Dispatch
import Foundation
import Synchronization

/// The catalogue's two files, read from a server.
nonisolated struct CatalogueDownload: Codable {
  /// The bytes of countries.json.
  let countries: Data
  /// The bytes of films.json.
  let films: Data

  /// Two tries of five seconds each, or of `WALKTHROUGH_TIMEOUT` seconds, and a body that may be more than 25 times as
  /// long as the kit's own files.
  private static let configuration = ApiConfiguration(
    retryCount: 1,
    timeout: .seconds(ProcessInfo.processInfo.environment["WALKTHROUGH_TIMEOUT"].flatMap(Int.init) ?? 5),
    callback: .immediate, maximumBodySize: 1_000_000)

  /// Asks for both files at once, and waits for them.
  ///
  /// - Parameter url: The folder that has countries.json and films.json.
  /// - Throws: `Failure` for a file that does not arrive.
  init(from url: URL) throws(Failure) {
    let session = ApiSession(configuration: Self.configuration)
    let countries = Answer(from: url.appending(path: "countries.json"), by: session)
    let films = Answer(from: url.appending(path: "films.json"), by: session)
    self.countries = try countries.wait()
    self.films = try films.wait()
  }

  /// The error for a file that did not arrive.
  struct Failure: Error, Codable, CustomStringConvertible {
    /// The file and the reason.
    let description: String

    /// Creates an error from a file's address, whose name and password are left out, and a sentence.
    init(_ url: URL, _ reason: String) {
      var place = URLComponents(url: url, resolvingAgainstBaseURL: true)
      place?.user = nil
      place?.password = nil
      description = "\(place?.string ?? url.lastPathComponent) cannot be read. \(reason)"
    }
  }

  /// A file whose download is under way.
  private final class Answer: Sendable {
    private let url: URL
    private let result = Mutex<Result<Data, ApiError>?>(nil)
    private let isThere = DispatchSemaphore(value: 0)

    init(from url: URL, by session: ApiSession) {
      self.url = url
      session.request(ApiRequest(url) { $0 }) { result in
        self.result.withLock { $0 = result }
        self.isThere.signal()
      }
    }

    func wait() throws(Failure) -> Data {
      isThere.wait()
      switch result.withLock({ $0 }) {
      case .success(let data): return data
      case .failure(let error): throw Failure(url, error.description)
      case nil: preconditionFailure("The answer is missing.")
      }
    }
  }
}
