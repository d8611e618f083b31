/// The answer could not be written.
struct OutputError: Error, CustomStringConvertible {
  let reason: String

  var description: String {
    "The output could not be written: \(reason)."
  }
}
