import Catalogue
import Foundation

// A program for tests that need a separate process to save favourites: one that is killed, that saves at the same time
// as another, or that lacks space or permissions. Not to be run by hand.
//
//   StoreWriter FILE [--file-size-limit=BYTES] [--unprivileged] CHANGE...
//
// A change is +ID, to mark a film, or -ID, to unmark it. The program says "ready" and its process identifier, waits
// until its input ends, makes one change after the other, and after each says "done" or "failed" and the error.

func say(_ words: String) {
  FileHandle.standardOutput.write(Data("\(words)\n".utf8))
}

var words = CommandLine.arguments.dropFirst()
let store = FileFavourites(url: URL(fileURLWithPath: words.removeFirst()))
while let option = words.first, option.hasPrefix("--") {
  words.removeFirst()
  if let bytes = UInt64(option.dropFirst("--file-size-limit=".count)) {
    limitFileSize(to: bytes)
  } else {
    giveUpPrivileges()
  }
}

say("ready \(ProcessInfo.processInfo.processIdentifier)")
_ = FileHandle.standardInput.readDataToEndOfFile()
for change in words {
  let id = FilmID(rawValue: String(change.dropFirst()))
  do {
    if change.hasPrefix("+") { try store.add(id) } else { try store.remove(id) }
    say("done")
  } catch {
    say("failed \(error)")
  }
}
