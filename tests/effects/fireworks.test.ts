/** @jest-environment jsdom */
import { fireworks, stopFireworks } from "../../src/effects/fireworks"
import { calmMode } from "../../src/hooks/browser/motion"
import { write } from "../../src/hooks/storage/useStorage"

const launch = Object.assign(
  jest.fn((_options: { origin: { x: number; y: number } }) => Promise.resolve()),
  { reset: jest.fn() },
)
const mockCreate = jest.fn((_sky: HTMLCanvasElement, _options: object) => launch)
jest.mock("canvas-confetti", () => ({
  __esModule: true,
  default: { create: (sky: HTMLCanvasElement, options: object) => mockCreate(sky, options) },
}))

const sky = () => document.querySelector("canvas[data-effect=fireworks]")
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers()
  jest.clearAllMocks()
})
afterEach(() => {
  stopFireworks()
  jest.restoreAllMocks()
  jest.useRealTimers()
})

describe("the fireworks", () => {
  it("are five bursts, fewer than three a second, and leave no sky behind", async () => {
    const shown = fireworks()
    await pass(0)
    expect(sky()).toHaveStyle({ pointerEvents: "none" })
    const counts = []
    for (let i = 0; i < 5; i++) {
      counts.push(launch.mock.calls.length)
      await pass(450)
    }
    expect(counts).toEqual([1, 2, 3, 4, 5])
    await shown
    expect(launch).toHaveBeenCalledTimes(5)
    expect(sky()).toBeNull()
    expect(jest.getTimerCount()).toBe(0)
  })

  it("respect who asked the browser for less motion, by the library too", async () => {
    void fireworks()
    await pass(0)
    expect(mockCreate).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ disableForReducedMotion: true }),
    )
    stopFireworks()
    mockCreate.mockClear()
    jest.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList)
    await fireworks()
    expect(mockCreate).not.toHaveBeenCalled()
  })

  it("are not let off in calm mode", async () => {
    write(calmMode, true)
    await fireworks()
    expect(mockCreate).not.toHaveBeenCalled()
  })

  it("end at once when they are stopped", async () => {
    void fireworks()
    await pass(450)
    expect(launch).toHaveBeenCalledTimes(2)
    stopFireworks()
    expect(sky()).toBeNull()
    expect(launch.reset).toHaveBeenCalledTimes(1)
    await pass(5000)
    expect(launch).toHaveBeenCalledTimes(2)
  })

  it("don't begin when they are stopped before they have arrived", async () => {
    const shown = fireworks()
    stopFireworks()
    await shown
    expect(mockCreate).not.toHaveBeenCalled()
  })

  it("begin again in the one sky when they are asked for twice", async () => {
    void fireworks()
    await pass(450)
    void fireworks()
    await pass(0)
    expect(document.querySelectorAll("canvas")).toHaveLength(1)
  })
})
