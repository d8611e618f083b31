/// A row of a table: a title, a detail on the right, and an accessory at the end.
open class UITableViewCell: UIView {
  /// The accessory at the end of a row.
  nonisolated public enum AccessoryType: Sendable {
    /// Nothing.
    case none
    /// A pick leads on to another screen.
    case disclosureIndicator
    /// The row is chosen.
    case checkmark
  }

  /// The title; present from the start.
  public let textLabel: UILabel? = UILabel()

  /// The detail; present from the start.
  public let detailTextLabel: UILabel? = UILabel()

  /// The accessory at the end of the row.
  open var accessoryType = AccessoryType.none

  /// Creates a row without text.
  public override init() {
    super.init()
    for label in [textLabel, detailTextLabel].compactMap(\.self) { addSubview(label) }
  }
}
