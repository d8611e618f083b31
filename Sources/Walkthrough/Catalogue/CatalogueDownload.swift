import ApiSession
import Catalogue
import Dispatch
import Foundation
import Synchronization

/// The catalogue's two files, read from a server and checked like files on disk.
nonisolated struct CatalogueDownload {
  /// The folder that has countries.json and films.json.
  let url: URL

  /// A server that does not answer is given up after two tries of five seconds; the files are a tenth of the
  /// limit.
  private static let configuration = ApiConfiguration(
    retryCount: 1, timeout: .seconds(5), callback: .immediate, maximumBodySize: 1_000_000)

  /// Asks for both files at once, and waits for them.
  ///
  /// - Throws: `Failure` for a file that does not come, `CatalogueError` for one that is not as it should be.
  func data() throws -> CatalogueData {
    let session = ApiSession(configuration: Self.configuration)
    let countries = Answer(from: url.appending(path: "countries.json"), by: session)
    let films = Answer(from: url.appending(path: "films.json"), by: session)
    return try CatalogueData(countriesJSON: try countries.wait(), filmsJSON: try films.wait())
  }

  /// A file did not come.
  struct Failure: Error, CustomStringConvertible {
    let url: URL
    let reason: ApiError

    /// Which file, and why.
    var description: String { "\(url.absoluteString) cannot be read. \(reason)" }
  }

  /// A file that is under way.
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
      case .failure(let error): throw Failure(url: url, reason: error)
      case nil: preconditionFailure("The answer was said to be there.")
      }
    }
  }
}
