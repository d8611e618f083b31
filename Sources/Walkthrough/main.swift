import Foundation

// A pipe that is closed early is no error: writing to it ends the program quietly instead of killing it.
signal(SIGPIPE, SIG_IGN)

let words = Array(CommandLine.arguments.dropFirst())
if words.count == 2, words[0] == DownloadProcess.word {
  try DownloadProcess.serve(words[1])
  exit(0)
}
if words.first == FuzzProcess.word {
  try FuzzProcess.serve(Array(words.dropFirst()))
  exit(0)
}
exit(Walkthrough().run(words))
