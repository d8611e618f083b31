import Foundation

extension String {
  /// The localised text of this key, looked up without the shared tool.
  fileprivate var text: String { NSLocalizedString(self, comment: "") }
}
