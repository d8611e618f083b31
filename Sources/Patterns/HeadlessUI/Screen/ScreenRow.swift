import TextLayout

extension Screen {
  /// A line of the picture as what it shows, for a surface that draws it in another way than as text.
  public struct Row: Hashable, Sendable {
    /// The part of the screen that a row belongs to.
    public enum Place: String, Sendable {
      /// The border around the screen, and the lines between its bars.
      case frame
      /// The upper border of a sheet.
      case sheet
      /// The navigation bar.
      case bar
      /// The views between the bars.
      case body
      /// The row of a table.
      case cell
      /// The toolbar.
      case toolbar
      /// The bar of tabs.
      case tabs
      /// The alert over the views.
      case alert
    }

    /// Something that a row shows.
    public struct Part: Hashable, Sendable {
      /// The kind of part.
      public enum Kind: String, Sendable {
        /// Text of a label or an alert.
        case text
        /// The title of a bar, a table's row or an alert.
        case title
        /// The text on the right of a table's row.
        case detail
        /// A button that responds to the user.
        case button
        /// The text in a field, and in a field to search with.
        case field, search
        /// The text that an empty field shows; it follows the field.
        case placeholder
        /// A spinner, with its text.
        case spinner
        /// The signs of a table's row: that it is selected, leads to another screen, or is chosen.
        case selected, disclosure, checkmark
        /// How many rows of a table are out of sight.
        case more
        /// A tab whose screen is not shown.
        case tab
        /// More of the text that the row above ends with.
        case rest
        /// The button that leads to the screen below, with its arrow.
        case back
        /// A button that does not respond to the user.
        case disabled
        /// The tab whose screen is shown.
        case here
      }

      /// The kind of part.
      public let kind: Kind
      /// Its text, on one line and uncut, without signs around it; empty for a part that is a sign.
      public let text: String

      init(_ kind: Kind, _ text: String = "") {
        self.kind = kind
        self.text = text.onOneLine
      }
    }

    /// The part of the screen that the row belongs to.
    public let place: Place
    /// What the row shows, from left to right.
    public let parts: [Part]

    init(_ place: Place, _ parts: [Part] = []) {
      self.place = place
      self.parts = parts
    }
  }
}

extension Screen.Row.Part {
  /// A button.
  static func button(_ title: String?, isEnabled: Bool) -> Self {
    Self(isEnabled ? .button : .disabled, title ?? "")
  }

  /// The lines of a wrapped text.
  static func lines(_ kind: Kind, _ lines: [String]) -> [Self] {
    lines.enumerated().map { Self($0 == 0 ? kind : .rest, $1) }
  }
}
