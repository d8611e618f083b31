import Tracing

/// The messages that one request of a presenter sets off in VIPER.
extension Cycle {
  /// Every cycle of a trace of VIPER, in the order in which they began.
  static func viper(in trace: TraceDocument) -> [Cycle] {
    all(in: trace) { $0.step == 2 }
  }

  /// Whether something was asked of the data store that has not been answered: it was cancelled, or is still
  /// under way.
  var isWaiting: Bool {
    let answered = answered
    return messages.contains {
      $0.step == 3 && $0.name.contains("completion:") && !answered.contains($0.number)
    }
  }
}
