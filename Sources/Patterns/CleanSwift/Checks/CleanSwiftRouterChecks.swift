import Checks
import Observing
import SourceModel
import Tracing

extension Check {
  static let routerPassesData: Check = Check("VIP-36") { evidence, report in
    for (trace, route) in report.passingRoutes(in: evidence) where route.needsData && !route.setsData {
      report(
        "Router → Interactor: \(route.message.quotation(in: trace)) reads what the next scene needs, and does not "
          + "pass it on.")
    }
    for trace in evidence.traces {
      for message in trace.messages where message.passesData && message.sender.role != .router {
        report(message, in: trace, "only the Router passes on what the next scene needs.")
      }
    }
    for trace in evidence.traces {
      for push in trace.messages where trace.showsSceneInWant(push) {
        let route = trace.route(to: push)
        // VIP-40 covers data that is passed too late, or before there is any.
        if route.setsSomething || trace.isHasty(route.message) { continue }
        report(
          "Router → Interactor: nothing was passed on for \(push.quotation(in: trace)), and the next scene fails "
            + "without data.")
      }
    }
  }

  static let routerReadsDataStore: Check = Check("VIP-38") { evidence, report in
    for (trace, route) in report.passingRoutes(in: evidence) where route.setsData && !route.needsData {
      report(
        "Router → Interactor: \(route.message.quotation(in: trace)) passes data on that it has not read from the "
          + "scene's data store.")
    }
  }

  static let routesAreListed: Check = Check("VIP-39") { evidence, report in
    let routers = evidence.declarations.filter { $0.kind == "class" && $0.name.hasSuffix("Router") }
    guard report.examine(!routers.isEmpty, else: "No class …Router is declared.") else { return }
    let owners = routers.flatMap { [$0.name] + $0.conformances }
    let isShown = report.examine(
      evidence.declarations.contains { $0.kind == "method" && owners.contains($0.owner) },
      else: "No class …Router has a way to another scene.")
    guard isShown else { return }
    for router in routers {
      // A class that other routers inherit from leads to no scene of its own: its methods take a scene, or a
      // protocol lists them.
      let isBase = routers.contains { $0.superclass == router.name }
      let routes = evidence.declarations.filter {
        $0.kind == "method" && $0.owner == router.name && !$0.isPrivate && !(isBase && $0.isGivenScene)
      }
      let logic = router.conformances.first {
        isBase ? $0.hasSuffix("Routing") : $0.hasSuffix("RoutingLogic")
      }
      guard let logic else {
        if isBase || router.superclass != nil, routes.isEmpty { continue }
        report("View Controller → Router: \(router.name) has no RoutingLogic.")
        continue
      }
      let listed = evidence.declarations.filter { $0.isRequirement && $0.owner == logic }.map(\.name)
      for route in routes.map(\.name) where !listed.contains(route) {
        report("View Controller → Router: \(logic) does not list \(router.name).\(route).")
      }
    }
  }

  static let routesAreNamed: Check = Check("VIP-40") { evidence, report in
    let routes = evidence.declarations.filter {
      $0.kind == "method" && $0.owner.hasSuffix("RoutingLogic") && !$0.isPrivate
    }
    let isShown = report.examine(
      routes.contains(where: \.isRequirement), else: "No RoutingLogic lists a route.")
    guard isShown else { return }
    for route in routes {
      let isNamed = route.name.contains(#/^routeTo[A-Z]\w*\(segue:\)$/#)
      if isNamed, route.parameters.map(\.type) == ["UIStoryboardSegue?"] { continue }
      report(
        "View Controller → Router: \(route.owner).\(route.name) is not of the form routeToX(segue: UIStoryboardSegue?)."
      )
    }
    for (trace, route) in report.routes(in: evidence) {
      for message in route.messages
      where message.showsScene && message.sender.role == .router && route.message.payload.text != "nil" {
        report(
          message, in: trace,
          "the Router shows a scene in code, although it was given a segue that shows one.")
      }
      if trace.isHasty(route.message) {
        report(
          route.message, in: trace,
          "the View Controller navigates before the response to its request has arrived, so the Router cannot "
            + "pass the result on.")
      }
      let push = route.messages.first(where: \.showsScene)
      let late = route.messages.first { message in
        message.passesData && push.map { message.number > $0.number } == true
      }
      if let late {
        report(late, in: trace, "the Router passes the data on after the next scene has been shown.")
      }
    }
  }

  static let routerIsWeak: Check = Check("VIP-37") { evidence, report in
    report.references(in: evidence, from: .router, to: .viewController)
    let names: Set = [
      "dataStore", "destination", "navigationController", "router", "segue", "storyboard", "viewController",
    ]
    report.code(in: evidence, of: .router) { _, members in
      let casts = members.nodes.filter { $0.kind == .cast && $0.name == "as!" }
        .map { Fault(line: $0.line, text: "casts by force") }
      return (casts + members.presumptions(of: names)).map(\.ofAScene)
    }
    // It is unknown which of two closures keeps the scene; VIP-57 covers a presenter's closure.
    guard evidence.scenesKeptByClosures(of: .presenter).isEmpty else { return }
    report(each: evidence.scenesKeptByClosures(of: .router))
  }
}

extension Declaration {
  /// True if a method takes only the scene to create or show, as an identifier or as a view controller.
  fileprivate var isGivenScene: Bool {
    let types = parameters.map(\.type)
    return types == ["String"] || types == ["UIViewController"]
  }
}

extension TraceDocument {
  /// Returns true if a message shows a scene that fails without asking a worker, because it lacks data.
  func showsSceneInWant(_ message: Message) -> Bool {
    message.showsScene
      && Cycle.cleanSwift(in: self).contains { $0.failsWithoutWork && self.is($0.entry, within: message) }
  }

  /// Returns true if a view controller navigates after an input, before the response.
  fileprivate func isHasty(_ route: Message) -> Bool {
    let causes = sequence(first: route, next: parent(of:))
    guard route.isRoute, !causes.contains(where: { $0.step == 5 }),
      let input = causes.first(where: { $0.step == 1 })
    else { return false }
    return Cycle.cleanSwift(in: self).contains { cycle in
      self.is(cycle.entry, within: input) && cycle.responses.contains { $0.number > route.number }
        && !cycle.messages.contains { $0.step == 5 && $0.number < route.number }
    }
  }

  /// Finds the messages of a router that led to a scene being shown, in code or by preparing a segue.
  fileprivate func route(to push: Message) -> Route {
    let segue = push.sender.role == .system ? parent(of: push) : nil
    let route = messages.first { $0.isRoute && (self.is(push, within: $0) || self.is($0, within: segue)) }
    return Route(route ?? push, in: self)
  }
}

/// The messages that were sent while a router navigated.
private struct Route {
  let message: Message
  let messages: [Message]

  init(_ message: Message, in trace: TraceDocument) {
    self.message = message
    messages = trace.messages.filter { trace.is($0, within: message) }
  }

  /// True if the scene's data store was read.
  var needsData: Bool {
    messages.contains { $0.sender == message.receiver && $0.readsData }
  }

  /// True if the next scene's data store was set.
  var setsData: Bool {
    messages.contains { $0.sender == message.receiver && $0.passesData }
  }

  /// True if the next scene's data store was set to something.
  var setsSomething: Bool {
    messages.contains { $0.sender == message.receiver && $0.passesData && $0.payload.text != "nil" }
  }
}

extension Message {
  /// True if a router reads something from the data store of its scene.
  fileprivate var readsData: Bool {
    sender.role == .router && receiver.role == .interactor && kind == .read
  }

  /// True if it sets something in the data store of the next scene.
  fileprivate var passesData: Bool {
    receiver.role == .interactor && kind == .call && !name.hasSuffix(")")
  }
}

extension Report<Violation> {
  /// Returns the routes in the traces; if no router navigates, nothing was shown.
  fileprivate mutating func routes(in evidence: Evidence) -> [(trace: TraceDocument, route: Route)] {
    traces(in: evidence, showing: "a router navigating", where: \.isRoute).flatMap { trace, routes in
      routes.map { (trace, Route($0, in: trace)) }
    }
  }

  /// Returns the routes in the traces; if no scene was given data or should have been, nothing was shown.
  fileprivate mutating func passingRoutes(
    in evidence: Evidence
  ) -> [(trace: TraceDocument, route: Route)] {
    let isShown = evidence.traces.contains { trace in
      trace.messages.contains { $0.passesData || $0.readsData || trace.showsSceneInWant($0) }
    }
    let reason = "No trace shows a scene that needs anything."
    return examine(isShown, else: reason) ? routes(in: evidence) : []
  }

  /// Reports strong references that should be weak, and returns true if there are only weak ones; if there are none,
  /// nothing was shown.
  @discardableResult
  mutating func references(in evidence: Evidence, from owner: Role, to target: Role) -> Bool {
    let references = evidence.ownership.flatMap(\.references).filter {
      $0.ownerRole == owner && $0.targetRole == target
    }
    let (part, other) = (owner.rawValue, target.rawValue)
    examine(references, else: "No \(part) was seen to refer to a \(other).")
    for reference in references where reference.isStrong {
      self(
        "\(part) → \(other): \(reference.owner) holds \(reference.target) strongly, through "
          + "'\(reference.field)'.")
    }
    return !references.isEmpty && !references.contains(where: \.isStrong)
  }
}

extension Evidence {
  /// Finds view controllers that outlived the app, together with an owner that stores a closure, although no stored
  /// property keeps them.
  ///
  /// What a closure captures cannot be read.
  func scenesKeptByClosures(of owner: Role) -> [String] {
    let keepers = types.filter { type in
      type.role == owner && type.fields.contains { $0.type.contains("->") }
    }.map(\.name)
    return leaks.filter { leak in
      leak.cycle.isEmpty && leak.survivors.contains { $0.hasSuffix("ViewController") }
        && !Set(keepers).isDisjoint(with: leak.survivors)
    }.map { leak in
      "\(owner.rawValue) → View Controller: a closure of the \(owner.rawValue) keeps its scene alive. \(leak)"
    }
  }
}
