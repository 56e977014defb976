import fc from "fast-check"
import { blankInvalidChars, findInvalidCharIn, findInvalidChars } from "../../src/engine/characters"

const place = { file: "x", line: 1, column: 1 }
const problemsOf = (text: string) => findInvalidChars(text, offset => ({ ...place, column: offset }))

// The Char production of XML 1.0.
const wellFormed = /^[\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]*$/u

const unit = fc.oneof(
  fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
  fc.constantFrom("\u0000", "\u001b", "\ud83d", "\ude00", "\ufffe", "\n", "🐹", "ä"),
)

describe("a text that no feed can hold", () => {
  it("is told, whatever it is, and without its stray characters is one that every feed can hold", () => {
    fc.assert(
      fc.property(fc.string({ unit }), text => {
        if (problemsOf(text).length === 0) expect(text).toMatch(wellFormed)
        const mended = blankInvalidChars(text)
        expect(mended).toMatch(wellFormed)
        expect(problemsOf(mended)).toEqual([])
        expect(mended).toHaveLength(text.length)
      }),
    )
  })

  it("is told once for each such character, where it stands and after what", () => {
    expect(problemsOf("The bell\u0007 rings\u0000.").map(({ column, what }) => [column, what])).toEqual([
      [8, "The text has the character U+0007 in it, which no feed can hold."],
      [15, "The text has the character U+0000 in it, which no feed can hold."],
    ])
    expect(problemsOf("The bell\u0007")[0]?.todo).toContain('"The bell"')
  })

  it("is told as a part of a value, and as the name of a part", () => {
    expect(findInvalidCharIn({ a: ["b", { c: "\ud800" }] }, place)).toMatchObject([
      { what: expect.stringContaining("U+D800") },
    ])
    expect(findInvalidCharIn({ "a\u0001": 1 }, place)).toMatchObject([
      { what: expect.stringContaining("U+0001") },
    ])
    expect(findInvalidCharIn([null, 1, true, "a\tb\r\nc 🐹"], place)).toEqual([])
  })
})
