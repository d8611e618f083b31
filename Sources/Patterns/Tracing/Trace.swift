/// The messages of one run, observed where they cross a boundary, in the order in which they were sent.
///
/// An observer on a boundary gives the trace the receiver of a message and passes the message on. The sender is the
/// object that is running. The trace knows it from a stack of receivers: every delivery, including that of a late
/// reply, is on the stack while it runs.
@MainActor public final class Trace {
  /// The messages sent so far, oldest first.
  public var messages: [Message] {
    complete()
    return sent
  }

  /// Returns the screen as text, before and after each message; the owner of the window sets it.
  public var screen: (@MainActor () -> String?)?

  /// Called with the arguments of each message, unchanged, and with its receiver.
  public var inspect: (@MainActor (_ payload: Any, _ receiver: Participant) -> Void)?

  /// The places that the messages were sent from, if their lines are wanted.
  public private(set) var callSites = CallSites()

  private let recordsCallSites: Bool
  private var sent: [Message] = []
  /// Plain arguments that have not been read yet, each with the place of its message in `sent`.
  private var unread: [(place: Int, value: Any)] = []
  /// The lines that callers passed, each with the place of its message in `sent`.
  private var sites: [(place: Int, line: SourceLine)] = []
  /// The places in `sent` of the messages that are being delivered, the outermost first.
  private var running: [Int] = []
  /// For each task that is suspended, the places in `sent` of the messages that it is delivering.
  private var suspended: [String: [Int]] = [:]
  /// The place in `sent` of the message during which work was put off last.
  private var lastOrigin: Int?
  /// The number of jobs so far.
  private var jobs = 0
  private var names = ObjectNames()
  private var isLooking = false
  /// The screen when it was last looked at.
  private var seen: String?
  private var noticed: [NoticedCall: Int] = [:]

  /// Creates an empty trace.
  ///
  /// - Parameter recordsCallSites: True to record the call stacks from which `callSites` locates the messages.
  public init(recordsCallSites: Bool = false) {
    self.recordsCallSites = recordsCallSites
    if recordsCallSites { CallSites.prepare() }
  }

  /// Skips the functions of an app's observers in the search for the line that sent a message.
  ///
  /// - Parameter file: The path of a source file; the observers are in its folder.
  public func passOver(folderOf file: String) {
    callSites.observingFolders.append(SourceLine(path: file, line: 1).folder)
  }

  /// The object that is running now, or nil if no message is being delivered.
  public var current: Participant? {
    guard let place = running.last else { return nil }
    return sent[place].receiver
  }

  /// Returns the participant for `object` in this trace, the same each time.
  public func participant(_ role: Role, _ object: AnyObject) -> Participant {
    let names = names.names(of: object)
    return Participant(role: role, type: names.type, object: names.object)
  }

  /// Records a message to `receiver`, then delivers it.
  ///
  /// - Parameters:
  ///   - receiver: The participant that receives the message.
  ///   - payload: The arguments: nothing, one value, or a tuple of several.
  ///   - kind: The kind of message.
  ///   - name: The method that was called; observers that conform to the boundary's protocol use the default.
  ///   - origin: The sender if no message is being delivered.
  ///   - site: The line that sent the message, if the caller knows better than the call stack.
  ///   - modules: Modules to skip in the search for the line: they only report the calls of others.
  ///   - isDone: True if what the message asks for has been done before it is recorded, such as a change that a view
  ///     reports.
  ///   - body: Passes the message on; the messages that it sends have `receiver` as their sender.
  /// - Throws: The error of `body`.
  @discardableResult
  public func message<Result, Failure: Error>(
    to receiver: Participant, _ payload: Any = (), kind: Message.Kind = .call, name: String = #function,
    from origin: Participant = .system, at site: SourceLine? = nil, past modules: [String] = [],
    isDone: Bool = false, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let index = record(
      to: receiver, from: origin, payload: payload, kind: kind, name: name, site: site,
      past: modules, isDone: isDone)
    return try deliver(index, body)
  }

  /// Records a message from the framework and delivers it, and forgets it if nothing comes of it: no other message, and no
  /// work for later.
  ///
  /// - Parameters:
  ///   - receiver: The participant that receives the message.
  ///   - kind: The kind of message.
  ///   - name: The method that was called.
  ///   - site: The line that sent the message.
  ///   - body: Passes the message on.
  public func messageWithEffect(
    to receiver: Participant, kind: Message.Kind, name: String, at site: SourceLine, _ body: () -> Void
  ) {
    let index = record(to: receiver, from: .system, payload: (), kind: kind, name: name, site: site)
    deliver(index, body)
    guard sent.count == index + 1, lastOrigin != index else { return }
    sent.removeLast()
    callSites.sites.removeLast()
    sites.removeAll { $0.place == index }
  }

  /// Records an unobserved call when a message is sent during it, and sends that message on behalf of the call's
  /// receiver.
  ///
  /// The first message during the call records the call; later ones belong to the same call.
  ///
  /// - Parameters:
  ///   - place: The place in the program where the call is made.
  ///   - receiver: The participant that is called.
  ///   - name: The method that was called.
  ///   - places: The source file of the method and the module that reports the call; neither is the caller.
  ///   - body: Sends the message.
  /// - Throws: The error of `body`.
  public func call<Result, Failure: Error>(
    noticedAt place: UInt64, to receiver: Participant, name: String, past places: [String],
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let call = NoticedCall(sentDuring: running.last, place: place, receiver: receiver, name: name)
    let index =
      noticed[call]
      ?? record(to: receiver, from: .system, payload: (), kind: .call, name: name, past: places)
    noticed[call] = index
    return try deliver(index, body)
  }

  /// Records the creation of an object; the messages sent during it have the new object as their sender.
  ///
  /// - Parameters:
  ///   - role: The part that the new object plays.
  ///   - payload: The values that the object is created from.
  ///   - name: The method that creates the object.
  ///   - modules: Modules to skip in the search for the line: they create objects for others.
  ///   - make: Creates the object.
  public func creation<Object: AnyObject>(
    of role: Role, _ payload: Any = (), name: String = #function, past modules: [String] = [],
    _ make: () -> Object
  ) -> Object {
    let unborn = Participant(role: role, type: "", object: "")
    let index = record(
      to: unborn, from: .system, payload: payload, kind: .creation, name: name,
      past: modules)
    let made = deliver(index, make)
    let participant = participant(role, made)
    sent[index].receiver = participant
    for later in sent.indices[(index + 1)...] {
      if sent[later].sender == unborn { sent[later].sender = participant }
      if sent[later].receiver == unborn { sent[later].receiver = participant }
    }
    return made
  }

  /// Records that the running object has read a property of `receiver`, with the value.
  ///
  /// - Throws: The error of `body`.
  @discardableResult
  public func read<Value, Failure: Error>(
    from receiver: Participant, name: String = #function, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let index = record(to: receiver, from: .system, payload: (), kind: .read, name: name)
    let value = try deliver(index, body)
    keep(value, of: index)
    return value
  }

  /// Wraps the completion of the call that is being delivered, so that the reply is recorded too.
  ///
  /// The reply goes back to the sender of the call. The reply's sender is the object that is running when it arrives;
  /// if none is running, as in a reply from a queue or a task, it is the receiver of the call.
  ///
  /// - Parameters:
  ///   - name: The completion's name.
  ///   - completion: The completion.
  /// - Precondition: A message is being delivered.
  public func reply<Value>(
    named name: String = "completion", _ completion: @escaping (Value) -> Void
  ) -> (Value) -> Void {
    guard let place = running.last else {
      preconditionFailure("A reply can only be expected while the call is delivered.")
    }
    return { [self] value in
      let call = sent[place]
      let index = record(
        to: call.sender, from: call.receiver, payload: value,
        kind: running.contains(place) ? .reply : .asynchronousReply, name: name, answers: call.number)
      deliver(index) { completion(value) }
    }
  }

  /// Wraps work that the running object schedules, so that the messages sent during it have that object as their sender.
  ///
  /// - Parameter work: The work; the scheduler runs it later, when no message is being delivered.
  public func later(_ work: @escaping () -> Void) -> () -> Void {
    guard let place = running.last else { return work }
    lastOrigin = place
    return { [self] in
      running.append(place)
      defer { running.removeLast() }
      work()
    }
  }

  /// Records a call that is awaited, delivers it, and records what it returns or throws as a reply to the sender.
  ///
  /// After the reply the sender goes on, so that what it sends in the same job is sent by it. The reply has no parent if
  /// the receiver was suspended meanwhile.
  ///
  /// - Parameters:
  ///   - receiver: The participant that receives the message.
  ///   - payload: The arguments: nothing, one value, or a tuple of several.
  ///   - name: The method that was called.
  ///   - body: Passes the message on.
  /// - Throws: The error of `body`.
  public func awaited<Result, Failure: Error>(
    from receiver: Participant, _ payload: Any = (), name: String = #function,
    _ body: @MainActor () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let (outer, job) = (running, jobs)
    let call = record(to: receiver, from: .system, payload: payload, kind: .call, name: "await \(name)")
    running.append(call)
    do throws(Failure) {
      let result = try await body()
      answer(call, sentIn: job, by: "return", result, backTo: outer)
      return result
    } catch {
      answer(call, sentIn: job, by: "throw", error, backTo: outer)
      throw error
    }
  }

  private func answer(
    _ call: Int, sentIn job: Int, by name: String, _ payload: Any, backTo outer: [Int]
  ) {
    let isLate = jobs != job
    let parent = running.last
    let message = sent[call]
    let reply = record(
      to: message.sender, from: message.receiver, payload: payload,
      kind: isLate ? .asynchronousReply : .reply, name: name, answers: message.number)
    if isLate, parent == call { sent[reply].parent = nil }
    if sent[call].screen == nil { sent[call].screen = sent[reply].screenBefore }
    running = isLate ? outer + [reply] : outer
    if !isLate { sent[reply].screen = sent[reply].screenBefore }
  }

  /// Wraps a job of a task. The messages that are being delivered when it ends are so again when the task goes on; a
  /// new task begins with the message that is being delivered when the job is created.
  ///
  /// - Parameters:
  ///   - task: The task's name, the same for all its jobs.
  ///   - work: The job; it runs when no message is being delivered.
  public func job(of task: String, _ work: @escaping () -> Void) -> () -> Void {
    let origin = running.last
    lastOrigin = origin ?? lastOrigin
    return { [self] in
      let outer = running
      running = suspended[task] ?? origin.map { [$0] } ?? []
      jobs += 1
      work()
      for place in running where sent[place].screen == nil { sent[place].screen = screenNow() }
      suspended[task] = running
      running = outer
    }
  }

  private func record(
    to receiver: Participant, from origin: Participant, payload: Any, kind: Message.Kind, name: String,
    answers: Int? = nil, site: SourceLine? = nil, past places: [String] = [], isDone: Bool = false
  ) -> Int {
    inspect?(payload, receiver)
    let picture = isDone ? seen : screenNow()
    // A connection is found in an object; no line sent it.
    let isSent = kind != .connection
    let place = sent.count
    let parent = running.last
    let stack: CallStack? = recordsCallSites && isSent && site == nil ? .current() : nil
    callSites.sites.append(CallSites.Site(stack: stack, passedOver: places))
    sent.append(
      Message(
        number: place + 1,
        parent: parent.map { $0 + 1 },
        answers: answers,
        sender: current ?? origin,
        receiver: receiver,
        name: name,
        kind: kind,
        payload: .none,
        rules: [],
        file: nil,
        line: nil,
        screenBefore: picture,
        screen: nil))
    if let site { sites.append((place, site)) }
    keep(payload, of: place)
    return place
  }

  /// Keeps the payload of a message. An object may change or be gone later, so only plain values are read on demand.
  private func keep(_ value: Any, of place: Int) {
    if type(of: value) == Void.self { return }
    if isPlain(value) {
      unread.append((place, value))
    } else {
      sent[place].payload = Payload(reflecting: value)
    }
  }

  /// Adds to the messages the payloads and lines that are looked up on demand.
  private func complete() {
    for (place, value) in unread { sent[place].payload = Payload(reflecting: value) }
    unread = []
    for (place, line) in sites {
      sent[place].file = line.file
      sent[place].line = line.line
    }
    sites = []
  }

  private func deliver<Result, Failure: Error>(
    _ index: Int, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    running.append(index)
    defer {
      running.removeLast()
      sent[index].screen = screenNow()
    }
    return try body()
  }

  /// Returns the screen, unless it is being drawn already. The messages that are sent while drawing it come from the
  /// framework, not from the running object, since drawing makes a table ask for its rows; they have that screen.
  private func screenNow() -> String? {
    guard let screen, !isLooking else { return nil }
    let interrupted = running
    let next = sent.count
    isLooking = true
    running = []
    let picture = screen()
    running = interrupted
    isLooking = false
    for drawn in next..<sent.count {
      sent[drawn].screenBefore = picture
      sent[drawn].screen = picture
    }
    seen = picture
    return picture
  }
}

/// A call that is known only from the messages sent during it.
private struct NoticedCall: Hashable {
  let sentDuring: Int?
  let place: UInt64
  let receiver: Participant
  let name: String
}

/// The names of objects: the type, and a number in the order in which objects of the type are first seen.
@MainActor private struct ObjectNames {
  private final class Entry {
    weak var object: AnyObject?
    let type: String
    let name: String

    init(_ object: AnyObject, type: String, name: String) {
      self.object = object
      self.type = type
      self.name = name
    }
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var counts: [String: Int] = [:]

  mutating func names(of object: AnyObject) -> (type: String, object: String) {
    let key = ObjectIdentifier(object)
    if let entry = entries[key], entry.object === object { return (entry.type, entry.name) }
    let type = Payload.name(of: Swift.type(of: object))
    let count = counts[type, default: 0] + 1
    counts[type] = count
    let name = "\(type) \(count)"
    entries[key] = Entry(object, type: type, name: name)
    return (type, name)
  }
}
