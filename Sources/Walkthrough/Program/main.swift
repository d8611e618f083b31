import Foundation
import Walkthrough

exit(await Program.run(Array(CommandLine.arguments.dropFirst())))
