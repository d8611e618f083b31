/// Random numbers that a seed decides, the same on every machine and with every version of Swift: SplitMix64.
public struct SeededGenerator {
  private var state: UInt64

  /// Creates a generator; the same seed gives the same numbers.
  public init(seed: UInt64) {
    state = seed
  }

  /// Returns a number from 0 up to, but not including, `bound`. The standard library's algorithm may change between
  /// versions, so it is not used.
  public mutating func number(below bound: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(bound)).high)
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
