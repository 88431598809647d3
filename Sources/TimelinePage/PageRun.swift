import FrameMetrics
import TimelineFilm
import TimelineSimulation
public import TimelineTrace

/// A scenario that is simulated where it is looked at.
///
/// The page hands over inputs only: a scenario as bytes, with constants that its reader turned.
/// Everything that it shows in return is computed here, by the modules that the command runs.
public enum PageRun {
  /// Runs the scenario of an image and gives its film and its measurements as JSON in UTF-8.
  ///
  /// Bytes that are no image give `{"error":n}` with the number of the `ImageError`.
  ///
  /// - Complexity: that of the simulation.
  public static func answer(to image: [UInt8]) -> [UInt8] {
    do throws(ImageError) {
      return answer(for: Simulation.run(try SimulationImage.input(from: image)))
    } catch {
      var json = JSONBytes()
      json.object { $0.number("error", Int64(error.rawValue)) }
      return json.bytes
    }
  }

  /// The answer for a trace that is there already:
  /// `{"film":…,"measurements":[[metric,parts],…]}`.
  ///
  /// Parts count in the metric's unit; a metric without a value is left out.
  public static func answer(for trace: Trace) -> [UInt8] {
    var json = JSONBytes()
    json.object { json in
      Film.write(trace, "film", to: &json)
      json.array("measurements") { json in
        // A run with more rows at once than can be measured has a film and no figures.
        guard let measurements = try? Measurements(trace) else { return }
        for metric in Metric.allCases {
          guard let parts = measurements.parts(of: metric) else { continue }
          json.numbers(nil, [Int64(metric.rawValue), parts])
        }
      }
    }
    return json.bytes
  }
}
