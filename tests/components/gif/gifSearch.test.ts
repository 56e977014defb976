import { existsSync } from "node:fs"
import fc from "fast-check"
import { fallbackGif, parseGiphyGif, sample } from "../../../src/components/gif/gifSearch"
import { seeded } from "../../../src/lib/game/random"

describe("a sample", () => {
  it("has as many of the items as were wanted, or all there are, and none twice", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer()), fc.nat(30), fc.integer(), (items, count, seed) => {
        const taken = sample(items, count, seeded(seed))
        expect(taken).toHaveLength(Math.min(count, items.length))
        expect(new Set(taken).size).toBe(taken.length)
        expect(items).toEqual(expect.arrayContaining(taken))
      }),
    )
  })

  it("depends on chance alone", () => {
    const items = Array.from({ length: 25 }, (_, i) => i)
    expect(sample(items, 3, seeded(1))).toEqual(sample(items, 3, seeded(1)))
    expect(sample(items, 3, seeded(1))).not.toEqual(sample(items, 3, seeded(2)))
  })
})

describe("a GIF", () => {
  const images = { fixed_height: { url: "a.gif", webp: "a.webp", width: 300, height: 200 } }

  it("is the fixed-height rendition, with its first picture alone", () => {
    const answer = { id: 7, title: "Wheel", images: { ...images, fixed_height_still: { url: "a_s.gif" } } }
    expect(parseGiphyGif(answer)).toEqual({
      id: "7",
      title: "Wheel",
      url: "a.gif",
      webp: "a.webp",
      still: "a_s.gif",
      width: 300,
      height: 200,
    })
  })
})

describe("a stand-in", () => {
  it("is always the same for a term, and its animated and still files exist", () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(5), (term, nth) => {
        const { url, still } = fallbackGif(term, nth)
        expect(fallbackGif(` ${term.toUpperCase().toLowerCase()} `, nth)).toEqual(
          fallbackGif(term.toUpperCase(), nth),
        )
        expect(existsSync(`static${url}`) && existsSync(`static${still}`)).toBe(true)
      }),
    )
  })

  it("is not the same for all terms", () => {
    const terms = ["hamster", "pizza", "dancing", "excuse", "monday", "cat", "sauna", "salmiakki"]
    expect(new Set(terms.map(term => fallbackGif(term).url)).size).toBeGreaterThan(3)
  })
})
