/// The models of the scene that the worker of the counterexample beside it is bound to.
enum VIP50Greetings {
  enum Fetch {
    struct Response {
      let greeting: String
    }
  }
}
