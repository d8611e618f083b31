import Foundation

extension String {
  /// The text of this key, for one module alone.
  fileprivate var text: String { NSLocalizedString(self, comment: "") }
}
