import Dispatch
import Foundation
import Library
import Synchronization
import TextLayout

/// The catalogue's two files, read from a server.
nonisolated struct CatalogueDownload: Codable {
  /// The bytes of countries.json.
  let countries: Data
  /// The bytes of films.json.
  let films: Data

  /// Returns the time that a try may take: five seconds, or `WALKTHROUGH_TIMEOUT` seconds.
  private static func timeout() throws(Failure) -> Duration {
    let name = "WALKTHROUGH_TIMEOUT"
    let text = ProcessInfo.processInfo.environment[name] ?? ""
    guard let seconds = text.isEmpty ? 5 : Int(text), (1...86_400).contains(seconds) else {
      throw Failure("\(name) takes a number of seconds from 1 to 86400, and is '\(text.visible)'.")
    }
    return .seconds(seconds)
  }

  /// Asks for both files at once, and waits for them.
  ///
  /// - Parameter url: The folder that has countries.json and films.json.
  /// - Throws: `Failure` for a file that does not arrive, or an invalid `WALKTHROUGH_TIMEOUT`.
  init(from url: URL) throws(Failure) {
    // The limit is more than 25 times the size of either of the kit's own files.
    let session = ApiSession(maximumBodySize: 1_000_000)
    let timeout = try Self.timeout()
    let countries = Answer(from: url.appending(path: "countries.json"), by: session, timeout: timeout)
    let films = Answer(from: url.appending(path: "films.json"), by: session, timeout: timeout)
    self.countries = try countries.wait()
    self.films = try films.wait()
  }

  /// The error for a file that did not arrive.
  struct Failure: Error, Codable, CustomStringConvertible {
    /// The file and the reason.
    let description: String

    /// Creates an error from a sentence.
    init(_ description: String) { self.description = description }

    /// Creates an error from an address, without its user name and password, and a sentence.
    init(_ url: URL, _ reason: String) {
      description = "\(url.withoutCredentials) cannot be read. \(reason)"
    }
  }

  /// A file whose download is under way.
  private final class Answer: Sendable {
    private let url: URL
    private let result = Mutex<Result<Data, ApiError>?>(nil)
    private let isThere = DispatchSemaphore(value: 0)

    init(from url: URL, by session: ApiSession, timeout: Duration) {
      self.url = url
      let request = ApiRequest(url, retryCount: 1, timeout: timeout, callback: .immediate) { $0 }
      session.request(request) { result in
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

extension URL {
  /// The address without user name and password, to be shown.
  nonisolated var withoutCredentials: String {
    var place = URLComponents(url: self, resolvingAgainstBaseURL: true)
    place?.user = nil
    place?.password = nil
    return place?.string ?? lastPathComponent
  }
}
