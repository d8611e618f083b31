/// Something that shows a text.
protocol TextDisplay: AnyObject {
  var text: String? { get set }
}

/// Something that shows a title.
protocol TitleDisplay: AnyObject {
  var title: String? { get set }
}

/// Something that shows that work is under way.
protocol ActivityDisplay: AnyObject {
  var isActive: Bool { get set }
}

/// Something that tells of a failure and offers to try again.
protocol FailureDisplay: AnyObject {
  var message: String? { get set }
}

/// Something that shows rows, of which one may be marked.
protocol ListDisplay: AnyObject {
  var rows: [ListRow] { get set }
  var selectedRow: Int? { get set }
}

/// One row, ready to be shown.
struct ListRow: Equatable {
  let title: String
  let detail: String
}
