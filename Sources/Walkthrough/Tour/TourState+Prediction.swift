extension TourState {
  /// Begins to ask before new steps, or stops asking.
  mutating func togglePrediction() {
    guard prediction == nil, let tour else {
      prediction = nil
      notice = "No more questions."
      return
    }
    guard !tour.questions().isEmpty else {
      notice = "Nothing to ask: these messages take no steps."
      return
    }
    prediction = TourPrediction(of: tour)
    notice = "→ asks before each new step."
  }

  /// Handles a key at the question before a message: digits answer, the keys that go on show a hint, tab shows the
  /// message, others leave the question.
  mutating func pressAtQuestion(_ key: Key, before next: Int) -> TourRequest? {
    switch key {
    case .right, .enter, .character(" "), .character("j"):
      notice = "Type 1, 2, 3 or 4; tab shows it."
      return nil
    case .character(let digit) where digit.isWholeNumber:
      return answer(digit.wholeNumberValue ?? 0, before: next)
    case .tab:
      go(to: .message(next))
      return nil
    default: break
    }
    go(to: place(at: next - 1))
    switch key {
    case .left, .backspace, .escape, .character("k"): return nil
    default: return pressInTour(key)
    }
  }

  /// Answers the question before a message, and shows the message.
  private mutating func answer(_ choice: Int, before next: Int) -> TourRequest? {
    guard stops.indices.contains(next), let prediction,
      let question = prediction.question(before: stops[next].step.message),
      question.options.indices.contains(choice - 1)
    else {
      notice = "Type 1, 2, 3 or 4; tab shows it."
      return nil
    }
    let answer = TourPrediction.Made(question: question, choice: choice)
    self.prediction?.note(answer)
    notice = "\(self.prediction?.score ?? "")."
    go(to: .message(next))
    return .score(key: question.key, isRight: answer.isRight)
  }
}
