/// The flow controller of a film's screen. No other screen follows, so it only shows failures.
final class FilmFlowController: FlowController {}
