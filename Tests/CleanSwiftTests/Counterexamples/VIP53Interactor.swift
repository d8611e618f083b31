import Foundation

@testable import CleanSwift

/// Formats a number, which is the presenter's task.
final class VIP53CountingInteractor: PlainInteractor {
  func count() -> String {
    countries.count.formatted()
  }
}
