import Foundation
import Processes

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

let words = Array(CommandLine.arguments.dropFirst())
if words.count == 2, words[0] == DownloadProcess.word {
  try DownloadProcess.serve(words[1])
  exit(0)
}
if words.first == FuzzProcess.word {
  do {
    try FuzzProcess.serve(Array(words.dropFirst()))
    exit(0)
  } catch {
    Terminal.standard.writeError("walkthrough: \(error)\n")
    exit(Walkthrough.usageStatus)
  }
}
if words.first == ExerciseProcess.word {
  do {
    exit(try await ExerciseProcess.serve(Array(words.dropFirst())))
  } catch is Subprocess.Interrupted {
    exit(Walkthrough.interruptedStatus)
  } catch {
    Terminal.standard.writeError("walkthrough: \(PlainError(error)?.description ?? "\(error)")\n")
    exit(Walkthrough.failureStatus)
  }
}
exit(await Walkthrough().run(words))
