import HeadlessUI
import Testing

@testable import CleanSwift

@Suite struct VIP18Tests {
  @Test func `VIP-18 the view controller captures what the user does`() async throws {
    try await expectKept("VIP-18")
  }

  @Test func `VIP-18 counterexample: a button sends its event to the interactor`() async throws {
    let program = CleanSwiftProgram.plain(changing: { scene in
      scene.actions.removeAll { $0.source == "nameButton" }
      scene.actions.append(
        .action("nameButton", to: "owner") { (owner: PlainViewController, _) in
          owner.output?.sort(request: ListCountries.Sort.Request(key: .name))
        })
    })
    try await expectBroken(
      "VIP-18", naming: "View → Interactor", "View Controller", "sort(request:)", by: .running(program))
  }
}
