public import Foundation

/// Fingerprints of data: FNV-1a hashes, the same on every machine.
public enum Fingerprint {
  /// Returns the fingerprint of some bytes.
  public static func number(of bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// Returns the fingerprint of the contents of some files, as text.
  ///
  /// - Throws: An error of Foundation if a file cannot be read.
  public static func text(of files: [URL]) throws -> String {
    String(number(of: try files.map { try Data(contentsOf: $0) }.joined()), radix: 16)
  }

  /// Returns the fingerprint of the Swift files below some folders, as text.
  ///
  /// - Throws: An error of Foundation if a folder or a file cannot be read.
  public static func text(ofSwiftBelow folders: [URL]) throws -> String {
    try text(
      of: folders.flatMap { folder in
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
          .sorted()
          .map { folder.appendingPathComponent($0) }
      })
  }
}
