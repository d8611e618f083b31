package import Tracing

extension Evidence {
  /// What one event of the user starts twice, each with its story: an event that the view sends again, or a question
  /// that is asked again before it was answered.
  ///
  /// The kit itself requires that one event starts one cycle. Of the patterns, only Swift-IO counts the steps of an
  /// event, so only there does an event that is sent again also break a rule.
  public var repetitions: [String] {
    traces.flatMap { trace in
      (trace.eventsSentAgain + trace.questionsAskedAgain).map {
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

  /// Returns the message from outside that led to a message.
  private func origin(of message: Message) -> Message {
    sequence(first: message, next: parent(of:)).reduce(message) { $1 }
  }
}

extension Message {
  /// Returns true if an object of the same type sends the same to the same receiver.
  fileprivate func repeats(_ other: Message) -> Bool {
    (sender.type, receiver, name) == (other.sender.type, other.receiver, other.name)
      && (kind, payload) == (other.kind, other.payload)
  }
}
