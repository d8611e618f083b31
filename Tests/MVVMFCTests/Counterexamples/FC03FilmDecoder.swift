import Foundation

/// Decodes films, which no other project needs.
private struct FilmDecoder {
  func titles(from data: Data) throws -> [String] {
    try JSONDecoder().decode([String].self, from: data)
  }
}
