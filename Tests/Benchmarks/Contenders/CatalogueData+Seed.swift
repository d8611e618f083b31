import Catalogue
import Fuzzing

extension CatalogueData {
  /// Creates a catalogue of countries and no films.
  ///
  /// The rows are like those of the built-in catalogue: about as long, and as often without a capital or a population.
  /// They come in the order of their names.
  ///
  /// - Parameters:
  ///   - rows: The number of countries.
  ///   - seed: Decides the countries; the same seed gives the same countries.
  init(rows: Int, seed: UInt64) {
    self.init(countries: Country.made(rows, from: seed), films: [])
  }
}

extension Country {
  /// Makes countries from a seed, sorted by name.
  static func made(_ count: Int, from seed: UInt64) -> [Country] {
    var random = SeededGenerator(seed: seed)
    var countries: [Country] = []
    countries.reserveCapacity(count)
    let codes = CodeSequence(count: count)
    for index in 0..<count {
      let code = codes.code(at: index)
      let hasCapital = random.number(below: 50) > 0
      let hasPopulation = random.number(below: 15) > 0
      let isFormer = random.number(below: 60) == 0
      countries.append(
        Country(
          code: CountryCode(rawValue: code),
          name: code.prefix(1) + code.dropFirst().lowercased() + random.ending(ofCapital: false),
          capital: hasCapital ? random.ending(ofCapital: true) : nil,
          region: Region.allCases[random.number(below: Region.allCases.count)],
          population: hasPopulation ? random.number(below: 100_000_000) : nil,
          dissolved: isFormer ? 1900 + random.number(below: 100) : nil))
    }
    return countries
  }
}

/// Codes in alphabetical order, all of the same length.
struct CodeSequence {
  private let length: Int
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")

  /// Creates a sequence with at least `count` codes, of four letters if these are enough.
  init(count: Int) {
    var length = 4
    var codes = 456_976
    while codes < count {
      length += 1
      codes *= Self.letters.count
    }
    self.length = length
  }

  func code(at index: Int) -> String {
    var code: [Character] = []
    var rest = index
    for _ in 0..<length {
      code.append(Self.letters[rest % Self.letters.count])
      rest /= Self.letters.count
    }
    return String(code.reversed())
  }
}

extension SeededGenerator {
  /// Draws the end of a country's name, or a capital's whole name; one in forty has an accent.
  fileprivate mutating func ending(ofCapital isCapital: Bool) -> String {
    let syllables = ["na", "ri", "sto", "land", "via", "mo", "bu", "ta", "que", "zan"]
    var text = isCapital ? ["Bal", "Cor", "Dun", "Por", "San "][number(below: 5)] : ""
    for _ in 0..<(2 + number(below: isCapital ? 1 : 3)) { text += syllables[number(below: syllables.count)] }
    return number(below: 40) == 0 ? text + "é" : text
  }
}
