import Foundation
import SourceModel
import Specification
import Testing
import Toolchain

/// The names of corresponding files and methods in the four apps, with a reason for each difference.
///
/// A reader who runs `diff -r` on one scene in two patterns finds here why a name differs.
@Suite struct SceneNamesTests {
  private static let scenes = ["Countries", "Films", "Film", "Favourites"]

  /// A kind of file, named without its scene or use case.
  private struct Kind {
    let name: String
    let patterns: Set<Pattern>
    let why: String
  }

  private static let kinds = [
    Kind(name: "ViewController", patterns: Set(Pattern.allCases), why: "All four are built on UIKit."),
    Kind(
      name: "Scene", patterns: [.swiftIO, .cleanSwift, .viper],
      why: "It stands in for the storyboard; MVVM-FC builds its views in code."),
    Kind(
      name: "Interactor", patterns: [.swiftIO, .cleanSwift],
      why: "A scene has one; VIPER has one per use case, and MVVM-FC has none."),
    Kind(name: "Model", patterns: [.swiftIO], why: "The interactor updates it, and the view model reads it."),
    Kind(name: "ViewModel", patterns: [.swiftIO, .mvvmFC], why: "Only these two documents have the role."),
    Kind(name: "Presenter", patterns: [.cleanSwift, .viper], why: "Only these two documents have the role."),
    Kind(name: "Models", patterns: [.cleanSwift], why: "The requests, responses and view models of a scene."),
    Kind(name: "Configurator", patterns: [.cleanSwift], why: "It connects the parts of a scene."),
    Kind(name: "Router", patterns: [.cleanSwift], why: "It leads to other scenes."),
    Kind(name: "…Worker", patterns: [.cleanSwift], why: "It does one piece of work for an interactor."),
    Kind(name: "Wireframe", patterns: [.viper], why: "It creates a module, and leads to other screens."),
    Kind(name: "…Interactor", patterns: [.viper], why: "It carries out one use case."),
    Kind(name: "Factory", patterns: [.mvvmFC], why: "Its static methods create a module and show it."),
    Kind(name: "FlowController", patterns: [.mvvmFC], why: "It leads to other modules."),
    Kind(
      name: "FlowControllerType", patterns: [.mvvmFC],
      why: "The protocol through which a view model knows its flow controller, without the view layer."),
    Kind(
      name: "…Facts", patterns: [.viper],
      why: "The data that an interactor passes to a presenter, which sees no entities."),
    Kind(
      name: "…Sorting", patterns: [.viper], why: "The order in which an interactor sorts for a presenter."),
    Kind(
      name: "ListItem+Country", patterns: [.mvvmFC],
      why: "It makes a row of a country. Two scenes show films, so the extension for films is in Common."),
  ]

  /// Kinds that only some scenes need.
  private static let optional: Set = [
    "…Worker", "…Facts", "…Sorting", "ListItem+Country", "FlowControllerType",
  ]

  @Test(arguments: Pattern.allCases, scenes)
  func `a scene has the files of its pattern`(pattern: Pattern, scene: String) throws {
    let found = Set(try files(of: scene, in: pattern).map { Self.kind(of: $0.name, in: scene) })
    let known = Self.kinds.filter { $0.patterns.contains(pattern) }.map(\.name)
    #expect(found.subtracting(known).isEmpty)
    #expect(Set(known).subtracting(Self.optional).subtracting(found).isEmpty)
  }

  /// An event in a scene, with its method in each pattern: the same name in all, or a reason.
  private struct Event {
    let scene: String
    let names: [Pattern: String]
    var why = ""

    init(_ scene: String, _ name: String, except others: [Pattern: String] = [:], why: String = "") {
      self.scene = scene
      names = Dictionary(uniqueKeysWithValues: Pattern.allCases.map { ($0, others[$0] ?? name) })
      self.why = why
    }
  }

  private static let loads =
    "In VIPER the view reports events, and the presenter decides; Clean Swift names the use case."
  private static let leaves = "In VIPER the view reports events, and the presenter decides."
  private static let items = "In MVVM-FC each list has the same method, which the document names."
  private static let leadsOn = "A router's methods are named after the segues they may prepare."

  private static let events =
    [
      Event(
        "Films", "load", except: [.cleanSwift: "fetch", .viper: "updateView", .mvvmFC: "reload"],
        why: "\(loads) In MVVM-FC the method also loads the list again."),
      Event("Films", "cancel", except: [.viper: "leave"], why: leaves),
      Event("Film", "cancel", except: [.viper: "leave"], why: leaves),
      Event("Countries", "search"),
      Event("Countries", "sortByName"),
      Event("Countries", "sortByPopulation"),
      Event("Countries", "openCountry", except: [.mvvmFC: "selectedItem"], why: items),
      Event("Films", "openFilm", except: [.mvvmFC: "selectedItem"], why: items),
      Event("Favourites", "openFilm", except: [.mvvmFC: "selectedItem"], why: items),
      Event("Countries", "openFavourites"),
      Event("Film", "toggleFavourite"),
      Event(
        "Countries", "showFilms", except: [.swiftIO: "countriesDidOpen", .cleanSwift: "routeToFilms"],
        why: "\(leadsOn) In Swift-IO the view controller learns what was opened, and navigates."),
      Event(
        "Films", "showFilm",
        except: [.swiftIO: "filmsDidOpen", .cleanSwift: "routeToFilm"],
        why: "\(leadsOn) In Swift-IO the view controller learns what was opened, and navigates."),
    ]

  @Test func `the same event has the same name in all patterns, or a reason for the difference`() throws {
    for event in Self.events {
      #expect((Set(event.names.values).count == 1) == event.why.isEmpty, "\(event.names)")
      for (pattern, name) in event.names {
        let declared = try files(of: event.scene, in: pattern).contains { $0.text.contains("func \(name)(") }
        #expect(declared, "\(pattern.title), \(event.scene): no \(name)")
      }
    }
  }

  private struct File {
    let name: String
    let text: String
  }

  private func files(of scene: String, in pattern: Pattern) throws -> [File] {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = package.appending(path: "Sources/Patterns/\(pattern.module)/App")
      .appending(path: pattern == .mvvmFC ? "Modules/\(scene)" : scene)
    return try SourceFile.files(below: folder).map { File(name: String($0.name.dropLast(6)), text: $0.text) }
  }

  private static func kind(of name: String, in scene: String) -> String {
    let rest = name.dropFirst(scene.count)
    if name.hasPrefix(scene), kinds.contains(where: { $0.name == rest }) { return String(rest) }
    let ending = ["Worker", "Interactor", "Facts", "Sorting"].first(where: name.hasSuffix)
    return ending.map { "…\($0)" } ?? name
  }
}
