/// The entity: only the interactor and the data store work with it.
struct Counter { var taps = 0 }

/// The data store: keeps entities and returns them.
protocol CounterStore: AnyObject { var counter: Counter { get set } }
final class MemoryStore: CounterStore { var counter = Counter() }

protocol CountInteractorInput: AnyObject { func count() }
protocol CountInteractorOutput: AnyObject { func counted(taps: Int) }

/// The interactor: carries out one use case, and passes on plain values.
final class CountInteractor: CountInteractorInput {
  weak var output: (any CountInteractorOutput)?
  private let store: any CounterStore
  init(store: any CounterStore) { self.store = store }

  func count() {
    var counter = store.counter
    counter.taps += 1
    store.counter = counter
    output?.counted(taps: counter.taps)
  }
}
