/// An object for a completion to hold, so that a weak reference tells when the completion was released.
final class Token: Sendable {}
