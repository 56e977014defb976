import { recovered } from "../../../src/shell/first-paint/hydrate"

const lost = Object.assign(new Error("Loading chunk 7 failed."), { name: "ChunkLoadError" })

describe("an error that React recovered from during hydration", () => {
  beforeEach(() => {
    window.reportError = jest.fn()
  })

  it("is reported", () => {
    const error = new Error("Hydration failed.", { cause: new Error("Two clocks.") })
    recovered(error)
    expect(window.reportError).toHaveBeenCalledWith(error)
  })

  it("is not reported for files that failed to load", () => {
    recovered(new Error("There was an error while hydrating.", { cause: lost }))
    recovered(lost)
    expect(window.reportError).not.toHaveBeenCalled()
  })
})
