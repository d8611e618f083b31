import Foundation

/// Reads films, and nothing that another project would ask for.
private struct FilmDecoder {
  func titles(from data: Data) throws -> [String] {
    try JSONDecoder().decode([String].self, from: data)
  }
}
