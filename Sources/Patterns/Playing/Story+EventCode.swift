extension Story.Event {
  /// Creates an event from a step of a script, in the form of `code`; nil for any other text.
  public init?(code: String) {
    let scalars = code.unicodeScalars
    guard scalars.first == ".", scalars.last == ")", let open = scalars.firstIndex(of: "(") else {
      return nil
    }
    let name = String(scalars[scalars.index(after: scalars.startIndex)..<open])
    let argument = String(scalars[scalars.index(after: open)..<scalars.index(before: scalars.endIndex)])
    let event: Self? =
      if argument.isEmpty {
        Self.bare[name]
      } else if let text = String(literal: argument) {
        Self.withText[name].flatMap { $0(text) }
      } else {
        Self.place(argument).flatMap { Self.withPlace[name]?($0) }
      }
    guard let event else { return nil }
    self = event
  }

  private static let bare: [String: Self] = [
    "launch": .launch, "launchWithTabs": .launchWithTabs, "relaunch": .relaunch, "goBack": .goBack,
    "beginSwipe": .beginSwipe,
    "cancelSwipe": .cancelSwipe, "finishSwipe": .finishSwipe, "swipeDown": .swipeDown,
    "holdTransition": .holdTransition,
    "finishTransition": .finishTransition, "scrollUp": .scrollUp,
    "scrollDown": .scrollDown, "reply": .reply(1), "fail": .fail(1), "replyToAll": .replyToAll,
    "storeRecovers": .storeRecovers,
  ]

  private static let withText: [String: @Sendable (String) -> Self?] = [
    "openLink": { .openLink($0) },
    "tap": { .tap($0) }, "selectTab": { .selectTab($0) }, "pick": { .pick($0) }, "paste": { .paste($0) },
    "type": { .type($0) },
    "typeQuickly": { .typeQuickly($0) }, "edit": { .edit($0) }, "see": { .see($0) },
    "dontSee": { .dontSee($0) },
    "storeFails": { StoreFailure(rawValue: $0).map(Self.storeFails) },
  ]

  private static let withPlace: [String: @Sendable (Int) -> Self] = [
    "reply": { .reply($0) }, "fail": { .fail($0) },
  ]

  /// Returns the number, at least 1, in an argument such as `request: 2`; nil for any other argument.
  private static func place(_ argument: String) -> Int? {
    let label = "request: "
    guard argument.hasPrefix(label), let place = Int(argument.dropFirst(label.count)), place > 0 else {
      return nil
    }
    return place
  }
}

extension String {
  /// Creates the text of a string literal, in the form of `debugDescription`; nil for anything but a literal.
  fileprivate init?(literal: String) {
    var rest = literal.unicodeScalars[...]
    guard rest.popFirst() == "\"", rest.popLast() == "\"" else { return nil }
    var text = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      guard scalar != "\"" else { return nil }
      guard let plain = scalar == "\\" ? Self.unescaped(&rest) : scalar else { return nil }
      text.append(plain)
    }
    self.init(text)
  }

  /// Removes the rest of an escape after its backslash, and returns the character that it stands for.
  private static func unescaped(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    switch rest.popFirst() {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "0": return "\0"
    case "\\": return "\\"
    case "\"": return "\""
    case "'": return "'"
    case "u":
      guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
        let value = UInt32(String(rest[..<end]), radix: 16)
      else { return nil }
      rest = rest[rest.index(after: end)...]
      return Unicode.Scalar(value)
    default: return nil
    }
  }
}
