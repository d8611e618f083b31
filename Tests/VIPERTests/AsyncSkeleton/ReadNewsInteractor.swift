/// The entity: only the interactor and the data store work with it.
struct News { let text: String }

/// The data store: finds entities, and is awaited.
protocol NewsStore: AnyObject { func latest() async -> News }

protocol ReadNewsInteractorInput: AnyObject { func read() async -> String }

/// The interactor: carries out one use case, and returns plain values to whoever awaits it.
final class ReadNewsInteractor: ReadNewsInteractorInput {
  private let store: any NewsStore
  init(store: any NewsStore) { self.store = store }

  func read() async -> String { await store.latest().text }
}
