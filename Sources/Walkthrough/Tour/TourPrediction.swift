import Tracing

/// The questions that a tour asks before it shows messages, and their answers.
struct TourPrediction {
  /// The questions, by the numbers of the messages that they ask for.
  private let questions: [Int: QuizQuestion]
  /// The user's predictions, in the order in which they were made.
  private var made: [Made] = []

  /// An answered question.
  struct Made {
    let question: QuizQuestion
    /// The place of the chosen message among the options, from 1.
    let choice: Int

    var isRight: Bool { choice == question.right }
  }

  /// The predictions as answers of the quiz.
  var answers: [QuizSession.Answer] {
    made.map { QuizSession.Answer(question: QuizItem($0.question), choice: $0.choice) }
  }

  init(of tour: Tour) {
    questions = Dictionary(tour.questions().map { ($0.answer.number, $0) }) { first, _ in first }
  }

  /// Returns the question to ask before a message; nil for a message without a question, and once it was answered.
  func question(before message: Message) -> QuizQuestion? {
    answer(on: message) == nil ? questions[message.number] : nil
  }

  /// Returns the prediction of a message.
  func answer(on message: Message) -> Made? {
    made.first { $0.question.answer.number == message.number }
  }

  /// Keeps a prediction.
  mutating func note(_ prediction: Made) { made.append(prediction) }

  /// The score as text: `2 of 3 right`.
  var score: String { "\(made.count(where: \.isRight)) of \(made.count) right" }
}

extension TourPrediction.Made {
  /// The sentence on the user's prediction: this message, or the one that they chose instead.
  var verdict: String {
    isRight ? "✓ You predicted this message." : "✗ You predicted \(question.options[choice - 1].sentence)."
  }
}
