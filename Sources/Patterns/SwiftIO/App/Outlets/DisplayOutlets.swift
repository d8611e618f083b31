/// Something that shows a text.
protocol TextDisplay: AnyObject {
  var text: String? { get set }
}

/// Something that shows a title.
protocol TitleDisplay: AnyObject {
  var title: String? { get set }
}

/// Something with a title that a user can tap while it is enabled.
protocol ButtonDisplay: TitleDisplay {
  var isEnabled: Bool { get set }
}

/// Something that shows whether work is under way.
protocol ActivityDisplay: AnyObject {
  var isActive: Bool { get set }
}

/// Something that can be hidden.
protocol HideableDisplay: AnyObject {
  var isHidden: Bool { get set }
}

/// Something that shows why something failed.
protocol FailureDisplay: AnyObject {
  var reason: String? { get set }
}

/// Something that shows rows, one of which may be selected.
protocol ListDisplay: AnyObject {
  var rows: [Row] { get set }
  var selectedRow: Int? { get set }
}

/// One line of a list, ready to be shown.
struct Row: Equatable {
  let title: String
  let detail: String
}
