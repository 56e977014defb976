import fc from "fast-check"
import { mergeTexts } from "../../shared/merge"

const base = "one\ntwo\nthree\nfour\nfive\n"

describe("two changes of one text", () => {
  it.each([
    [
      "different lines",
      "ONE\ntwo\nthree\nfour\nfive\n",
      "one\ntwo\nthree\nfour\nFIVE\n",
      "ONE\ntwo\nthree\nfour\nFIVE\n",
    ],
    [
      "lines more and lines less",
      "zero\none\ntwo\nthree\nfour\nfive\n",
      "one\ntwo\nthree\nfive\n",
      "zero\none\ntwo\nthree\nfive\n",
    ],
    [
      "the same change",
      "one\n2\nthree\nfour\nfive\n",
      "one\n2\nthree\nfour\nfive\n",
      "one\n2\nthree\nfour\nfive\n",
    ],
    [
      "the same change and another",
      "one\n2\nthree\nfour\nfive\n",
      "one\n2\nthree\nfour\nfive\nsix\n",
      "one\n2\nthree\nfour\nfive\nsix\n",
    ],
    ["one change alone", base, "one\n", "one\n"],
  ])("are both in it where they are %s", (_, mine, theirs, both) => {
    expect(mergeTexts(base, mine, theirs)).toBe(both)
    expect(mergeTexts(base, theirs, mine)).toBe(both)
  })

  it.each([
    ["the same line", "one\nTWO\nthree\nfour\nfive\n", "one\n2\nthree\nfour\nfive\n"],
    ["lines that touch", "one\nTWO\nthree\nfour\nfive\n", "one\ntwo\n3\nfour\nfive\n"],
    ["the same place", `${base}six\n`, `${base}6\n`],
    ["a line that is gone", "one\nthree\nfour\nfive\n", "one\n2\nthree\nfour\nfive\n"],
  ])("are none where they are in %s", (_, mine, theirs) => {
    expect(mergeTexts(base, mine, theirs)).toBeNull()
    expect(mergeTexts(base, theirs, mine)).toBeNull()
  })

  it("is the other's where one has changed nothing", () => {
    const text = fc.array(fc.constantFrom("a", "b", "c", ""), { maxLength: 8 }).map(lines => lines.join("\n"))
    fc.assert(
      fc.property(text, text, (one, other) => {
        expect(mergeTexts(one, one, other)).toBe(other)
        expect(mergeTexts(one, other, one)).toBe(other)
        expect(mergeTexts(one, other, other)).toBe(other)
      }),
    )
  })
})
