package import Tracing

extension Evidence {
  /// What one event of the user starts twice, each with its story: an event that the view sends again, a question that is
  /// asked again before it was answered, or something that a part tells another again.
  ///
  /// The kit itself requires that one event starts one cycle. Of the patterns, only Swift-IO counts the steps of an
  /// event, so only there does an event that is sent again also break a rule.
  public var repetitions: [String] {
    traces.flatMap { trace in
      (trace.eventsSentAgain + trace.questionsAskedAgain + trace.toldAgain).map {
        "\($0.quotation(in: trace)): one event of the user starts this twice."
      }
    }
  }
}

extension TraceDocument {
  /// The events that the view sends to the same receiver again, although the user has done one thing: a control has the
  /// same target twice.
  package var eventsSentAgain: [Message] {
    let events = messages.filter { event in
      event.sender.role == .view && event.receiver.role != .view && event.kind == .call
        && parent(of: event)?.kind == .userEvent
    }
    return events.filter { event in
      events.contains { $0.number < event.number && $0.parent == event.parent && $0.repeats(event) }
    }
  }

  /// The questions of the app's parts that are asked again during one event of the user, before there is an answer. It
  /// does not matter if the first question was cancelled: it need not have been asked.
  fileprivate var questionsAskedAgain: [Message] {
    let questions = messages.filter { question in
      question.asksForReply && question.kind == .call && question.receiver.role != .navigation
        && origin(of: question).kind == .userEvent
    }
    return questions.filter { question in
      questions.contains { earlier in
        earlier.number < question.number && earlier.repeats(question)
          && origin(of: earlier) == origin(of: question)
          && !messages[earlier.number..<question.number].contains { $0.answers == earlier.number }
      }
    }
  }

  /// What a part of the app tells another again, with the same content and nothing else in between, while it handles one
  /// message. What a view is told may be told again, since that changes nothing.
  fileprivate var toldAgain: [Message] {
    let told = messages.filter { message in
      message.kind == .call && message.name.hasSuffix(")") && message.parent != nil && !message.asksForReply
        && message.receiver.role.isInnerPart
    }
    let siblings = Dictionary(grouping: told) { $0.parent }.values.flatMap { zip($0, $0.dropFirst()) }
    return siblings.filter { $0.repeats($1) }.map(\.1).sorted { $0.number < $1.number }
  }

  /// Returns the message from outside that led to a message.
  private func origin(of message: Message) -> Message {
    sequence(first: message, next: parent(of:)).reduce(message) { $1 }
  }
}

extension Role {
  /// True if it is that of a part of the app whose state a message may change.
  fileprivate var isInnerPart: Bool {
    [.interactor, .presenter, .viewController, .viewModel, .router, .wireframe, .flowController].contains(
      self)
  }
}

extension Message {
  /// Returns true if an object of the same type sends the same to the same receiver.
  fileprivate func repeats(_ other: Message) -> Bool {
    (sender.type, receiver, name) == (other.sender.type, other.receiver, other.name)
      && (kind, payload) == (other.kind, other.payload)
  }
}
