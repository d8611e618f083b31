/// An object that stands on a boundary in the place of another, records what is sent there and passes it on.
///
/// A subclass conforms to the protocol of the boundary. The target is kept alive, as the object that the
/// decorator stands for would be; a decorator on a weak boundary is no subclass of this.
@MainActor open class TracingDecorator<Target> {
  /// The object that messages are passed on to.
  public let target: Target
  /// Where messages are recorded.
  public let trace: Trace
  /// The target, as it stands in the trace.
  public let participant: Participant

  /// Takes the target, the trace, and the target's name in the trace.
  public init(_ target: Target, _ trace: Trace, _ participant: Participant) {
    self.target = target
    self.trace = trace
    self.participant = participant
  }
}
