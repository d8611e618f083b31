/// Work that runs once or is cancelled, and is then released.
///
/// A clock keeps cancelled work until its time has come; here it keeps only an empty object.
package final class ScheduledWork: Cancellable {
  private var work: (() -> Void)?

  /// Creates an object that holds `work` until it runs or is cancelled; a scheduler calls this.
  package init(_ work: @escaping () -> Void) {
    self.work = work
  }

  /// Runs the work, unless it has run or was cancelled; the scheduler calls this when the pause has ended.
  package func run() {
    let work = work
    self.work = nil
    work?()
  }

  /// Releases the work.
  package func cancel() {
    work = nil
  }
}
