// What `#selector` needs, beside the header: .ci/darwin types the scenes of `walkthrough new` with it.

@_exported import ObjectiveC

public struct Selector: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {}
}
