/// Returns a model of one scene, so no other scene can use the worker.
private final class DescribeGreetingsWorker {
  func describe() -> VIP50Greetings.Fetch.Response {
    VIP50Greetings.Fetch.Response(greeting: "Hello")
  }
}
