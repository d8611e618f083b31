import Foundation
import Processes

/// The program of the product `walkthrough`: prepares the process, and answers the words that the user typed or, in a
/// child process, those of its parent.
public enum Program {
  /// Runs the program, and returns its exit status.
  ///
  /// - Parameter words: The arguments after the program's name.
  public static func run(_ words: [String]) async -> Int32 {
    prepareProcess()
    do {
      switch words.first {
      case DownloadProcess.word where words.count == 2:
        try DownloadProcess.serve(words[1])
        return 0
      case FuzzProcess.word:
        try FuzzProcess.serve(Array(words.dropFirst()))
        return 0
      case ExerciseProcess.word:
        return try await ExerciseProcess.serve(Array(words.dropFirst()))
      default:
        return await Walkthrough().run(words)
      }
    } catch is Subprocess.Interrupted {
      return Walkthrough.interruptedStatus
    } catch {
      Terminal.standard.writeError("walkthrough: \(PlainError(error)?.description ?? "\(error)")\n")
      return words.first == FuzzProcess.word ? Walkthrough.usageStatus : Walkthrough.failureStatus
    }
  }

  private static func prepareProcess() {
    // Writing to a pipe that was closed early is not an error and does not kill the program.
    signal(SIGPIPE, SIG_IGN)

    // The program inherits the signals that its parent blocks. Ctrl-C is unblocked for the user at the terminal.
    var interrupt = sigset_t()
    sigemptyset(&interrupt)
    sigaddset(&interrupt, SIGINT)
    pthread_sigmask(SIG_UNBLOCK, &interrupt, nil)

    // A descriptor that is closed from the start would be taken by the first file or pipe that is opened.
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDONLY)
    }
  }
}
