import { reportRecovered } from "../../../src/shell/first-paint/hydrate"

const lost = Object.assign(new Error("Loading chunk 7 failed."), { name: "ChunkLoadError" })

describe("an error that React recovered from during hydration", () => {
  beforeEach(() => {
    window.reportError = jest.fn()
  })

  it("is reported", () => {
    const error = new Error("Hydration failed.", { cause: new Error("Two clocks.") })
    reportRecovered(error)
    expect(window.reportError).toHaveBeenCalledWith(error)
  })

  it("is not reported for files that failed to load", () => {
    reportRecovered(new Error("There was an error while hydrating.", { cause: lost }))
    reportRecovered(lost)
    expect(window.reportError).not.toHaveBeenCalled()
  })
})
