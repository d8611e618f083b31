/// The ways to recognise the types that play one role. A type plays it if one of them fits.
struct Matcher: Hashable, Codable, Sendable {
  /// Endings of the type's name.
  var suffixes: [String] = []
  /// Names of a class or protocol after the colon of the type's declaration.
  var supertypes: [String] = []
  /// Names of a folder that holds the type's file, at any depth.
  var folders: [String] = []

  init(suffixes: [String] = [], supertypes: [String] = [], folders: [String] = []) {
    self.suffixes = suffixes
    self.supertypes = supertypes
    self.folders = folders
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: StrictKey.self)
    try container.refuseKeys(except: ["suffixes", "supertypes", "folders"])
    suffixes = try container.decodeIfPresent([String].self, forKey: StrictKey("suffixes")) ?? []
    supertypes = try container.decodeIfPresent([String].self, forKey: StrictKey("supertypes")) ?? []
    folders = try container.decodeIfPresent([String].self, forKey: StrictKey("folders")) ?? []
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: StrictKey.self)
    if !suffixes.isEmpty { try container.encode(suffixes, forKey: StrictKey("suffixes")) }
    if !supertypes.isEmpty { try container.encode(supertypes, forKey: StrictKey("supertypes")) }
    if !folders.isEmpty { try container.encode(folders, forKey: StrictKey("folders")) }
  }

  /// The suffix that ends a name, the longest if several do, or nil.
  func suffix(of name: String) -> String? {
    suffixes.filter { name.hasSuffix($0) && name.count > $0.count }.max { $0.count < $1.count }
  }
}
