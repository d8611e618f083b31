import Catalogue

/// A request for a country's films. If there are none, a second request asks whether there is such a country.
final class FilmsRequest: Cancellable {
  /// The request that is under way.
  var request: (any Cancellable)?

  func cancel() {
    request?.cancel()
  }
}
