import HeadlessUI
import Playing

@testable import MVVMFC

extension MVVMFCProgram {
  /// Returns a small program that breaks no rule: a list of countries that can be sorted and searched, and that
  /// leads to the app's own films and favourites. A program that breaks a rule replaces the class of a part.
  static func plain<
    ViewController: PlainViewController, ViewModel: PlainViewModel, FlowController: PlainFlowController
  >(
    viewController: ViewController.Type = PlainViewController.self,
    viewModel: ViewModel.Type = PlainViewModel.self,
    flowController: FlowController.Type = PlainFlowController.self
  ) -> MVVMFCProgram {
    var program = MVVMFCProgram()
    program.countries.viewController = { ViewController(viewModel: $0) }
    program.countries.viewModel = { ViewModel(catalogue: $0, findFavourites: $1, flowController: $2) }
    program.countries.flowController = {
      part(FlowController(dependencies: $0), connectedBy: \.viewController)
    }
    return program
  }
}
