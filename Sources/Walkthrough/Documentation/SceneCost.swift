import Foundation
import SourceModel
import Specification
import Toolchain

/// What the favourites add to an app: the lines that are there only because of their scene and of the way to it.
///
/// These are the files named after the scene, wherever they are, and the lines elsewhere with a word that names it,
/// each declaration with its body. The store is not counted, nor what reads and
/// changes the marks, which the scene of a film shows too.
struct SceneCost {
  /// The files of the scene and of its own parts.
  let files: Int
  /// The lines of code in them.
  let lines: Int
  /// The types and protocols that they declare.
  let types: Int
  /// The other files that have to be changed.
  let filesElsewhere: Int
  /// The lines of code in these that are there only for the scene.
  let linesElsewhere: Int

  /// Counts a pattern's files and lines.
  ///
  /// - Throws: An error of Foundation if the source cannot be read.
  init(of pattern: Pattern) throws {
    let all = try SourceFile.files(below: Package.sources(of: pattern)).filter {
      !Measures.isBesideTheApp($0)
    }
    let own = all.filter(\.isOfScene)
    let elsewhere = all.filter { file in !own.contains { $0.path == file.path } && !file.isOfMarks }
      .map { $0.linesOfScene }
    files = own.count
    lines = Measures.Source(counting: own).lines
    types = own.flatMap(\.types).count { $0.outer.isEmpty && $0.kind != .extension }
    filesElsewhere = elsewhere.count { $0 > 0 }
    linesElsewhere = elsewhere.reduce(0, +)
  }

  /// The figures under their names, in the order in which they are shown.
  var named: [(name: String, count: Int)] {
    [
      ("files of its own", files), ("lines of code in them", lines), ("types and protocols in them", types),
      ("other files that change", filesElsewhere), ("lines of code for it in these", linesElsewhere),
      ("lines of code in all", lines + linesElsewhere),
    ]
  }
}

extension SourceFile {
  /// A word that names the scene, a part of it or the way to it, and not the store or the marks in it.
  private static let word =
    #/\b(?!FavouritesStore|FavouritesError|UserDefaultsFavourites|\w*[rR]eadFavourites)\w*(?:[a-z]Favourites|Favourites[A-Z]|favouritesButton)\w*|"Favourites"|(?:^|[\[,]\s*)\.favourites\b/#

  /// True if the file is of the scene or of a part that only the scene and the way to it use.
  fileprivate var isOfScene: Bool {
    let isOfMarks = ["Store", "Error", "Defaults", "Read"].contains { name.contains($0) }
    return !isOfMarks && (name.contains("Favourites") || folder.split(separator: "/").contains("Favourites"))
      && !stands(in: "Services")
  }

  /// True if the file is of the scene that shows and changes marks.
  fileprivate var isOfMarks: Bool { folder.split(separator: "/").contains("Film") || name.hasPrefix("Film") }

  /// The number of lines of code with a word that names the scene; if such a line opens a block, all lines of the block.
  fileprivate var linesOfScene: Int {
    var count = 0
    var depth = 0
    for line in text.split(separator: "\n") {
      let code = line.drop(while: \.isWhitespace)
      guard !code.isEmpty, !code.hasPrefix("//") else { continue }
      let opened = code.count { $0 == "{" } - code.count { $0 == "}" }
      if depth > 0 {
        depth += opened
        count += 1
      } else if code.firstMatch(of: Self.word) != nil {
        depth = max(0, opened)
        count += 1
      }
    }
    return count
  }
}
