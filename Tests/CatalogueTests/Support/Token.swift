/// An object that a completion captures, so that a weak reference shows when the completion is released.
final class Token {}
