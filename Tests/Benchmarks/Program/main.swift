import Benchmarks
import Foundation

exit(Bench.run(Array(CommandLine.arguments.dropFirst())))
