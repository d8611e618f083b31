import Catalogue

extension ListItem {
  init(_ country: Country) {
    let facts = strings.country(
      capital: country.capital, dissolved: country.dissolved, population: country.population)
    self.init(title: country.name, detail: facts)
  }
}
