import { screen } from "@testing-library/react"
import BestViewed from "../../src/embeds/800x600/BestViewed"
import {
  bayer,
  bytesOf,
  copyToRowsBelow,
  type Depth,
  ditherLine,
  height,
  lines,
  linesReceived,
  secondsOf,
  unusedPixelsText,
  width,
} from "../../src/embeds/800x600/logic"
import { askForCalm, visit } from "../jest/visit"

const picture = (r: number, g: number, b: number) => {
  const dots = new Uint8ClampedArray(4 * width * height)
  for (let at = 0; at < dots.length; at += 4) dots.set([r, g, b, 255], at)
  return dots
}

/** The mean red, green and blue of eight lines in fewer colours, and the colours that they have. */
function dithered(r: number, g: number, b: number, depth: Depth) {
  const from = picture(r, g, b)
  const to = new Uint8ClampedArray(from.length)
  for (let y = 0; y < 8; y++) ditherLine(from, to, y, depth)
  const colours = new Set<string>()
  const sum = [0, 0, 0]
  for (let at = 0; at < 4 * width * 8; at += 4) {
    const dot = [...to.subarray(at, at + 3)]
    colours.add(dot.join())
    for (const [i, value] of dot.entries()) sum[i] = (sum[i] ?? 0) + value
  }
  return { colours: [...colours], mean: sum.map(value => value / (8 * width)) }
}

describe("the bytes of a picture", () => {
  it("are as many as its dots have bits", () => {
    expect([bytesOf("16"), bytesOf("256"), bytesOf("true")]).toEqual([240_000, 480_000, 1_440_000])
    expect(secondsOf("256", "14.4k")).toBeCloseTo(266.67, 2)
    expect(secondsOf("16", "56k")).toBeCloseTo(34.29, 2)
  })

  it("are lines as soon as they are enough", () => {
    expect([0, 799, 800, 1600, 479_999, 480_000, 9e9].map(bytes => linesReceived(bytes, "256"))).toEqual([
      0, 0, 1, 2, 599, 600, 600,
    ])
  })
})

describe("interlaced lines", () => {
  it("are each line once, every eighth first, as in a GIF", () => {
    expect(lines.map(({ y }) => y).sort((a, b) => a - b)).toEqual([...Array(height).keys()])
    expect(lines.slice(0, 3).map(({ y }) => y)).toEqual([0, 8, 16])
    expect(lines.slice(75, 77).map(({ y }) => y)).toEqual([4, 12])
    expect(lines.slice(150, 152).map(({ y }) => y)).toEqual([2, 6])
    expect(lines.slice(300, 302).map(({ y }) => y)).toEqual([1, 3])
  })

  it("fill all after an eighth, and never reach below the picture", () => {
    const filled = new Set(
      lines.slice(0, 75).flatMap(({ y, covers }) => Array.from({ length: covers }, (_, i) => y + i)),
    )
    expect(filled.size).toBe(height)
    expect(lines.every(({ y, covers }) => y + covers <= height)).toBe(true)
  })

  it("never cover a line that has come before", () => {
    const come = new Set<number>()
    for (const { y, covers } of lines) {
      for (let below = 1; below < covers; below++) expect(come.has(y + below)).toBe(false)
      come.add(y)
    }
  })

  it("are copied to those that they stand for", () => {
    const to = new Uint8ClampedArray(4 * width * height)
    to.fill(7, 0, 4 * width)
    copyToRowsBelow({ y: 0, covers: 8 }, to)
    expect(to[4 * width * 8 - 1]).toBe(7)
    expect(to[4 * width * 8]).toBe(0)
  })
})

describe("dithering", () => {
  it("has each threshold of Bayer's once, the first as he has them", () => {
    expect([...bayer].sort((a, b) => a - b)).toEqual([...Array(64).keys()])
    expect(bayer.slice(0, 8)).toEqual([0, 32, 8, 40, 2, 34, 10, 42])
  })

  it.each([
    [10, 100, 200],
    [255, 255, 255],
    [77, 77, 77],
    [128, 0, 254],
  ])("mixes %i, %i, %i from the web's colours", (...rgb) => {
    const { colours, mean } = dithered(...rgb, "256")
    for (const colour of colours)
      expect(colour.split(",").filter(value => Number(value) % 51 !== 0)).toEqual([])
    for (const [i, value] of rgb.entries()) expect(mean[i]).toBeCloseTo(value, -0.5)
  })

  it("has at most sixteen colours for all, and leaves those as they are", () => {
    expect(dithered(0, 128, 128, "16").mean[0]).toBeLessThan(40)
    const all = new Set<string>()
    for (let shade = 0; shade < 256; shade += 15)
      for (const colour of dithered(shade, 255 - shade, (shade * 7) % 256, "16").colours) all.add(colour)
    expect(all.size).toBeLessThanOrEqual(16)
  })

  it("changes nothing in true colours", () => {
    expect(dithered(1, 2, 3, "true").colours).toEqual(["1,2,3"])
  })
})

describe("BestViewed", () => {
  const modem = () => screen.getByRole("status", { name: "Modem" })

  it("has it all at once where calm is wanted, and says what it weighs", () => {
    askForCalm(true)
    visit(<BestViewed />, { query: "modem=14.4k&colours=16" })
    expect(modem()).toHaveTextContent("Document: done. 240,000 bytes, which is 2 min 13 s at 14.4k.")
  })

  it("waits for the line, and need not", async () => {
    const { user, address } = visit(<BestViewed />)
    expect(modem()).toHaveTextContent("8% of 480,000 bytes, 1 min 04 s to go")
    await user.click(screen.getByRole("button", { name: "Go for coffee" }))
    expect(modem()).toHaveTextContent("Document: done.")
    await user.selectOptions(screen.getByRole("combobox", { name: "Colours" }), "16.7 million")
    expect(modem()).toHaveTextContent("0% of 1,440,000 bytes")
    expect(address()).toContain("colours=true")
  })

  it("is right again after it has been struck four times", async () => {
    const { user } = visit(<BestViewed />)
    const strike = screen.getByRole("button", { name: "Strike the case" })
    await user.click(strike)
    expect(screen.getByText("It is green now. Once more.")).toBeInTheDocument()
    for (let i = 0; i < 3; i++) await user.click(strike)
    expect(screen.getByText("That was it. Don't touch it again.")).toBeInTheDocument()
    await user.click(strike)
    expect(screen.getByText("It is green now. Once more.")).toBeInTheDocument()
  })

  it("is struck by a hand on its glass, and comes straight when it is reloaded", async () => {
    const { user } = visit(<BestViewed />)
    const glass = screen.getByRole("img", { name: /^A browser of 1998/ })
    await user.pointer([
      { keys: "[MouseLeft>]", target: glass, coords: { clientX: 10 } },
      { coords: { clientX: 70 } },
    ])
    expect(screen.getByTestId("monitor")).toHaveStyle({ rotate: "5deg" })
    await user.pointer("[/MouseLeft]")
    expect(screen.getByText("It is green now. Once more.")).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Reload" }))
    expect(screen.queryByText("It is green now. Once more.")).toBeNull()
  })

  it("counts the dots that a larger screen does not need", () => {
    expect(unusedPixelsText({ width: 1280, height: 800 })).toContain("544,000")
    expect(unusedPixelsText({ width: 800, height: 600 })).toBeNull()
    expect(unusedPixelsText({ width: 375, height: 812 })).toBeNull()
  })
})
