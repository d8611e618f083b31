/// The models of two scenes in one file.
private enum Greetings {
  enum Fetch {
    struct Request {}
  }
}

private enum Farewells {
  enum Fetch {
    struct Request {}
  }
}
