/// Creates workers, the worker that is awaited among them.
protocol AsyncDependencies: Dependencies {
  func makeAsyncFindCountriesWorker() -> any AsyncFindCountriesWorking
}
