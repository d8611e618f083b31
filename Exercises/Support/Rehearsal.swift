import Checks
import Facts
import Foundation
public import Stories

/// Does with the kit's app, while the part is being compiled, what the checks do with the learner's. What a program looks up
/// once is then known: the sources, the types at run time, the catalogue. No finding comes from it.
///
/// - Parameters:
///   - app: The kit's app in the pattern of the part.
///   - isOver: True when the part has been compiled; asked between one thing and the next.
public func rehearse(_ app: any Architecture, until isOver: () -> Bool) {
  let scenes: [() throws -> Void] = [
    { _ = Evidence.traced(in: app, telling: [.markFavourite]) },
    { _ = try Performance(of: .openFilm, by: app) },
    { _ = Evidence.observed(in: app, telling: [.openFilm]) },
    { _ = try Part.placeInEnvironment.map { try SourceFile(partAt: $0) } },
    { _ = try SourceFile.files(below: Part.folder(of: app.pattern)) },
  ]
  for scene in scenes where !isOver() { try? scene() }
}

extension SourceFile {
  fileprivate init(partAt place: URL) throws {
    try self.init(name: Part.fileName, text: String(contentsOf: place, encoding: .utf8))
  }
}
