extension Pattern {
  /// The ten rules that define the cycle, roughly in its order: who receives an event, who does the work, which data is
  /// passed on, who formats it and who shows it; in some patterns also who holds whom, and who navigates.
  public var coreRules: [Rule] { coreIdentifiers.compactMap(Rule.named) }

  private var coreIdentifiers: [Rule.ID] {
    switch self {
    case .mvc: []
    case .swiftIO:
      [
        "SIO-06", "SIO-03", "SIO-07", "SIO-08", "SIO-10", "SIO-21", "SIO-13", "SIO-14", "SIO-16", "SIO-19",
      ]
    case .cleanSwift:
      [
        "VIP-02", "VIP-03", "VIP-11", "VIP-41", "VIP-48", "VIP-04", "VIP-13", "VIP-14", "VIP-57", "VIP-26",
      ]
    case .viper:
      [
        "VPR-15", "VPR-16", "VPR-01", "VPR-03", "VPR-09", "VPR-08", "VPR-17", "VPR-21", "VPR-32", "VPR-30",
      ]
    case .mvvmFC:
      ["FC-27", "FC-32", "FC-13", "FC-29", "FC-30", "FC-33", "FC-25", "FC-45", "FC-46", "FC-15"]
    }
  }
}
