import { act, fireEvent, render, screen } from "@testing-library/react"
import type { ReactElement } from "react"
import { renderToString } from "react-dom/server"
import { Gif } from "../../../src/components/gif/Gif"
import { fallbackGif } from "../../../src/components/gif/gifSearch"
import { calmMode } from "../../../src/hooks/browser/motion"
import * as tracking from "../../../src/hooks/outside/track"
import { write } from "../../../src/hooks/storage/useStorage"
import { Services } from "../../jest/Services"

// Spies change what a module gives out, which only an object of our own allows.
jest.mock("../../../src/hooks/outside/track", () => ({
  __esModule: true,
  ...jest.requireActual<object>("../../../src/hooks/outside/track"),
}))

const asked = jest.fn()
const picture = (id: string) => ({
  id,
  title: `GIF ${id}`,
  images: {
    fixed_height: { url: `/${id}.gif`, webp: `/${id}.webp`, width: "300", height: "200" },
    fixed_height_still: { url: `/${id}_s.gif` },
  },
})
const settle = () => act(() => jest.advanceTimersByTimeAsync(6000))
const sources = () => screen.getAllByRole("img").map(image => image.getAttribute("src"))

let track: jest.SpyInstance
beforeEach(() => {
  jest.useFakeTimers()
  asked.mockReset().mockResolvedValue({
    ok: true,
    json: async () => ({ data: ["a", "b", "c"].map(picture), meta: { response_id: "r" } }),
  })
  Object.assign(globalThis, { fetch: asked })
  track = jest.spyOn(tracking, "track").mockImplementation()
  jest.spyOn(Math, "random").mockReturnValue(0)
})
afterEach(() => {
  act(() => write(calmMode, false))
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe("without a key", () => {
  it("shows an animation of our own, asks nobody and reports that it did", async () => {
    render(<Gif term="hamster" />)
    await settle()
    expect(sources()).toEqual([fallbackGif("hamster").url])
    expect(asked).not.toHaveBeenCalled()
    expect(track.mock.calls).toEqual([[{ category: "gif", action: "render", label: "hamster" }]])
  })

  it("holds still in the static page and in calm mode", () => {
    expect(renderToString(<Gif term="hamster" />)).toContain(fallbackGif("hamster").still)
    write(calmMode, true)
    render(<Gif term="hamster" />)
    expect(sources()).toEqual([fallbackGif("hamster").still])
  })

  it("says 'Error' for a picture that fails", () => {
    render(<Gif term="hamster" />)
    fireEvent.error(screen.getByRole("img"))
    expect(screen.getByRole("img", { name: "Error" })).toBeVisible()
  })
})

describe("with a key", () => {
  const renderWithKey = (gif: ReactElement) => render(<Services giphyKey="key">{gif}</Services>)

  it("shows one of our own in place of a picture that hangs, ten seconds on", async () => {
    renderWithKey(<Gif term="pizza" />)
    await settle()
    expect(sources()).toEqual(["/b.gif"])
    await act(() => jest.advanceTimersByTimeAsync(10_000))
    expect(sources()).toEqual([fallbackGif("pizza", 0).url])
  })

  it("keeps a picture that has come", async () => {
    renderWithKey(<Gif term="pizza" />)
    await settle()
    fireEvent.load(screen.getByRole("img"))
    await act(() => jest.advanceTimersByTimeAsync(10_000))
    expect(sources()).toEqual(["/b.gif"])
  })

  it("shows as many of GIPHY's as are wanted, as WebP where it can, and says whose they are", async () => {
    const { container } = renderWithKey(<Gif term="pizza" count={2} />)
    expect(track).not.toHaveBeenCalled()
    await settle()
    expect(sources()).toHaveLength(2)
    for (const source of sources()) expect(source).toMatch(/^\/[abc]\.gif$/)
    expect(container.querySelectorAll('source[type="image/webp"]')).toHaveLength(2)
    expect(screen.getByText("Powered by GIPHY")).toBeVisible()
    expect(track.mock.calls).toEqual([[{ category: "gif", action: "render", label: "pizza" }]])
  })

  it("shows first pictures alone in calm mode", async () => {
    write(calmMode, true)
    const { container } = renderWithKey(<Gif term="sauna" />)
    await settle()
    expect(sources()[0]).toMatch(/_s\.gif$/)
    expect(container.querySelector("source")).toBeNull()
  })

  it("puts one of ours, with the alt text 'Error', in the place of one that fails", async () => {
    renderWithKey(<Gif term="monday" />)
    await settle()
    fireEvent.error(screen.getByRole("img"))
    expect(screen.getByRole("img", { name: "Error" })).toHaveAttribute("src", fallbackGif("monday").url)
  })

  it("shows one of ours when GIPHY is not to be had", async () => {
    asked.mockRejectedValue(new TypeError("Failed to fetch"))
    renderWithKey(<Gif term="excuse" />)
    await settle()
    expect(sources()).toEqual([fallbackGif("excuse").url])
    expect(screen.queryByText("Powered by GIPHY")).toBeNull()
    expect(track).toHaveBeenCalledTimes(1)
  })

  it("asks for nothing when it is gone before the page is quiet", async () => {
    renderWithKey(<Gif term="snail" />).unmount()
    await settle()
    expect(asked).not.toHaveBeenCalled()
  })
})
