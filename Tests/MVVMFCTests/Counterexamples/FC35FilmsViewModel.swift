import class HeadlessUI.UILabel

@testable import MVVMFC

extension FilmsViewModel {
  fileprivate var isEmpty: Bool { items.isEmpty }
}
