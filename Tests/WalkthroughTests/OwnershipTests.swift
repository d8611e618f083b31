import Foundation
import Playing
import Specification
import Testing
import Tracing

@testable import Walkthrough

@Suite struct OwnershipTests {
  private let page = Page(width: 80, style: .plain)

  private func part(_ name: String, _ role: Role) -> OwnershipMap.Part {
    OwnershipMap.Part(name: name, role: role)
  }

  @Test func `in VIPER references from the view controller onward are strong, and those back weak`() throws {
    let map = OwnershipMap(of: try Observation(of: .viper, performing: [.openFilm]))
    let viewController = part("FilmViewController", .viewController)
    let presenter = part("FilmPresenter", .presenter)
    let interactor = part("FindFilmInteractor", .interactor)
    func links(_ owner: OwnershipMap.Part, _ target: OwnershipMap.Part) -> [OwnershipMap.Link] {
      map.links.filter { $0.owner == owner && $0.target == target }
    }
    #expect(links(viewController, presenter).map(\.isStrong) == [true])
    #expect(links(presenter, interactor).map(\.isStrong) == [true])
    #expect(links(interactor, presenter).map(\.isStrong) == [false])
    #expect(links(presenter, viewController).map(\.isStrong) == [false])
    #expect(links(interactor, presenter).map(\.fields) == [["output"]])
  }

  @Test(arguments: Pattern.allCases)
  func `no app has a strong cycle, and its tree begins with the application`(pattern: Pattern) throws {
    let map = OwnershipMap(of: try Observation(of: pattern, performing: [.openFilm]))
    #expect(map.strongCycle == nil)
    let lines = OwnershipTree(links: map.links, page: Page(width: 300, style: .plain)).lines()
    #expect(lines.first == "AppDelegate")
    #expect(lines.filter { !$0.contains(where: "─╌".contains) } == ["AppDelegate", "View"])
  }

  @Test func `in Swift-IO the pending action and the catalogue are on the map`() throws {
    let map = OwnershipMap(of: try Observation(of: .swiftIO, performing: [.listCountries]))
    let action = part("ListCountries", .action)
    #expect(
      map.links.filter { $0.target == action }.map(\.sentence) == [
        "CountriesInteractor keeps ListCountries (Action) alive, in pendingAction."
      ])
    #expect(map.links.contains { $0.owner == action && $0.target.role == .catalogue && $0.isStrong })
  }

  @Test func `the creators of objects are read from the trace and from the source`() throws {
    let map = OwnershipMap(of: try Observation(of: .swiftIO, performing: [.listCountries]))
    #expect(map.makings.contains(OwnershipMap.Making(maker: .view, made: .interactor, kind: .creation)))
    let sites = try #require(map.sites).filter { $0.role == .viewModel }
    #expect(sites.map(\.file) == ["Countries/CountriesScene.swift", "Link/LinkScene.swift"])
    #expect(sites.map(\.types) == [["CountriesViewModel"], ["LinkViewModel"]])
  }

  @Test func `in a flowchart, arrows of strong references are solid and the others are dotted`() throws {
    let text = OwnershipReport(
      map: OwnershipMap(of: try Observation(of: .viper, performing: [.openFilm])), page: page
    ).mermaid()
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.first == "flowchart TB")
    let names = Dictionary(
      lines.compactMap { $0.firstMatch(of: #/(R\d+)\["(.+)"\]$/#).map { (String($0.2), String($0.1)) } }
    ) { first, _ in first }
    let presenter = try #require(names["FilmPresenter"])
    let interactor = try #require(names["FindFilmInteractor"])
    #expect(lines.contains("  \(interactor) -.->|\"output\"| \(presenter)"))
    #expect(lines.contains { $0.hasPrefix("  \(presenter) -->|\"") && $0.hasSuffix("| \(interactor)") })
  }

  @Test func `the JSON document has each owner, its target and the kind of reference`() throws {
    struct Document: Decodable {
      struct Link: Decodable, Equatable {
        let owner: String
        let ownerRole: Role
        let target: String
        let targetRole: Role
        let isStrong: Bool
        let properties: [String]
      }
      let schema: Int
      let pattern: Pattern
      let holds: [Link]
    }
    let map = OwnershipMap(of: try Observation(of: .viper, performing: [.openFilm]))
    let document = try JSONDecoder().decode(
      Document.self, from: Data(try OwnershipReport(map: map, page: page).json().utf8))
    #expect(document.schema == 2)
    #expect(document.pattern == .viper)
    #expect(
      document.holds.contains(
        Document.Link(
          owner: "FilmPresenter", ownerRole: .presenter, target: "FilmViewController",
          targetRole: .viewController, isStrong: false, properties: ["view"])))
  }
}
