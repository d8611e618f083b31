import TextLayout

/// An exercise on a rule of the tour, and the command that begins it.
struct TourExercise {
  let exercise: Exercise
  /// True if a message is shown, and the exercise is on a rule of another one.
  let isElsewhere: Bool
  let page: Page

  func lines() -> [String] {
    let width = page.textWidth
    let manifest = exercise.manifest
    var lines = "Exercise \(exercise.number): \(manifest.title)".wrapped(to: width).map(page.style.strong)
    if isElsewhere { lines += "It is on a rule of another message of this story.".wrapped(to: width) }
    lines += "It is about \(manifest.topic).".wrapped(to: width) + [""]
    lines += "A part of the app is broken or missing. These checks fail until you fix it:".wrapped(to: width)
    for check in manifest.red { lines += "✗ \(check)".wrapped(to: width) }
    lines += [""] + "Quit, and type:".wrapped(to: width)
    let command = "\(Kit.command) exercises run \(exercise.number)"
    return lines + command.wrapped(to: width).map(page.style.accent)
  }
}
