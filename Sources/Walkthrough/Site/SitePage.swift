import Foundation

/// The page as one file: the template with its style, its script and the data, and a policy that allows nothing else but an icon
/// in the page.
struct SitePage {
  /// The files that the page is made of, as they are in the kit.
  struct Parts {
    let template: String
    let style: String
    let script: String

    /// The files of the script, in the order in which they run.
    private static let scripts = [
      "data", "dom", "phone", "swift", "diagram", "cycle", "story", "compare", "code", "ownership", "rules",
      "app",
    ]

    /// Reads the kit's own files.
    ///
    /// - Throws: An error of Foundation if one cannot be read.
    static func ofKit() throws -> Parts {
      let folder = Package.folder.appendingPathComponent("Sources/Walkthrough/Site/Resources")
      func text(_ name: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      }
      return Parts(
        template: try text("page.html"), style: try text("page.css"),
        script: try scripts.map { try text("\($0).js") }.joined(separator: "\n"))
    }
  }

  let parts: Parts
  /// The data as JSON.
  let data: String
  /// A story as markup, for a browser that runs no scripts.
  let story: String

  /// Returns the page, in which no text of the data can be read as markup.
  func html() -> String {
    let values = [
      "policy": policy, "style": parts.style, "script": parts.script,
      "data": data.replacing("<", with: "\\u003c"), "story": story,
    ]
    // Only the template is searched: a mark in the data stays as it is.
    return parts.template.split(separator: "{{", omittingEmptySubsequences: false).map { piece in
      guard let end = piece.range(of: "}}"), let value = values[String(piece[..<end.lowerBound])] else {
        return String(piece)
      }
      return value + piece[end.upperBound...]
    }.joined()
  }

  /// The content security policy: the page's own script and style, and nothing from elsewhere.
  private var policy: String {
    "default-src 'none'; script-src \(Self.source(of: parts.script)); style-src \(Self.source(of: parts.style)); "
      + "img-src data:; base-uri 'none'; form-action 'none'"
  }

  private static func source(of text: String) -> String {
    "'sha256-\(Data(SHA256.hash(of: text.utf8)).base64EncodedString())'"
  }
}
