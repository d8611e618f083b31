import Catalogue
import HeadlessUI

/// Keeps the picked country itself, not only its text.
private final class GreetingsViewController: UIViewController {
  private var pickedCountry: Country?

  func show(_ country: Country) {
    pickedCountry = country
    title = country.name
  }
}
