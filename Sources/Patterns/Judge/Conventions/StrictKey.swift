/// A key in a handwritten file, in which an unknown key is an error.
struct StrictKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }
}

extension KeyedDecodingContainer<StrictKey> {
  func refuseKeys(except known: Set<String>) throws {
    guard let key = allKeys.first(where: { !known.contains($0.stringValue) }) else { return }
    throw DecodingError.dataCorrupted(
      .init(
        codingPath: codingPath + [key],
        debugDescription: "unknown key; the known keys are \(known.sorted().joined(separator: ", "))"))
  }
}
