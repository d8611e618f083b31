/// A reply that an ``InMemoryCatalogue`` has not delivered yet.
public struct PendingReply: Identifiable, Hashable, Sendable {
  /// The number of the request, from one, in the order of the requests.
  public let id: Int
  /// The request.
  public let request: CatalogueRequest
}

extension PendingReply: CustomStringConvertible {
  /// The number and the request, such as `2: films of FR`.
  public var description: String { "\(id): \(request)" }
}
