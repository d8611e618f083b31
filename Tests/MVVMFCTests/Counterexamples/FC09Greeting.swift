/// A greeting, which no two modules share.
private struct Greeting {
  let text: String
}
