import Catalogue
import Foundation

/// A temporary folder with countries.json and films.json, as a server of files would have it.
final class CatalogueFolder {
  let url: URL

  /// Writes the built-in catalogue's files, or others in their places.
  init(
    countries: Data = CatalogueData.countriesJSON, films: Data = CatalogueData.filmsJSON
  ) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "catalogue-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try countries.write(to: url.appending(path: "countries.json"))
    try films.write(to: url.appending(path: "films.json"))
  }

  isolated deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
