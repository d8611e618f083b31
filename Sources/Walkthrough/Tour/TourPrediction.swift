import Tracing

/// The questions that a tour asks before it shows messages, and their answers.
struct TourPrediction {
  /// The questions, by the numbers of the messages that they ask for.
  private let questions: [Int: QuizQuestion]
  /// The answers, in the order in which they were given.
  private(set) var answers: [QuizSession.Answer] = []

  init(of tour: Tour) {
    questions = Dictionary(tour.questions().map { ($0.answer.number, $0) }) { first, _ in first }
  }

  /// Returns the question to ask before a message; nil for a message without a question, and once it was answered.
  func question(before message: Message) -> QuizQuestion? {
    answer(on: message) == nil ? questions[message.number] : nil
  }

  /// Returns the answer to the question about a message.
  func answer(on message: Message) -> QuizSession.Answer? {
    answers.first { $0.question.answer.number == message.number }
  }

  /// Keeps an answer.
  mutating func note(_ answer: QuizSession.Answer) { answers.append(answer) }

  /// The score as text: `2 of 3 right`.
  var score: String { "\(answers.count(where: \.isRight)) of \(answers.count) right" }
}

extension QuizSession.Answer {
  /// The sentence on the user's prediction: this message, or the one that they chose instead.
  var verdict: String {
    isRight ? "✓ You predicted this message." : "✗ You predicted \(question.options[choice - 1].sentence)."
  }
}
