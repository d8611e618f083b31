import HeadlessUI

/// A stored property that refers to another object across a boundary.
///
/// The app offers no way to exchange the reference, and none is needed: the runtime knows where in an object each
/// property is stored and of which type it is. If that is exactly the boundary's type, an observer is written
/// there, as a debugger would write it, `private let` or not.
@MainActor struct Slot {
  /// Replaces what the property of an object holds.
  let replace: (_ owner: AnyObject, Observers) -> Void

  /// The property of a class, if its type is the boundary that an observer is for.
  ///
  /// A strong observer is not written into a weak property, which would not keep it.
  init?<Chosen: Observer>(_ field: StoredField, observedBy type: Chosen.Type) {
    typealias Target = Chosen.Target
    guard field.isStrong || type.isWeak else { return nil }
    switch field.type {
    case _ where field.type == Target.self && field.isStrong:
      replace = { owner, observers in
        field.withValue(of: owner, as: Target.self) { $0 = observers.observed($0, keptBy: type) }
      }
    case _ where field.type == Target?.self && field.isStrong:
      replace = { owner, observers in
        field.withValue(of: owner, as: Target?.self) { $0 = $0.map { observers.observed($0, keptBy: type) } }
      }
    case _ where field.type == Outlet<Target>.self:
      replace = { owner, observers in
        field.withValue(of: owner, as: Outlet<Target>.self) { outlet in
          guard outlet.isConnected else { return }
          outlet.wrappedValue = observers.observed(outlet.wrappedValue, keptBy: type)
        }
      }
    case _ where field.type == Target?.self:
      replace = { owner, observers in
        field.withWeakReference(of: owner, to: Target.self) { observers.observed($0, by: type) }
      }
    default:
      return nil
    }
  }

  /// The property of a class, if it holds a storyboard, which is replaced by one that is observed.
  init?(storyboard field: StoredField) {
    guard field.type == UIStoryboard.self else { return nil }
    replace = { owner, observers in
      field.withValue(of: owner, as: UIStoryboard.self) { storyboard in
        guard !(storyboard is ObservedStoryboard) else { return }
        storyboard = ObservedStoryboard(scenes: storyboard.scenes, observers: observers)
      }
    }
  }
}
