@main struct Host {
  static func main() {
    print(runScenario(seed: 7))
  }
}
