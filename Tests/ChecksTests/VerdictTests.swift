import Foundation
import HeadlessUI
import Playing
import SourceModel
import Specification
import Testing
import Toolchain
import VIPER
import VIPERChecks

@testable import Checks

/// The verdicts on a program from outside the kit, which depend on the evidence that it offers.
@MainActor @Suite struct VerdictTests {
  private let app = VIPERArchitecture()

  private var adapter: Implementation {
    Implementation(of: .viper, performing: [.listCountries]) { [app] window, environment, observers in
      app.launch(in: window, environment: environment, observedBy: observers)
    }
  }

  private let skipped = "skipped".padding(toLength: 25, withPad: " ", startingAt: 0)

  private func finding(on rule: String, in verdicts: [Verdict]) throws -> String {
    try #require(verdicts.first { $0.rule.id == rule }).description
  }

  @Test func `a program that offers only its launch has every rule skipped, with a reason`() throws {
    let verdicts = try adapter.verdicts(using: Check.viper)
    #expect(verdicts.map(\.rule.id) == Rule.all(of: .viper).map(\.id))
    #expect(verdicts.allSatisfy { !$0.isKept && !$0.isBroken })
    #expect(verdicts.summary == "0 kept, 0 broken; 0 read: 0 found; 32 skipped; of 32 rules.")
    #expect(
      try finding(on: "VPR-10", in: verdicts) == "\(skipped)VPR-10  Not offered: observers of its boundaries."
    )
    #expect(
      try finding(on: "VPR-31", in: verdicts) == "\(skipped)VPR-31  Not offered: the roles of its objects.")
    #expect(try finding(on: "VPR-20", in: verdicts) == "\(skipped)VPR-20  Not offered: its source files.")
    #expect(try finding(on: "VPR-01", in: verdicts) == "\(skipped)VPR-01  Not offered: its module.")
    #expect(try finding(on: "VPR-06", in: verdicts).hasPrefix("\(skipped)VPR-06  Ease depends on"))
  }

  @Test func `with the roles of its objects, a rule about ownership is decided`() throws {
    var adapter = adapter
    adapter.role = app.role
    let verdicts = try adapter.verdicts(using: Check.viper)
    #expect(try finding(on: "VPR-31", in: verdicts).hasPrefix("kept           observed  VPR-31"))
    #expect(try finding(on: "VPR-10", in: verdicts).hasPrefix("skipped"))
  }

  @Test func `with observers, a rule about a message is decided, or skipped if the message was not sent`()
    throws
  {
    var adapter = adapter
    adapter.observed = Implementation.Observed(by: app.observerTypes)
    let verdicts = try adapter.verdicts(using: Check.viper)
    #expect(try finding(on: "VPR-21", in: verdicts).hasPrefix("kept           observed  VPR-21"))
    #expect(
      try finding(on: "VPR-29", in: verdicts) == "\(skipped)VPR-29  No trace shows a screen being shown.")
    #expect(adapter.storyFailures().isEmpty)
  }

  @Test func `a violation is reported with its line and where to look`() throws {
    let broken = Verdict(
      on: Rule.named("VPR-20")!, by: try sources("class APresenter {\n  let a = b.sorted()\n}\n"),
      using: Check.viper)
    #expect(broken.isFound && !broken.isBroken)
    let lines = broken.description.split(separator: "\n")
    #expect(lines[0].hasPrefix("FOUND          read      VPR-20"))
    #expect(lines[1].contains("APresenter.swift, line 2"))
    #expect(lines[2].contains("Look at: "))
  }

  @Test func `a rule without a subject is skipped`() throws {
    let verdict = Verdict(
      on: Rule.named("VPR-20")!, by: try sources("struct Nothing {}\n"), using: Check.viper)
    #expect(verdict.isSkipped)
  }

  @Test func `a rule that is only read from source is never reported as kept`() throws {
    let verdict = Verdict(
      on: Rule.named("VPR-20")!, by: try sources("class APresenter {\n  let a = 1\n}\n"), using: Check.viper)
    #expect(!verdict.isKept)
    #expect(verdict.description.hasPrefix("nothing found  read      VPR-20"))
  }

  @Test func `an unused permission is advice`() {
    let permission = Rule.all.first { $0.level == .may && $0.basis != nil }!
    let check = Check(permission.id) { _, report in report("It is not used.") }
    let verdict = Verdict(on: permission, by: Evidence(), using: [check])
    #expect(!verdict.isBroken && !verdict.isFound)
    #expect(verdict.description.hasPrefix("advice "))
    #expect(
      [verdict, verdict].summary
        == "0 kept, 0 broken; 0 read: 0 found; 2 with advice; 0 skipped; of 2 rules.")
  }

  @Test func `a program that shows other screens when it is observed is reported`() throws {
    var adapter = Implementation(of: .viper, performing: [.listCountries]) {
      [app] window, environment, observers in
      guard observers != nil else {
        return app.launch(in: window, environment: environment, observedBy: nil)
      }
      window.rootViewController = UINavigationController(rootViewController: UIViewController())
      window.makeKeyAndVisible()
      return window
    }
    adapter.observed = Implementation.Observed(by: app.observerTypes)
    let failure = try #require(adapter.storyFailures().first)
    #expect(failure.reason.hasPrefix("But the observed program has another screen:"))
  }

  private func sources(_ text: String) throws -> Evidence {
    var evidence = Evidence()
    evidence.sources = [try SourceFile(name: "APresenter.swift", text: text)]
    return evidence
  }
}
