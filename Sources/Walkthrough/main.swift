import Foundation

// A pipe that is closed early is no error: writing to it ends the program quietly instead of killing it.
signal(SIGPIPE, SIG_IGN)

exit(Walkthrough().run(Array(CommandLine.arguments.dropFirst())))
