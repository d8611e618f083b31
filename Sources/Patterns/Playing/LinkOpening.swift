public import Foundation

/// An app that the system hands links to: every application delegate here conforms to it.
///
/// Its method is the counterpart of UIKit's `application(_:open:options:)` and `scene(_:openURLContexts:)`.
@MainActor public protocol LinkOpening: AnyObject {
  /// Opens a link, whatever the app shows at the moment; what the link leads to may come later.
  func open(_ link: URL)
}
