/// The question before a message of a tour, with as much of each message as fits.
struct TourQuestionScreen {
  let question: QuizQuestion
  let page: Page
  let height: Int

  func lines() -> [String] {
    let limits: [(lines: Int, hasGaps: Bool)] = [(.max, true), (2, true), (2, false), (1, false)]
    let texts = limits.lazy.map { limit in
      QuestionText(question: question, page: page, limit: limit.lines, hasGaps: limit.hasGaps).lines()
    }
    return texts.first { $0.count <= height } ?? texts.last ?? []
  }
}
