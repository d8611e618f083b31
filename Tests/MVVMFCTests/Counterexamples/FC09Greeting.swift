/// A greeting, which only one module uses.
private struct Greeting {
  let text: String
}
