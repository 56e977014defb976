import { act, render, screen } from "@testing-library/react"
import Frame from "../../../src/components/video-player/Frame"

type Options = {
  host: string
  videoId: string
  playerVars: object
  events: { onReady: (event: unknown) => void }
}

/** YouTube's own Player as far as react-youtube asks: it puts a frame in the place of an element, and tells when it is ready. */
const made: { options: Options; frame: HTMLIFrameElement }[] = []
class Player {
  frame = document.createElement("iframe")
  constructor(element: Element, options: Options) {
    this.frame.id = element.id
    this.frame.src = `${options.host}/embed/${options.videoId}`
    element.replaceWith(this.frame)
    made.push({ options, frame: this.frame })
    queueMicrotask(() => act(() => options.events.onReady({ target: this })))
  }
  getIframe() {
    return this.frame
  }
  addEventListener() {}
  destroy() {
    this.frame.remove()
  }
}

const events = { onReady: () => {}, onState: () => {}, onError: () => {}, onBlocked: () => {} }

describe("Frame", () => {
  beforeEach(() => {
    made.length = 0
    window.YT = { Player }
  })

  afterEach(() => {
    delete window.YT
  })

  it("asks for the player of the host without cookies, and hands it on when it is ready", async () => {
    const onReady = jest.fn()
    render(<Frame id="y6120QOlsfU" title="Darude - Sandstorm" {...events} onReady={onReady} />)
    const frame = await screen.findByTitle("Darude - Sandstorm")
    expect(frame).toHaveAttribute("src", "https://www.youtube-nocookie.com/embed/y6120QOlsfU")
    expect(made.map(({ options }) => options.playerVars)).toEqual([{ playsinline: 1, rel: 0 }])
    expect(onReady).toHaveBeenCalledWith(expect.any(Player), "y6120QOlsfU")
  })

  it("keeps its frame, and where it came from, when the video changes", async () => {
    const { rerender } = render(<Frame id="y6120QOlsfU" title="Darude - Sandstorm" {...events} />)
    const frame = await screen.findByTitle("Darude - Sandstorm")
    const { src } = frame as HTMLIFrameElement
    rerender(<Frame id="KmtzQCSh6xk" title="Numa Numa" {...events} />)
    expect(await screen.findByTitle("Numa Numa")).toBe(frame)
    expect(frame).toHaveAttribute("src", src)
    expect(made).toHaveLength(1)
  })

  it("goes away quietly", async () => {
    const { unmount } = render(<Frame id="y6120QOlsfU" title="Darude - Sandstorm" {...events} />)
    await screen.findByTitle("Darude - Sandstorm")
    unmount()
    await act(async () => {})
    expect(document.querySelector("iframe")).toBeNull()
  })
})
