/// The value that these tests' responses contain.
struct Thing: Decodable, Equatable, Sendable {
  let name: String
  var number: Int?
}
