/// A greeting, which no module uses.
private struct Greeting {
  let text: String
}
