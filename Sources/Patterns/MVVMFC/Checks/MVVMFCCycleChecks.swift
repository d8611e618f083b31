import Checks
import SourceModel
import Tracing

extension Check {
  static let actionsArePassedOn: Check = Check("FC-27") { evidence, report in
    let traces = report.traces(in: evidence, showing: "an action of the user", where: \.isAction)
    for (trace, actions) in traces {
      let past = trace.messages.filter {
        $0.sender.isViewSide && $0.receiver.role == .flowController && $0.kind == .call
      }
      let unheard = trace.messages.filter { event in
        event.kind == .userEvent && ["tap", "pick"].contains(event.baseName)
          && !trace.sent(during: event).contains { $0.isAction || $0.navigates }
          && !trace.isOnDisabledButton(event)
      }
      let lost = (actions + unheard).filter { action in
        !trace.sent(during: action).contains { $0.asksViewModel || $0.goesPastViewModel || past.contains($0) }
      }
      for message in past + lost {
        report(
          message, in: trace, "the View Controller does not pass the user's action on to its View Model.")
      }
      for action in actions {
        for message in trace.sent(during: action) where message.asksViewModel && message.alters(action) {
          report(
            message, in: trace,
            "the View Controller passes on \(message.payload.text ?? "nothing"), but the user's action was "
              + "\(action.payload.text ?? "nothing").")
        }
      }
      for wait in trace.waitsAfterLeaving where !wait.isTold {
        report(
          wait.request, in: trace,
          "the View Controller does not tell its View Model that the user has left, so this request stays open."
        )
      }
    }
  }

  static let changesAreListenedTo: Check = Check("FC-29") { evidence, report in
    let traces = report.traces(in: evidence, showing: "a view model announcing a change") {
      $0.kind == .notification && $0.receiver.role == .viewController
    }
    for (trace, changes) in traces {
      // FC-26 covers who implements the delegate, and whether all closures are set. A view model that is never read has
      // no changes.
      for request in trace.messages
      where request.asksViewModel && request.sender.role == .viewController
        && !trace.isListening(to: request.receiver, before: request)
        && !evidence.hasNothingToAnnounce(request.receiver.type)
      {
        report(request, in: trace, "the View Controller does not listen to its View Model at this point.")
      }
      for change in changes where trace.sent(during: change).isEmpty {
        report(change, in: trace, "the View Controller does nothing about what its View Model announces.")
      }
      for change in changes where trace.announcesNoChange(change) {
        report(
          change, in: trace,
          "the View Model announces a change, but what the View Controller then reads is as it was when this was last "
            + "announced.")
      }
      for stop in trace.messages where trace.isDeafWhileCovered(after: stop) {
        report(
          stop, in: trace,
          "the View Controller stops listening to its View Model, but appears again later.")
      }
    }
    for passage in MVVMFCApp(evidence.sources).code(of: .viewModel) {
      for (notice, line) in passage.members.flatMap(\.earlyNotices) {
        report(
          "View Model → View Controller: \(passage.file.place(line)) (\(notice)) announces a change, which is made only "
            + "afterwards.")
      }
    }
  }

  static let displayIsRead: Check = Check("FC-30") { evidence, report in
    let subject = "a view controller displaying something"
    for (trace, displays) in report.traces(in: evidence, showing: subject, where: \.displays) {
      for display in displays where display.sender.role != .viewController {
        report(
          display, in: trace,
          "only the View Controller displays, and only what it has read from its View Model.")
      }
      for display in displays where display.sender.role == .viewController {
        guard let handler = trace.parent(of: display),
          !handler.isArranging(with: display) || trace.isShownAgain(display)
        else { continue }
        let reads = trace.sent(during: handler).filter {
          $0.kind == .read && $0.receiver.role == .viewModel && $0.number < display.number
        }
        if reads.isEmpty {
          report(
            display, in: trace,
            "the View Controller displays what it has not read from its View Model.")
        } else if display.switchesState, !reads.contains(where: { $0.payload.type == "Bool" }) {
          report(
            display, in: trace,
            "the View Controller switches a state of its View, but has not read from its View Model whether it may."
          )
        } else if let text = display.payload.plainText,
          !reads.contains(where: { $0.payload.contains { $0.plainText == text } })
        {
          report(
            display, in: trace,
            "the View Controller displays '\(text)', but has read something else from its View Model.")
        }
      }
    }
    for file in evidence.sources where file.concernsViewControllers {
      for (text, line) in file.copiesOfViewModels {
        report(
          "View Controller → View Model: \(file.place(line)) \(text); what it displays, it reads from its View Model each "
            + "time.")
      }
    }
  }

  static let viewModelDoesTheWork: Check = Check("FC-32") { evidence, report in
    let subject = "a request for the data to show"
    for (trace, requests) in report.traces(in: evidence, showing: subject, where: \.fetches) {
      // FC-13 covers requests that a service makes.
      let workers: Set<Role> = [.viewModel, .useCase, .service, .system]
      for request in requests where !workers.contains(request.sender.role) {
        report(request, in: trace, "preparing the data is the work of the View Model and its use cases.")
      }
      for change in trace.messages
      where change.kind == .notification && change.receiver.role == .viewController
        && ![.viewModel, .system].contains(change.sender.role)
      {
        report(change, in: trace, "the View Model prepares the data, and says when it is there.")
      }
      for action in trace.messages where trace.isIgnored(action) {
        report(action, in: trace, "the View Model does nothing about what the user wants.")
      }
      for change in trace.earlyAnnouncements {
        report(
          change, in: trace,
          "the View Model announces the data while it still says that it is loading, so that the View Controller "
            + "shows both.")
      }
      for wait in trace.waitsAfterLeaving where wait.isTold {
        report(wait.request, in: trace, "the View Model still waits for this, though the user has left.")
      }
      for reply in trace.overtakenReplies {
        report(
          reply, in: trace,
          "the View Model takes the reply to message \(reply.answers ?? 0), though it has asked again since.")
      }
      for read in trace.vainLoading {
        report(read, in: trace, "the View Model says that it is loading, although it waits for nothing.")
      }
    }
  }
}

extension Member {
  /// The announcements, such as `itemsDidChange`, after which the property is set that they are named after, without
  /// another announcement.
  fileprivate var earlyNotices: [(name: String, line: Int)] {
    let notices = code.calls.filter { $0.name.hasSuffix("DidChange") }
    return notices.filter { notice in
      let property = notice.name.dropLast("DidChange".count)
      let changes = code.nodes.filter { $0.part == .target && $0.path.allSatisfy { $0 == "self" } }
      return changes.contains { change in
        change.name == property && change.index > notice.index
          && !notices.contains { $0.name == notice.name && $0.index > change.index }
      }
    }.map { ($0.name, $0.line) }
  }
}

extension Message {
  /// True if it switches a state of the view that has no content, such as whether a control is enabled or something is
  /// hidden.
  fileprivate var switchesState: Bool {
    payload.type == "Bool" && name.contains(".is") || name.hasSuffix("Animating()")
  }
}

extension Evidence {
  /// True if nobody reads a property of the view model: it has no changes to announce.
  fileprivate func hasNothingToAnnounce(_ viewModel: String) -> Bool {
    !traces.contains { $0.messages.contains { $0.kind == .read && $0.receiver.type == viewModel } }
  }
}

extension TraceDocument {
  /// The requests with a completion that view models send to services, use cases, favourites or the session.
  private var requests: [Message] {
    messages.filter { request in
      request.sender.role == .viewModel && (request.fetches || request.receiver.role == .apiSession)
        && request.name.contains("ompletion:")
    }
  }

  /// Returns true if a request is still open at the end of an event: neither answered nor cancelled.
  private func isOpen(_ request: Message, at end: Int) -> Bool {
    request.number < end
      && !messages[request.number..<end].contains { message in
        message.answers == request.number
          || message.baseName == "cancel" && message.sender == request.sender
            && message.receiver == request.receiver
      }
  }

  /// The messages from outside, each with the number of the last message that it caused.
  private var events: [(event: Message, end: Int)] {
    let starts = messages.filter { $0.parent == nil }
    return Array(zip(starts, starts.dropFirst().map { $0.number - 1 } + [messages.count]))
  }

  /// The events with which the user went back, each with its last message and the view models of the screens that were
  /// left.
  private var departures: [(event: Message, end: Int, viewModels: [Participant])] {
    events.filter { ["goBack", "finishSwipe"].contains($0.event.baseName) }.map { event, end in
      let gone = messages[event.number..<end].filter {
        $0.kind == .lifecycle && $0.baseName == "viewDidDisappear"
      }.map(\.receiver)
      let left = modules.filter { gone.contains($0.viewController.receiver) }
      return (event, end, left.compactMap(\.viewModel?.receiver))
    }
  }

  /// The network requests that are still open when the user has left the screen of their view model, and for each
  /// whether the view model was notified.
  fileprivate var waitsAfterLeaving: [(request: Message, isTold: Bool)] {
    let requests = requests.filter { request in
      messages.contains { $0.receiver.role == .apiSession && self.is($0, within: request) }
    }
    return departures.flatMap { event, end, viewModels in
      requests.filter {
        $0.number < event.number && viewModels.contains($0.sender) && isOpen($0, at: end)
      }.map { request in
        let isTold = messages[event.number..<end].contains {
          $0.asksViewModel && $0.receiver == request.sender
        }
        return (request, isTold)
      }
    }
  }

  /// Returns true if a view model does nothing about an action of the user. FC-29 covers changes without a listener.
  fileprivate func isIgnored(_ action: Message) -> Bool {
    action.asksViewModel && (parent(of: action)?.isAction == true || action.sender.role == .view)
      && sent(during: action).isEmpty && isListening(to: action.receiver, before: action)
  }

  /// The notifications about loading that follow another one about the same reply.
  fileprivate var earlyAnnouncements: [Message] {
    messages.filter { $0.receiver.role == .viewModel && $0.answers != nil }.flatMap { reply in
      sent(during: reply).filter { $0.kind == .notification }.drop(while: isAboutLoading)
        .filter(isAboutLoading)
    }
  }

  /// Returns true if the view controller, when notified, reads whether the view model is loading.
  private func isAboutLoading(_ notification: Message) -> Bool {
    sent(during: notification).contains { $0.kind == .read && $0.name == "isLoading" }
  }

  /// The replies to requests that their view models have repeated in the meantime.
  fileprivate var overtakenReplies: [Message] {
    let requests = requests
    return messages.filter { reply in
      guard let request = requests.first(where: { $0.number == reply.answers }) else { return false }
      return requests.contains {
        $0.number > request.number && $0.number < reply.number && $0.sender == request.sender
          && $0.receiver == request.receiver && $0.name == request.name
      }
    }
  }

  /// The reads of `isLoading` that return true and are the latest when an event ends, although the view model waits for
  /// nothing. View models whose screens were left do not count.
  fileprivate var vainLoading: [Message] {
    let reads = messages.filter { $0.kind == .read && $0.name == "isLoading" }
    let (requests, departures, ends) = (requests, departures, events.map(\.end))
    return reads.filter { read in
      let isOver = { (end: Int) in
        reads.contains { (read.number + 1...end).contains($0.number) && $0.receiver == read.receiver }
          || departures.contains { $0.end < end && $0.viewModels.contains(read.receiver) }
      }
      return read.payload.text == "true"
        && ends.contains { end in
          end > read.number && !isOver(end)
            && !requests.contains { $0.sender == read.receiver && isOpen($0, at: end) }
        }
    }
  }

  /// Returns true if a view model has a listener for its changes, a delegate or closures, before a request.
  fileprivate func isListening(to viewModel: Participant, before request: Message) -> Bool {
    let last = messages.prefix(request.number - 1).last {
      $0.receiver == viewModel && $0.connectsViewModel
    }
    return last.map { $0.payload.text != "nil" } ?? false
  }

  /// Returns true if a view model announces flags that are as they were at its last announcement of them. A list or a text
  /// that was loaded again may be announced, even if it is equal.
  fileprivate func announcesNoChange(_ change: Message) -> Bool {
    let flags = reads(during: change)
    guard !flags.isEmpty, flags.allSatisfy({ $0.payload.type == "Bool" }) else { return false }
    let earlier = messages.prefix(change.number - 1)
    let last = earlier.last {
      ($0.kind, $0.name, $0.sender) == (change.kind, change.name, change.sender)
        && $0.receiver == change.receiver
    }
    guard let last, !reads(during: last).isEmpty else { return false }
    return flags.allSatisfy { flag in
      earlier.last { ($0.kind, $0.name, $0.receiver) == (.read, flag.name, flag.receiver) }?.payload
        == flag.payload
    }
  }

  /// The properties that a view controller reads when a change is announced.
  private func reads(during change: Message) -> [Message] {
    sent(during: change).filter { $0.kind == .read && $0.receiver == change.sender }
  }

  /// Returns true if a message stops a view controller from listening, and the view controller reappears later.
  fileprivate func isDeafWhileCovered(after stop: Message) -> Bool {
    guard stop.connectsViewModel, stop.payload.text == "nil" else { return false }
    let hasListened = messages.prefix(stop.number - 1).contains {
      $0.receiver == stop.receiver && $0.name == stop.name && $0.payload.text != "nil"
    }
    return hasListened
      && messages[stop.number...].contains {
        $0.kind == .lifecycle && $0.baseName == "viewWillAppear" && $0.receiver == stop.sender
      }
  }

  /// Returns true if the same property of the view is set again later, during a notification.
  fileprivate func isShownAgain(_ display: Message) -> Bool {
    messages[display.number...].contains {
      $0.displays && $0.receiver == display.receiver && $0.name == display.name
        && parent(of: $0)?.kind == .notification
    }
  }
}

extension TraceDocument {
  /// Returns true if a tap is on a button that the view controller has disabled.
  fileprivate func isOnDisabledButton(_ tap: Message) -> Bool {
    let before = messages.prefix(tap.number - 1)
    let titled = before.last { $0.name.hasSuffix(".setTitle(_:for:)") && $0.payload.text == tap.payload.text }
    guard let button = titled?.name.split(separator: ".").first else { return false }
    return before.last { $0.name == "\(button).isEnabled" }?.payload.text == "false"
  }
}

extension Participant {
  /// True if it is the view or the view controller.
  fileprivate var isViewSide: Bool { role == .view || role == .viewController }
}

extension Message {
  /// True if the message goes to a part that has the app's data.
  fileprivate var fetches: Bool {
    [.service, .useCase, .favourites].contains(receiver.role) && [.call, .read].contains(kind)
  }

  /// True if the view reports an action of the user to its view controller.
  fileprivate var isAction: Bool {
    sender.role == .view && receiver.role == .viewController && kind == .call
  }

  /// True if a view model's listener is set or removed: a delegate, or a closure.
  fileprivate var connectsViewModel: Bool {
    receiver.role == .viewModel && kind == .call && !name.hasSuffix(")")
  }

  /// Returns true if its number differs from that of the action that it passes on, or its text is not in the action's.
  fileprivate func alters(_ action: Message) -> Bool {
    guard payload.type == action.payload.type else { return false }
    if let text = payload.plainText { return action.payload.plainText?.contains(text) == false }
    return payload.type == "Int" && payload.text != action.payload.text
  }

  /// True if something other than a view model handles an action. FC-32 covers asking services, FC-46 navigating, and
  /// FC-13 making requests.
  fileprivate var goesPastViewModel: Bool {
    fetches || navigates || usesFactory || receiver.role == .apiSession
  }

  /// True if a part of the app changes the view. The app delegate and factories do not count.
  fileprivate var displays: Bool {
    receiver.role == .view && kind == .call
      && ![.view, .user, .system, .navigation, .application, .factory].contains(sender.role)
  }

  /// Returns true if a view is only being set up: while it loads, or when a bar gets its title or buttons.
  fileprivate func isArranging(with display: Message) -> Bool {
    guard kind == .lifecycle else { return false }
    return baseName == "loadView" || ["toolbarItems", "rightBarButtonItem", "title"].contains(display.name)
  }
}

extension Payload {
  /// The payload as a text, without quotation marks; nil if it is not a text or is empty.
  fileprivate var plainText: String? {
    guard type == "String", let text, text.count > 2 else { return nil }
    return String(text.dropFirst().dropLast())
  }
}
