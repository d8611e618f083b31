public import Foundation

/// Makes values of the bytes of a response.
public protocol ApiDecoder: Sendable {
  /// Reads one value; called on any thread, for many responses at a time.
  ///
  /// - Throws: Anything; the request fails with ``ApiError/undecodable(reason:)``.
  func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value
}

extension JSONDecoder: ApiDecoder {}

extension PropertyListDecoder: ApiDecoder {}
