import HeadlessUI
import Stories
import Tracing

/// Puts decorators on the boundaries of the module behind a view controller, unless they are there, and tells of
/// the parts that it found.
///
/// A factory makes parts and hands them to each other, which crosses no boundary. What it made is looked at when
/// its view controller is about to be shown, or is handed out.
func watchModule(_ viewController: UIViewController, _ trace: Trace) {
  switch viewController {
  case let holder as any ViewModelHolder<any CountriesViewModelType>:
    watch(holder, trace) { viewModel in
      TracingCountriesViewModel(viewModel, trace, trace.participant(.viewModel, viewModel))
    } flow: { (flow: any CountriesFlowControllerType) in
      TracingCountriesFlowController(flow, trace, trace.participant(.flowController, flow))
    }
  case let holder as any ViewModelHolder<any FilmsViewModelType>:
    watch(holder, trace) { viewModel in
      TracingFilmsViewModel(viewModel, trace, trace.participant(.viewModel, viewModel))
    } flow: { (flow: any FilmsFlowControllerType) in
      TracingFilmsFlowController(flow, trace, trace.participant(.flowController, flow))
    }
  case let holder as any ViewModelHolder<any FilmViewModelType>:
    watch(holder, trace) { viewModel in
      TracingFilmViewModel(viewModel, trace, trace.participant(.viewModel, viewModel))
    } flow: { (flow: any FilmFlowControllerType) in
      TracingFilmFlowController(flow, trace, trace.participant(.flowController, flow))
    }
  case let holder as any ViewModelHolder<any FavouritesViewModelType>:
    watch(holder, trace) { viewModel in
      TracingFavouritesViewModel(viewModel, trace, trace.participant(.viewModel, viewModel))
    } flow: { (flow: any FavouritesFlowControllerType) in
      TracingFavouritesFlowController(flow, trace, trace.participant(.flowController, flow))
    }
  case is UIAlertController:
    break
  default:
    // A controller that no decorators are for stands alone, as if it had no parts.
    let participant = trace.participant(.viewController, viewController)
    let isKnown = trace.messages.contains { $0.kind == .connection && $0.receiver == participant }
    if !isKnown { found(.viewController, viewController, (), trace) }
  }
}

private func watch<ViewModel, FlowController>(
  _ viewController: any ViewModelHolder<ViewModel>, _ trace: Trace,
  viewModel decorate: (ViewModel) -> ViewModel, flow decorateFlow: (FlowController) -> FlowController
) {
  let viewModel = viewController.viewModel
  guard !(viewModel is any StandIn) else { return }
  if let holder = viewModel as? any FlowControllerHolder<FlowController> {
    let flow = holder.flowController
    found(.flowController, flow, property("viewController", of: flow) as Any, trace)
    found(.viewModel, viewModel, flow, trace)
    holder.flowController = decorateFlow(flow)
  } else {
    found(.viewModel, viewModel, (), trace)
  }
  found(.viewController, viewController, viewModel, trace)
  viewController.viewModel = decorate(viewModel)
}

/// Tells of a part of a new module and of what it refers to, under the name of the factory's call that goes on.
private func found(_ role: Role, _ part: Any, _ connection: Any, _ trace: Trace) {
  let isInFactory = trace.current?.role == .factory
  let call = isInFactory ? trace.messages.last { $0.receiver.role == .factory && $0.kind == .call } : nil
  trace.message(
    to: trace.participant(role, part as AnyObject), connection, kind: .connection,
    name: call?.name ?? "init()", sentWith: call
  ) {}
}
