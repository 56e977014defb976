import fc from "fast-check"
import { fitText, printable, truncateLines, wrapText } from "../../../src/engine/cards/lines"
import { hasGlyph, lineWidth } from "../../../src/lib/text/pixelFont"

describe("letters for the site's font", () => {
  it("keep Finnish letters, also where they are written as a letter and its dots", () => {
    expect(printable("Yö ja Äänekoski, Åbo")).toBe("Yö ja Äänekoski, Åbo")
    expect(printable("Yo\u0308")).toBe("Yö")
  })

  it("are plain quotes, dashes and dots for the typographer's, and none for emoji", () => {
    expect(printable("“Don’t” – wait… 🐹 now")).toBe('"Don\'t" - wait... now')
    expect(printable("🐹")).toBe("")
  })

  it("are all in the font, whatever the text is", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), text => {
        expect([...printable(text)].filter(letter => !hasGlyph(letter))).toEqual([])
      }),
    )
  })
})

describe("lines", () => {
  const words = fc.array(fc.stringMatching(/^[a-zäö]{1,30}$/), { minLength: 1, maxLength: 20 })

  it("are never wider than their place, and lose no letter", () => {
    fc.assert(
      fc.property(words, fc.integer({ min: 20, max: 200 }), (some, cells) => {
        const lines = wrapText(some.join(" "), cells)
        expect(Math.max(...lines.map(lineWidth))).toBeLessThanOrEqual(cells)
        expect(lines.join("").replaceAll(" ", "")).toBe(some.join(""))
      }),
    )
  })

  it("break a word only where it is wider than a line", () => {
    expect(wrapText("tea for two", lineWidth("tea for"))).toEqual(["tea for", "two"])
    expect(wrapText("teapots", lineWidth("teap"))).toEqual(["teap", "ots"])
  })

  it("end in dots where they are cut off, and still fit", () => {
    const cells = lineWidth("two words")
    expect(truncateLines(["one", "two words", "three"], 2, cells)).toEqual([
      "one",
      expect.stringMatching(/^two.*\.\.\.$/),
    ])
    expect(lineWidth(truncateLines(["one", "two words", "three"], 2, cells)[1] ?? "")).toBeLessThanOrEqual(
      cells,
    )
    expect(truncateLines(["one", "two"], 2, cells)).toEqual(["one", "two"])
  })
})

describe("a title", () => {
  it("is as large as it can be without a broken word", () => {
    expect(fitText("Tea", 380, 128, [6, 5, 4, 3])).toMatchObject({ size: 6, lines: ["Tea"] })
    const long = fitText("An unreasonably long title of a page about tea", 380, 128, [6, 5, 4, 3])
    expect(long.size).toBeLessThan(6)
    expect(long.lines.join(" ")).toBe("An unreasonably long title of a page about tea")
  })

  it("fits into its box at any length", () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[A-Za-z]{1,40}$/), { minLength: 1, maxLength: 40 }), some => {
        const { lines, size, leading } = fitText(some.join(" "), 380, 128, [6, 5, 4, 3])
        expect(lines.length * leading - size).toBeLessThanOrEqual(128)
        expect(Math.max(...lines.map(lineWidth)) * size).toBeLessThanOrEqual(380)
      }),
    )
  })
})
