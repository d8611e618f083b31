/// The ways to recognise the types that play one role: a type plays the role if any of them matches.
struct Matcher: Hashable, Codable, Sendable {
  /// The suffixes that the type's name may have.
  var suffixes: [String] = []
  /// The classes and protocols that the type may inherit from or conform to.
  var supertypes: [String] = []
  /// The folders that may contain the type's file, at any depth.
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

  /// Returns the longest suffix with which a name ends; nil if no suffix fits.
  func suffix(of name: String) -> String? {
    suffixes.filter { name.hasSuffix($0) && name.count > $0.count }.max { $0.count < $1.count }
  }
}
