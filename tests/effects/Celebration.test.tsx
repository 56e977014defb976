import { render } from "@testing-library/react"
import { Celebration } from "../../src/effects/Celebration"
import * as sky from "../../src/effects/fireworks"
import * as load from "../../src/effects/once"

// Spies change what a module gives out, which only an object of our own allows.
jest.mock("../../src/effects/once", () => ({
  __esModule: true,
  ...jest.requireActual<object>("../../src/effects/once"),
}))
jest.mock("../../src/effects/fireworks", () => ({
  __esModule: true,
  ...jest.requireActual<object>("../../src/effects/fireworks"),
}))

function visit(path: string, month: number, day: number) {
  jest.useFakeTimers({ now: new Date(2025, month - 1, day, 12) })
  const happened = new Set<string>()
  jest.spyOn(load, "once").mockImplementation(name => !happened.has(name) && happened.add(name).has(name))
  const fireworks = jest.spyOn(sky, "fireworks").mockResolvedValue()
  return { fireworks, ...render(<Celebration path={path} />) }
}

afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

describe("the independence day", () => {
  it.each([
    ["/", 12, 5, 0],
    ["/", 12, 6, 1],
    ["/", 12, 7, 0],
    ["/todo", 12, 6, 0],
  ])("at %s on %i/%i has %i fireworks", (path, month, day, times) => {
    expect(visit(path, month, day).fireworks).toHaveBeenCalledTimes(times)
  })

  it("has them once a load, however often one comes home", () => {
    const { fireworks, rerender } = visit("/", 12, 6)
    rerender(<Celebration path="/todo" />)
    rerender(<Celebration path="/" />)
    expect(fireworks).toHaveBeenCalledTimes(1)
  })

  it("takes the fireworks with it when calm is asked for", () => {
    const stop = jest.spyOn(sky, "stopFireworks")
    const { unmount } = visit("/", 7, 1)
    expect(stop).not.toHaveBeenCalled()
    unmount()
    expect(stop).toHaveBeenCalledTimes(1)
  })
})
