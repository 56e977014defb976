import { act, fireEvent, render } from "@testing-library/react"
import { EmojiTrail } from "../../../src/effects/trail/EmojiTrail"
import { lifespanFrames, spawnIntervalMs } from "../../../src/effects/trail/particles"
import { trailOverride } from "../../../src/effects/trailOverride"
import { write } from "../../../src/hooks/storage/useStorage"

const fillText = jest.fn()
const drawImage = jest.fn()
const pen = { fillText, drawImage, clearRect() {}, setTransform() {} }

beforeEach(() => {
  localStorage.clear()
  jest.clearAllMocks()
  jest.useFakeTimers({ now: new Date(2025, 11, 24, 12) })
  jest
    .spyOn(HTMLCanvasElement.prototype, "getContext")
    .mockImplementation((() => pen) as unknown as typeof HTMLCanvasElement.prototype.getContext)
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

const canvas = () => document.querySelector("canvas[data-effect=trail]")

function move() {
  jest.setSystemTime(Date.now() + spawnIntervalMs)
  fireEvent.mouseMove(window, { clientX: 50, clientY: 60 })
  jest.advanceTimersToNextFrame()
}

describe("the emoji trail on the page", () => {
  it("is a canvas that nobody can press, there only while there is something on it", () => {
    jest.setSystemTime(new Date(2025, 7, 3, 12))
    render(<EmojiTrail />)
    expect(canvas()).toBeNull()
    move()
    expect(canvas()).toHaveStyle({ pointerEvents: "none", position: "fixed" })
    expect(canvas()).toHaveAttribute("aria-hidden", "true")
    for (let frame = 0; frame < lifespanFrames; frame++) jest.advanceTimersToNextFrame()
    expect(canvas()).toBeNull()
  })

  it("draws the emoji of the visitor's day, its middle at the pointer", () => {
    render(<EmojiTrail />)
    move()
    expect(fillText.mock.calls.map(([emoji]) => emoji)).toEqual(["🎄"])
    expect(drawImage).toHaveBeenLastCalledWith(expect.any(HTMLCanvasElement), 39, 49, 22, 22)
  })

  it("draws the visitor's own emoji from the moment it is chosen", () => {
    render(<EmojiTrail />)
    act(() => write(trailOverride, "🐹"))
    move()
    expect(fillText.mock.calls.map(([emoji]) => emoji)).toEqual(["🐹"])
  })

  it("takes its canvas with it", () => {
    const { unmount } = render(<EmojiTrail />)
    move()
    unmount()
    expect(canvas()).toBeNull()
  })
})
