import Foundation
import Synchronization
import Tracing

/// The jobs of an app's tasks, from one suspension to the next, which run when the app has returned to its caller.
///
/// The main actor runs a job when the code before it has returned, at a moment that the process decides. A story decides
/// this moment itself: while `collect(_:)` carries out its body, each job that the body's thread hands to the main actor
/// or to the pool of threads joins this queue, and `run()` runs the jobs in the order in which they came, on the same
/// thread, as the main actor would. No other thread takes part, so the order is the same each time.
///
/// Jobs come here by hooks of the concurrency runtime, which hold for the whole process. They are installed when the
/// first story is played. On a thread that collects no jobs they pass on what they get, so that other tasks, such as
/// those of tests that run at the same time, run as before. A task that is resumed by another thread, or after a sleep,
/// comes back when no story is played, and is left to the main actor.
@MainActor final class JobQueue {
  /// The most jobs that run at one time, far more than an app needs to come to rest.
  static let limit = 10_000

  /// Ends a turn of the run loop, when no job is left; returns false if that changed nothing.
  var endTurn: () -> Bool = { false }

  private let trace: Trace?
  private var jobs: [() -> Void] = []

  /// True once the limit was reached: a task that gives way and goes on, over and over, never comes to rest.
  private(set) var isRestless = false

  /// Creates an empty queue; a trace takes the messages of a job as sent by the object whose task it is.
  init(trace: Trace?) {
    self.trace = trace
  }

  /// Carries out `body`, and takes the jobs that it hands to an executor.
  ///
  /// The body runs as a job itself: its executor is then that of the jobs, so that the runtime takes both for the main
  /// actor's.
  ///
  /// - Throws: The error of `body`.
  func collect<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    let outer = StoryExecutor.exchangeQueue(for: self)
    defer { _ = StoryExecutor.exchangeQueue(for: outer) }
    guard outer == nil else { return try body() }
    StoryExecutor.install()
    var result: Swift.Result<Result, Failure>?
    withoutActuallyEscaping(body) { body in
      let work = Work { result = Swift.Result(catching: body) }
      let count = jobs.count
      Task { work.run() }
      if jobs.count > count { jobs.removeLast()() }
      // Where the runtime has no hooks, the job is not here.
      work.run()
    }
    guard let result else { preconditionFailure("The body has been carried out.") }
    return try result.get()
  }

  /// Runs the jobs, and those that come meanwhile, and ends the turn, until nothing is left to do or the limit is reached;
  /// the rest is then dropped.
  func run() {
    var count = 0
    while !isRestless {
      if !jobs.isEmpty {
        jobs.removeFirst()()
      } else if !endTurn() {
        break
      }
      count += 1
      isRestless = count == Self.limit
    }
    if isRestless { jobs = [] }
  }

  fileprivate func add(_ job: UnownedJob) {
    let run = { job.runSynchronously(on: StoryExecutor.shared.asUnownedSerialExecutor()) }
    jobs.append(trace.map { $0.job(of: "\(job)", run) } ?? run)
  }
}

/// Work that runs once.
@MainActor private final class Work {
  private var body: (() -> Void)?

  init(_ body: @escaping () -> Void) {
    self.body = body
  }

  func run() {
    let body = body
    self.body = nil
    body?()
  }
}

/// The main actor's executor while a story is played, on the thread that plays it.
private final class StoryExecutor: SerialExecutor {
  static let shared = StoryExecutor()

  /// The thread that collects jobs, or 0.
  private static let thread = Atomic<UInt>(0)
  /// The queue that gets the jobs; only that thread uses it.
  private nonisolated(unsafe) static var queue: JobQueue?

  /// Makes a queue that of the caller's thread, or none, and returns the one before.
  static func exchangeQueue(for next: JobQueue?) -> JobQueue? {
    defer {
      queue = next
      thread.store(next == nil ? 0 : currentThread, ordering: .relaxed)
    }
    return queue
  }

  /// True on the thread that plays a story.
  private static var isPlaying: Bool { thread.load(ordering: .relaxed) == currentThread }

  #if canImport(Darwin)
    private static var currentThread: UInt { UInt(bitPattern: pthread_self()) }
  #else
    private static var currentThread: UInt { UInt(pthread_self()) }
  #endif

  /// Adds a job to the queue of the caller's thread; false if it has none.
  private static func take(_ job: UnownedJob) -> Bool {
    guard isPlaying, let queue else { return false }
    MainActor.assumeIsolated { queue.add(job) }
    return true
  }

  /// Takes a job for the main actor; one that comes when no story is played is the main actor's own.
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if !Self.take(job) { MainActor.shared.enqueue(job) }
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }

  /// Isolates the code of a story, which was called by the main actor and not by this executor.
  func isIsolatingCurrentContext() -> Bool? { Self.isPlaying }

  func checkIsolated() {
    precondition(Self.isPlaying, "Only the thread that plays a story is isolated by it.")
  }
}

// The hooks are variables of the runtime, in the order of their parameters: what the runtime passes on, and what it would
// have done. A hook cannot capture anything.
extension StoryExecutor {
  private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
  private typealias EnqueueHook = @convention(thin) (UnownedJob, Enqueue) -> Void
  private typealias MainExecutor = @convention(thin) () -> UnownedSerialExecutor
  private typealias MainExecutorHook = @convention(thin) (MainExecutor) -> UnownedSerialExecutor

  /// Installs the hooks, once. Where the runtime has no such hook, tasks run as if no story were played.
  static func install() { _ = isInstalled }

  private static let isInstalled: Bool = {
    let enqueue: EnqueueHook = { job, original in
      if !StoryExecutor.take(job) { original(job) }
    }
    let mainExecutor: MainExecutorHook = { original in
      StoryExecutor.isPlaying ? StoryExecutor.shared.asUnownedSerialExecutor() : original()
    }
    set("swift_task_enqueueGlobal_hook", to: enqueue)
    set("swift_task_enqueueMainExecutor_hook", to: enqueue)
    set("swift_task_getMainExecutor_hook", to: mainExecutor)
    return true
  }()

  private static func set<Hook>(_ name: String, to hook: Hook) {
    dlsym(dlopen(nil, RTLD_LAZY), name)?.assumingMemoryBound(to: Hook?.self).pointee = hook
  }
}
