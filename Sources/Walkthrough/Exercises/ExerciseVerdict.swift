import TextLayout

/// The verdict on a learner's part, as it is shown: whole, and shortened to what a learner needs first.
struct ExerciseVerdict {
  let whole: String
  /// As many lines as fit a screen; the whole text if it has no more.
  let short: String
  let isSolved: Bool

  /// Returns the greatest number of lines of a short text: fewer than 40, and more if the page has less than 80 columns.
  static func limit(on page: Page) -> Int { 39 * max(80, page.width) / max(1, page.width) }

  /// Creates the verdict on a part that is not certified.
  init(whole: String, short: String? = nil) {
    self.whole = whole
    self.short = short ?? whole
    isSolved = false
  }

  /// Creates the verdict on a part that is certified. Its lesson is not shortened.
  init(solved text: String) {
    (whole, short, isSolved) = (text, text, true)
  }
}
