import Catalogue
import Testing

@testable import Benchmarks

@Suite struct ContenderTests {
  @Test(arguments: [1, 10, 253, 1000])
  func `a catalogue from a seed has as many rows as were asked for`(rows: Int) {
    let data = CatalogueData(rows: rows, seed: 7)
    #expect(data.countries.count == rows)
    #expect(Set(data.countries.map(\.code)).count == rows)
    #expect(data.allCountries() == data.countries)
  }

  @Test func `the same seed makes the same catalogue, a different seed a different one`() {
    let data = CatalogueData(rows: 253, seed: 7)
    #expect(data == CatalogueData(rows: 253, seed: 7))
    #expect(data != CatalogueData(rows: 253, seed: 8))
  }

  @Test func `a million rows have codes of five letters, in alphabetical order`() {
    let codes = [0, 1, 456_975, 456_976, 999_999].map(CodeSequence(count: 1_000_000).code)
    #expect(codes == ["AAAAA", "AAAAB", "AZZZZ", "BAAAA", "CEXHN"])
  }

  @Test(arguments: [10, 253])
  func `every contender shows the same rows after each piece of work`(rows: Int) throws {
    let data = CatalogueData(rows: rows, seed: 1)
    let contenders = Entry.all(for: Plan().patterns).map { (name: $0.name, contender: $0.make(data)) }
    for work in Work.allCases {
      for (_, contender) in contenders { try contender.prepare(work)() }
      let expected = contenders[0].contender.visibleRows
      #expect(!expected.isEmpty)
      for (name, contender) in contenders {
        #expect(contender.visibleRows == expected, "\(name), \(work.rawValue)")
      }
    }
    for (_, contender) in contenders { contender.end() }
  }

  @Test func `sorting and searching change what is shown`() throws {
    let contender = Entry(kind: .plainFunction).make(CatalogueData(rows: 253, seed: 1))
    var shown: [[String]] = []
    for work in Work.allCases {
      try contender.prepare(work)()
      shown.append(contender.visibleRows)
    }
    #expect(Set(shown).count == 3)
  }
}
