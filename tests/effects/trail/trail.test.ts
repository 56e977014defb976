/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/react"
import { lifespanFrames, type Particle, spawnIntervalMs } from "../../../src/effects/trail/particles"
import { startTrail } from "../../../src/effects/trail/trail"

const prepare = jest.fn()
const paint = jest.fn<void, [readonly Particle[]]>()
const remove = jest.fn()
let end = () => {}

function hide(hidden: boolean) {
  jest.spyOn(document, "hidden", "get").mockReturnValue(hidden)
  fireEvent(document, new Event("visibilitychange"))
}

/** Runs one frame: jest's clock has them every 16 milliseconds. */
const nextFrame = () => jest.advanceTimersToNextFrame()
const emojis = () => paint.mock.lastCall?.[0].map(({ emoji }) => emoji)

beforeEach(async () => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  end = startTrail(() => "🌈", { prepare, paint, remove })
  await jest.advanceTimersByTimeAsync(200)
})
afterEach(() => {
  end()
  jest.restoreAllMocks()
  jest.useRealTimers()
})

describe("the emoji trail", () => {
  it("gets ready when the page is quiet, so that the first emoji is not late", () => {
    expect(prepare.mock.calls).toEqual([["🌈"]])
  })

  it("does not get ready once it has ended", async () => {
    startTrail(() => "🌧️", { prepare, paint, remove })()
    await jest.advanceTimersByTimeAsync(10_000)
    expect(prepare).toHaveBeenCalledTimes(1)
  })

  it("has nothing to do until the mouse moves", () => {
    expect(jest.getTimerCount()).toBe(0)
    fireEvent.mouseMove(window, { clientX: 30, clientY: 40 })
    expect(jest.getTimerCount()).toBe(1)
    nextFrame()
    expect(paint.mock.lastCall?.[0]).toMatchObject([{ emoji: "🌈", x: 30, y: 40, age: 0 }])
  })

  it("draws an emoji in each frame of its life, clears up and rests", () => {
    fireEvent.mouseMove(window, { clientX: 1, clientY: 1 })
    for (let frame = 0; frame < lifespanFrames; frame++) nextFrame()
    expect(paint).toHaveBeenCalledTimes(lifespanFrames)
    expect(remove).not.toHaveBeenCalled()
    nextFrame()
    expect(paint).toHaveBeenCalledTimes(lifespanFrames)
    expect(remove).toHaveBeenCalledTimes(1)
    expect(jest.getTimerCount()).toBe(0)
  })

  it("has one emoji for what comes within the interval", () => {
    const move = () => fireEvent.mouseMove(window, { clientX: 1, clientY: 1 })
    move()
    jest.setSystemTime(Date.now() + spawnIntervalMs - 1)
    move()
    nextFrame()
    expect(emojis()).toEqual(["🌈"])
    jest.setSystemTime(Date.now() + spawnIntervalMs)
    move()
    nextFrame()
    expect(emojis()).toEqual(["🌈", "🌈"])
  })

  it("knows what is born over a text", () => {
    document.body.innerHTML = "<ul><li><b>one</b></li></ul><canvas></canvas>"
    fireEvent.mouseMove(document.querySelector("b") as Element, { clientX: 1, clientY: 1 })
    jest.setSystemTime(Date.now() + spawnIntervalMs)
    fireEvent.mouseMove(document.querySelector("canvas") as Element, { clientX: 1, clientY: 1 })
    nextFrame()
    expect(paint.mock.lastCall?.[0]).toMatchObject([{ isOverText: true }, { isOverText: false }])
    document.body.innerHTML = ""
  })

  it("follows a finger", () => {
    fireEvent.touchStart(window, { touches: [{ clientX: 5, clientY: 6 }] })
    nextFrame()
    expect(paint.mock.lastCall?.[0]).toMatchObject([{ x: 5, y: 6 }])
    jest.setSystemTime(Date.now() + spawnIntervalMs)
    fireEvent.touchMove(window, { touches: [{ clientX: 50, clientY: 60 }] })
    nextFrame()
    expect(emojis()).toHaveLength(2)
  })

  it("is gone when the page is hidden, and not born there", () => {
    fireEvent.mouseMove(window, { clientX: 1, clientY: 1 })
    hide(true)
    expect(remove).toHaveBeenCalledTimes(1)
    fireEvent.mouseMove(window, { clientX: 1, clientY: 1 })
    expect(jest.getTimerCount()).toBe(0)
  })

  it("leaves nothing behind when it is ended", () => {
    fireEvent.mouseMove(window, { clientX: 1, clientY: 1 })
    end()
    expect(remove).toHaveBeenCalledTimes(1)
    fireEvent.mouseMove(window, { clientX: 1, clientY: 1 })
    expect(jest.getTimerCount()).toBe(0)
  })
})
