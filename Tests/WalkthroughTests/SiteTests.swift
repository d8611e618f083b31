import Foundation
import Playing
import ProcessTesting
import Specification
import Testing
import Tracing

@testable import Walkthrough

/// The page for the browser as the program writes it. Tests/SiteBrowser tests it in a browser.
@Suite struct SiteTests {
  @Test func `a message has the same facts as its step in the tour`() async throws {
    let tour = try await Tour(of: .sortCountries, by: .cleanSwift)
    let document = try decoded(SiteDocument(of: [tour], ownership: []))
    let rows = try #require(document.tours.first).messages
    #expect(rows.count == tour.steps.count)
    for (row, step) in zip(rows, tour.steps) {
      let message = step.message
      let shape = document.shapes[row.numbers[0]]
      let texts = ([0, 2, 4, 5].map { shape[$0] } + [row.numbers[3]]).map { document.texts[$0] }
      let payload = message.payload == .none ? "" : message.payload.summary(limit: 400)
      let expected = [
        message.sender.role.rawValue, message.receiver.role.rawValue, message.phrase, message.kind.rawValue,
        payload,
      ]
      #expect(texts == expected, "message \(message.number)")
      #expect(row.numbers[2] == message.parent ?? 0)
      #expect(shape[8] == message.step ?? 0)
      for (place, screen) in [(4, message.screenBefore), (5, step.screen)] {
        let lines = document.screens[row.numbers[place]].map { document.lines[$0] }
        #expect(lines.joined(separator: "\n") == screen ?? "")
      }
      let rule = shape[12]
      #expect((rule == 0 ? nil : document.rules[rule - 1].id) == step.rule?.id)
      let excerpt = document.excerpts[shape[10]]
      let source = tour.source?.excerpt(sending: message)
      #expect(document.texts[excerpt[0]] == source?.file ?? "")
      #expect(excerpt[1] + excerpt[2] == source?.number ?? 0)
    }
  }

  @Test func `each text, line, screen and excerpt is written once`() async throws {
    let tour = try await Tour(of: .sortCountries, by: .viper)
    let document = try decoded(SiteDocument(of: [tour, tour], ownership: []))
    #expect(Set(document.texts).count == document.texts.count)
    #expect(Set(zip(document.lines, document.rows).map { [$0] + $1 }).count == document.lines.count)
    #expect(Set(document.shapes).count == document.shapes.count)
    #expect(Set(document.screens).count == document.screens.count)
    #expect(Set(document.excerpts).count == document.excerpts.count)
    #expect(document.tours[0].messages.map(\.numbers) == document.tours[1].messages.map(\.numbers))
  }

  @Test func `a line of a screen says what it shows`() async throws {
    let tour = try await Tour(of: .openCountry, by: .mvvmFC)
    let document = try decoded(SiteDocument(of: [tour], ownership: []))
    let rows = zip(document.lines, document.rows).filter { line, _ in
      line.contains("Algeria") && line.contains("Algiers")
    }
    #expect(
      rows.map(\.1).contains(["cell", "title", "Algeria", "detail", "Algiers · 38,700,000", "disclosure", ""])
    )
    #expect(document.rows.contains(["bar", "back", "‹ Countries", "title", "Films"]))
  }

  @Test func `the story for browsers without scripts has the messages of the tour`() async throws {
    let tour = try await Tour(of: .sortCountries, by: .swiftIO)
    let html = SiteStory(tour: tour).html()
    #expect(html.components(separatedBy: "<code>").count == tour.path.stops.count + 1)
    let run = try #require(tour.path.stops.first { $0.step.message.step == 2 }?.step.message.number)
    #expect(
      html.contains("<li value=\"\(run)\">Interactor → Action: <code>run(completion:)</code>, step 2</li>"))
    #expect(html.contains("sortCountries(_:by:)"))
    #expect(!html.contains("<script"))
  }

  @Test func `a control character that reverses the text direction is made visible`() {
    var tables = SiteTables()
    let place = tables.text("Italy\u{202E}")
    #expect(tables.texts.values[place] == "Italy\\u{202E}")
  }

  @Test func `text in the data neither ends its element nor acts as a placeholder`() {
    let parts = SitePage.Parts(
      template: "<i>{{style}}</i>{{data}}<b>{{script}}</b>{{story}}", style: "S", script: "J")
    let page = SitePage(parts: parts, data: #"["</script><!--","{{script}} {{x}}"]"#, story: "{{data}}")
    #expect(page.html() == #"<i>S</i>["\u003c/script>\u003c!--","{{script}} {{x}}"]<b>J</b>{{data}}"#)
  }

  @Test func `the policy allows the script and the style, by their hashes, and nothing else`() {
    let page = SitePage(parts: .init(template: "{{policy}}", style: "", script: "abc"), data: "", story: "")
    let words = [
      "default-src 'none'", "script-src 'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='",
      "style-src 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='", "img-src data:", "base-uri 'none'",
      "form-action 'none'",
    ]
    #expect(page.html() == words.joined(separator: "; "))
  }

  @Test func `the page's files do not end their elements, and never insert text as HTML`() throws {
    let parts = try SitePage.Parts.ofKit()
    let marks = [
      "</script", "<!--", "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(",
    ]
    for mark in marks {
      #expect(!parts.script.contains(mark), "\(mark)")
    }
    #expect(!parts.style.contains("</style"))
    #expect(!parts.style.contains("url(") && !parts.style.contains("@import"))
    for part in ["policy", "style", "script", "data", "story"] {
      #expect(parts.template.components(separatedBy: "{{\(part)}}").count == 2, "\(part)")
    }
  }

  /// Well-known examples, and one that fills a block, so that the padding begins in the next.
  nonisolated static let hashes: [(text: String, hash: String)] = [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmno"
        + "ijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
    (
      String(repeating: "a", count: 64), "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"
    ),
  ]

  @Test(arguments: hashes) func `SHA-256 gives the known hashes`(_ example: (text: String, hash: String)) {
    let hex = SHA256.hash(of: example.text.utf8).map { byte in
      String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
    }
    #expect(hex.joined() == example.hash)
  }

  @Test func `a path that is a file, or below one, is refused`() async throws {
    let file = try await walkthrough("site", "--output", walkthroughExecutable.path)
    #expect(file.status == 64)
    #expect(
      file.errors.replacing("\n", with: " ").contains("is a file. --output takes the path of a directory."))
    let below = try await walkthrough("site", "--output", walkthroughExecutable.path + "/site")
    #expect(below.status == 74)
    #expect(
      below.errors.replacing("\n", with: " ").contains("cannot be created or written to; choose another"))
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may write to every directory"))
  func `a directory without write permission is refused`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("site-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o500])
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try await walkthrough("site", "--output", folder.path)
    #expect(run.status == 74)
    #expect(
      run.errors.replacing("\n", with: " ").contains("cannot be created or written to; choose another"))
  }

  // The document, decoded as the page decodes it.

  private struct Document: Decodable {
    struct Tour: Decodable {
      let messages: [Row]
    }
    struct RuleEntry: Decodable {
      let id: String
    }
    let texts: [String]
    let lines: [String]
    let rows: [[String]]
    let shapes: [[Int]]
    let screens: [[Int]]
    let excerpts: [[Int]]
    let rules: [RuleEntry]
    let tours: [Tour]
  }

  /// The numbers of a row.
  private struct Row: Decodable {
    let numbers: [Int]

    init(from decoder: any Decoder) throws {
      numbers = try [Int](from: decoder)
    }
  }

  private func decoded(_ document: SiteDocument) throws -> Document {
    try JSONDecoder().decode(Document.self, from: Data(try document.json().utf8))
  }
}
