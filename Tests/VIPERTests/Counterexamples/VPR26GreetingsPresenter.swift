import HeadlessUI

/// What a list of greetings can be given to show.
private protocol GreetingsView: AnyObject {
  func show(_ rows: [UITableViewCell])
}

/// Decides that a greeting stands in a cell with a mark at its end: another look means another presenter.
private final class GreetingsPresenter {
  weak var view: (any GreetingsView)?

  func found(_ greetings: [String]) {
    view?.show(greetings.map(cell))
  }

  private func cell(_ greeting: String) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = greeting
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}
