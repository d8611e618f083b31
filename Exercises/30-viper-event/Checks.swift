import Catalogue
import Checks
import ExerciseSupport
import Foundation
import HeadlessUI
import Playing
import Testing
import VIPERChecks

@testable import VIPER

@Suite(.serialized) struct Checks {
  /// The kit's program, with this exercise's parts in the Film module; the kit's where Exercise.swift lacks one of them.
  private static let program: VIPERProgram = {
    var program = VIPERProgram()
    // Asked at run time, so that this compiles without the extensions of the exercise.
    let types: (presenter: Any.Type, viewController: Any.Type) = (FilmPresenter.self, FilmViewController.self)
    guard ObjectIdentifier(MarkFilmInteractor.self) != ObjectIdentifier(VIPER.MarkFilmInteractor.self),
      types.presenter is any (VIPERProgram.OneFilm.Presenter).Type,
      types.viewController is any FilmEvents.Type
    else { return program }
    program.film.markFilm = { part(MarkFilmInteractor(film: $0, store: $1), connectedBy: \.output) }
    program.film.presenter = {
      let presenter = FilmPresenter(title: $0, findFilm: $1, markFilm: $2, wireframe: $3)
      return (presenter as AnyObject as! any VIPERProgram.OneFilm.Presenter, { presenter.view = $0 })
    }
    program.film.viewController = { FilmViewController(presenter: $0) }
    program.film.scene.outlets = [
      .outlet("owner", \FilmViewController.$name, to: "name"),
      .outlet("owner", \FilmViewController.$origin, to: "origin"),
      .outlet("owner", \FilmViewController.$retryButton, to: "retryButton"),
      .outlet("owner", \FilmViewController.$award, to: "award"),
      .outlet("owner", \FilmViewController.$favouriteButton, to: "favouriteButton"),
      .outlet("owner", \FilmViewController.$spinner, to: "spinner"),
    ]
    return program
  }()

  private let app: any Architecture = VIPERArchitecture(program)

  private let markRashomon = Story(
    id: "mark-rashomon", wish: "mark Rashomon as a favourite, and unmark it",
    steps: [
      .launch(),
      .reply(),
      .paste("japan"),
      .reply(),
      .pick("Japan"),
      .reply(),
      .pick("Rashomon"),
      .reply(),
      .tap("Mark as Favourite"),
      .see("Unmark Favourite"),
      .tap("Unmark Favourite"),
      .see("Mark as Favourite"),
    ])

  private let findRashomon = Story(
    id: "find-rashomon", wish: "mark Rashomon as a favourite, and find it marked when I open the app again",
    steps: [
      .launch(),
      .reply(),
      .paste("japan"),
      .reply(),
      .pick("Japan"),
      .reply(),
      .pick("Rashomon"),
      .reply(),
      .tap("Mark as Favourite"),
      .relaunch(),
      .reply(),
      .tap("Favourites"),
      .reply(),
      .pick("Rashomon"),
      .reply(),
      .see("Unmark Favourite"),
    ])

  private let failToMark = Story(
    id: "fail-to-mark", wish: "be told when a film cannot be marked, and see that it is not",
    steps: [
      .launch(),
      .reply(),
      .paste("japan"),
      .reply(),
      .pick("Japan"),
      .reply(),
      .pick("Rashomon"),
      .reply(),
      .storeFails(.unwritable),
      .tap("Mark as Favourite"),
    ])

  private let markWithSecondTry = Story(
    id: "mark-with-second-try", wish: "be told when a film cannot be marked, and try again",
    steps: [
      .launch(),
      .reply(),
      .paste("japan"),
      .reply(),
      .pick("Japan"),
      .reply(),
      .pick("Rashomon"),
      .reply(),
      .storeFails(.unwritable),
      .tap("Mark as Favourite"),
      .see("favourites.json cannot be written"),
      .storeRecovers(),
      .tap("Try Again"),
      .see("Unmark Favourite"),
    ])

  @Test func `VPR-15 a tap goes from the view to the data store and back to the view`() throws {
    try expectMessages(
      after: "The user taps “Mark as Favourite”.", in: markRashomon, by: app, because: "VPR-15",
      """
        User → View: tap(_:) "Mark as Favourite"
        View → View Controller: toggleFavourite(_:) UIButton
      1 View Controller → Presenter: toggleFavourite()
      2 Presenter → Interactor: toggleMark()
      3 Interactor → Data Store: reads mark(of:) Mark(film: tt0042876, isSet: false)
        Data Store → Favourites: reads favourites() 0 × FilmID
      5 Interactor → Data Store: put(_:) Mark(film: tt0042876, isSet: true)
        Data Store → Favourites: add(_:) tt0042876
      6 Interactor → Presenter: markedFilm(isFavourite:) true
      7 Presenter → View Controller: show(isFavourite:) true
      8 View Controller → View: favouriteButton.setTitle(_:for:) "Unmark Favourite"
      8 View Controller → View: sets favouriteButton.isEnabled true
      """)
  }

  @Test func `VPR-16 the presenter is notified of a mark that cannot be stored`() throws {
    try expectMessages(
      after: "The user taps “Mark as Favourite”.", in: failToMark, by: app, because: "VPR-16",
      """
        User → View: tap(_:) "Mark as Favourite"
        View → View Controller: toggleFavourite(_:) UIButton
      1 View Controller → Presenter: toggleFavourite()
      2 Presenter → Interactor: toggleMark()
      3 Interactor → Data Store: reads mark(of:) Mark(film: tt0042876, isSet: false)
        Data Store → Favourites: reads favourites() 0 × FilmID
      5 Interactor → Data Store: put(_:) Mark(film: tt0042876, isSet: true)
        Data Store → Favourites: add(_:) tt0042876
      6 Interactor → Presenter: failedToMarkFilm(_:) .favouritesUnwritable(file: "favourites.json", reason: "permission deni…
        Presenter → Wireframe: showFailure(_:retry:) "favourites.json cannot be written: permission denied."
        Wireframe → Navigation: present(_:animated:completion:) UIAlertController
      """)
  }

  @Test func `a film can be marked on the second try`() {
    expectPerformed(markWithSecondTry, by: app)
  }

  @Test func `a film can be marked and unmarked`() {
    expectPerformed(markRashomon, by: app)
  }

  @Test func `a mark survives a relaunch of the app`() {
    expectPerformed(findRashomon, by: app)
  }

  @Test func `nothing else is broken`() throws {
    try expectNothingElseBroken(in: app, like: VIPERArchitecture(), using: Check.viper)
  }
}

/// Decides what a film's screen shows. Exercise.swift adds the mark.
final class FilmPresenter {
  weak var view: (any FilmView)?

  private let findFilm: any FindFilmInteractorInput
  let markFilm: any MarkFilmInteractorInput
  let wireframe: any FailureRouting

  private let title: String

  init(
    title: String, findFilm: any FindFilmInteractorInput, markFilm: any MarkFilmInteractorInput,
    wireframe: any FailureRouting
  ) {
    self.title = title
    self.findFilm = findFilm
    self.markFilm = markFilm
    self.wireframe = wireframe
  }
}

extension FilmPresenter {
  func updateView() {
    findFilm.findFilm()
  }

  func leave() {
    findFilm.cancel()
  }

  func reload() {
    view?.show(isLoading: true)
    findFilm.findFilm()
  }
}

extension FilmPresenter: FindFilmInteractorOutput {
  func foundFilm(_ film: FilmDetailsFacts) {
    view?.show(
      film: FilmContent(
        title: film.title, origin: strings("film.origin", strings.list(film.countries), film.year),
        award: film.won ? strings("film.won") : strings("film.nominated")))
    view?.show(isFavourite: film.isFavourite)
    view?.show(isLoading: false)
  }

  func failedToFindFilm(_ failure: Failure) {
    let reason = message(for: failure)
    view?.show(failure: reason, ofFilm: title)
    view?.show(isLoading: false)
    wireframe.showFailure(reason) { [weak self] in self?.reload() }
  }
}

/// Shows one film, and passes the user's events on to its presenter. Exercise.swift adds the mark.
final class FilmViewController: UIViewController {
  @Outlet var name: UILabel
  @Outlet var origin: UILabel
  @Outlet var retryButton: UIButton
  @Outlet var award: UILabel
  @Outlet var favouriteButton: UIButton
  @Outlet var spinner: UIActivityIndicatorView

  let presenter: any FilmEventHandler

  init(presenter: any FilmEventHandler) {
    self.presenter = presenter
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter.updateView()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { presenter.leave() }
  }

  @IBAction func reload(_ sender: Any) {
    presenter.reload()
  }
}

extension FilmViewController: FilmView {
  func show(film: FilmContent) {
    name.text = film.title
    origin.text = film.origin
    award.text = film.award
    retryButton.isHidden = true
  }

  func show(isFavourite: Bool) {
    favouriteButton.setTitle(strings(isFavourite ? "film.unmark" : "film.mark"), for: .normal)
    favouriteButton.isEnabled = true
  }

  func show(failure: String, ofFilm title: String) {
    name.text = title
    origin.text = failure
    retryButton.isHidden = false
  }

  func show(isLoading: Bool) {
    if isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
  }
}
