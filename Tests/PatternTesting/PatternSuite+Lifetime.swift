import Catalogue
import Checks
import HeadlessUI
import Observing
import Playing
public import Testing

extension PatternSuite {
  /// The names of the app's scenes, with which their types' names begin.
  public static let scenes = ["Countries", "Regions", "Films", "Film", "Favourites"]

  /// Returns the types named after a scene and a part, for instance `FilmsInteractor`, that occurred in no story.
  public func unseenTypes(of parts: [String]) -> [String] {
    let seen = Set(evidence.types.map(\.name))
    return Self.scenes.flatMap { scene in parts.map { scene + $0 } }.filter { !seen.contains($0) }
  }

  /// Returns true if an object of one type kept one of another alive, at any moment of any story.
  public func holds(_ owner: String, _ target: String) -> Bool {
    evidence.ownership.lazy.flatMap(\.references)
      .contains { $0.owner == owner && $0.target == target && $0.isStrong }
  }

  /// Expects that dropping the root at any moment of any story frees every object of every scene.
  ///
  /// At many of these moments a reply is outstanding: after every launch, search and opened screen.
  public func expectNothingSurvives(sourceLocation: SourceLocation = #_sourceLocation) {
    let moments = evidence.ownership
    #expect(moments.count > Story.all.count, sourceLocation: sourceLocation)
    #expect(moments.allSatisfy { $0.objectCount > 0 }, sourceLocation: sourceLocation)
    for leak in evidence.leaks { Issue.record("\(leak)", sourceLocation: sourceLocation) }
  }

  /// Expects that leaving any scene frees its view controller and cancels its catalogue requests.
  public func expectLeavingFrees(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let toFilm: [Story.Step] = [.launch(), .reply(), .pick("Algeria"), .reply(), .pick("Z")]
    let toFavourites: [Story.Step] =
      toFilm + [.reply(), .tap("Mark as Favourite"), .goBack(), .goBack(), .tap("Favourites")]
    for way in [[.launch(), .reply(), .pick("Algeria")], toFilm, toFavourites] {
      let stage = Stage(architecture)
      for step in way { try stage.perform(step) }
      let last = way[way.count - 1].description
      let navigation = try #require(
        stage.window.rootViewController as? UINavigationController, sourceLocation: sourceLocation)
      weak let left = navigation.topViewController
      #expect(left != nil, "\(last)", sourceLocation: sourceLocation)
      #expect(stage.catalogue.pending.count == 1, "\(last)", sourceLocation: sourceLocation)
      try stage.perform(.goBack())
      #expect(left == nil, "\(last)", sourceLocation: sourceLocation)
      for waiting in stage.catalogue.pending {
        Issue.record(
          "\(last) The user goes back. \(waiting.request) still waits although the user has left.",
          sourceLocation: sourceLocation)
      }
    }
  }

  /// Expects that a tab keeps its screens and their requests while another one is selected, and frees those above its
  /// first when it is tapped again or shows a link's film.
  public func expectTabsKeepAndFree(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let stage = Stage(architecture)
    func top() throws -> UIViewController? {
      let tabs = try #require(
        stage.window.rootViewController as? UITabBarController, sourceLocation: sourceLocation)
      return (tabs.selectedViewController as? UINavigationController)?.topViewController
    }
    for step: Story.Step in [.launchWithTabs(), .reply(), .pick("Algeria")] { try stage.perform(step) }
    weak let films = try top()
    for tab in ["Favourites", "Countries"] {
      try stage.perform(.selectTab(tab))
      #expect(films != nil, "\(tab)", sourceLocation: sourceLocation)
      #expect(stage.catalogue.pending.count == 1, "\(tab)", sourceLocation: sourceLocation)
    }
    try stage.perform(.selectTab("Countries"))
    #expect(films == nil, sourceLocation: sourceLocation)
    #expect(stage.catalogue.pending.isEmpty, sourceLocation: sourceLocation)

    for step: Story.Step in [
      .selectTab("Favourites"), .openLink("countries://film/tt0042876"), .reply(),
    ] { try stage.perform(step) }
    weak let film = try top()
    #expect(film != nil, sourceLocation: sourceLocation)
    for step: Story.Step in [
      .selectTab("Favourites"), .openLink("countries://film/tt0065234"), .reply(request: 2),
    ] { try stage.perform(step) }
    #expect(film == nil, sourceLocation: sourceLocation)
    // Its request still waits, since nothing disappears in a tab that is out of sight; the reply reaches nobody.
    #expect(stage.catalogue.pending.count == 2, sourceLocation: sourceLocation)
    try stage.perform(.replyToAll())
    try stage.perform(.see("Algeria, 1969"))
  }

  /// Expects that no part of the sheet of regions is alive once it has closed, whichever way.
  ///
  /// - Parameter types: The types of its parts.
  public func expectClosingFrees(
    _ types: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let ways: [Story.Step] = [.pick("Africa"), .tap("Cancel"), .swipeDown()]
    for way in ways {
      let stage = Stage(architecture)
      for step: Story.Step in [.launch(), .reply(), .tap("All Regions")] { try stage.perform(step) }
      weak let sheet = stage.window.rootViewController?.presentedViewController
      #expect(sheet != nil, "\(way)", sourceLocation: sourceLocation)
      let graph = ObjectGraph(recordsReferences: false, role: architecture.role)
      graph.walk(from: stage.roots)
      #expect(types.filter { !graph.survivors.contains($0) } == [], "\(way)", sourceLocation: sourceLocation)
      try stage.perform(way)
      #expect(sheet == nil, "\(way)", sourceLocation: sourceLocation)
      #expect(graph.survivors.filter(types.contains) == [], "\(way)", sourceLocation: sourceLocation)
    }
  }

  /// Expects that a reply that comes after the app has ended has no effect.
  public func expectLateReplyReachesNobody(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let stage = Stage(architecture)
    try stage.perform(.launch())
    stage.terminate()
    #expect(stage.catalogue.deliverAll() == 1, sourceLocation: sourceLocation)
    #expect(stage.window.rootViewController == nil, sourceLocation: sourceLocation)
  }
}
