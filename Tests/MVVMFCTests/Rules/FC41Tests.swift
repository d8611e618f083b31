import Checks
import PatternTesting
import Stories
import Testing

@testable import MVVMFC

@Suite struct FC41Tests {
  @Test func `FC-41 what a view model shows cannot be set from outside`() throws {
    try expectKept("FC-41")
  }

  @Test func `FC-41 counterexample: a protocol lets its reader set a property`() throws {
    try expectBroken(
      "FC-41", naming: "View Model → View Controller", "GreetingsViewModelType.searchText",
      by: .declaredBeside("FC41Program").besidePattern)
  }

  @Test func `FC-41 counterexample: a class lets everybody set its property`() throws {
    try expectBroken(
      "FC-41", naming: "View Model → View Controller", "GreetingsViewModel.entries",
      by: .declaredBeside("FC41ClassProgram").besidePattern)
  }

  @Test func `FC-41 counterexample: a computed property has a setter, in what the protocol refines`() throws {
    try expectBroken(
      "FC-41", naming: "View Model → View Controller", "GreetingsOutput.openedIndex",
      by: .declaredBeside("FC41InheritedProgram").besidePattern)
  }

  @Test func `FC-41 a property that is set inside and watched there is read-only`() throws {
    let check = try mvvmFC.check(of: "FC-41")
    var evidence = Evidence.declaredBeside("FC41PrivateProgram")
    // The program stands in this file.
    evidence.sources = Evidence.reading("Rules/FC41Tests.swift").sources + mvvmFC.evidence.sources
    #expect(check.violations(in: evidence) == [])
  }
}

/// Has a property in place of a function.
enum FC41Program {
  protocol GreetingsViewModelType: AnyObject {
    var searchText: String { get set }
    func reload()
  }
}

/// Has a protocol that says less than its class allows.
enum FC41ClassProgram {
  protocol GreetingsViewModelType: AnyObject {
    var items: [String] { get }
    func reload()
  }

  final class GreetingsViewModel: GreetingsViewModelType {
    var entries: [String] = [] {
      didSet { reload() }
    }
    var items: [String] { entries }
    private let flowController: any FilmsFlowControllerType

    init(flowController: any FilmsFlowControllerType) {
      self.flowController = flowController
    }

    func reload() {}
  }
}

/// Has its output in a protocol of its own.
enum FC41InheritedProgram {
  protocol GreetingsOutput: AnyObject {
    var openedIndex: Int? { get set }
  }

  protocol GreetingsViewModelType: GreetingsOutput {
    func reload()
  }
}

/// Has all kinds of properties that nobody else can set.
enum FC41PrivateProgram {
  final class GreetingsViewModel {
    private(set) var items: [String] = [] {
      didSet { count += 1 }
    }
    private(set) lazy var summaryText = "none"
    fileprivate(set) var title: String {
      get { summaryText }
      set { summaryText = newValue }
    }
    private var count = 0
    let isLoading = false

    func reload() {}
  }
}
