import { fireEvent, render } from "@testing-library/react"
import { HiddenFilm } from "../../src/effects/HiddenFilm"
import * as load from "../../src/effects/once"

// Spies change what a module gives out, which only an object of our own allows.
jest.mock("../../src/effects/once", () => ({
  __esModule: true,
  ...jest.requireActual<object>("../../src/effects/once"),
}))

const film = () => document.querySelector("video")

function visit(chance: number, isFirst = true) {
  jest.spyOn(Math, "random").mockReturnValue(chance)
  jest.spyOn(load, "once").mockReturnValue(isFirst)
  return render(<HiddenFilm />)
}

afterEach(() => jest.restoreAllMocks())

describe("the hidden film", () => {
  it.each([
    [0, 1],
    [0.0999, 1],
    [0.1, 0],
    [0.5, 0],
  ])("when chance says %d plays %d times", (chance, times) => {
    visit(chance)
    expect(document.querySelectorAll("video")).toHaveLength(times)
  })

  it("plays without a sound, a control, or a place in the order of the keyboard", () => {
    visit(0)
    expect(film()?.muted).toBe(true)
    expect(film()?.autoplay).toBe(true)
    expect(film()).toHaveAttribute("playsinline")
    expect(film()).toHaveAttribute("aria-hidden", "true")
    expect(film()).toHaveAttribute("tabindex", "-1")
    expect(film()).toHaveAttribute("src", "/film/pertti.webm")
    expect(film()?.controls).toBe(false)
  })

  it.each(["ended", "error"])("goes when it has %s", what => {
    visit(0)
    const video = film()
    if (video) fireEvent(video, new Event(what))
    expect(film()).toBeNull()
  })

  it("pauses while the page is hidden", () => {
    const pause = jest.spyOn(HTMLMediaElement.prototype, "pause").mockImplementation()
    const play = jest.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue()
    visit(0)
    const hidden = jest.spyOn(document, "hidden", "get").mockReturnValue(true)
    fireEvent(document, new Event("visibilitychange"))
    expect(pause).toHaveBeenCalledTimes(1)
    hidden.mockReturnValue(false)
    fireEvent(document, new Event("visibilitychange"))
    expect(play).toHaveBeenCalledTimes(1)
  })

  it("has one chance in a load", () => {
    visit(0, false)
    expect(film()).toBeNull()
  })
})
