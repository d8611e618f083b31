/// The lines of a text by their positions.
struct LineTable {
  /// The position of the first byte of each line, ascending.
  private var starts = [0]

  /// Finds the lines of a text; a line feed, a carriage return, and both together end one.
  init(_ text: String) {
    var last: UInt8 = 0
    for (position, byte) in text.utf8.enumerated() {
      if byte == UInt8(ascii: "\n"), last == UInt8(ascii: "\r") {
        starts[starts.count - 1] = position + 1
      } else if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        starts.append(position + 1)
      }
      last = byte
    }
  }

  /// Returns the line, from 1, of a byte of the text.
  ///
  /// - Parameter position: The number of bytes before it.
  func line(at position: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= position { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The number of lines.
  var count: Int { starts.count }
}
