/// What the answers of these tests are about.
struct Thing: Decodable, Equatable, Sendable {
  let name: String
  var number: Int?
}
