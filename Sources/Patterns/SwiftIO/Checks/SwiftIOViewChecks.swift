import Checks
import Observing
import SourceModel
import Tracing

extension Check {
  static let controllerWritesNoView: Check = Check("SIO-16") { evidence, report in
    // A trace could miss writes, such as those in a closure.
    for part in report.viewControllers(in: evidence) {
      let outlets = evidence.viewOutlets(of: part.name)
      let handedOver = evidence.viewsHandedOver(by: part.name)
      for node in part.nodes
      where node.reachesIntoView(by: outlets)
        || node.assignment != nil && node.owner.map(handedOver.contains) == true
      {
        report(
          "View Controller → View", part, node.line,
          "reaches into the view (\(node.spelling)); it has to ask the View Model for a refresh.")
      }
    }
    for (_, writes) in report.traces(in: evidence, showing: "a write to the view", where: { $0.step == 7 }) {
      for write in writes where write.sender.role == .viewController {
        report(
          "View Controller → View: \(write.sender.object) sets \(write.name) in the \(write.receiver.object); "
            + "it has to ask the View Model for a refresh.")
      }
    }
  }

  static let refreshOfAPart: Check = Check("SIO-17") { evidence, report in
    let parts = partsBesideTheWhole(in: evidence).filter { whole, _ in !whole.pushes.isEmpty }
    report.examine(parts, else: "No View Model was seen to push for two different parts.")
    for (whole, part) in parts where part.pushes == whole.pushes {
      report(
        "View Controller → View Model: asked to refresh \(part.name), \(part.viewModel) pushes as much into the "
          + "View as for \(whole.name).")
    }
  }

  static let readsOnlyWhatIsNeeded: Check = Check("SIO-18") { evidence, report in
    for trace in evidence.traces {
      for read in trace.messages where trace.isReadBack(read) && evidence.showsUse(of: read) {
        report(
          read, in: trace,
          "the View Model reads back what the View shows; what it needs, it reads from the Model.")
      }
    }
    let viewModels = Dictionary(grouping: evidence.parts(called: "ViewModel"), by: \.file.name)
    for parts in viewModels.sorted(by: { $0.key < $1.key }).map(\.value) {
      for (property, line) in parts.flatMap(\.members).copies(from: { $0 == "model" }) {
        report(
          "View Model → Model", parts[0], line,
          "keeps a copy in '\(property)'; what it shows, it reads from the Model in each refresh.")
      }
    }
    // SIO-17 covers a part whose refresh equals that of the whole.
    let parts = partsBesideTheWhole(in: evidence).filter { whole, part in
      !whole.reads.isEmpty && part.pushes != whole.pushes
    }
    let isShown = report.examine(
      !parts.isEmpty, else: "No View Model that reads the Model was seen to refresh only a part.")
    guard isShown else { return }
    for trace in evidence.traces { reportTextsNotRead(in: trace, &report) }
    for trace in evidence.traces { reportItemsNotShown(in: trace, &report) }
    for (whole, part) in parts where part.reads == whole.reads {
      report(
        "View Model → Model: asked to refresh \(part.name), \(part.viewModel) reads as much as for "
          + "\(whole.name), and needs less.")
    }
  }

  /// Finds lists of which a view model shows only some items, although it has read all of them in the same refresh. A list
  /// of lists may have fewer items: those of the list that was read may be in its parts.
  private static func reportItemsNotShown(in trace: TraceDocument, _ report: inout Report<Violation>) {
    let reads = Dictionary(grouping: trace.messages.filter { $0.step == 6 }) { $0.parent }
    for push in trace.messages where push.step == 7 {
      guard let shown = push.payload.count, shown > 0,
        !push.payload.children.contains(where: { $0.contains { $0.count != nil } })
      else { continue }
      let counts = reads[push.parent, default: []].filter { $0.number < push.number }.compactMap(
        \.payload.count)
      guard let most = counts.max(), most > shown, !counts.contains(shown) else { continue }
      report(
        push, in: trace,
        "the View Model has read \(most) items from the Model and shows \(shown) of them; to select them is the work of "
          + "an Action.")
    }
  }

  /// Finds texts of the model that a view model shows without reading them in the same refresh: it has kept them, or
  /// has them from elsewhere.
  private static func reportTextsNotRead(in trace: TraceDocument, _ report: inout Report<Violation>) {
    let reads = Dictionary(grouping: trace.messages.filter { $0.step == 6 }) { $0.parent }
    // The properties that each text of the model was read from; a text that was only written has none.
    var properties: [String: Set<String>] = [:]
    for message in trace.messages {
      if message.step == 3 || message.step == 6 {
        let read = message.step == 6 ? [message.name] : []
        for text in message.payload.texts { properties[text, default: []].formUnion(read) }
      }
      guard message.step == 7, let refresh = trace.parent(of: message), refresh.step == 5 else { continue }
      let read = reads[refresh.number, default: []]
      // A trace keeps only the beginning of a long list; the rest may hold any text.
      let isWhole = !read.contains(where: \.payload.isCut)
      let unread = message.payload.texts.filter { text in
        guard let known = properties[text], isWhole || !known.isEmpty else { return false }
        return known.isDisjoint(with: read.map(\.name))
      }
      guard let text = unread.min() else { continue }
      report(
        message, in: trace,
        "the View Model shows \(text), which it has not read from the Model in this refresh.")
    }
  }
  /// A view model's messages for the refresh of one part.
  private struct Refresh {
    let viewModel: String
    let name: String
    var reads: Set<String> = []
    var pushes: Set<String> = []
  }

  /// Pairs each part of a view model with the whole: the part for which the view model pushes the most.
  private static func partsBesideTheWhole(in evidence: Evidence) -> [(whole: Refresh, part: Refresh)] {
    let byViewModel = Dictionary(grouping: evidence.traces.flatMap(refreshes), by: \.viewModel)
    return byViewModel.sorted { $0.key < $1.key }.flatMap { _, all in
      let parts = Dictionary(grouping: all, by: \.name).values.map { same in
        same.dropFirst().reduce(into: same[0]) { merged, next in
          merged.reads.formUnion(next.reads)
          merged.pushes.formUnion(next.pushes)
        }
      }
      let sorted = parts.sorted {
        ($0.pushes.count, $0.reads.count, $1.name) > ($1.pushes.count, $1.reads.count, $0.name)
      }
      return sorted.dropFirst().map { (sorted[0], $0) }
    }
  }

  private static func refreshes(in trace: TraceDocument) -> [Refresh] {
    trace.messages.filter { $0.step == 5 }.map { message in
      let children = trace.messages.filter { $0.parent == message.number }
      return Refresh(
        viewModel: message.receiver.type,
        name: message.payload.summary(),
        reads: Set(children.filter { $0.step == 6 }.map(\.name)),
        pushes: Set(children.filter { $0.step == 7 }.map { "\($0.receiver.type).\($0.name)" }))
    }
  }

  static let viewModelFormats: Check = Check("SIO-19") { evidence, report in
    let read = evidence.traces.flatMap(\.messages).filter { $0.step == 6 }
    let domain = Set(read.flatMap { $0.payload.recordTypes })
    // SIO-16 and SIO-20 cover writes that bypass the view model.
    let traces = report.traces(in: evidence, showing: "a view model that writes to the view") {
      $0.step == 7 && $0.sender.role == .viewModel
    }
    for (trace, writes) in traces {
      for write in writes {
        var raw = write.payload.recordTypes.filter(domain.contains)
        // The only number that is ready to be shown is the index of an item in a list that the same part of the view
        // shows.
        let index = write.payload.text.flatMap { Int($0) }
        let isOfItem = index.map { index in
          trace.messages[..<write.number].contains {
            $0.isWritten(beside: write) && $0.payload.count ?? 0 > index
          }
        }
        let shown: Set = isOfItem == true ? ["String", "Bool", "Int"] : ["String", "Bool"]
        raw.formUnion(write.payload.leafTypes.subtracting(shown))
        if raw.isEmpty { continue }
        report(
          "\(write.sender.role.rawValue) → View: \(write.name) carries \(raw.sorted().joined(separator: ", ")), "
            + "as the Model has it; the View Model has to format it.")
      }
    }
  }

  static let viewModelPushes: Check = Check("SIO-20") { evidence, report in
    // A trace could miss a view that asks while it is drawn. SIO-13 covers views that keep the model.
    for reference in evidence.viewsOfViewModels {
      report(
        "View → View Model: \(reference.owner) knows \(reference.target) through '\(reference.field)'; a View "
          + "receives its content and asks for nothing.")
    }
    for trace in evidence.traces { reportViewsPresentedUntold(in: trace, &report) }
    // SIO-16 covers writes by a view controller.
    let subject = "a write to the view by anyone but its view controller"
    let traces = report.traces(in: evidence, showing: subject) {
      $0.step == 7 && $0.sender.role != .viewController
    }
    for (trace, writes) in traces {
      for write in writes where write.sender.role != .viewModel {
        report(write, in: trace, "only the View Model pushes into the View.")
      }
      for pull in trace.messages
      where pull.sender.role == .view && [.viewModel, .model].contains(pull.receiver.role)
        && pull.kind != .creation
      {
        // An event of the user that goes to the wrong receiver is covered by SIO-07.
        if pull.kind == .call, trace.parent(of: pull)?.kind == .userEvent { continue }
        report(pull, in: trace, "the View asks for what the View Model has to push.")
      }
    }
  }

  /// Finds views, such as an alert, that were given to a view model and are presented, although nothing was pushed into
  /// them during the same call; or before, if the view controller has waited for the end of a transition.
  private static func reportViewsPresentedUntold(
    in trace: TraceDocument, _ report: inout Report<Violation>
  ) {
    let given = Set(
      trace.messages.filter { $0.receiver.role == .viewModel && $0.kind == .call && $0.step == nil }
        .map(\.payload.type))
    for shown in trace.messages where shown.receiver.role == .navigation && shown.baseName == "present" {
      let type = shown.payload.type
      let call = trace.parent(of: shown)
      let wait = call.flatMap(trace.beginning(of:))
      let isTold = trace.messages.contains { push in
        push.step == 7 && push.receiver.type == type && [call, wait].contains { trace.is(push, within: $0) }
      }
      guard given.contains(type), !isTold else { continue }
      report(
        "View Model → View: \(shown.quotation(in: trace)) shows a \(type), into which the View Model has "
          + "pushed nothing.")
    }
  }
}

extension TraceDocument {
  /// Returns true if a view model reads a property of the view, unless it sets the same property next: it may change the
  /// content, or compare it first.
  fileprivate func isReadBack(_ message: Message) -> Bool {
    guard message.sender.role == .viewModel, message.receiver.role == .view, message.kind == .read
    else { return false }
    let next = messages[message.number...].first { $0.sender == message.sender }
    return (next?.name, next?.receiver, next?.step) != (message.name, message.receiver, 7)
  }
}

extension Evidence {
  /// Returns true if the sources show that a view model uses a property of an outlet, and does not only compare it to set
  /// it if it differs. Without sources, that is not known.
  fileprivate func showsUse(of read: Message) -> Bool {
    let path = read.name.split(separator: ".").map(String.init)
    func isUse(_ node: Code.Node) -> Bool {
      (node.path + [node.name]).drop { $0 == "self" }.starts(with: path)
    }
    let uses = parts.filter { $0.name == read.sender.type }.flatMap(\.nodes).filter(isUse)
    let harmless = uses.filter { use in
      if use.part == .target { return true }
      let isCompared = use.parent.map { $0.kind == .operation && ["==", "!="].contains($0.name) }
      return isCompared == true && use.code.nodes.contains { $0.part == .target && isUse($0) }
    }
    return !sources.isEmpty && (uses.isEmpty || harmless.count < uses.count)
  }

  /// The references of views to view models. SIO-07 covers a control's references to the targets of its events.
  var viewsOfViewModels: [Ownership.Reference] {
    ownership.flatMap(\.references).filter { reference in
      reference.ownerRole == .view && reference.targetRole == .viewModel
        && !["registrations", "target"].contains(reference.field)
    }
  }
}

extension Payload {
  /// The names of the types of the single values in the tree, without nil and empty lists.
  fileprivate var leafTypes: Set<String> {
    guard children.isEmpty else { return children.reduce(into: []) { $0.formUnion($1.leafTypes) } }
    return text == nil || text == "nil" ? [] : [type]
  }

  /// The names of the structures, and of the enumerations with associated values, in the tree.
  fileprivate var recordTypes: Set<String> {
    let own: Set<String> = children.isEmpty || count != nil ? [] : [type]
    return children.reduce(into: own) { $0.formUnion($1.recordTypes) }
  }
}

extension Code.Node {
  /// Returns true if a view controller reaches into its view: through `view`, through an outlet, or by setting a title
  /// or a message.
  ///
  /// Closures, targets and actions that an outlet is given are covered by SIO-08.
  fileprivate func reachesIntoView(by outlets: Set<String>) -> Bool {
    guard self.kind == .name || self.kind == .call else { return false }
    if self.name == "subviews" || self.name == "addSubview" { return true }
    if !Set(self.path).isDisjoint(with: ["view", "navigationItem"]) { return true }
    let isOutlet = self.owner.map(outlets.contains) == true
    if self.kind == .call { return isOutlet && !["addTarget", "addAction"].contains(self.name) }
    guard let assignment else { return false }
    return ["title", "message"].contains(self.name)
      || isOutlet && assignment.children(.value).first?.kind != .closure
  }
}

extension Message {
  /// Returns true if both messages set a property of the same part of the view, such as `list.rows` and
  /// `list.selectedRow`.
  fileprivate func isWritten(beside other: Message) -> Bool {
    guard step == 7, receiver == other.receiver else { return false }
    let (mine, others) = (name.split(separator: "."), other.name.split(separator: "."))
    return mine.count > 1 && mine.dropLast() == others.dropLast()
  }
}
