import Foundation

/// The format of a favourites file: `{"version":1,"favourites":["tt0042876"]}`.
///
/// A plain list of ids, the format before there were versions, is read as well. Any other content is refused, even
/// if one unknown field is the only difference, so that a save never drops data that it does not know.
enum FavouritesFormat {
  /// The version that is written, and the newest version that is read.
  static let version = 1

  /// Reads the ids; a list that has one twice is damaged.
  ///
  /// - Throws: ``FavouritesError/damaged(file:)`` or ``FavouritesError/tooNew(file:version:)``, with the name given.
  static func favourites(in data: Data, of file: String) throws(FavouritesError) -> [Film.ID] {
    let decoder = JSONDecoder()
    let ids: [Film.ID]?
    switch (try? decoder.decode(Header.self, from: data))?.version {
    case nil: ids = try? decoder.decode([Film.ID].self, from: data)
    case version: ids = try? decoder.decode(Contents.self, from: data).favourites
    case let found? where found > version: throw .tooNew(file: file, version: found)
    default: ids = nil
    }
    guard let ids, Set(ids).count == ids.count else { throw .damaged(file: file) }
    return ids
  }

  /// Returns the text of a file, on one line.
  static func data(of ids: [Film.ID]) throws -> Data {
    var data = Data(#"{"version":\#(version),"favourites":"#.utf8)
    data += try JSONEncoder().encode(ids)
    return data + Data("}\n".utf8)
  }
}

/// The fields that files of every version have.
private struct Header: Decodable {
  let version: Int
}

/// All fields of a file of this version.
private struct Contents: Decodable {
  let favourites: [Film.ID]

  private enum Field: String, CaseIterable, CodingKey {
    case version
    case favourites
  }

  init(from decoder: any Decoder) throws {
    favourites = try decoder.container(keyedBy: Field.self).decode([Film.ID].self, forKey: .favourites)
    let names = try decoder.container(keyedBy: FieldName.self).allKeys.map(\.stringValue)
    guard Set(names) == Set(Field.allCases.map(\.rawValue)) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "unknown fields"))
    }
  }
}

/// The name of any field.
private struct FieldName: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) {
    self.stringValue = stringValue
  }

  init?(intValue: Int) {
    nil
  }
}
