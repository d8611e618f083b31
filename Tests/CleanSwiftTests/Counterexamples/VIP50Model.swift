/// Describes greetings in the terms of one scene.
private final class DescribeGreetingsWorker {
  func describe() -> VIP50Greetings.Fetch.Response {
    VIP50Greetings.Fetch.Response(greeting: "Hello")
  }
}
