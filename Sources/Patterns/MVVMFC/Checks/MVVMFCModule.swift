import Checks
import Tracing

/// The parts of a module of MVVM-FC, with the connections that were found when it had been created.
struct MVVMFCModule {
  /// The connection of the view controller: to its view model.
  let viewController: Message
  /// The connection of the view model: to its flow controller; nil if there is no view model.
  let viewModel: Message?
  /// The connection of the flow controller: to its view controller; nil if there is no flow controller.
  let flowController: Message?

  /// The connections that were found.
  var parts: [Message] { [viewController, viewModel, flowController].compactMap(\.self) }
}

extension TraceDocument {
  /// The modules of MVVM-FC in a trace, in the order in which they were found.
  ///
  /// The view controller of a module is found first, then the parts that it leads to.
  var modules: [MVVMFCModule] {
    let found = messages.filter { $0.kind == .connection }
    let starts = found.indices.filter { found[$0].receiver.role == .viewController }
    return zip(starts, starts.dropFirst() + [found.count]).map { start, end in
      let parts = found[start..<end]
      return MVVMFCModule(
        viewController: found[start],
        viewModel: parts.first { $0.receiver.role == .viewModel },
        flowController: parts.first { $0.receiver.role == .flowController })
    }
  }

  /// Returns the messages that a message's receiver sent while that message was delivered.
  func sent(during message: Message) -> [Message] {
    // The messages that were sent meanwhile follow it directly.
    messages.dropFirst(message.number).prefix { $0.parent ?? 0 >= message.number }.filter {
      $0.parent == message.number && $0.sender == message.receiver
    }
  }

  /// The launches, each with the messages up to the next launch.
  var launches: [(launch: Message, messages: [Message])] {
    let starts = messages.filter { $0.receiver.role == .application && $0.baseName == "launch" }
    let ends = starts.dropFirst().map(\.number) + [messages.count + 1]
    return zip(starts, ends).map { start, end in
      (start, Array(messages[start.number..<(end - 1)]))
    }
  }
}

extension Message {
  /// True if it asks a factory for something.
  var usesFactory: Bool { receiver.role == .factory && kind == .call }

  /// True if it shows a screen or leaves one.
  var navigates: Bool { receiver.role == .navigation && kind == .navigation }

  /// True if it passes a wish of the user to a view model; setting its delegate or a closure does not.
  var asksViewModel: Bool { receiver.role == .viewModel && kind == .call && name.hasSuffix(")") }
}

extension Payload {
  /// True if it is an alert, which is a module without view model and flow controller.
  var isAlert: Bool { type.hasSuffix("AlertController") }

  /// True for the framework's container, in which a factory may put the screen that it has created.
  var isContainer: Bool { type == "UINavigationController" }
}
