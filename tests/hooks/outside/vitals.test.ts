/** @jest-environment jsdom */
import { vitalEvent, watchVitals } from "../../../src/hooks/outside/vitals"

const mockWatched = new Map<string, (metric: object) => void>()
jest.mock("web-vitals", () =>
  Object.fromEntries(
    ["CLS", "FCP", "INP", "LCP", "TTFB"].map(name => [
      `on${name}`,
      (report: (metric: object) => void) => mockWatched.set(name, report),
    ]),
  ),
)

type Callback = (list: { getEntries: () => object[] }) => void
let observed: { callback: Callback; options: object; stopped: boolean } | null = null

class Observer {
  static supportedEntryTypes = ["first-input"]
  constructor(private readonly callback: Callback) {}
  observe(options: object) {
    observed = { callback: this.callback, options, stopped: false }
  }
  disconnect() {
    if (observed) observed.stopped = true
  }
}

function hiddenAt(...times: number[]) {
  const entries = times.map(startTime => ({ name: "hidden", startTime }))
  Object.assign(performance, { getEntriesByType: () => entries })
}

beforeEach(() => {
  observed = null
  Object.assign(window, { PerformanceObserver: Observer })
  jest.useFakeTimers({ now: 1_700_000_000_000 })
  hiddenAt()
  jest.spyOn(Math, "random").mockReturnValue(0.5)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe("a metric as an event", () => {
  it("is rounded, and a layout shift is multiplied by 1000 first", () => {
    expect(vitalEvent({ name: "LCP", value: 1234.5, id: "v6-1" })).toEqual({
      category: "Web Vitals",
      action: "LCP",
      label: "v6-1",
      value: 1235,
    })
    expect(vitalEvent({ name: "CLS", value: 0.1234, id: "v6-2" }).value).toBe(123)
  })
})

describe("watching the vitals", () => {
  it("reports all six, each by its name", () => {
    const report = jest.fn()
    watchVitals(report)
    for (const [name, tell] of mockWatched) tell({ name, value: 0.5, id: name.toLowerCase() })
    observed?.callback({ getEntries: () => [{ startTime: 100, processingStart: 116.4 }] })
    expect(report.mock.calls.map(([{ action }]) => action)).toEqual([
      "CLS",
      "FCP",
      "INP",
      "LCP",
      "TTFB",
      "FID",
    ])
  })

  it("measures the delay of the first input only, even of one before the measurement started", () => {
    const report = jest.fn()
    watchVitals(report)
    expect(observed?.options).toEqual({ type: "first-input", buffered: true })
    observed?.callback({ getEntries: () => [{ startTime: 100, processingStart: 116.4 }] })
    expect(report.mock.calls).toEqual([
      [{ category: "Web Vitals", action: "FID", label: "fid-1700000000000-500000000000", value: 16 }],
    ])
    expect(observed?.stopped).toBe(true)
  })

  it("says nothing of an input after the page was hidden", () => {
    hiddenAt(50)
    const report = jest.fn()
    watchVitals(report)
    observed?.callback({ getEntries: () => [{ startTime: 100, processingStart: 5000 }] })
    expect(report).not.toHaveBeenCalled()
  })

  it("does without the first input where the browser doesn't know it", () => {
    Object.assign(window, { PerformanceObserver: undefined })
    watchVitals(jest.fn())
    expect(observed).toBeNull()
  })
})
