extension Int {
  /// Returns the number with a noun: `1 file`, `2 files`.
  public func of(_ noun: String, _ plural: String? = nil) -> String {
    "\(self) \(self == 1 ? noun : plural ?? noun + "s")"
  }
}
