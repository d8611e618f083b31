/// The models of the scene to which the counterexample's worker is bound.
enum VIP50Greetings {
  enum Fetch {
    struct Response {
      let greeting: String
    }
  }
}
