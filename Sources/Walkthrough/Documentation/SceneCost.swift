import Foundation
import SourceModel
import Specification
import Toolchain

/// The size of one scene, the favourites: its own folder, and the places elsewhere in the app that name a type declared
/// there. Nothing else outside the folder is counted.
struct SceneCost {
  /// The scene that is measured.
  private static let scene = "Favourites"

  /// The files of the scene's own folders.
  let files: Int
  /// The lines of code in them.
  let lines: Int
  /// The types and protocols that they declare.
  let types: Int
  /// The files elsewhere that name one of these types.
  let filesElsewhere: Int
  /// The lines that name one, in those files.
  let linesElsewhere: Int

  /// Counts a pattern's files and lines.
  ///
  /// - Throws: An error of Foundation if the source cannot be read.
  init(of pattern: Pattern) throws {
    let all = try SourceFile.files(below: Package.sources(of: pattern)).filter {
      !Measures.isBesideTheApp($0)
    }
    let own = all.filter {
      $0.folder.split(separator: "/").contains(Substring(Self.scene)) && $0.belongsToScene
    }
    let names = Set(own.flatMap(\.declaredNames))
    let rest = all.filter { file in !own.contains { $0.path == file.path } }
    let mentions = rest.map { file in
      Set(file.mentions.filter { names.contains($0.name) }.map(\.line)).count
    }
    files = own.count
    lines = Measures.Source(counting: own).lines
    types = names.count
    filesElsewhere = mentions.count { $0 > 0 }
    linesElsewhere = mentions.reduce(0, +)
  }

  /// The figures under their names, in the order in which they are shown.
  var named: [(name: String, count: Int)] {
    [
      ("files in its folder", files), ("lines of code in them", lines),
      ("types and protocols in them", types),
      ("files elsewhere that name one of its types", filesElsewhere),
      ("lines of code elsewhere that name one of its types", linesElsewhere),
    ]
  }
}

extension SourceFile {
  /// True if the file is of the scene and not of a service that has the same name.
  fileprivate var belongsToScene: Bool { !stands(in: "Services") }

  /// The names of the types and protocols that the file declares, without nested types: other files name them as
  /// `Outer.Nested`.
  fileprivate var declaredNames: [String] {
    types.filter { $0.outer.isEmpty && $0.kind != .extension }.map(\.name)
  }
}
