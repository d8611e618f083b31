import Specification
import SwiftIO
import Tracing
import Foundation

for story in Story.all {
  print("=====", story.id)
  let t = Date()
  do { let p = try Performance(of: story, by: SwiftIOArchitecture(), findsCallSites: true)
  let e = Date().timeIntervalSince(t)
  for s in p.scenes {
    print("##", s.description)
    for m in s.messages { print(Flow([m]).lines[0], "   ", m.file ?? "-", m.line ?? 0) }
    if !s.messages.isEmpty { print(s.after) }
  }
  print(p.document.messages.count, e) } catch { print("FAIL", error) }
}
