import HeadlessUI

/// A stored property that refers to another object across a boundary.
///
/// The app offers no way to exchange the reference, and needs none: the runtime knows the place and the type of each
/// stored property in an object. If the type is exactly the boundary's, an observer is written to that place, as a
/// debugger would do it, even for a `private let`.
@MainActor struct Slot {
  /// Replaces the value of the property in an object.
  let replace: (_ owner: AnyObject, Observers) -> Void

  /// The property of a class, if its type is the boundary of an observer.
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
