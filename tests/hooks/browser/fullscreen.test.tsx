import { act, fireEvent, render, screen } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { toggleFullscreen, useFullscreen } from "../../../src/hooks/browser/fullscreen"
import * as tracking from "../../../src/hooks/outside/track"

// The mock is a plain object, since spies can't replace the exports of an ES module.
jest.mock("../../../src/hooks/outside/track", () => ({
  __esModule: true,
  ...jest.requireActual<object>("../../../src/hooks/outside/track"),
}))

function Switch({ target }: { target?: { current: Element | null } }) {
  const { available, on, toggle } = useFullscreen(target, target && "picture")
  if (!available) return <p>Not here.</p>
  return (
    <button type="button" aria-pressed={on} onClick={toggle}>
      Full screen
    </button>
  )
}

let element: Element | null = null

function give(request: () => Promise<void>) {
  const change = (to: Element | null) => {
    element = to
    document.dispatchEvent(new Event("fullscreenchange"))
  }
  Object.assign(document.documentElement, {
    requestFullscreen: () => request().then(() => change(document.documentElement)),
  })
  Object.assign(document, { exitFullscreen: async () => change(null) })
  Object.defineProperty(document, "fullscreenEnabled", { configurable: true, value: true })
  Object.defineProperty(document, "fullscreenElement", { configurable: true, get: () => element })
}

describe("full screen mode", () => {
  afterEach(() => {
    jest.restoreAllMocks()
    element = null
    Reflect.deleteProperty(document.documentElement, "requestFullscreen")
    for (const name of ["exitFullscreen", "fullscreenEnabled", "fullscreenElement"])
      Reflect.deleteProperty(document, name)
  })

  it("is not offered, and does nothing, without browser support", async () => {
    const track = jest.spyOn(tracking, "track")
    render(<Switch />)
    expect(screen.getByText("Not here.")).toBeInTheDocument()
    await toggleFullscreen()
    expect(track).not.toHaveBeenCalled()
  })

  it("is not offered in the first render", () => {
    give(async () => {})
    expect(renderToString(<Switch />)).toContain("Not here.")
  })

  it("goes on and off, and tracks only the opening", async () => {
    give(async () => {})
    const track = jest.spyOn(tracking, "track")
    render(<Switch />)
    const button = screen.getByRole("button", { name: "Full screen" })
    expect(button).toHaveAttribute("aria-pressed", "false")
    await act(async () => fireEvent.click(button))
    expect(button).toHaveAttribute("aria-pressed", "true")
    await act(async () => fireEvent.click(button))
    expect(button).toHaveAttribute("aria-pressed", "false")
    expect(track.mock.calls).toEqual([[{ category: "fullscreen", action: "open" }]])
  })

  it("enlarges an element alone, with its label in the statistics", async () => {
    give(async () => {})
    const track = jest.spyOn(tracking, "track")
    const picture = document.createElement("div")
    Object.assign(picture, {
      requestFullscreen: async () => {
        element = picture
        document.dispatchEvent(new Event("fullscreenchange"))
      },
    })
    render(<Switch target={{ current: picture }} />)
    const button = screen.getByRole("button", { name: "Full screen" })
    await act(async () => {
      element = document.documentElement
      document.dispatchEvent(new Event("fullscreenchange"))
    })
    expect(button).toHaveAttribute("aria-pressed", "false")
    await act(async () => fireEvent.click(button))
    expect(element).toBe(picture)
    expect(button).toHaveAttribute("aria-pressed", "true")
    expect(track.mock.calls).toEqual([[{ category: "fullscreen", action: "open", label: "picture" }]])
    await act(async () => fireEvent.click(button))
    expect(element).toBeNull()
  })

  it("ignores a refusal, and tracks nothing", async () => {
    give(() => Promise.reject(new TypeError("Refused.")))
    const track = jest.spyOn(tracking, "track")
    await toggleFullscreen()
    expect(element).toBeNull()
    expect(track).not.toHaveBeenCalled()
  })
})
