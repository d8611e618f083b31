public import Foundation

/// A GET request and the function that reads its response.
public struct ApiRequest<Response: Sendable>: Sendable {
  /// The address, of the scheme http or https.
  public let url: URL

  /// The headers to send, by name.
  public var headers: [String: String]

  /// Reads the body, by the decoder or without it.
  let read: @Sendable (Data, any ApiDecoder) throws -> Response

  /// A request whose body is read by a function of its own, in place of the session's decoder.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - headers: The headers to send.
  ///   - decode: Reads the body; called on any thread. Its error is reported as
  ///     ``ApiError/undecodable(reason:)``.
  public init(
    _ url: URL, headers: [String: String] = [:], decode: @escaping @Sendable (Data) throws -> Response
  ) {
    self.url = url
    self.headers = headers
    read = { data, _ in try decode(data) }
  }

  /// A request whose body is read by the session's decoder.
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
