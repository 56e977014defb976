import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import { GifReader } from "omggif"
import BannerExchange from "../../src/embeds/banneri-vaihto/BannerExchange"
import { drawFrame, edgeOf, paletteOf, rgba } from "../../src/embeds/banneri-vaihto/drawing"
import { encodeGif } from "../../src/embeds/banneri-vaihto/gif"
import { hamster } from "../../src/embeds/banneri-vaihto/hamster"
import {
  canMove,
  fitted,
  homeOf,
  linesOf,
  remarks,
  snippet,
  timeline,
} from "../../src/embeds/banneri-vaihto/logic"
import {
  first,
  formatLook,
  formats,
  hamsters,
  motions,
  parseLook,
  patterns,
  type Settings,
  withPart,
} from "../../src/embeds/banneri-vaihto/settings"
import { download } from "../../src/hooks/browser/download"
import { calmMode } from "../../src/hooks/browser/motion"
import { remove, write } from "../../src/hooks/storage/useStorage"
import { parseColour, type Rgb } from "../../src/lib/colour/rgb"
import { glyph, hasGlyph, lineWidth } from "../../src/lib/text/pixelFont"

jest.mock("../../src/hooks/browser/download")

const put = jest.fn()
beforeEach(() => {
  window.history.replaceState(null, "", "/")
  jest.clearAllMocks()
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({ putImageData: put } as never)
  Object.assign(globalThis, {
    ImageData: class {
      constructor(
        readonly data: Uint8ClampedArray,
        readonly width: number,
        readonly height: number,
      ) {}
    },
  })
})
afterEach(() => {
  jest.useRealTimers()
  act(() => remove(calmMode))
})

const keys = <Key extends string>(table: Record<Key, unknown>) => Object.keys(table) as Key[]
const colour = fc.integer({ min: 0, max: 0xffffff }).map(n => `#${n.toString(16).padStart(6, "0")}`)
const some: fc.Arbitrary<Settings> = fc.record({
  format: fc.constantFrom(...keys(formats)),
  text: fc
    .array(fc.constantFrom("Juhq", "Yö", "\n", " ", "🐹", "welcome", "w"), { maxLength: 14 })
    .map(a => a.join("")),
  pattern: fc.constantFrom(...keys(patterns)),
  motion: fc.constantFrom(...keys(motions)),
  hamster: fc.constantFrom(...keys(hamsters)),
  ink: colour,
  paper: colour,
  second: colour,
})

const decoded = (bytes: Uint8Array) => {
  const gif = new GifReader(bytes)
  return {
    gif,
    frames: Array.from({ length: gif.numFrames() }, (_, i) => {
      const pixels = new Uint8ClampedArray(gif.width * gif.height * 4)
      gif.decodeAndBlitFrameRGBA(i, pixels)
      return pixels
    }),
  }
}

describe("the GIF", () => {
  it("has the size, the frames, the delays and the exact colours, read by another program", async () => {
    await fc.assert(
      fc.asyncProperty(some, async settings => {
        const { gif, frames } = decoded(await encodeGif(settings))
        const times = timeline(settings)
        const { width, height } = formats[settings.format]
        expect([gif.width, gif.height]).toEqual([width, height])
        expect(frames).toHaveLength(times.frames.length)
        const palette = paletteOf(settings)
        for (const [i, frame] of times.frames.entries()) {
          expect(gif.frameInfo(i).delay).toBe(times.delay / 10)
          const pixels = rgba(drawFrame(settings, frame), palette)
          expect(Buffer.compare(Buffer.from(frames[i] ?? []), Buffer.from(pixels))).toBe(0)
        }
      }),
      { numRuns: 25 },
    )
  })

  it("has at most 256 colours, whatever is chosen", () => {
    fc.assert(fc.property(some, settings => expect(paletteOf(settings).length).toBeLessThanOrEqual(256)))
  })

  it("goes round for ever", async () => {
    const text = Buffer.from(await encodeGif(first)).toString("latin1")
    expect(text).toContain("NETSCAPE2.0\x03\x01\x00\x00")
  })

  it("flashes no more than three times in any second, at any place, with any motion and hamster", () => {
    const luma = (palette: Rgb[]) => palette.map(([r = 0, g = 0, b = 0]) => 0.299 * r + 0.587 * g + 0.114 * b)
    for (const format of keys(formats))
      for (const motion of keys(motions))
        for (const walker of keys(hamsters)) {
          const settings = {
            ...first,
            format,
            motion,
            hamster: walker,
            pattern: "checks" as const,
            text: "Hei\nmoi",
          }
          const { frames, delay } = timeline(settings)
          const light = luma(paletteOf(settings).map(parseColour))
          const drawn = frames.map(frame => drawFrame(settings, frame).index)
          const window = Math.ceil(1000 / delay)
          const pixels = drawn[0]?.length ?? 0
          let worst = 0
          for (let at = 0; at < pixels; at += 7) {
            const values = Array.from({ length: frames.length + window }, (_, i) =>
              Math.round(light[drawn[i % frames.length]?.[at] ?? 0] ?? 0),
            )
            const turns = values.map((value, i) => i > 0 && Math.abs(value - (values[i - 1] ?? 0)) > 25)
            for (let from = 0; from < frames.length; from++)
              worst = Math.max(worst, turns.slice(from, from + window).filter(Boolean).length)
          }
          // Two changes are one flash.
          expect(Math.floor(worst / 2)).toBeLessThanOrEqual(3)
        }
  })
})

describe("the drawing", () => {
  const still: Settings = { ...first, motion: "still", hamster: "none", pattern: "plain", text: "" }
  const frameOf = (settings: Settings, i = 0) => {
    const frame = timeline(settings).frames[i]
    if (!frame) throw new Error("There is no such frame.")
    return drawFrame(settings, frame)
  }
  const colours = (settings: Settings, i = 0) => {
    const palette = paletteOf(settings)
    return new Set([...frameOf(settings, i).index].map(index => palette[index]))
  }

  it("is the ground and a border when nothing else is asked for", () => {
    expect(colours(still)).toEqual(new Set([still.paper, "#1c1420"]))
    expect([...frameOf(still).index].filter(index => index !== 0)).toHaveLength(2 * 468 + 2 * 58)
  })

  it("writes with an edge that is black round light letters and white round dark ones", () => {
    expect(colours({ ...still, text: "I" })).toEqual(new Set([still.paper, "#1c1420", still.ink, "#000000"]))
    expect(edgeOf("#000080")).toBe("#ffffff")
    expect(edgeOf("#ffff00")).toBe("#000000")
  })

  it("blinks: the second picture has no letters", () => {
    const blinking: Settings = { ...still, text: "HEI", motion: "blink" }
    expect(colours(blinking, 0)).toContain(blinking.ink)
    expect(colours(blinking, 1)).not.toContain(blinking.ink)
  })

  it("puts lines that take turns in the middle, one as the other, and large", () => {
    const turning: Settings = { ...still, text: "HEI\nMOI\nJUHQ", motion: "turns" }
    expect(fitted(turning).scale).toBeGreaterThan(fitted({ ...turning, motion: "still" }).scale)
    const ink = paletteOf(turning).indexOf(turning.ink)
    for (const i of [0, 1, 2]) {
      const { index } = frameOf(turning, i)
      const rows = [...index.keys()].filter(at => index[at] === ink).map(at => Math.floor(at / 468))
      const middle = (Math.min(...rows) + Math.max(...rows)) / 2
      expect(Math.abs(middle - 29.5)).toBeLessThan(2)
    }
  })

  it("has a sunset that is seen, unless colours were chosen for it", () => {
    const dusk = withPart(first, { pattern: "sunset" })
    const distance = (one: readonly number[] = [], other: readonly number[] = []) =>
      Math.hypot(...one.map((part, i) => part - (other[i] ?? 0)))
    const bands = paletteOf(dusk).map(parseColour).slice(-8)
    expect(distance(bands[0], bands[7])).toBeGreaterThan(150)
    const chosen = { ...first, paper: "#123456" }
    expect(withPart(chosen, { pattern: "sunset" })).toEqual({ ...chosen, pattern: "sunset" })
    expect(withPart(first, { pattern: "dots" }).paper).toBe(first.paper)
  })

  it("cuts the longest text where its room ends, and counts what it has cut", () => {
    const { lines, scale, room, cut } = fitted({ ...first, text: `${"w🐹".repeat(60)}\n`.repeat(2) })
    const kept = lines.map(({ text }) => [...text].length)
    expect(lines.map(({ width }) => width * scale <= room)).toEqual(lines.map(() => true))
    expect(kept.every(count => count > 0)).toBe(true)
    expect(kept.reduce((sum, count) => sum + count, 0) + cut).toBe(lines.length * 120)
  })

  it("draws each hamster, with a helmet on the building site", () => {
    for (const place of ["left", "right"] as const)
      expect(colours({ ...still, hamster: place })).toContain("#eba24c")
    expect(colours({ ...still, hamster: "left" })).not.toContain("#fff2a0")
    expect(colours({ ...still, hamster: "left", pattern: "construction" })).toContain("#fff2a0")
    for (const atWork of [true, false])
      for (const step of [0, 1])
        expect(hamster(step, atWork).map(row => row.length)).toEqual(Array(20).fill(30))
  })

  it("moves a pattern round without a seam", () => {
    const moving: Settings = { ...still, pattern: "checks", motion: "pattern" }
    const { frames } = timeline(moving)
    expect(frames).toHaveLength(8)
    const [a, b] = [frameOf(moving, 7), frameOf(moving, 0)]
    // The last picture, moved by two more pixels, is the first again.
    for (let x = 1; x < 460; x++) expect(a.index[468 * 5 + x]).toBe(b.index[468 * 5 + ((x + 14) % 16) + 16])
  })

  it("chooses the largest letters that fit, and counts those that don't", () => {
    expect(fitted({ ...still, text: "HI" }).scale).toBe(5)
    expect(fitted({ ...still, text: "Welcome to my home page" }).scale).toBe(3)
    expect(fitted({ ...still, text: "w".repeat(100) })).toMatchObject({ scale: 1, cut: 24 })
    expect(fitted({ ...still, text: "w".repeat(100) }).lines[0]?.text).toBe("w".repeat(76))
    fc.assert(
      fc.property(some, settings => {
        const { lines, scale, room } = fitted(settings)
        for (const { width } of lines) expect(width * scale).toBeLessThanOrEqual(room)
      }),
    )
  })

  it("has Finnish letters, looks through other accents, and has a box for the rest", () => {
    for (const letter of "ÄÖÅäöå€") expect(glyph(letter)).not.toEqual(glyph("🐹"))
    expect(glyph("é")).toEqual(glyph("e"))
    expect([hasGlyph("ñ"), hasGlyph("日")]).toEqual([true, false])
    expect(lineWidth("il")).toBe(3 + 1 + 3)
    expect(lineWidth("")).toBe(0)
  })
})

describe("what is said", () => {
  it("tells of lines and letters that are not there", () => {
    expect(remarks({ ...first, text: "" })[0]).toMatch(/without words/)
    expect(remarks({ ...first, text: "a\nb\nc\nd" })).toContain("Only 3 lines fit: the rest is not drawn.")
    expect(remarks({ ...first, text: "日" })[0]).toMatch(/Drawn as a box.*日/)
    expect(remarks({ ...first, text: "one", motion: "turns" })).toContain("One line can't take turns.")
    expect(remarks({ ...first, pattern: "sunset", motion: "pattern" })[0]).toMatch(/looks the same/)
    expect(remarks(first)).toEqual([])
    expect(linesOf({ ...first, text: " a \r\n\n b  c " })).toEqual(["a", "b c"])
    expect(canMove({ ...first, pattern: "plain" })).toBe(false)
  })

  it("makes HTML out of which no text can break", () => {
    const hostile = '"><script>alert(1)</script>&amp;'
    const box = document.createElement("div")
    box.innerHTML = snippet("https://a.example/?a=1&b=2", "banner.gif", hostile, formats.banner)
    expect(box.querySelector("script")).toBeNull()
    const picture = box.querySelector("a > img")
    expect(picture).toHaveAttribute("alt", hostile)
    expect(picture).toHaveAttribute("width", "468")
    expect(box.querySelector("a")).toHaveAttribute("href", "https://a.example/?a=1&b=2")
    expect(box.children).toHaveLength(1)
  })

  it("takes pages as homes, and nothing that runs", () => {
    expect(homeOf("juhq.fi")).toBe("https://juhq.fi/")
    expect(homeOf("http://localhost:8000/x")).toBe("http://localhost:8000/x")
    for (const no of ["", "javascript:alert(1)", "data:text/html,x", "hamster", "mailto:a@b.example"])
      expect(homeOf(no)).toBeNull()
  })
})

describe("the link", () => {
  it("brings back every banner, and survives nonsense", () => {
    fc.assert(
      fc.property(some, settings =>
        expect(parseLook(formatLook(settings))).toEqual({ ...settings, text: first.text }),
      ),
    )
    expect(parseLook("x.y.z.toString.red")).toEqual(first)
    expect(parseLook("")).toEqual(first)
  })
})

describe("the page", () => {
  beforeEach(() => write(calmMode, true))

  it("keeps the banner in the link, starts again, and takes that back", async () => {
    const user = userEvent.setup()
    render(<BannerExchange />)
    await user.clear(screen.getByLabelText(/^Text/))
    await user.type(screen.getByLabelText(/^Text/), "Moi")
    await user.selectOptions(screen.getByLabelText("Size"), "badge")
    await user.selectOptions(screen.getByLabelText("Hamster"), "walks")
    expect(screen.getByRole("button", { name: "Your banner: Moi" }).querySelector("canvas")).toHaveAttribute(
      "width",
      "88",
    )
    expect(screen.getByText(/88 by 31 pixels, 24 pictures/)).toBeInTheDocument()
    expect(window.location.search).toBe("?text=Moi&look=badge.stripes.blink.walks.ffff00.000080.0000c8")
    await user.click(screen.getByRole("button", { name: "Start again" }))
    expect(screen.getByRole("button", { name: /My home page, Now with a hamster/ })).toBeInTheDocument()
    expect(window.location.search).toBe("")
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(screen.getByRole("button", { name: "Your banner: Moi" })).toBeInTheDocument()
  })

  it("writes the HTML for the visitor's page, and says when that is no page", async () => {
    const user = userEvent.setup()
    render(<BannerExchange />)
    await user.type(screen.getByLabelText(/^Your page/), "hamster")
    expect(screen.getByRole("alert")).toHaveTextContent(/isn't a page's address/)
    await user.type(screen.getByLabelText(/^Your page/), ".example/pertti")
    expect(screen.getByRole("alert")).toBeEmptyDOMElement()
    expect(screen.getByLabelText("HTML of your banner")).toHaveValue(
      '<a href="https://hamster.example/pertti"><img src="banner.gif" alt="My home page Now with a hamster" width="468" height="60"></a>',
    )
  })

  it("gives a banner for each press on one, until the wall is full of them", async () => {
    const user = userEvent.setup()
    render(<BannerExchange />)
    await user.click(screen.getByRole("button", { name: /^Your banner/ }))
    expect(screen.getByRole("list", { name: "Banners you got: 1 of 6" })).toBeInTheDocument()
    expect(screen.getByText(/Aunt Raili's\.$/)).toBeInTheDocument()
    for (let i = 0; i < 7; i++)
      await user.click(screen.getAllByRole("button", { name: /^Banner:/ })[0] as HTMLElement)
    expect(
      screen.getByRole("button", { name: "Banner: Pertti recommends:, My home page" }),
    ).toBeInTheDocument()
    expect(screen.getByText(/^The wall is full\./)).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Take them down" }))
    expect(screen.queryByRole("button", { name: /^Banner:/ })).toBeNull()
  })

  it("gives its own banners with HTML", () => {
    render(<BannerExchange />)
    expect(screen.getByLabelText("HTML of the one of 468 by 60")).toHaveValue(
      '<a href="https://juhq.fi/"><img src="https://juhq.fi/pictures/banner-exchange.gif" alt="Banneri-vaihto: anna yksi, saat toisen" width="468" height="60"></a>',
    )
    expect(screen.getAllByRole("button", { name: "Copy the HTML" })).toHaveLength(4)
  })

  it("saves the GIF, and the first picture as PNG", async () => {
    const user = userEvent.setup()
    jest.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation(done => done(new Blob(["png"])))
    render(<BannerExchange />)
    await user.click(screen.getByRole("button", { name: "Save GIF" }))
    expect(await screen.findByText(/^Saved: 2 pictures, [\d,]+ bytes/)).toBeInTheDocument()
    const [file, name] = jest.mocked(download).mock.calls[0] ?? []
    expect([file?.type, name]).toEqual(["image/gif", "banner.gif"])
    expect(file?.size).toBe((await encodeGif(first)).length)
    put.mockClear()
    await user.click(screen.getByRole("button", { name: "Save PNG" }))
    const [frame] = timeline(first).frames
    if (!frame) throw new Error("There is no frame.")
    expect(put.mock.calls[0][0].data).toEqual(rgba(drawFrame(first, frame), paletteOf(first)))
    expect(screen.getByText("Saved, standing still.")).toBeInTheDocument()
  })

  it("blinks on the page, except in calm mode", () => {
    jest.useFakeTimers()
    write(calmMode, false)
    const { unmount } = render(<BannerExchange />)
    put.mockClear()
    act(() => jest.advanceTimersByTime(600))
    act(() => jest.advanceTimersByTime(600))
    expect(put).toHaveBeenCalledTimes(2)
    unmount()
    act(() => write(calmMode, true))
    render(<BannerExchange />)
    put.mockClear()
    act(() => jest.advanceTimersByTime(5000))
    expect(put).not.toHaveBeenCalled()
    expect(screen.getByText(/stands still here/)).toBeInTheDocument()
  })
})
