import Checks
import Facts
import Stories
import Tracing

extension Check {
  static let controllerWritesNoView: Check = Check("SIO-16") { evidence in
    controllersThatKnowTheirView(in: evidence)
      + evidence.judgeTraces("SIO-16", of: "a write to the view", where: { $0.step == 7 }) { _, writes in
        writes.filter { $0.sender.role == .viewController }.map { write in
          Violation(
            "SIO-16",
            "View Controller → View: \(write.sender.object) sets \(write.name) in the \(write.receiver.object); "
              + "it has to ask the View Model for a refresh.")
        }
      }
  }

  /// Finds where a view controller reaches into its view; a trace could miss these writes, such as those in a closure.
  private static func controllersThatKnowTheirView(in evidence: Evidence) -> [Violation] {
    evidence.judgeViewControllers("SIO-16") { part in
      let outlets = evidence.viewOutlets(of: part.type.name)
      return part.nodes.filter { $0.reachesIntoView(by: outlets) }.map {
        part.violation(
          "SIO-16", "View Controller → View", $0.line,
          "reaches into the view (\($0.spelling)); it has to ask the View Model for a refresh.")
      }
    }
  }

  static let refreshOfAPart: Check = Check("SIO-17") { evidence in
    let parts = partsBesideTheWhole(in: evidence).filter { whole, _ in !whole.pushes.isEmpty }
    guard !parts.isEmpty else {
      return [Violation.unshown("SIO-17", "No View Model was seen to push for two different parts.")]
    }
    return parts.filter { whole, part in part.pushes == whole.pushes }.map { whole, part in
      Violation(
        "SIO-17",
        "View Controller → View Model: asked to refresh \(part.name), \(part.viewModel) pushes as much into the "
          + "View as for \(whole.name).")
    }
  }

  static let readsOnlyWhatIsNeeded: Check = Check("SIO-18") { evidence in
    // SIO-17 covers a part whose refresh equals that of the whole.
    let parts = partsBesideTheWhole(in: evidence).filter { whole, part in
      !whole.reads.isEmpty && part.pushes != whole.pushes
    }
    guard !parts.isEmpty else {
      return [
        Violation.unshown("SIO-18", "No View Model that reads the Model was seen to refresh only a part.")
      ]
    }
    return textsNotRead(in: evidence)
      + parts.filter { whole, part in part.reads == whole.reads }.map { whole, part in
        Violation(
          "SIO-18",
          "View Model → Model: asked to refresh \(part.name), \(part.viewModel) reads as much as for "
            + "\(whole.name), and needs less.")
      }
  }

  /// Finds texts of the model that a view model shows without reading them in the same refresh: it has kept them, or
  /// has them from elsewhere.
  private static func textsNotRead(in evidence: Evidence) -> [Violation] {
    evidence.traces.flatMap { trace in
      let reads = Dictionary(grouping: trace.messages.filter { $0.step == 6 }) { $0.parent }
      // The properties that each text of the model was read from; a text that was only written has none.
      var properties: [String: Set<String>] = [:]
      return trace.messages.compactMap { message -> Violation? in
        if message.step == 3 || message.step == 6 {
          let read = message.step == 6 ? [message.name] : []
          for text in message.payload.texts { properties[text, default: []].formUnion(read) }
        }
        guard message.step == 7, let refresh = trace.parent(of: message), refresh.step == 5 else {
          return nil
        }
        let read = reads[refresh.number, default: []]
        // A trace keeps only the beginning of a long list; the rest may hold any text.
        let isWhole = !read.contains(where: \.payload.isCut)
        let unread = message.payload.texts.filter { text in
          guard let known = properties[text], isWhole || !known.isEmpty else { return false }
          return known.isDisjoint(with: read.map(\.name))
        }
        return unread.min().map { text in
          Violation(
            "SIO-18",
            "\(message.quotation(in: trace)): the View Model shows \(text), which it has not read from the Model in this "
              + "refresh.")
        }
      }
    }.uniqued
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

  static let viewModelFormats: Check = Check("SIO-19") { evidence in
    let domain = Set(
      evidence.traces.flatMap(\.messages)
        .filter { $0.step == 6 }.flatMap { $0.payload.recordTypes })
    // SIO-16 and SIO-20 cover writes that bypass the view model.
    return evidence.judgeTraces(
      "SIO-19", of: "a view model that writes to the view",
      where: { $0.step == 7 && $0.sender.role == .viewModel }
    ) { trace, writes in
      writes.compactMap { write in
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
        guard !raw.isEmpty else { return nil }
        return Violation(
          "SIO-19",
          "\(write.sender.role.rawValue) → View: \(write.name) carries \(raw.sorted().joined(separator: ", ")), "
            + "as the Model has it; the View Model has to format it.")
      }
    }
  }

  static let viewModelPushes: Check = Check("SIO-20") { evidence in
    // SIO-16 covers writes by a view controller.
    viewsThatKnowTheirViewModel(in: evidence) + viewsPresentedUntold(in: evidence)
      + evidence.judgeTraces(
        "SIO-20", of: "a write to the view by anyone but its view controller",
        where: { $0.step == 7 && $0.sender.role != .viewController }
      ) { trace, writes in
        let strangers = writes.filter { $0.sender.role != .viewModel }
        // An event of the user that goes to the wrong receiver is covered by SIO-07.
        let pulls = trace.messages.filter { message in
          message.sender.role == .view && [.viewModel, .model].contains(message.receiver.role)
            && message.kind != .creation
            && !(message.kind == .call && trace.parent(of: message)?.kind == .userEvent)
        }
        return strangers.map { write in
          Violation("SIO-20", "\(write.quotation(in: trace)): only the View Model pushes into the View.")
        }
          + pulls.map { pull in
            Violation(
              "SIO-20", "\(pull.quotation(in: trace)): the View asks for what the View Model has to push.")
          }
      }
  }

  /// Finds views, such as an alert, that were given to a view model and are presented, although nothing was pushed into
  /// them during the same call.
  private static func viewsPresentedUntold(in evidence: Evidence) -> [Violation] {
    evidence.traces.flatMap { trace in
      let given = Set(
        trace.messages.filter { $0.receiver.role == .viewModel && $0.kind == .call && $0.step == nil }
          .map(\.payload.type))
      return trace.messages.filter { shown in
        let type = shown.payload.type
        return shown.receiver.role == .navigation && shown.baseName == "present" && given.contains(type)
          && !trace.messages.contains {
            $0.step == 7 && $0.receiver.type == type && trace.is($0, within: trace.parent(of: shown))
          }
      }.map { shown in
        Violation(
          "SIO-20",
          "View Model → View: \(shown.quotation(in: trace)) shows a \(shown.payload.type), into which the View Model has "
            + "pushed nothing.")
      }
    }.uniqued
  }

  /// Finds views that hold their view model, since a trace could miss a view that asks while it is drawn. SIO-13 covers
  /// views that keep the model.
  private static func viewsThatKnowTheirViewModel(in evidence: Evidence) -> [Violation] {
    evidence.viewsOfViewModels.map { reference in
      Violation(
        "SIO-20",
        "View → View Model: \(reference.owner) knows \(reference.target) through '\(reference.field)'; a View "
          + "receives its content and asks for nothing.")
    }.uniqued
  }
}

extension Evidence {
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
    let isOfOutlet = self.owner.map(outlets.contains) == true
    if self.kind == .call { return isOfOutlet && !["addTarget", "addAction"].contains(self.name) }
    guard let assignment else { return false }
    return ["title", "message"].contains(self.name)
      || isOfOutlet && assignment.children(.value).first?.kind != .closure
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
