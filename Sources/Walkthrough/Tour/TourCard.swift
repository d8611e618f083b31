import Playing
import TextLayout
import Tracing

/// The first card of a tour: what the pattern is, its cycle, and the story.
struct TourCard {
  let tour: Tour
  let page: Page
  /// True if keys are named, as at a terminal.
  let namesKeys: Bool

  func lines() -> [String] {
    let width = page.textWidth
    let style = page.style
    var lines = tour.pattern.summary.wrapped(to: width) + [""]
    lines.append(TourCycle(of: tour.pattern).line(marking: nil, width: page.width, style: style))
    let steps = tour.architecture.steps
    lines += steps.isEmpty ? [""] : [""] + TourCycle.legend.wrapped(to: width) + page.numbered(steps) + [""]
    lines += "As a user, I want to \(tour.story.wish).".wrapped(to: width).map(style.strong)
    lines += opening.wrapped(to: width)
    return lines
  }

  private var way: String { namesKeys ? "w" : "--wiring" }

  /// The place where the tour begins.
  private var opening: String {
    let first = tour.path.stops.first?.step
    let wiring = tour.wholePath.stops.prefix { $0.step.message.number != first?.message.number }.count
    guard wiring > 0 else {
      return
        "The tour begins when the user opens the app. The wiring of its parts is left out; \(way) shows it."
    }
    return
      "The app is already open: \(wiring.of("message")) created and connected its parts and loaded the list; "
      + "\(way) shows them."
  }
}
