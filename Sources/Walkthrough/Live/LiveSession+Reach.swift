import Catalogue
import Foundation
import HeadlessUI
import Playing
import TextLayout

extension LiveSession {
  /// The possible actions: each console command with the labels of its elements, or the numbers of its requests.
  var offers: [(word: LiveWord, labels: [String])] {
    let screen = screen()
    let waiting = pending.indices.map { "\($0 + 1)" }
    let offers: [(word: LiveWord, labels: [String])] = [
      (.tap, screen.labels(of: Self.buttons)),
      (.tab, screen.labels(of: [.tab])),
      (.pick, screen.labels(of: [.row])),
      (.type, screen.labels(of: [.field])),
      (.back, screen.labels(of: [.backButton])),
      (.swipe, screen.labels(of: [.leftEdge, .sheetTop])),
      (.stay, screen.labels(of: [.swipeStart])),
      (.leave, screen.labels(of: [.swipeEnd])),
      (.wait, screen.labels(of: [.transitionEnd])),
      (.up, screen.labels(of: [.scrollUp])),
      (.down, screen.labels(of: [.scrollDown])),
      (.reply, waiting),
      (.fail, waiting),
    ]
    return offers.filter { !$0.labels.isEmpty }
  }

  /// Finds the label that a word stands for: the word itself, whatever its case, or the only label that begins with it.
  func label(for word: String, among kinds: Set<Screen.Element.Kind>) -> String {
    let labels = screen().labels(of: kinds)
    if labels.contains(word) { return word }
    let folded = word.lowercased()
    if let same = labels.first(where: { $0.lowercased() == folded }) { return same }
    let longer = Set(labels.filter { $0.lowercased().hasPrefix(folded) })
    return longer.count == 1 && !folded.isEmpty ? longer.first ?? word : word
  }

  /// The elements that are tapped: buttons of a screen and of an alert.
  static let buttons: Set<Screen.Element.Kind> = [.button, .alertButton]

  /// True if the user is swiping back.
  var isSwiping: Bool { !screen().labels(of: [.swipeEnd]).isEmpty }

  /// The swipe that the screen allows: down, on a sheet, or else back.
  var swipe: Story.Event { screen().labels(of: [.sheetTop]).isEmpty ? .beginSwipe : .swipeDown }

  /// True if a change of screens is held.
  var isInTransition: Bool { !screen().labels(of: [.transitionEnd]).isEmpty }

  /// Returns the reason why an event cannot happen now, or nil.
  func obstacle(to event: Story.Event) -> String? {
    switch event {
    case .launch, .launchWithTabs:
      return entries.isEmpty ? nil : "The app is open already. .relaunch() opens it again."
    case _ where entries.isEmpty: return "The app is not open. A script begins with .launch()."
    case _ where event.isTouch && isInTransition: return "A transition is under way: wait for its end."
    case .openLink(let link): return URL(string: link) == nil ? "“\(link)” is no link." : nil
    case .tap(let label): return obstacle("button", label, Self.buttons)
    case .selectTab(let label): return obstacle("tab", label, [.tab])
    case .pick(let label): return obstacle("row", label, [.row])
    case .paste, .type, .typeQuickly, .edit:
      return screen().labels(of: [.field]).count == 1 ? nil : "The screen has no search field."
    case .goBack where isSwiping, .beginSwipe where isSwiping:
      return "A swipe has begun: finish it or take it back."
    case .goBack: return missing(.backButton, "The screen has no back button.")
    case .beginSwipe: return missing(.leftEdge, "No swipe can begin here.")
    case .swipeDown: return missing(.sheetTop, "No sheet is in front.")
    case .cancelSwipe: return missing(.swipeStart, "No swipe has begun.")
    case .finishSwipe: return missing(.swipeEnd, "No swipe has begun.")
    case .scrollUp: return missing(.scrollUp, "No rows are above those on the screen.")
    case .scrollDown: return missing(.scrollDown, "No rows are below those on the screen.")
    case .reply(let place), .fail(let place):
      if pending.isEmpty { return "No request is waiting." }
      return pending.indices.contains(place - 1)
        ? nil : "There is no request \(place). Requests waiting: \(pending.numbered)."
    case .see(let text): return sees(text) ? nil : "The screen does not show “\(text)”."
    case .dontSee(let text): return sees(text) ? "The screen shows “\(text)”." : nil
    case .finishTransition: return missing(.transitionEnd, "No transition is under way.")
    case .relaunch, .replyToAll, .holdTransition, .storeFails, .storeRecovers: return nil
    }
  }

  /// The requests that wait, counted and by their numbers.
  var waiting: String { "\(pending.count.of("request")) waiting: \(pending.numbered)" }

  private func obstacle(_ noun: String, _ label: String, _ kinds: Set<Screen.Element.Kind>) -> String? {
    let labels = screen().labels(of: kinds)
    switch labels.count(where: { $0 == label }) {
    case 1: return nil
    case 0 where labels.isEmpty: return "The screen has no \(noun) “\(label)”, nor any other."
    case 0: return "The screen has no \(noun) “\(label)”. It has \(labels.quoted)."
    case let count:
      return "\(count) \(noun)s are called “\(label)”, and a script cannot tell them apart."
    }
  }

  private func missing(_ kind: Screen.Element.Kind, _ reason: String) -> String? {
    screen().labels(of: [kind]).isEmpty ? reason : nil
  }
}

extension Story.Event {
  /// True if the event needs an element of the screen.
  fileprivate var isTouch: Bool {
    switch self {
    case .tap, .selectTab, .pick, .paste, .type, .typeQuickly, .edit, .goBack, .beginSwipe, .cancelSwipe,
      .finishSwipe,
      .swipeDown, .scrollUp, .scrollDown:
      true
    default: false
    }
  }
}

extension Screen {
  /// Returns the labels of the elements of some kinds, in reading order.
  func labels(of kinds: Set<Element.Kind>) -> [String] {
    reachable.filter { kinds.contains($0.kind) }.map(\.label)
  }
}

extension [String] {
  /// The texts in quotation marks, with commas.
  var quoted: String { map { "“\($0)”" }.joined(separator: ", ") }
}

extension [CatalogueRequest] {
  /// The requests by their numbers: `1: countries; 2: films of FR`.
  var numbered: String { enumerated().map { "\($0.offset + 1): \($0.element)" }.joined(separator: "; ") }
}
