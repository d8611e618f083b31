import SourceModel
import Testing

@Suite struct WordsOfNameTests {
  @Test func `a name is split into its words`() {
    #expect("showFooterLabel".wordsOfName == ["show", "footer", "label"])
    #expect("UIAlertController".wordsOfName == ["ui", "alert", "controller"])
    #expect("apiURL_2".wordsOfName == ["api", "url"])
  }
}
