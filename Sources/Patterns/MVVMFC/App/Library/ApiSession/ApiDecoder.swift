public import Foundation

/// Decodes values from the bytes of responses.
public protocol ApiDecoder: Sendable {
  /// Decodes one value; called on any thread, and for several responses at once.
  ///
  /// - Throws: Anything; the request fails with an ``ApiError`` as it is, and with
  ///   ``ApiError/undecodable(reason:)`` for any other error.
  func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value
}

extension JSONDecoder: ApiDecoder {}

extension PropertyListDecoder: ApiDecoder {}
