/// An object that stands for another, under whose name it appears in a trace.
public protocol StandIn {
  /// The object that it stands for.
  var original: Any { get }
}

/// An object that stands on a boundary in the place of another, records what is sent there and passes it on.
///
/// A subclass conforms to the protocol of the boundary. The target is kept alive, as the object that the
/// decorator stands for would be; a decorator on a weak boundary is no subclass of this.
@MainActor open class TracingDecorator<Target>: StandIn {
  /// The object that messages are passed on to.
  public nonisolated(unsafe) let target: Target
  /// Where messages are recorded.
  public let trace: Trace
  /// The target, as it stands in the trace.
  public let participant: Participant

  /// The target.
  public nonisolated var original: Any { target }

  /// Takes the target, the trace, and the target's name in the trace.
  public init(_ target: Target, _ trace: Trace, _ participant: Participant) {
    self.target = target
    self.trace = trace
    self.participant = participant
  }
}
