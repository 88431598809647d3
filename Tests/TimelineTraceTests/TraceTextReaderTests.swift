import Testing
import TimelineTrace
import TimelineUnits

/// Covers `TraceSource`.
@Suite struct TraceTextReaderTests {
  private let head = "timelinetrace/1\n"
  private let began =
    "0 began width=390 height=700 insetTop=0 insetLeft=0 insetBottom=0 insetRight=0 scale=1 "
    + "refresh=16_2/3 estimate=80 renderInterval=166_2/3\n"

  private func flaw(_ text: String) -> TraceError? {
    do throws(TraceError) {
      _ = try TraceText.parse(Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test func `Each flaw of a line has its reason and position`() {
    let start = (head + began).utf8.count
    func expect(_ line: String, _ offset: Int, _ reason: TraceError.Reason) {
      #expect(flaw(head + began + line) == TraceError(byteOffset: start + offset, reason: reason))
    }
    #expect(flaw("") == TraceError(byteOffset: 0, reason: .notATrace))
    #expect(flaw("timelinetrace/2\n") == TraceError(byteOffset: 0, reason: .notATrace))
    expect("", 0, .notEnded)
    expect("0 ended", 7, .truncated)
    expect("0 ended \n", 7, .malformedLine)
    expect("0 vanished\n", 2, .unknownRecord)
    expect("x held\n", 0, .malformedLine)
    expect("-1 held\n", 0, .numberOutOfRange)
    expect("-0 held\n", 0, .overlongNumber)
    expect("007 held\n", 0, .overlongNumber)
    expect("0_2/4 held\n", 0, .overlongNumber)
    expect("0_1/11 held\n", 0, .overlongNumber)
    expect("0_3/3 held\n", 0, .overlongNumber)
    expect("12765100000000000 held\n", 0, .numberOutOfRange)
    expect("0 rendered cause=later changed=0\n", 17, .unknownValue)
    expect("0 rendered cause=later changed=-1\n", 17, .unknownValue)
    expect("0 rendered changed=0\n", 11, .malformedLine)
    expect("0 rendered cause=live changed=-1\n", 21, .numberOutOfRange)
    expect("0 left item=4294967296\n", 12, .numberOutOfRange)
    expect("0 frame offset=0 content=0 commanded=0 state=loading|covered\n", 53, .unknownValue)
    expect("0 followLink running=true\n", 21, .unknownValue)
    expect("5 held\n4 held\n", 7, .timeGoesBack)
    expect("0 ended\n0 held\n", 8, .afterEnd)
  }
}
