/// A message in a document that has each screen once: the message names its screens by their places in that list.
public struct MessageEntry: Encodable, Sendable {
  private enum CodingKeys: String, CodingKey { case screenBefore, screen }

  private let message: Message
  private let screenBefore: Int?
  private let screen: Int?

  /// Creates an entry, and adds the message's screens to the list.
  public init(_ message: Message, adding screens: inout ValueTable<String>) {
    self.message = message
    screenBefore = message.screenBefore.map { screens.place(of: $0) }
    screen = message.screen.map { screens.place(of: $0) }
  }

  /// Writes the keys of the message and its screens, with null for a missing value.
  public func encode(to encoder: any Encoder) throws {
    try message.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(screenBefore, forKey: .screenBefore)
    try container.encode(screen, forKey: .screen)
  }
}

extension MessageEntry: Decodable {
  /// Reads what `encode(to:)` wrote.
  public init(from decoder: any Decoder) throws {
    message = try Message(from: decoder)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    screenBefore = try container.decode(Int?.self, forKey: .screenBefore)
    screen = try container.decode(Int?.self, forKey: .screen)
  }

  /// Returns the message with its screens.
  ///
  /// - Throws: `DecodingError` if the list has no screen at a place.
  func message(with screens: [String]) throws -> Message {
    func screen(at place: Int?) throws -> String? {
      guard let place else { return nil }
      guard screens.indices.contains(place) else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: [], debugDescription: "There is no screen \(place)."))
      }
      return screens[place]
    }
    var message = message
    message.screenBefore = try screen(at: screenBefore)
    message.screen = try screen(at: self.screen)
    return message
  }
}
