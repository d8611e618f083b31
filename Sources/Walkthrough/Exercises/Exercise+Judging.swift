import Foundation
import Observing

extension Exercise {
  /// Judges a part: compiles and runs its checks, compares messages with those that the app sends, or reads answers.
  ///
  /// - Parameters:
  ///   - part: The text that is judged.
  ///   - width: The columns that checks may write in.
  ///   - whenFixed: Called when no check is red and the last one, `nothing else is broken`, begins.
  /// - Throws: `ExerciseError`, `StoryError`, `Subprocess.Interrupted`, or an error of Foundation.
  func outcome(
    of part: Data, width: Int, whenFixed: @escaping () -> Void = {}
  ) throws -> ExerciseOutcome {
    try judge(width: width, whenFixed: whenFixed)(part)
  }

  /// Returns the function that judges parts. The app whose messages are to be put in order is run once, and not for
  /// each part.
  ///
  /// - Parameters:
  ///   - width: The columns that checks may write in.
  ///   - waitLimit: The seconds after which a run is ended, however little it has computed.
  ///   - whenFixed: Called when no check is red and the last one, `nothing else is broken`, begins.
  func judge(
    width: Int, waitLimit: Int = 120, whenFixed: @escaping () -> Void = {}
  ) throws -> (Data) throws -> ExerciseOutcome {
    guard canBeJudged else { throw ExerciseError.unseen(number) }
    switch kind {
    case .fix:
      return ExerciseBuild(exercise: self, width: width, waitLimit: waitLimit, whenFixed: whenFixed).outcome
    case .order(let seed, let pattern):
      let order = try MessageOrder(self, of: pattern, seed: seed)
      guard order.holdsTheSame(as: MessageList(try shipped())) else {
        throw ExerciseError.otherMessages(path)
      }
      return { MessageVerdict(on: MessageList(String(decoding: $0, as: UTF8.self)), by: order).outcome }
    case .read(let reading, let seed, let pattern):
      let task = try ReadingTask(self, reading, of: pattern, seed: seed)
      return { ReadingVerdict(on: String(decoding: $0, as: UTF8.self), by: task).outcome }
    }
  }

  /// False if the exercise is about calls of static methods, and none can be seen here.
  var canBeJudged: Bool { manifest.looksAtStaticCalls != true || StaticRole.canSeeCalls }

  /// Builds what the part is compiled against, if that has not been done.
  ///
  /// - Throws: `ExerciseError`, `Subprocess.Interrupted`, or an error of Foundation.
  func prepare() throws {
    if isCompiled { try ExerciseModules(for: self, judging: (try? text()) ?? Data()).build() }
  }
}
