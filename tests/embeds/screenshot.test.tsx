import { act, fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import { domToCanvas } from "modern-screenshot"
import * as camera from "../../src/embeds/screenshot/capture"
import { holeIn, paintFall, within as placeWithin, zoomed } from "../../src/embeds/screenshot/fall"
import {
  type Box,
  cropped,
  type Frame,
  frames,
  layoutOf,
  maxCaption,
  paintFrame,
} from "../../src/embeds/screenshot/frames"
import { drawGuest } from "../../src/embeds/screenshot/guest"
import Screenshot from "../../src/embeds/screenshot/Screenshot"
import { drawParts, linesOf, partsOf } from "../../src/embeds/screenshot/sketch"
import { download } from "../../src/hooks/browser/download"
import { calmMode } from "../../src/hooks/browser/motion"
import { remove, write } from "../../src/hooks/storage/useStorage"
import { hasThing, onPage } from "../jest/visit"

jest.mock("../../src/hooks/browser/download")
jest.mock("modern-screenshot", () => ({ domToCanvas: jest.fn() }))
// Spies change what a module gives out, which only an object of our own allows.
jest.mock("../../src/embeds/screenshot/capture", () => ({
  __esModule: true,
  ...jest.requireActual<object>("../../src/embeds/screenshot/capture"),
}))

const { capture, isBlank, isOwn, timeoutSeconds } = camera

const kinds = Object.keys(frames) as Frame[]
const someBox: fc.Arbitrary<Box> = fc.record({
  x: fc.constant(0),
  y: fc.constant(0),
  width: fc.integer({ min: 200, max: 8000 }),
  height: fc.integer({ min: 200, max: 8000 }),
})
const within = (inner: Box, outer: { width: number; height: number }) =>
  inner.x >= 0 &&
  inner.y >= 0 &&
  inner.x + inner.width <= outer.width &&
  inner.y + inner.height <= outer.height
const shot = (width = 800, height = 600) => Object.assign(document.createElement("canvas"), { width, height })

const colourful = { data: new Uint8ClampedArray([0, 0, 0, 255, 255, 255, 255, 255]) }
const teal = { data: new Uint8ClampedArray([0, 128, 128, 255, 1, 128, 127, 255]) }
const context = {
  fillRect: jest.fn(),
  drawImage: jest.fn(),
  fillText: jest.fn(),
  getImageData: jest.fn(() => colourful),
  setTransform: jest.fn(),
  beginPath: jest.fn(),
  lineTo: jest.fn(),
  closePath: jest.fn(),
  ellipse: jest.fn(),
  fill: jest.fn(),
  stroke: jest.fn(),
}
beforeEach(() => {
  // Not in jsdom.
  Object.assign(Range.prototype, {
    getBoundingClientRect(this: Range) {
      return this.startContainer.parentElement?.getBoundingClientRect() ?? new DOMRect()
    },
    getClientRects: () => [new DOMRect()],
  })
  jest.clearAllMocks()
  window.history.replaceState(null, "", "/")
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as never)
  jest.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation(done => done(new Blob(["png"])))
  let count = 0
  Object.assign(URL, { createObjectURL: jest.fn(() => `blob:${++count}`), revokeObjectURL: jest.fn() })
  jest.mocked(domToCanvas).mockImplementation(async () => shot())
})
afterEach(() => {
  jest.useRealTimers()
  act(() => remove(calmMode))
  Reflect.deleteProperty(window, "ClipboardItem")
})

describe("the frames", () => {
  it("hold the picture whole, unstretched, with all their parts inside", () => {
    fc.assert(
      fc.property(fc.constantFrom(...kinds), someBox, (kind, box) => {
        const layout = layoutOf(kind, box, "hei")
        expect(within(layout.from, box)).toBe(true)
        expect(within(layout.to, layout)).toBe(true)
        expect([layout.to.width, layout.to.height]).toEqual([layout.from.width, layout.from.height])
        for (const part of layout.shapes) expect(within(part, layout)).toBe(true)
        // The writing stands on the frame, not on the picture.
        if (layout.caption) {
          const { y, size } = layout.caption
          expect(y - size / 2).toBeGreaterThanOrEqual(layout.to.y + layout.to.height)
          expect(y + size / 2).toBeLessThanOrEqual(layout.height)
        }
      }),
    )
  })

  it("take a square for an instant photograph: the middle of a wide page, the top of a tall one", () => {
    expect(layoutOf("polaroid", cropped(1000, 400), "").from).toEqual({
      x: 300,
      y: 0,
      width: 400,
      height: 400,
    })
    expect(layoutOf("polaroid", cropped(400, 1000), "").from).toEqual({ x: 0, y: 0, width: 400, height: 400 })
    const { width, height } = layoutOf("polaroid", cropped(400, 400), "")
    expect([width, height]).toEqual([448, 512])
  })

  it("add nothing where there is none, and a stand and a name to a monitor", () => {
    expect(layoutOf("none", cropped(800, 600), "x")).toEqual({
      width: 800,
      height: 600,
      from: { x: 0, y: 0, width: 800, height: 600 },
      to: { x: 0, y: 0, width: 800, height: 600 },
      shapes: [],
      caption: null,
    })
    expect(layoutOf("monitor", cropped(800, 600), " ").caption?.text).toBe("juhqVision 17")
    expect(layoutOf("monitor", cropped(800, 600), "a".repeat(99)).caption?.text).toHaveLength(maxCaption)
  })

  it("take the top of a page that is too long", () => {
    expect(cropped(1280, 20_000)).toEqual({ x: 0, y: 0, width: 1280, height: 8000 })
  })

  it("are drawn below the picture, and the writing last", () => {
    const layout = layoutOf("polaroid", cropped(400, 400), "Me")
    const picture = shot(400, 400)
    paintFrame(context as unknown as CanvasRenderingContext2D, picture, layout)
    expect(context.fillRect).toHaveBeenCalledTimes(layout.shapes.length)
    expect(context.drawImage).toHaveBeenCalledWith(picture, 0, 0, 400, 400, 24, 24, 400, 400)
    expect(context.fillText).toHaveBeenCalledWith("Me", 224, expect.any(Number), 400)
    const last = Math.max(...context.fillRect.mock.invocationCallOrder)
    expect(context.drawImage.mock.invocationCallOrder[0]).toBeGreaterThan(last)
  })
})

describe("the camera", () => {
  it("knows its own pictures from those of others", () => {
    const origin = "https://juhq.fi"
    for (const own of [
      "/pictures/cow.png",
      "https://juhq.fi/a.png",
      "data:image/png;base64,AA",
      "blob:https://juhq.fi/1",
    ])
      expect(isOwn(own, origin)).toBe(true)
    for (const other of [
      "https://i.ytimg.com/vi/x.jpg",
      "//evil.example/x.png",
      "https://juhq.fi.evil.example/",
      "http://[",
    ])
      expect(isOwn(other, origin)).toBe(false)
  })

  it("asks for no picture of another site, and leaves out what is in frames", async () => {
    await capture("page", 8000)
    const [node, options] = jest.mocked(domToCanvas).mock.calls[0] as unknown as [
      Node,
      { fetchFn: (url: string) => Promise<string | false>; filter: (node: Node) => boolean },
    ]
    expect(node).toBe(document.body)
    expect(await options.fetchFn("https://example.com/x.png")).toMatch(/^data:image\/gif/)
    expect(await options.fetchFn("/pictures/cow.png")).toBe(false)
    expect(options.filter(document.createElement("iframe"))).toBe(false)
    expect(options.filter(document.createElement("p"))).toBe(true)
    expect(options.filter(document.createTextNode("hei"))).toBe(true)
  })

  it("tells how far it is, by something that is not in the picture", async () => {
    const told: number[] = []
    await capture("page", 8000, share => told.push(share))
    const [, options] = jest.mocked(domToCanvas).mock.calls[0] as unknown as [
      Node,
      { progress: (current: number, total: number) => void; filter: (node: Node) => boolean },
    ]
    for (const [current, total] of [
      [0, 0],
      [1, 4],
      [4, 4],
    ] as const)
      options.progress(current, total)
    expect(told).toEqual([0, 0.25, 1])
    const bar = document.createElement("progress")
    expect(options.filter(bar)).toBe(true)
    bar.dataset.unseen = ""
    expect(options.filter(bar)).toBe(false)
  })

  it("takes what is on the screen from where it has been scrolled to", async () => {
    Object.assign(window, { scrollY: 250, innerHeight: 700 })
    await capture("screen", 8000)
    expect((jest.mocked(domToCanvas).mock.calls as unknown[][])[0]?.[1]).toMatchObject({
      height: 700,
      style: { marginTop: "-250px" },
    })
    Object.assign(window, { scrollY: 0 })
  })

  it("says when a page goes on below the picture, and refuses an empty one", async () => {
    jest.spyOn(document.body, "scrollHeight", "get").mockReturnValue(9000)
    expect((await capture("page", 8000)).longer).toBe(true)
    expect((await capture("screen", 8000)).longer).toBe(false)
    jest.mocked(domToCanvas).mockResolvedValueOnce(shot(0, 0))
    await expect(capture("page", 8000)).rejects.toThrow(/empty/)
  })

  it("refuses a picture of one colour", async () => {
    expect(isBlank(shot())).toBe(false)
    context.getImageData.mockReturnValue(teal)
    expect(isBlank(shot())).toBe(true)
    await expect(capture("screen", 8000)).rejects.toThrow(/empty/)
    context.getImageData.mockReturnValue(colourful)
  })

  it("gives up after a while", async () => {
    jest.useFakeTimers()
    jest.mocked(domToCanvas).mockReturnValueOnce(new Promise(() => {}))
    const taken = expect(capture("page", 8000)).rejects.toThrow(/too long/)
    await jest.advanceTimersByTimeAsync(timeoutSeconds * 1000)
    await taken
  })
})

describe("the fall", () => {
  const view = { width: 1000, height: 500 }
  const hole = { x: 600, y: 100, width: 100, height: 50 }
  const level = () => ({ shot: { picture: shot(1000, 500), ...view, longer: false }, hole })

  it("begins where the picture is, and ends when it fills the view", () => {
    expect(zoomed(hole, hole, 0, view)).toEqual(hole)
    const { x, y, width, height } = zoomed(hole, hole, 1, view)
    expect([x, y, width, height].map(side => Math.abs(Math.round(side)))).toEqual([0, 0, 1000, 500])
  })

  it("finds a picture in its frame, and a hole in a picture", () => {
    const layout = { width: 200, height: 100, to: { x: 50, y: 25, width: 100, height: 50 } }
    expect(holeIn({ x: 10, y: 20, width: 100, height: 50 }, layout)).toEqual({
      x: 35,
      y: 32.5,
      width: 50,
      height: 25,
    })
    expect(placeWithin(hole, { x: 0, y: 0, width: 500, height: 250 }, view)).toEqual({
      x: 300,
      y: 50,
      width: 50,
      height: 25,
    })
  })

  it("draws the picture above and all below it, down to the bottom", () => {
    const levels = [level(), level(), level()]
    for (const [seconds, count] of [
      [0, 3],
      [1.3, 3],
      [2.6, 2],
      [3.8, 1],
    ] as const) {
      context.drawImage.mockClear()
      paintFall(context as unknown as CanvasRenderingContext2D, levels, hole, seconds, view)
      expect(context.drawImage).toHaveBeenCalledTimes(count)
    }
  })

  it("goes through the third picture of a picture, to somebody at the bottom, and out again", async () => {
    const user = userEvent.setup()
    write(calmMode, true)
    render(onPage(<Screenshot />, { path: "/screenshot" }))
    for (const message of [/Who is that/, /One more/, /no floor/]) {
      await user.click(screen.getByRole("button", { name: "Print Screen" }))
      expect(await screen.findByText(message)).toBeInTheDocument()
      fireEvent.load(await screen.findByRole("img", { name: /^This page, as it was/ }))
    }
    expect(screen.getByText("Oh. People usually stop at two.")).toBeInTheDocument()
    expect(screen.getByRole("button", { name: "Climb out" })).toHaveFocus()
    expect(hasThing("/screenshot")).toBe(false)
    await user.keyboard("{Escape}")
    expect(hasThing("/screenshot")).toBe(true)
    expect(screen.queryByRole("dialog")).toBeNull()
    expect(screen.getByRole("button", { name: "Print Screen" })).toHaveFocus()
  })
})

describe("the guest", () => {
  it("comes nearer from picture to picture, and stays on the paper", () => {
    const heights = [1, 2, 3].map(nth => {
      context.ellipse.mockClear()
      drawGuest(context, nth, 1280, 800)
      const tops = context.ellipse.mock.calls.map(([, y, , ry]: number[]) => (y ?? 0) - (ry ?? 0))
      return 800 - Math.min(...tops)
    })
    expect(heights).toEqual([...heights].sort((a, b) => a - b))
    expect(heights[0]).toBeGreaterThan(80)
    expect(heights[2]).toBeLessThan(500)
  })
})

describe("the sketch", () => {
  const draw = (parts: Parameters<typeof drawParts>[1]) =>
    drawParts(context as unknown as CanvasRenderingContext2D, parts, 800, 600)
  const box = { x: 10, y: 10, width: 300, height: 20 }
  /** A window with a title behind an icon, on a screen of 800 by 600. */
  const desk = (html: string, places: Record<string, [x: number, width: number]>) => {
    const root = document.createElement("div")
    root.innerHTML = html
    for (const [selector, [x, width]] of Object.entries(places)) {
      const element = root.querySelector(selector)
      if (element) element.getBoundingClientRect = () => new DOMRect(x, 0, width, 30)
    }
    return root
  }

  it("draws the desk, the boxes and all of their words", () => {
    draw([
      { kind: "title", box },
      { kind: "words", box, text: "Screenshot", colour: "#fff" },
      { kind: "words", box: { ...box, height: 40 }, text: "Photograph this page", lines: 2 },
    ])
    expect(context.fillRect).toHaveBeenCalledWith(0, 0, 800, 600)
    expect(context.fill).toHaveBeenCalledTimes(1)
    expect(context.fillText.mock.calls).toEqual([
      ["Screenshot", 10, 20, 300],
      ["Photograph", 10, 20, 300],
      ["this page", 10, 40, 300],
    ])
  })

  it("shows one picture of a sheet", () => {
    const picture = new Image()
    picture.style.cssText = "object-fit: none; object-position: -32px -64px"
    draw([{ kind: "picture", box: { ...box, width: 16, height: 16 }, picture }])
    expect(context.drawImage).toHaveBeenCalledWith(picture, 32, 64, 16, 16, 10, 10, 16, 16)
  })

  it("breaks lines of about the same length", () => {
    expect(linesOf("one", 3)).toEqual(["one"])
    expect(linesOf("Photograph this page. Then photograph the photograph.", 2)).toEqual([
      "Photograph this page. Then photograph",
      "the photograph.",
    ])
  })

  it("reads the screen with each text where it is, and leaves out what is not on it", () => {
    const root = desk(
      `<section class="window"><div class="title-bar"><h1>Todo</h1></div><p><span class="visually-hidden">Psst</span></p></section><button>Far</button>`,
      {
        ".window": [20, 100],
        ".title-bar": [22, 96],
        h1: [50, 40],
        ".visually-hidden": [50, 40],
        button: [900, 50],
      },
    )
    expect(partsOf(root, 800, 600)).toEqual([
      { kind: "window", box: { x: 20, y: 0, width: 100, height: 30 } },
      { kind: "title", box: { x: 22, y: 0, width: 96, height: 30 } },
      expect.objectContaining({ kind: "words", text: "Todo", box: { x: 50, y: 0, width: 40, height: 30 } }),
    ])
  })
})

describe("the page", () => {
  it("invites, takes a picture, frames it, and saves it", async () => {
    const user = userEvent.setup()
    render(<Screenshot />)
    expect(screen.getByRole("img", { name: /^A drawn monitor/ })).toBeInTheDocument()
    expect(screen.queryByRole("button", { name: "Save PNG" })).not.toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Print Screen" }))
    const picture = await screen.findByRole("img", { name: /in a monitor of 1998/ })
    const { width, height } = layoutOf("monitor", cropped(800, 600), "")
    expect([picture.getAttribute("width"), picture.getAttribute("height")]).toEqual([
      String(width),
      String(height),
    ])
    expect(screen.getByRole("status")).toHaveTextContent("Click.")
    await user.click(screen.getByRole("button", { name: "Save PNG" }))
    expect(download).toHaveBeenCalledWith(expect.any(Blob), "screenshot.png")
    expect(screen.getByRole("status")).toHaveTextContent(`Saved: ${width} by ${height} pixels.`)
  })

  it("changes the frame of a picture that has been taken, and keeps it in the link", async () => {
    const user = userEvent.setup()
    render(<Screenshot />)
    await user.click(screen.getByRole("button", { name: "Print Screen" }))
    await user.selectOptions(screen.getByLabelText("Frame"), "polaroid")
    await user.type(screen.getByLabelText("Caption"), "Minä")
    expect(await screen.findByRole("img", { name: /instant photograph/ })).toHaveAttribute("width", "672")
    expect(context.fillText).toHaveBeenLastCalledWith("Minä", 336, expect.any(Number), 600)
    expect(domToCanvas).toHaveBeenCalledTimes(1)
    expect(window.location.search).toBe("?frame=polaroid&caption=Min%C3%A4")
  })

  it("shows that it works while it works, and prints no hint into the picture", async () => {
    const user = userEvent.setup()
    let give: (canvas: HTMLCanvasElement) => void = () => {}
    jest.mocked(domToCanvas).mockReturnValueOnce(new Promise(resolve => (give = resolve as typeof give)))
    render(<Screenshot />)
    await user.click(screen.getByRole("button", { name: "Print Screen" }))
    expect(screen.getByRole("progressbar", { name: "Drawn" })).toBeInTheDocument()
    await act(async () => give(shot(400, 300) as unknown as HTMLCanvasElement))
    expect(screen.queryByRole("progressbar")).toBeNull()
    const hint = screen.getByLabelText<HTMLInputElement>("Caption").placeholder
    expect(context.fillText.mock.calls.map(([text]) => text)).not.toContain(hint)
    await user.selectOptions(screen.getByLabelText("Frame"), "polaroid")
    context.fillText.mockClear()
    expect(screen.getByLabelText<HTMLInputElement>("Caption").placeholder).toBe("Nothing, or a few words")
    expect(context.fillText).not.toHaveBeenCalled()
  })

  it("lets a picture dry before the next, and says nothing of it until it is there", async () => {
    const user = userEvent.setup()
    const drying: BlobCallback[] = []
    jest.mocked(HTMLCanvasElement.prototype.toBlob).mockImplementation(done => void drying.push(done))
    render(<Screenshot />)
    const button = screen.getByRole("button", { name: "Print Screen" })
    await user.click(button)
    expect(await screen.findByText("It has to dry.")).toBeInTheDocument()
    await user.click(button)
    await user.click(button)
    expect(domToCanvas).toHaveBeenCalledTimes(1)
    act(() => {
      for (const done of drying) done(new Blob(["png"]))
    })
    expect(screen.getByRole("status")).toHaveTextContent("Click. Who is that? Take another.")
    expect(screen.getByRole("img", { name: /A hamster is in it/ })).toBeInTheDocument()
  })

  it("draws by hand when the camera sees one colour only, and does not wait for it again", async () => {
    const user = userEvent.setup()
    context.getImageData.mockReturnValue(teal)
    render(<Screenshot />)
    await user.click(screen.getByRole("button", { name: "Print Screen" }))
    expect(await screen.findByText(/The camera jammed. Pertti drew it. Who is that/)).toBeInTheDocument()
    context.getImageData.mockReturnValue(colourful)
    await user.click(screen.getByRole("button", { name: "Print Screen" }))
    expect(await screen.findByText(/Pertti drew it. He is nearer/)).toBeInTheDocument()
    expect(domToCanvas).toHaveBeenCalledTimes(1)
  })

  it("gives the picture before back", async () => {
    const user = userEvent.setup()
    render(<Screenshot />)
    const [width, other] = [800, 400].map(w => String(layoutOf("monitor", cropped(w, 600), "").width))
    await user.click(screen.getByRole("button", { name: "Print Screen" }))
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull()
    jest.mocked(domToCanvas).mockResolvedValueOnce(shot(400, 600))
    await user.click(screen.getByRole("button", { name: "Print Screen" }))
    expect(await screen.findByRole("img", { name: /^This page, as it was/ })).toHaveAttribute("width", other)
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(await screen.findByRole("img", { name: /^This page, as it was/ })).toHaveAttribute("width", width)
  })

  it("draws by hand when its camera did not arrive, and sends for it again", async () => {
    const user = userEvent.setup()
    const lost = Object.assign(new Error("Loading chunk 7 failed."), { name: "ChunkLoadError" })
    jest.spyOn(camera, "loadCamera").mockRejectedValueOnce(lost)
    render(<Screenshot />)
    await user.click(screen.getByRole("button", { name: "Print Screen" }))
    expect(await screen.findByText(/The camera did not arrive. Pertti drew it./)).toBeInTheDocument()
    expect(await screen.findByRole("img", { name: /^This page, as it was/ })).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Print Screen" }))
    expect(await screen.findByText(/^Click\./)).toBeInTheDocument()
  })

  it("says what went wrong: the drawing, the frame, the clipboard", async () => {
    const user = userEvent.setup()
    const written = jest.fn().mockRejectedValueOnce(new Error("no")).mockResolvedValueOnce(undefined)
    Object.assign(window, { ClipboardItem: class {} })
    Object.assign(navigator.clipboard, { write: written })
    render(<Screenshot />)
    jest.mocked(domToCanvas).mockRejectedValueOnce(new Error("tainted"))
    await user.click(screen.getByRole("button", { name: "Print Screen" }))
    expect(await screen.findByText(/The camera jammed. Pertti drew it./)).toBeInTheDocument()
    expect(await screen.findByRole("img", { name: /^This page, as it was/ })).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Print Screen" }))
    await user.click(await screen.findByRole("button", { name: "Copy the picture" }))
    expect(screen.getByRole("status")).toHaveTextContent(/The clipboard said no/)
    await user.click(screen.getByRole("button", { name: "Copy the picture" }))
    expect(screen.getByRole("status")).toHaveTextContent(/^Copied/)
    jest.mocked(HTMLCanvasElement.prototype.toBlob).mockImplementation(done => done(null))
    await user.selectOptions(screen.getByLabelText("Frame"), "none")
    expect(screen.getByRole("status")).toHaveTextContent(/would not go into its frame/)
  })

  it("flashes only where motion is welcome", async () => {
    const user = userEvent.setup()
    write(calmMode, true)
    const { unmount } = render(<Screenshot />)
    await user.click(screen.getByRole("button", { name: "Print Screen" }))
    expect(await screen.findByRole("img", { name: /^This page, as it was/ })).not.toHaveClass("developing")
    unmount()
    act(() => write(calmMode, false))
    render(<Screenshot />)
    await user.click(screen.getByRole("button", { name: "Print Screen" }))
    expect(await screen.findByRole("img", { name: /^This page, as it was/ })).toHaveClass("developing")
  })
})
