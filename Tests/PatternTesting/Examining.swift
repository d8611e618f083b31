/// Examines what the main actor has gathered, for one test after another: so the main actor, which plays stories for other
/// tests meanwhile, keeps a processor to itself.
@globalActor public actor Examining {
  /// The only one.
  public static let shared = Examining()
}
