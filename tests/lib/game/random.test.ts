import fc from "fast-check"
import { hash, newSeed, pick, type Random, randomInt, seeded, shuffle } from "../../../src/lib/game/random"

/** The numbers of a source, this many. */
const take = (random: Random, count: number) => Array.from({ length: count }, random)

/** Returns the deviation of counts from equal ones (Pearson's chi-square). */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

describe("the hash of a text", () => {
  it("is the same for ever, since links hold seeds", () => {
    expect([hash(""), hash("a"), hash("juhku"), hash("äö")]).toEqual([
      2_872_998_923, 444_641_715, 2_506_168_028, 1_747_214_199,
    ])
  })

  it("is a whole number of 32 bits", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), text => expect(hash(text)).toBe(hash(text) >>> 0)))
  })

  it("differs much where the text differs little", () => {
    const bits = (n: number) => n.toString(2).replaceAll("0", "").length
    const flips = Array.from({ length: 200 }, (_, i) => bits((hash(`seed${i}`) ^ hash(`seed${i + 1}`)) >>> 0))
    const mean = flips.reduce((sum, n) => sum + n, 0) / flips.length
    expect(Math.abs(mean - 16)).toBeLessThan(1)
  })
})

describe("a seeded source", () => {
  it("gives the same numbers for ever, as the author of mulberry32 has them", () => {
    const numbers = (seed: number | string) => take(seeded(seed), 3).map(n => n * 2 ** 32)
    expect(numbers(0)).toEqual([1_144_304_738, 1_416_247, 958_946_056])
    expect(numbers(1)).toEqual([2_693_262_067, 11_749_833, 2_265_367_787])
    expect(numbers("juhku")).toEqual([1_086_564_738, 4_007_568_502, 42_545_903])
  })

  it("is independent of another generator with the same seed", () => {
    const one = seeded("x")
    const other = seeded("x")
    const mixed = Array.from({ length: 20 }, () => [one(), other()])
    for (const [a, b] of mixed) expect(a).toBe(b)
    expect(take(seeded("y"), 20)).not.toEqual(mixed.map(([a]) => a))
  })

  it("gives numbers from 0 up to but not 1, spread evenly", () => {
    const counts = Array.from({ length: 20 }, () => 0)
    const numbers = take(seeded(2021), 20_000)
    expect(numbers.filter(n => n < 0 || n >= 1)).toEqual([])
    for (const n of numbers) {
      const part = Math.floor(n * 20)
      counts[part] = (counts[part] ?? 0) + 1
    }
    // With 19 degrees of freedom, 43.8 is passed by one source in a thousand.
    expect(chiSquare(counts)).toBeLessThan(43.8)
  })
})

describe("a choice", () => {
  it("is always an item of the list, even at the ends of the range", () => {
    const max = () => 1 - 2 ** -32
    expect([randomInt(6, () => 0), randomInt(6, max)]).toEqual([0, 5])
    expect([pick("abc".split(""), () => 0), pick("abc".split(""), max)]).toEqual(["a", "c"])
  })

  it("needs something to choose from", () => {
    expect(() => pick([], seeded(1))).toThrow(RangeError)
  })

  it("may fall on every item alike", () => {
    const random = seeded("pick")
    const counts = [0, 0, 0, 0, 0]
    for (let i = 0; i < 5000; i++) {
      const chosen = pick([0, 1, 2, 3, 4], random)
      counts[chosen] = (counts[chosen] ?? 0) + 1
    }
    // With 4 degrees of freedom, 18.5 is passed by one in a thousand.
    expect(chiSquare(counts)).toBeLessThan(18.5)
  })
})

describe("a shuffle", () => {
  it("has the same items, and leaves the list it was given", () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer(), (items, seed) => {
        const before = [...items]
        const shuffled = shuffle(items, seeded(seed))
        expect(items).toEqual(before)
        expect([...shuffled].sort((a, b) => a - b)).toEqual([...items].sort((a, b) => a - b))
      }),
    )
  })

  it("is the same for the same seed, for ever", () => {
    expect(shuffle([1, 2, 3, 4, 5, 6, 7], seeded("deal")).join("")).toBe("4236715")
  })

  it("makes every order as likely", () => {
    const random = seeded("shuffle")
    const counts = new Map<string, number>()
    for (let i = 0; i < 24_000; i++) {
      const order = shuffle(["a", "b", "c", "d"], random).join("")
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(24)
    // With 23 degrees of freedom, 49.7 is passed by one shuffle in a thousand.
    expect(chiSquare([...counts.values()])).toBeLessThan(49.7)
  })
})

describe("a new seed", () => {
  it("is six signs of which none looks like another", () => {
    fc.assert(
      fc.property(fc.integer(), seed => expect(newSeed(seeded(seed))).toMatch(/^[2-9a-hjkmnp-z]{6}$/)),
    )
  })

  it("is hardly ever the same twice", () => {
    const random = seeded(1998)
    expect(new Set(Array.from({ length: 5000 }, () => newSeed(random))).size).toBeGreaterThan(4990)
  })
})
