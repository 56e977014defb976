/** @jest-environment jsdom */
import config from "../../../gatsby-config"
import type * as Track from "../../../src/hooks/outside/track"

const mockWatch = jest.fn()
const mockStart = jest.fn()
const sent = jest.fn()
const mockLoaded = jest.fn()

jest.mock("react-ga4", () => {
  mockLoaded("react-ga4")
  return jest.requireActual<object>("react-ga4")
})
jest.mock("../../../src/hooks/outside/vitals", () => {
  mockLoaded("vitals")
  return { watchVitals: mockWatch }
})
jest.mock("../../../src/hooks/outside/errorReports", () => {
  mockLoaded("errorReports")
  return { startErrorReports: mockStart }
})

const nowhere = { analyticsId: "", errorReportsDsn: "" }
const everywhere = { analyticsId: "G-TEST", errorReportsDsn: "https://key@reports.example/1" }
const event = { category: "gif", action: "render", label: "hamster" }

let fresh: typeof Track
const outside = jest.fn()

/** The events passed to Google's script, which sends them unchanged. */
const handed = () =>
  Array.from((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [], command => Array.from(command))
const events = () => handed().filter(([command]) => command === "event")
/** An event as Google knows it. */
const known = ({ category, action, label }: typeof event) => [
  "event",
  action,
  { event_category: category, event_label: label, non_interaction: true },
]

/** The script of analytics, where it is in the page. */
const script = () => document.querySelector('script[src*="/gtag/js"]')

/** Lets what waits for the quiet after the load happen. */
const settle = () => jest.advanceTimersByTimeAsync(6000)

beforeEach(async () => {
  jest.useFakeTimers()
  jest.resetModules()
  jest.clearAllMocks()
  mockStart.mockReturnValue(sent)
  Object.assign(globalThis, { fetch: outside })
  fresh = await import("../../../src/hooks/outside/track")
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  fresh.configureTracking(nowhere)
  for (const name of ["doNotTrack", "globalPrivacyControl"]) Reflect.deleteProperty(navigator, name)
  for (const name of ["dataLayer", "gtag"]) Reflect.deleteProperty(window, name)
  Reflect.deleteProperty(document, "readyState")
  document.body.replaceChildren()
})

describe("with nothing configured", () => {
  it("loads nothing, makes no request and still dispatches the event", async () => {
    const eventName = jest.fn()
    const hear = (event: Event) => eventName((event as CustomEvent).detail)
    window.addEventListener("juhq:track", hear)
    fresh.configureTracking(nowhere)
    fresh.track(event)
    fresh.trackPage("/ufo", "juhq.fi - Ufo")
    fresh.trackError(new Error("caught"))
    await settle()
    window.removeEventListener("juhq:track", hear)
    expect(eventName.mock.calls).toEqual([
      [{ kind: "event", event }],
      [{ kind: "page", path: "/ufo", title: "juhq.fi - Ufo" }],
    ])
    expect(mockLoaded).not.toHaveBeenCalled()
    expect(outside).not.toHaveBeenCalled()
    expect(document.querySelectorAll("script[src], img, iframe")).toHaveLength(0)
  })

  it("is how the site is configured", () => {
    expect(config.siteMetadata).toMatchObject(nowhere)
  })
})

describe("with an analytics id", () => {
  it("sends page views and non-interactive events in their order, those before the configuration too", async () => {
    fresh.trackPage("/", "juhq.fi")
    fresh.track(event)
    await settle()
    expect(mockLoaded).not.toHaveBeenCalled()
    fresh.configureTracking({ ...nowhere, analyticsId: "G-TEST" })
    fresh.track({ category: "game", action: "win", value: 3 })
    await settle()
    expect(handed().slice(1)).toEqual([
      ["config", "G-TEST", { send_page_view: false }],
      ["event", "page_view", { page_path: "/", page_title: "juhq.fi" }],
      known(event),
      ["event", "win", { event_category: "game", value: 3, non_interaction: true }],
    ])
  })

  it.each([
    { category: "video", action: "play", label: "y6120QOlsfU" },
    { category: "video", action: "end", label: "-aZ_a-zAb1c" },
    { category: "Web Vitals", action: "LCP", label: "v6-1763791200000-1234567890123" },
    { category: "external link", action: "click", label: "https://mastodon.example/@pertti" },
    { category: "gif", action: "render", label: "  the hamster of the year " },
  ])("hands on every word as it is: $label", async exact => {
    fresh.configureTracking({ ...nowhere, analyticsId: "G-TEST" })
    fresh.track(exact)
    await settle()
    expect(events()).toEqual([known(exact)])
  })

  it("gives up a script that has not come in ten seconds, and collects nothing for it", async () => {
    fresh.configureTracking({ ...nowhere, analyticsId: "G-TEST" })
    fresh.track(event)
    await settle()
    expect(script()).not.toBeNull()
    await jest.advanceTimersByTimeAsync(10_000)
    expect(script()).toBeNull()
    expect(handed()).toEqual([])
    fresh.track(event)
    await settle()
    expect(handed()).toEqual([])
  })

  it("keeps a script that has come", async () => {
    fresh.configureTracking({ ...nowhere, analyticsId: "G-TEST" })
    fresh.track(event)
    await settle()
    script()?.dispatchEvent(new Event("load"))
    await jest.advanceTimersByTimeAsync(10_000)
    expect(script()).not.toBeNull()
    expect(events()).toEqual([known(event)])
  })

  it("loads only what that id is for", async () => {
    fresh.configureTracking({ ...nowhere, analyticsId: "G-TEST" })
    fresh.track(event)
    await settle()
    expect(mockLoaded.mock.calls.flat().sort()).toEqual(["react-ga4", "vitals"])
  })

  it("takes the id as a text too", async () => {
    fresh.configureTracking("G-TEST")
    fresh.track(event)
    await settle()
    expect(events()).toEqual([known(event)])
    expect(mockStart).not.toHaveBeenCalled()
  })

  it("waits until the page has loaded", async () => {
    Object.defineProperty(document, "readyState", { value: "interactive", configurable: true })
    fresh.configureTracking(everywhere)
    fresh.track(event)
    await settle()
    expect(mockLoaded).not.toHaveBeenCalled()
    window.dispatchEvent(new Event("load"))
    await settle()
    expect(mockLoaded).toHaveBeenCalledTimes(3)
  })

  it("reports the vitals as events", async () => {
    fresh.configureTracking({ ...nowhere, analyticsId: "G-TEST" })
    await settle()
    expect(mockWatch).toHaveBeenCalledTimes(1)
    const vital = { category: "Web Vitals", action: "LCP", label: "v6-1", value: 900 }
    mockWatch.mock.calls[0][0](vital)
    await settle()
    const { category, action, label, value } = vital
    const words = { event_category: category, event_label: label, value, non_interaction: true }
    expect(events()).toEqual([["event", action, words]])
  })

  it("goes on after a failure", async () => {
    jest.spyOn(document.body, "appendChild").mockImplementationOnce(() => {
      throw new Error("refused")
    })
    fresh.configureTracking({ ...nowhere, analyticsId: "G-TEST" })
    fresh.track(event)
    await settle()
    expect(events()).toEqual([])
    fresh.track(event)
    await settle()
    expect(events()).toEqual([known(event)])
  })
})

describe("with a DSN for error reports", () => {
  const fail = (error: unknown) =>
    window.dispatchEvent(new ErrorEvent("error", { error, message: "it broke" }))

  it("reports what went wrong before the reports were there, ten errors at most", async () => {
    const early = Array.from({ length: 12 }, (_, i) => new Error(`early ${i}`))
    for (const error of early) fail(error)
    fresh.configureTracking({ ...nowhere, errorReportsDsn: everywhere.errorReportsDsn })
    await settle()
    expect(mockStart.mock.calls).toEqual([[everywhere.errorReportsDsn, early.slice(0, 10)]])
    expect(mockLoaded.mock.calls).toEqual([["errorReports"]])
  })

  it("holds rejections, errors without an object and caught ones", async () => {
    window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: "because" }))
    fail(null)
    fresh.trackError("caught")
    fresh.configureTracking(everywhere)
    await settle()
    expect(mockStart.mock.calls[0][1]).toEqual(["because", new Error("it broke"), "caught"])
  })

  it("reports a caught error at once when the reports are there, and leaves the others to them", async () => {
    fresh.configureTracking(everywhere)
    await settle()
    const sentry = jest.fn()
    window.addEventListener("error", sentry)
    fail(new Error("Sentry hears it itself"))
    window.removeEventListener("error", sentry)
    fresh.trackError("caught")
    expect(sent.mock.calls).toEqual([["caught"]])
  })
})

describe("a browser that asks not to be tracked", () => {
  it.each([
    ["doNotTrack", "1"],
    ["doNotTrack", "yes"],
    ["globalPrivacyControl", true],
  ])("is not, by %s %s", async (name, value) => {
    Object.defineProperty(navigator, name, { value, configurable: true })
    fresh.configureTracking(everywhere)
    fresh.track(event)
    fresh.trackPage("/", "juhq.fi")
    fresh.trackError("caught")
    await settle()
    expect(mockLoaded).not.toHaveBeenCalled()
  })

  it("is when it answers otherwise", async () => {
    Object.defineProperty(navigator, "doNotTrack", { value: "0", configurable: true })
    fresh.configureTracking(everywhere)
    await settle()
    expect(mockLoaded.mock.calls.flat().sort()).toEqual(["errorReports", "vitals"])
  })
})
