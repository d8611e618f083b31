import HeadlessUI
import Tracing

/// A stored property that refers to another object across a boundary.
///
/// The app offers no way to exchange the reference, and needs none: the runtime knows the place and the type of each
/// stored property in an object. If the type is that of the boundary, plain, optional or in an `Outlet`, an observer is
/// written to that place, as a debugger would do it, even for a `private let`.
@MainActor struct Slot {
  /// Replaces the value of the property in an object.
  let replace: (_ owner: AnyObject, Observers) -> Void

  /// Creates the slot of a class's property; nil if its type is not the observer's boundary.
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

  /// Creates a slot that replaces a storyboard by an observed one; nil if the property holds no storyboard.
  init?(storyboard field: StoredField) {
    switch field.type {
    case _ where field.type == UIStoryboard.self:
      replace = { owner, observers in
        field.withValue(of: owner, as: UIStoryboard.self) { $0 = Self.observed($0, by: observers) }
      }
    case _ where field.type == UIStoryboard?.self:
      replace = { owner, observers in
        field.withValue(of: owner, as: UIStoryboard?.self) {
          $0 = $0.map { Self.observed($0, by: observers) }
        }
      }
    default:
      return nil
    }
  }

  private static func observed(_ storyboard: UIStoryboard, by observers: Observers) -> UIStoryboard {
    storyboard is ObservedStoryboard
      ? storyboard : ObservedStoryboard(scenes: storyboard.scenes, observers: observers)
  }
}

/// The slots of classes, looked up once for each class and set of observers.
@MainActor final class SlotTable {
  private let types: [any Observer.Type]
  private let typesAtBoundaries: [ObjectIdentifier: any Observer.Type]
  private var slots: [ObjectIdentifier: [Slot]] = [:]

  private init(types: [any Observer.Type]) {
    self.types = types
    func boundary<Chosen: Observer>(of type: Chosen.Type) -> ObjectIdentifier {
      ObjectIdentifier(Chosen.Target.self)
    }
    typesAtBoundaries = Dictionary(types.map { (boundary(of: $0), $0) }) { first, _ in first }
  }

  /// Returns the table for some observers; apps with the same observers share it.
  static func table(for types: [any Observer.Type]) -> SlotTable {
    let key = types.map { ObjectIdentifier($0) }
    if let known = tables[key] { return known }
    let table = SlotTable(types: types)
    tables[key] = table
    return table
  }

  private static var tables: [[ObjectIdentifier]: SlotTable] = [:]

  /// Returns the observer for a boundary, or nil if the boundary is not observed.
  func observer(at boundary: Any.Type) -> (any Observer.Type)? {
    typesAtBoundaries[ObjectIdentifier(boundary)]
  }

  /// Returns the slots of an object's class.
  func slots(of object: AnyObject) -> [Slot] {
    let type: AnyObject.Type = type(of: object)
    if let known = slots[ObjectIdentifier(type)] { return known }
    let found = storedFields(of: type).compactMap { field in
      types.lazy.compactMap { Slot(field, observedBy: $0) }.first ?? Slot(storyboard: field)
    }
    slots[ObjectIdentifier(type)] = found
    return found
  }
}
