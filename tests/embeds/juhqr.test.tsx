import { act, fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import jsQR from "jsqr"
import { QRCodeSVG } from "qrcode.react"
import { renderToStaticMarkup } from "react-dom/server"
import { face, faceUri } from "../../src/embeds/juhqr/face"
import Juhqr from "../../src/embeds/juhqr/Juhqr"
import { fullness, kindOf, measure, pixelsAModule, warnings, wellFormed } from "../../src/embeds/juhqr/logic"
import { first, formatLook, levels, parseLook, type Settings } from "../../src/embeds/juhqr/settings"
import { blindness, covered, opinionOf } from "../../src/embeds/juhqr/telephone"
import { download } from "../../src/hooks/browser/download"
import { askForCalm } from "../jest/visit"

jest.mock("../../src/hooks/browser/download")
beforeEach(() => window.history.replaceState(null, "", "/"))
afterEach(() => jest.clearAllMocks())

const svgOnPage = () =>
  screen.findByRole<HTMLElement & SVGSVGElement>("img", { name: /^QR code of the text/ })

const sideOf = (svg: SVGSVGElement) => Number(svg.getAttribute("viewBox")?.split(" ")[2])

/** Draws the code in an SVG as a camera sees it, and decodes it: its rectangles, and a grey blot for the hamster. */
function scanned(svg: SVGSVGElement): string | undefined {
  const scale = 8
  const width = sideOf(svg) * scale
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  const fill = (x: number, y: number, wide: number, high: number, light: number) => {
    for (let row = Math.round(y * scale); row < Math.round((y + high) * scale); row++)
      for (let column = Math.round(x * scale); column < Math.round((x + wide) * scale); column++)
        data.fill(light, (row * width + column) * 4, (row * width + column) * 4 + 3)
  }
  const d = svg.querySelectorAll("path")[1]?.getAttribute("d") ?? ""
  for (const [, x, y, length] of d.matchAll(/M(\d+)[ ,](\d+) ?h(\d+)v1H/g))
    fill(Number(x), Number(y), Number(length), 1, 0)
  const image = svg.querySelector("image")
  const [x = 0, y = 0, wide = 0, high = 0] = ["x", "y", "width", "height"].map(name =>
    Number(image?.getAttribute(name)),
  )
  fill(x, y, wide, high, 128)
  return jsQR(data, width, width)?.data
}

async function codeOf(text: string, settings: Settings): Promise<SVGSVGElement> {
  window.history.replaceState(null, "", `/juhqr?look=${formatLook(settings)}`)
  const { unmount } = render(<Juhqr start={text} />)
  const svg = (await svgOnPage()).cloneNode(true) as SVGSVGElement
  unmount()
  return svg
}

const texts = [
  "juhq",
  "https://juhq.fi/juhqr?text=%C3%A4",
  "Hyvää yötä, Åbo! Lähtöjä pöllönä äänettä.",
  "🐹🧀 👩‍👩‍👧‍👦 🇫🇮",
  "12345678901234567890",
  "JUHQ $%*+-./: 98",
  "日本語 кириллица ελληνικά",
  "a\nb\tc \\ \" ' <script>alert(1)</script>",
  "ä".repeat(300),
  "Pertti ".repeat(120),
]

describe("the code", () => {
  it.each(texts)("is read again: %s", async text => {
    for (const level of levels) {
      const settings = { ...first, level, size: 400 }
      expect(scanned(await codeOf(text, settings))).toBe(text)
    }
  })

  it.each(texts)("is read again with a hamster on it: %s", async text => {
    const settings = { ...first, logo: true, size: 500 }
    const svg = await codeOf(text, settings)
    expect(svg.querySelector("image")).toHaveAttribute("href", faceUri())
    expect(scanned(svg)).toBe(text)
  })

  it("is drawn in the colours that were chosen", async () => {
    const svg = await codeOf("juhku", { ...first, ink: "#000080", paper: "#fff2a8", size: 400 })
    expect([...svg.querySelectorAll("path")].map(path => path.getAttribute("fill"))).toEqual([
      "#fff2a8",
      "#000080",
    ])
  })

  it("has whole pixels for every module, near the size that was asked for", async () => {
    const svg = await codeOf("juhku", { ...first, size: 300, margin: 2 })
    const side = sideOf(svg)
    expect(side).toBe(21 + 4)
    expect([290, 300, 1, 312].map(size => side * pixelsAModule(side, size))).toEqual([300, 300, 25, 300])
  })
})

describe("the limits", () => {
  const letters = { digits: "7", capitals: "J", bytes: "j" }

  it.each(levels)("of level %s are exactly those of the encoder", level => {
    for (const letter of Object.values(letters)) {
      const { limit } = measure(letter, level)
      const draw = (count: number) =>
        renderToStaticMarkup(<QRCodeSVG value={letter.repeat(count)} level={level} />)
      expect(measure(letter.repeat(limit), level).fits).toBe(true)
      expect(draw(limit)).toContain("<svg")
      expect(measure(letter.repeat(limit + 1), level).fits).toBe(false)
      expect(() => draw(limit + 1)).toThrow(/too long/i)
    }
  })

  it("count digits, the 45 signs and bytes of UTF-8", () => {
    expect(kindOf("0123")).toBe("digits")
    expect(kindOf("A $%*+-./:9")).toBe("capitals")
    expect(kindOf("a")).toBe("bytes")
    expect(measure("äö🐹", "L").used).toBe(8)
    expect(wellFormed("a\ud83d")).toBe("a\ufffd")
  })

  it("are told, with a way out", () => {
    const long = (settings: Settings, level: (typeof levels)[number]) =>
      fullness(measure("a".repeat(3000), level), settings)
    expect(long({ ...first, level: "L" }, "L")).toBe(
      "The text is too long by 47 bytes: a code of level L holds 2,953. Make it shorter.",
    )
    expect(long(first, "M")).toMatch(/Choose a lower level, or make it shorter/)
    expect(long({ ...first, logo: true }, "H")).toMatch(/level H holds 1,273\. Take the hamster away/)
  })
})

describe("the warnings", () => {
  it("come when a camera would not see the code, and not otherwise", () => {
    expect(warnings(first)).toEqual([])
    expect(warnings({ ...first, ink: "#999999" })).toEqual([
      expect.stringMatching(/^The contrast is 2\.8 to 1/),
    ])
    expect(warnings({ ...first, ink: "#ffffff", paper: "#000000" })).toEqual([
      expect.stringMatching(/lighter/),
    ])
    expect(warnings({ ...first, margin: 3 })).toEqual([expect.stringMatching(/4 modules/)])
  })
})

describe("the link", () => {
  it("brings back any settings, and takes none that can't be", () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map(n => `#${n.toString(16).padStart(6, "0")}`)
    const some = fc.record({
      level: fc.constantFrom(...levels),
      ink: colour,
      paper: colour,
      size: fc.integer({ min: 100, max: 1200 }),
      margin: fc.integer({ min: 0, max: 10 }),
      logo: fc.boolean(),
    })
    fc.assert(fc.property(some, settings => expect(parseLook(formatLook(settings))).toEqual(settings)))
    expect(parseLook("X.red.ffffff.99999.-1.")).toEqual(first)
    expect(parseLook("H.000000.ffffff.9999.99.")).toMatchObject({ size: 1200, margin: 10 })
  })
})

describe("the hamster", () => {
  it("is a rectangle of known colours, and a picture without a file", () => {
    expect(new Set(face.map(row => row.length))).toEqual(new Set([48]))
    expect(face).toHaveLength(42)
    expect(decodeURIComponent(faceUri())).toMatch(/^data:image\/svg\+xml,<svg .*#eba24c/)
  })
})

describe("the page", () => {
  it("invites when empty, tells what is too long, and takes the beginning of 10 MB without a code", async () => {
    const user = userEvent.setup()
    render(<Juhqr start="juhq" />)
    await svgOnPage()
    await user.clear(screen.getByLabelText("Text"))
    expect(screen.getByText("Your code here")).toBeInTheDocument()
    expect(screen.getByRole("button", { name: "Save SVG" })).toBeDisabled()
    await user.click(screen.getByLabelText("Text"))
    await user.paste("a".repeat(10_000_000))
    expect(screen.getByText(/too long by 17,669 bytes/)).toBeInTheDocument()
    expect(screen.getByLabelText("Text")).toBeInvalid()
    expect(screen.queryByRole("img")).toBeNull()
  })

  it("keeps everything in the link, starts again, and takes that back", async () => {
    const user = userEvent.setup()
    render(<Juhqr start="juhq" />)
    await user.type(screen.getByLabelText("Text"), "!")
    await user.selectOptions(screen.getByLabelText("Error correction"), "Q")
    await user.click(screen.getByLabelText(/Pertti in the middle/))
    expect(screen.getByLabelText("Error correction")).toHaveValue("H")
    expect(window.location.search).toBe("?text=juhq%21&look=Q.000000.ffffff.300.4.pertti")
    await user.click(screen.getByRole("button", { name: "Start again" }))
    expect(window.location.search).toBe("")
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(screen.getByLabelText("Text")).toHaveValue("juhq!")
    expect(await screen.findByRole("img", { name: /hamster/ })).toBeInTheDocument()
  })

  it("saves an SVG that is read again, and copies the same", async () => {
    const user = userEvent.setup()
    render(<Juhqr start="hyvää" />)
    await svgOnPage()
    await user.click(screen.getByRole("button", { name: "Save SVG" }))
    const [file, name] = jest.mocked(download).mock.calls[0] ?? []
    expect(name).toBe("juhqr.svg")
    expect(file?.type).toBe("image/svg+xml")
    await user.click(screen.getByRole("button", { name: "Copy SVG" }))
    const copied = await navigator.clipboard.readText()
    const parsed = new DOMParser().parseFromString(copied, "image/svg+xml").documentElement
    expect(parsed.namespaceURI).toBe("http://www.w3.org/2000/svg")
    expect(scanned(parsed as unknown as SVGSVGElement)).toBe("hyvää")
    expect(file?.size).toBe(new TextEncoder().encode(copied).length)
  })

  it("says where the browser makes no PNG", async () => {
    const user = userEvent.setup()
    jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null)
    render(<Juhqr start="hyvää" />)
    await svgOnPage()
    await user.click(screen.getByRole("button", { name: "Save PNG" }))
    expect(await screen.findByText(/would not make a PNG/)).toBeInTheDocument()
    expect(download).not.toHaveBeenCalled()
  })
})

describe("the telephone", () => {
  const box = (left: number, top: number, size: number) => ({ left, top, width: size, height: size })

  it("sees as much of the code as its screen covers", () => {
    expect(covered(box(10, 10, 50), box(0, 0, 200))).toBe(1)
    expect(covered(box(-25, 0, 50), box(0, 0, 200))).toBe(0.5)
    expect(covered(box(-60, 0, 50), box(0, 0, 200))).toBe(0)
    expect(covered(box(0, 0, 0), box(0, 0, 200))).toBe(0)
  })

  it("reads nothing where a camera would read nothing", () => {
    expect(blindness(first)).toBeNull()
    expect(blindness({ ...first, ink: "#aaaaaa" })).toBe("A wall? A nice wall.")
    expect(blindness({ ...first, ink: "#ffffff", paper: "#000000" })).toBe("A photograph of the night.")
  })

  it.each([
    ["https://juhq.fi/juhqr", "We are already there."],
    ["https://example.com", "I would not open it. I open everything."],
    ["http://example.com", "Without an s. Bold."],
    ["+358 40 123", "I tried it. It is engaged."],
    ["HELP ME", "I can hear you."],
    ["why?", "I am a telephone. Ask a telephone book."],
    ["ab", "That was all?"],
    ["a".repeat(400), "I stopped where I would have had to scroll."],
    ["buy milk", "I have read worse, today."],
  ])("thinks of %s: %s", (text, opinion) => {
    expect(opinionOf(text, 1)).toBe(opinion)
    expect(opinionOf(text, 3)).toBe("Still the same. I have checked.")
  })

  const telephone = () => document.querySelector("[data-screen]")?.closest("[style]") as HTMLElement
  const at = (x: number, y: number) => ({ clientX: x, clientY: y, pointerId: 1, button: 0 })

  it("goes to the code at a press, says what it read, and goes back", async () => {
    render(<Juhqr start="buy milk" />)
    const svg = await svgOnPage()
    jest.useFakeTimers()
    jest.spyOn(svg, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 200, 200))
    const screenBox = telephone().querySelector("[data-screen]") as HTMLElement
    jest.spyOn(screenBox, "getBoundingClientRect").mockReturnValue(new DOMRect(260, 60, 80, 80))
    fireEvent.click(screen.getByRole("button", { name: "Scan it" }))
    expect(screen.getByText("It read “buy milk”. I have read worse, today.")).toBeInTheDocument()
    expect(telephone().style.getPropertyValue("--x")).toBe("-200px")
    act(() => void jest.advanceTimersByTime(1400))
    expect(telephone().style.getPropertyValue("--x")).toBe("0px")
    jest.useRealTimers()
  })

  it("reads where it is dropped, and sees a table elsewhere", async () => {
    render(<Juhqr start="buy milk" />)
    const svg = await svgOnPage()
    jest.spyOn(svg, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 200, 200))
    const dropAt = (x: number) => {
      const screenBox = telephone().querySelector("[data-screen]") as HTMLElement
      jest.spyOn(screenBox, "getBoundingClientRect").mockReturnValue(new DOMRect(x, 60, 80, 80))
      fireEvent.pointerDown(telephone(), at(300, 100))
      fireEvent.pointerMove(telephone(), at(x + 40, 100))
      fireEvent.pointerUp(telephone(), at(x + 40, 100))
    }
    dropAt(260)
    expect(screen.getAllByText("A table.")).toHaveLength(2)
    dropAt(160)
    expect(screen.getAllByText("Half a code. I have half an opinion.")).toHaveLength(2)
    dropAt(60)
    expect(screen.getByText(/^It read “buy milk”/)).toBeInTheDocument()
  })

  it("stays where it is in calm mode, and reads all the same", async () => {
    askForCalm(true)
    render(<Juhqr start="juhq?" />)
    await svgOnPage()
    fireEvent.click(screen.getByRole("button", { name: "Scan it" }))
    expect(screen.getByText(/^It read “juhq\?”/)).toBeInTheDocument()
    expect(telephone().style.getPropertyValue("--x")).toBe("0px")
  })
})
