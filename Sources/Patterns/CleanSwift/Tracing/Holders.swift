/// A part of a scene that has an output: where the trace puts a decorator.
protocol OutputHolder<Output>: AnyObject {
  associatedtype Output
  var output: Output? { get set }
}

/// A view controller that has a router.
protocol RouterHolder<Router>: AnyObject {
  associatedtype Router
  var router: Router? { get set }
}

/// A router that has a data store.
protocol StoreHolder<Store>: AnyObject {
  associatedtype Store
  var dataStore: Store? { get set }
}
