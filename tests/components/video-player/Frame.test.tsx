import { act, render, screen } from "@testing-library/react"
import Frame from "../../../src/components/video-player/Frame"

type Options = { host: string; videoId: string; events: { onReady: (event: unknown) => void } }

/** YouTube's own Player as far as react-youtube asks: it is given an element, and tells when it is ready. */
const made: { element: Element; parts: string; options: Options }[] = []
class Player {
  iframe: Element
  constructor(element: Element, options: Options) {
    made.push({ element, parts: element.outerHTML, options })
    this.iframe = element
  }
  getIframe() {
    return this.iframe
  }
  destroy() {}
}

describe("Frame", () => {
  beforeEach(() => {
    made.length = 0
    window.YT = { Player }
  })

  afterEach(() => {
    delete window.YT
  })

  it("hands YouTube a frame that sends a referrer from the beginning, from the host without cookies", async () => {
    const onReady = jest.fn()
    render(
      <Frame
        id="y6120QOlsfU"
        title="Darude - Sandstorm"
        onReady={onReady}
        onState={() => {}}
        onError={() => {}}
      />,
    )
    await act(async () => {})
    const frame = screen.getByTitle("Darude - Sandstorm")
    expect(made).toHaveLength(1)
    expect(made[0]?.element).toBe(frame)
    expect(made[0]?.parts).toMatch(/^<iframe .*referrerpolicy="strict-origin-when-cross-origin"/)
    expect(made[0]?.options.host).toBe("https://www.youtube-nocookie.com")
    expect(frame).toHaveAttribute(
      "src",
      expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/y6120QOlsfU\?/),
    )
    expect(frame).toHaveAttribute("allow", expect.stringContaining("autoplay"))

    const target = { playVideo: () => {} }
    act(() => made[0]?.options.events.onReady({ target }))
    expect(onReady).toHaveBeenCalledWith(target, "y6120QOlsfU")
  })

  it("keeps its frame, and where it came from, when the video changes", async () => {
    const events = { onReady: () => {}, onState: () => {}, onError: () => {} }
    const { rerender } = render(<Frame id="y6120QOlsfU" title="Darude - Sandstorm" {...events} />)
    await act(async () => {})
    const frame = screen.getByTitle("Darude - Sandstorm")
    const { src } = frame as HTMLIFrameElement
    rerender(<Frame id="KmtzQCSh6xk" title="Numa Numa" {...events} />)
    await act(async () => {})
    expect(screen.getByTitle("Numa Numa")).toBe(frame)
    expect(frame).toHaveAttribute("src", src)
    expect(made).toHaveLength(1)
  })

  it("goes away quietly, ready or not", async () => {
    const events = { onReady: () => {}, onState: () => {}, onError: () => {} }
    const { unmount } = render(<Frame id="y6120QOlsfU" title="Darude - Sandstorm" {...events} />)
    await act(async () => {})
    act(() => made[0]?.options.events.onReady({ target: {} }))
    unmount()
    await act(async () => {})
    expect(document.querySelector("iframe")).toBeNull()
  })
})
