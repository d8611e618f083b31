import Foundation
import Playing
import Specification
import Testing
import Tracing

@testable import Walkthrough

@Suite struct OwnershipTests {
  private let page = Page(width: 80, style: .plain)

  @Test func `in VIPER references from the view controller onward are strong, and those back weak`() throws {
    let map = OwnershipMap(of: try Observation(of: .viper, performing: [.openFilm]))
    func isStrong(_ owner: Role, _ target: Role) -> [Bool] {
      map.links.filter { $0.owner == owner && $0.target == target }.map(\.isStrong)
    }
    #expect(isStrong(.viewController, .presenter) == [true])
    #expect(isStrong(.presenter, .interactor) == [true])
    #expect(isStrong(.interactor, .presenter) == [false])
    #expect(isStrong(.presenter, .viewController) == [false])
    #expect(map.links.first { $0.owner == .interactor && $0.target == .presenter }?.fields == ["output"])
  }

  @Test func `the creators of objects are read from the trace and from the source`() throws {
    let map = OwnershipMap(of: try Observation(of: .swiftIO, performing: [.listCountries]))
    #expect(map.makings.contains(OwnershipMap.Making(maker: .view, made: .interactor, kind: .creation)))
    let sites = try #require(map.sites).filter { $0.role == .viewModel }
    #expect(sites.map(\.file) == ["Countries/CountriesScene.swift"])
    #expect(sites.map(\.types) == [["CountriesViewModel"]])
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
    let presenter = try #require(names["Presenter"])
    let interactor = try #require(names["Interactor"])
    #expect(lines.contains("  \(interactor) -.->|\"output\"| \(presenter)"))
    #expect(lines.contains { $0.hasPrefix("  \(presenter) -->|\"") && $0.hasSuffix("| \(interactor)") })
  }

  @Test func `the JSON document has each owner, its target and the kind of reference`() throws {
    struct Document: Decodable {
      struct Link: Decodable, Equatable {
        let owner: Role
        let target: Role
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
    #expect(document.schema == 1)
    #expect(document.pattern == .viper)
    #expect(
      document.holds.contains(
        Document.Link(owner: .presenter, target: .viewController, isStrong: false, properties: ["view"])))
  }
}
