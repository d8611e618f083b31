/// The version of the kit, and of the compiler that built it.
public enum KitBuild {
  /// The kit's version.
  public static let version = "1.0"

  /// The version of the compiler that built the program. Conditions can compare the version, but nothing returns it, so
  /// versions from 6.3.2 on are not told apart.
  public static let compiler = knownCompiler

  #if compiler(>=6.3.2)
    private static let knownCompiler = "6.3.2 or later"
  #elseif compiler(>=6.3.1)
    private static let knownCompiler = "6.3.1"
  #else
    private static let knownCompiler = "6.3"
  #endif
}
