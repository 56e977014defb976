import { recovered } from "../../../src/shell/first-paint/hydrate"

const lost = Object.assign(new Error("Loading chunk 7 failed."), { name: "ChunkLoadError" })

describe("what React has mended while it took over a page", () => {
  beforeEach(() => {
    window.reportError = jest.fn()
  })

  it("is told", () => {
    const error = new Error("Hydration failed.", { cause: new Error("Two clocks.") })
    recovered(error)
    expect(window.reportError).toHaveBeenCalledWith(error)
  })

  it("is not told again of files that did not come", () => {
    recovered(new Error("There was an error while hydrating.", { cause: lost }))
    recovered(lost)
    expect(window.reportError).not.toHaveBeenCalled()
  })
})
