import Catalogue
import HeadlessUI

/// Keeps the country that the user picked, and not only how it looks.
private final class GreetingsViewController: UIViewController {
  private var pickedCountry: Country?

  func show(_ country: Country) {
    pickedCountry = country
    title = country.name
  }
}
