public import Foundation

/// A server's response.
public struct ApiResponse: Sendable {
  /// The HTTP status, such as 200.
  public var status: Int
  /// The headers by name, each name as the server wrote it.
  public var headers: [String: String]
  /// The body, decompressed.
  public var body: Data

  /// Creates a response from its parts.
  public init(status: Int, headers: [String: String] = [:], body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Returns the value of a header, whatever the case of its name; nil if there is none.
  public func header(_ name: String) -> String? {
    let wanted = name.lowercased()
    return headers.first { $0.key.lowercased() == wanted }?.value
  }
}
