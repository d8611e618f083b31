import Architectures
import Catalogue
import Foundation
import Playing
import Specification
import TextLayout
import Tracing

/// Writes the site: every story of every pattern on one page.
struct SiteAnswers {
  /// The folder that the page is written to.
  let folder: URL
  /// The catalogue's data.
  let data: CatalogueData
  let page: Page

  /// Plays all stories with all patterns and writes the page.
  ///
  /// - Throws: `StoryError` if an app does not do what a story says; `OutputError` if the page cannot be written; an
  ///   error of Foundation if a file of the kit cannot be read.
  func answer() async throws -> Answer {
    // A folder that cannot be created or written to is noticed before the stories are played.
    let file = folder.appendingPathComponent("index.html")
    try write {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      guard FileManager.default.isWritableFile(atPath: folder.path) else {
        throw CocoaError(.fileWriteNoPermission)
      }
    }
    let notice = WaitingNotice.standard("Playing all stories")
    defer { notice.end() }
    let (document, story) = try await document(notice)
    let html = SitePage(parts: try .ofKit(), data: try document.json(), story: story).html()
    try write { try html.write(to: file, atomically: true, encoding: .utf8) }
    let messages = document.tours.reduce(0) { $0 + $1.messages.count }
    let counts =
      "\(document.tours.count.of("tour")) with \(messages.of("message")), \(document.rules.count.of("rule")), "
      + "\(html.utf8.count / 1000) kB"
    return Answer(
      text: page.paragraph("Written: \(file.path)".visible) + page.paragraph("It has \(counts).")
        + page.paragraph("Open it in a browser; it needs no network."))
  }

  /// Writes something into the folder.
  private func write(_ body: () throws -> Void) throws(OutputError) {
    do {
      try body()
    } catch {
      throw OutputError(writingTo: folder, error)
    }
  }

  /// Returns the document, and one story as markup.
  private func document(_ notice: WaitingNotice) async throws -> (SiteDocument, story: String) {
    var tours: [Tour] = []
    var ownership: [OwnershipMap] = []
    for pattern in Pattern.allCases + [.mvc] {
      notice.update("Playing all stories with \(pattern.title)")
      let architecture = Architectures.of(pattern)
      let source = await SourceLibrary.reading(pattern)
      for story in Story.all {
        let performance = try await Performance.interruptible(
          of: story, by: architecture, recordsCallSites: true, data: data)
        tours.append(Tour(of: await performance.located(), by: architecture, source: source))
      }
      ownership.append(OwnershipMap(of: try Observation(of: pattern, performing: OwnershipMap.firstScreen)))
    }
    let first = tours.first { $0.pattern == .swiftIO && $0.story.id == Story.sortCountries.id }
    return (SiteDocument(of: tours, ownership: ownership), first.map { SiteStory(tour: $0).html() } ?? "")
  }
}
