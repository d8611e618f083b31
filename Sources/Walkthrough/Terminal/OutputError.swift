/// A failure to write the output.
struct OutputError: Error, CustomStringConvertible {
  let reason: String

  var description: String {
    "The output could not be written: \(reason)."
  }
}
