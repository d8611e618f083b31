import HeadlessUI

@testable import SwiftIO

/// As a user, I want to be told that I have been heard.
final class ShowMessage: Action {
  private let label: UILabel

  init(in label: UILabel) {
    self.label = label
  }

  func run(completion: @escaping (Result<Void, Never>) -> Void) {
    label.text = "One moment …"
    completion(.success(()))
  }

  func cancel() {
    label.text = nil
  }
}
