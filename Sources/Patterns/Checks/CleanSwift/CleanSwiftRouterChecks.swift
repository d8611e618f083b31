import Checks
import Facts
import Stories
import Tracing

extension Check {
  static let routerPassesData: Check = Check("VIP-36") { evidence in
    evidence.judgePassing("VIP-36") { trace, route in
      guard route.needsData, !route.setsData else { return [] }
      return [
        "Router → Interactor: \(route.message.quotation(in: trace)) reads what the next scene needs, and does not "
          + "pass it on."
      ]
    }
      + evidence.traces.flatMap { trace in
        trace.messages.filter { $0.passesData && $0.sender.role != .router }.map { message in
          Violation(
            "VIP-36", "\(message.quotation(in: trace)): only the Router passes on what the next scene needs.")
        }
      }
      + evidence.traces.flatMap { trace in
        // VIP-40 covers data that is passed too late, or before there is any.
        let wanting = trace.messages.filter(trace.showsSceneInWant)
        return wanting.filter { push in
          let route = trace.route(to: push)
          return !route.setsSomething && !trace.isHasty(route.message)
        }.map { push in
          Violation(
            "VIP-36",
            "Router → Interactor: nothing was passed on for \(push.quotation(in: trace)), and the next scene fails "
              + "without data.")
        }
      }
  }

  static let routerReadsDataStore: Check = Check("VIP-38") { evidence in
    evidence.judgePassing("VIP-38") { trace, route in
      guard route.setsData, !route.needsData else { return [] }
      return [
        "Router → Interactor: \(route.message.quotation(in: trace)) passes data on that it has not read from the "
          + "scene's data store."
      ]
    }
  }

  static let routesAreListed: Check = Check("VIP-39") { evidence in
    let routers = evidence.declarations.filter { $0.kind == "class" && $0.name.hasSuffix("Router") }
    guard !routers.isEmpty else {
      return [Violation.unshown("VIP-39", "No class …Router is declared.")]
    }
    let owners = routers.flatMap { [$0.name] + $0.conformances }
    guard evidence.declarations.contains(where: { $0.kind == "method" && owners.contains($0.owner) }) else {
      return [Violation.unshown("VIP-39", "No class …Router has a way to another scene.")]
    }
    return routers.flatMap { router -> [Violation] in
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
        if router.superclass != nil, routes.isEmpty { return [] }
        return [Violation("VIP-39", "View Controller → Router: \(router.name) has no RoutingLogic.")]
      }
      let listed = evidence.declarations.filter { $0.isRequirement && $0.owner == logic }.map(\.name)
      return routes.map(\.name).filter { !listed.contains($0) }.map { route in
        Violation(
          "VIP-39",
          "View Controller → Router: \(logic) does not list \(router.name).\(route).")
      }
    }
  }

  static let routesAreNamed: Check = Check("VIP-40") { evidence in
    let routes = evidence.declarations.filter {
      $0.kind == "method" && $0.owner.hasSuffix("RoutingLogic") && !$0.isPrivate
    }
    guard routes.contains(where: \.isRequirement) else {
      return [Violation.unshown("VIP-40", "No RoutingLogic lists a route.")]
    }
    let misnamed = routes.filter { route in
      !route.name.contains(#/^routeTo[A-Z]\w*\(segue:\)$/#)
        || route.parameters.map(\.type) != ["UIStoryboardSegue?"]
    }
    return misnamed.map { route in
      Violation(
        "VIP-40",
        "View Controller → Router: \(route.owner).\(route.name) is not of the form routeToX(segue: UIStoryboardSegue?)."
      )
    }
      + evidence.judgeRoutes("VIP-40") { trace, route in
        let hasty = trace.isHasty(route.message) ? [route.message] : []
        let push = route.messages.first(where: \.showsScene)
        let late = route.messages.first { message in
          message.passesData && push.map { message.number > $0.number } == true
        }
        let double = route.messages.filter {
          $0.showsScene && $0.sender.role == .router && route.message.payload.text != "nil"
        }
        return double.map {
          "\($0.quotation(in: trace)): the Router shows a scene in code, although it was given a segue that shows one."
        }
          + hasty.map {
            "\($0.quotation(in: trace)): the View Controller navigates before the response to its request has arrived, "
              + "so the Router cannot pass the result on."
          }
          + [late].compactMap(\.self).map {
            "\($0.quotation(in: trace)): the Router passes the data on after the next scene has been shown."
          }
      }
  }

  static let routerIsWeak: Check = Check("VIP-37") { evidence in
    let unguarded = evidence.judgeCode("VIP-37", of: .router) { _, members in
      let casts = members.nodes.filter { $0.kind == .cast && $0.name == "as!" }
        .map { Fault(line: $0.line, text: "casts by force") }
      let names: Set = [
        "dataStore", "destination", "navigationController", "router", "segue", "storyboard", "viewController",
      ]
      return (casts + members.presumptions(of: names)).map { fault in
        Fault(
          line: fault.line, text: "\(fault.text); its scene may be gone.",
          receiver: " → View Controller")
      }
    }
    // It is unknown which of two closures keeps the scene; VIP-57 covers a presenter's closure.
    let isPresenters = !evidence.scenesKeptByClosures("VIP-57", of: .presenter).isEmpty
    return evidence.judgeReferences("VIP-37", from: .router, to: .viewController) + unguarded
      + (isPresenters ? [] : evidence.scenesKeptByClosures("VIP-37", of: .router))
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

extension Evidence {
  fileprivate func judgeRoutes(
    _ rule: String, _ faults: (TraceDocument, Route) -> [String]
  ) -> [Violation] {
    judgeTraces(rule, of: "a router navigating", where: \.isRoute) { trace, routes in
      routes.flatMap { faults(trace, Route($0, in: trace)) }.map { Violation(rule, $0) }
    }
  }

  /// Judges routes like `judgeRoutes`, if some scene was given data or should have been.
  fileprivate func judgePassing(
    _ rule: String, _ faults: (TraceDocument, Route) -> [String]
  ) -> [Violation] {
    let isShown = traces.contains { trace in
      trace.messages.contains { $0.passesData || $0.readsData || trace.showsSceneInWant($0) }
    }
    guard isShown else { return [Violation.unshown(rule, "No trace shows a scene that needs anything.")] }
    return judgeRoutes(rule, faults)
  }

  /// Finds view controllers that outlived the app, together with an owner that stores a closure, although no stored
  /// property keeps them.
  ///
  /// What a closure captures cannot be read.
  func scenesKeptByClosures(_ rule: String, of owner: Role) -> [Violation] {
    let keepers = types.filter { type in
      type.role == owner && type.fields.contains { $0.type.contains("->") }
    }.map(\.name)
    return leaks.filter { leak in
      leak.cycle.isEmpty && leak.survivors.contains { $0.hasSuffix("ViewController") }
        && !Set(keepers).isDisjoint(with: leak.survivors)
    }.map { leak in
      Violation(
        rule,
        "\(owner.rawValue) → View Controller: a closure of the \(owner.rawValue) keeps its scene alive. \(leak)"
      )
    }
  }

  /// Finds strong references that should be weak.
  func judgeReferences(_ rule: String, from owner: Role, to target: Role) -> [Violation] {
    let references = ownership.flatMap(\.references).filter {
      $0.ownerRole == owner && $0.targetRole == target
    }
    guard !references.isEmpty else {
      return [Violation.unshown(rule, "No \(owner.rawValue) was seen to refer to a \(target.rawValue).")]
    }
    return references.filter(\.isStrong).map { reference in
      Violation(
        rule,
        "\(owner.rawValue) → \(target.rawValue): \(reference.owner) holds \(reference.target) strongly, through "
          + "'\(reference.field)'.")
    }.uniqued
  }
}
