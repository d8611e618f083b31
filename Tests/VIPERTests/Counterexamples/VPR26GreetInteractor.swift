import Foundation
import HeadlessUI

/// Takes for granted that greetings are shown in a table with sections.
private final class GreetInteractor {
  private let greetings = [["Hello"], ["Goodbye"]]

  func greet(at place: IndexPath) -> String {
    greetings[place.section][place.row]
  }
}
