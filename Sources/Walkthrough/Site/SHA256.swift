import Foundation

/// The hash function SHA-256 of FIPS 180-4. A content security policy names the scripts and styles that it allows by
/// their hashes.
nonisolated enum SHA256 {
  /// Returns the hash of some bytes: 32 bytes.
  static func hash(of bytes: some Sequence<UInt8>) -> [UInt8] {
    var state = initialState
    let padded = padded(bytes)
    for start in stride(from: 0, to: padded.count, by: 64) {
      compress(padded[start..<start + 64], into: &state)
    }
    return state.flatMap(\.bigEndianBytes)
  }

  /// Returns the bytes, a 1 bit, zeros and the number of bits; the zeros make it a whole number of blocks.
  private static func padded(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    var padded = Array(bytes)
    let bits = UInt64(padded.count) * 8
    padded.append(0x80)
    padded += [UInt8](repeating: 0, count: (120 - padded.count % 64) % 64)
    return padded + UInt32(truncatingIfNeeded: bits >> 32).bigEndianBytes
      + UInt32(truncatingIfNeeded: bits).bigEndianBytes
  }

  private static func compress(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    var words = [UInt32](repeating: 0, count: 64)
    for (index, byte) in block.enumerated() { words[index / 4] = words[index / 4] << 8 | UInt32(byte) }
    for index in 16..<64 {
      let (near, far) = (words[index - 2], words[index - 15])
      let sigma0: UInt32 = far.rotated(7) ^ far.rotated(18) ^ far >> 3
      let sigma1: UInt32 = near.rotated(17) ^ near.rotated(19) ^ near >> 10
      words[index] = words[index - 16] &+ sigma0 &+ words[index - 7] &+ sigma1
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let sum1: UInt32 = e.rotated(6) ^ e.rotated(11) ^ e.rotated(25)
      let choice: UInt32 = (e & f) ^ (~e & g)
      let first: UInt32 = h &+ sum1 &+ choice &+ constants[index] &+ words[index]
      let sum0: UInt32 = a.rotated(2) ^ a.rotated(13) ^ a.rotated(22)
      let majority: UInt32 = (a & b) ^ (a & c) ^ (b & c)
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ sum0 &+ majority)
    }
    let mixed: [UInt32] = [a, b, c, d, e, f, g, h]
    for index in state.indices { state[index] &+= mixed[index] }
  }

  /// The first 64 primes.
  private static let primes: [Int] = (2...311).filter { number in
    !(2..<number).contains { number.isMultiple(of: $0) }
  }

  /// The first 32 bits of the fractional parts of the primes' cube roots.
  private static let constants: [UInt32] = primes.map { fraction(of: cbrt(Double($0))) }

  /// The first 32 bits of the fractional parts of the first primes' square roots.
  private static let initialState: [UInt32] = primes.prefix(8).map { fraction(of: Double($0).squareRoot()) }

  private static func fraction(of number: Double) -> UInt32 {
    UInt32((number - number.rounded(.down)) * 4_294_967_296)
  }
}

nonisolated extension UInt32 {
  fileprivate func rotated(_ count: UInt32) -> UInt32 { self >> count | self << (32 - count) }

  fileprivate var bigEndianBytes: [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) }
  }
}
