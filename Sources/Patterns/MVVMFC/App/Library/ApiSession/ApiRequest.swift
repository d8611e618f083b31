public import Foundation

/// A GET request and the function that reads its response.
public struct ApiRequest<Response: Sendable>: Sendable {
  /// The address, with the scheme http or https.
  public let url: URL

  /// The headers to send, by name.
  public var headers: [String: String]

  /// Reads the body, with or without the decoder.
  let read: @Sendable (Data, any ApiDecoder) throws -> Response

  /// Creates a request whose response is read by a function instead of the session's decoder.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - headers: The headers to send.
  ///   - decode: Reads the body; called on any thread. An ``ApiError`` that it throws is reported as it is, and any
  ///     other error as ``ApiError/undecodable(reason:)``.
  public init(
    _ url: URL, headers: [String: String] = [:], decode: @escaping @Sendable (Data) throws -> Response
  ) {
    self.url = url
    self.headers = headers
    read = { data, _ in try decode(data) }
  }

  /// Creates a request whose response is read by the session's decoder.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - headers: The headers to send.
  public init(_ url: URL, headers: [String: String] = [:]) where Response: Decodable {
    self.url = url
    self.headers = headers
    read = { data, decoder in try decoder.decode(Response.self, from: data) }
  }
}
