import ChatScenarios
import Glibc
import TestSupport
import Testing

/// `Benchmarks/bisect` on a small repository whose build does nothing and whose command prints the
/// value that a revision holds.
@Suite struct BisectTests {
  private static let fake = #"""
    #!/usr/bin/env bash
    value=$(cat value)
    [ "$value" = broken ] && exit 5
    if [ "$1" = run ]; then
      echo "{\"runs\":[{\"scenario\":\"$2\",\"measurements\":{\"reveal.ms\":$value}}]}"
      [ "$value" -gt 300 ] && exit 2
    else
      echo "{\"cases\":[{\"name\":\"a/b\",\"kind\":\"time\",\"figure\":1.5,"
      echo "\"memory\":{\"allocations\":$value}}]}"
    fi
    exit 0
    """#

  /// Makes a repository with one commit for each value, and runs the script in it.
  private func bisect(_ values: [String], _ arguments: String) -> CommandProcess.Result {
    let folder = TemporaryFolder()
    let script = folder.write(
      "repository.sh",
      """
      set -e
      mkdir -p '\(folder.path)/fixture' && cd '\(folder.path)/fixture'
      git init -q -b main . >/dev/null
      cp ../fake fake && chmod +x fake && echo .build/ > .gitignore
      number=0
      for value in \(values.joined(separator: " ")); do
        echo $value > value; echo $number > number; git add -A
        git -c user.name=t -c user.email=t@t -c commit.gpgsign=false commit -qm "c$number $value"
        number=$((number + 1))
      done
      code=0
      BUILD=true COMMAND=./fake '\(CommandProcess.root)/Benchmarks/bisect' \(arguments) || code=$?
      [ "$(git worktree list | wc -l)" -eq 1 ] || exit 99
      [ -z "$(ls .build/bisect 2>/dev/null)" ] || exit 98
      exit $code
      """
    )
    _ = folder.write("fake", Self.fake)
    let output = folder.path + "/output"
    let complaints = folder.path + "/complaints"
    let status = system(
      "bash -c 'bash \(script); exit $?' </dev/null >\(output) 2>\(complaints)"
    )
    return CommandProcess.Result(
      code: (status >> 8) & 0xff,
      output: text(output),
      complaints: text(complaints)
    )
  }

  private func text(_ path: String) -> String {
    String(decoding: (try? InputFile.read(path, as: path)) ?? [], as: UTF8.self)
  }

  /// BM-BIS-1, BM-BIS-3.
  @Test func `The first bad commit is found, and what cannot be measured is skipped`() {
    let values = ["224", "224", "200", "broken", "224", "352", "352", "400"]
    let arguments = "--metric reveal.ms --scenario reveal/x --good HEAD~7"
    let result = bisect(values, arguments)
    #expect(result.code == 0, "\(result.complaints)")
    #expect(result.output.contains("reveal.ms 224  good by definition"))
    #expect(result.output.contains("reveal.ms 352  +128  bad"))
    #expect(result.output.contains("c5 352"))
  }

  /// BM-BIS-3.
  @Test func `A count of a benchmark case is searched in the same way`() {
    let result = bisect(["7", "7", "8", "8"], "--metric allocations --case a/b --good HEAD~3")
    #expect(result.code == 0, "\(result.complaints)")
    #expect(result.output.contains("c2 8"))
  }

  /// BM-BIS-2.
  @Test func `A time is refused with exit code 1, by its name and by its kind`() {
    let named = bisect(["7", "8"], "--metric wall --case a/b --good HEAD~1")
    #expect(named.code == 1)
    #expect(named.complaints.contains("wall is a time"))
    let figure = bisect(["7", "8"], "--metric figure --case a/b --good HEAD~1")
    #expect(figure.code == 1)
    #expect(figure.complaints.contains("the figure of a/b is a time"))
  }

  @Test func `A metric without a value is 5, an end that is as good is 1, and so is a bad range`() {
    let unknown = bisect(["7", "8"], "--metric nope --scenario a/b --good HEAD~1")
    #expect(unknown.code == 5)
    #expect(unknown.complaints.contains("has no value of nope"))
    let same = bisect(["7", "8", "7"], "--metric reveal.ms --scenario a/b --good HEAD~2")
    #expect(same.code == 1)
    #expect(same.complaints.contains("HEAD is as good as HEAD~2"))
    let turned = bisect(["7", "8"], "--metric reveal.ms --scenario a/b --good HEAD --bad HEAD~1")
    #expect(turned.code == 1)
    #expect(turned.complaints.contains("does not come before"))
  }
}
