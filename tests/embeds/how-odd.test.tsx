import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import HowOdd from "../../src/embeds/how-odd/HowOdd"
import { laundry, lineText, looks, maxPairs, pegOf } from "../../src/embeds/how-odd/laundry"
import {
  level,
  nextOdder,
  oddestOf,
  oddestPoints,
  percent,
  points,
  reasons,
  shown,
} from "../../src/embeds/how-odd/logic"
import {
  isFibonacci,
  isHappy,
  isNarcissistic,
  isPerfect,
  isPowerOfTwo,
  isSquare,
  isTriangular,
  primality,
  provable,
  root,
} from "../../src/embeds/how-odd/numbers"
import { maxDigits, readNumber } from "../../src/embeds/how-odd/read"

const upTo = (most: number, holds: (n: bigint) => boolean) =>
  Array.from({ length: most + 1 }, (_, i) => i).filter(i => holds(BigInt(i)))

describe("what is known of numbers", () => {
  it("has the squares, triangles, powers of two and Fibonacci numbers", () => {
    expect(upTo(100, isSquare)).toEqual([0, 1, 4, 9, 16, 25, 36, 49, 64, 81, 100])
    expect(upTo(60, isTriangular)).toEqual([1, 3, 6, 10, 15, 21, 28, 36, 45, 55])
    expect(upTo(100, isPowerOfTwo)).toEqual([1, 2, 4, 8, 16, 32, 64])
    expect(upTo(1000, isFibonacci)).toEqual([0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987])
  })

  it("takes roots of any size", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 400n }), n => {
        const r = root(n)
        expect(r * r <= n && (r + 1n) * (r + 1n) > n).toBe(true)
      }),
    )
  })

  it("knows the Fibonacci numbers up to a thousand digits, and not their neighbours", () => {
    let [a, b] = [3n, 5n]
    while (b < 10n ** 999n) [a, b] = [b, a + b]
    expect([isFibonacci(b), isFibonacci(b + 1n), isFibonacci(b - 1n)]).toEqual([true, false, false])
  })

  it("finds the same perfect numbers as adding up divisors does", () => {
    const slowly = (n: bigint) => {
      let sum = 0n
      for (let d = 1n; d < n; d++) if (n % d === 0n) sum += d
      return n > 0n && sum === n
    }
    expect(upTo(600, isPerfect)).toEqual(upTo(600, slowly))
    expect([8128n, 33_550_336n, 137_438_691_328n].map(isPerfect)).toEqual([true, true, true])
  })

  it("has the happy numbers and the narcissists of the encyclopedia of sequences", () => {
    const happy = upTo(100, n => n > 0n && isHappy(n.toString()))
    // https://oeis.org/A007770
    expect(happy).toEqual([1, 7, 10, 13, 19, 23, 28, 31, 32, 44, 49, 68, 70, 79, 82, 86, 91, 94, 97, 100])
    // https://oeis.org/A005188
    expect(upTo(10_000, n => n > 99n && isNarcissistic(n, n.toString()))).toEqual([
      153, 370, 371, 407, 1634, 8208, 9474,
    ])
    const last = 115_132_219_018_763_992_565_095_597_973_971_522_401n
    expect(isNarcissistic(last, last.toString())).toBe(true)
  })

  it("finds the same primes as trying all divisors does", () => {
    const slowly = (n: bigint) => {
      for (let d = 2n; d * d <= n; d++) if (n % d === 0n) return false
      return n > 1n
    }
    expect(upTo(3000, n => primality(n) === "prime")).toEqual(upTo(3000, slowly))
    expect(upTo(3000, n => primality(n) === "unknown")).toEqual([])
  })

  it("is not fooled by numbers that fool weaker tests", () => {
    // Carmichael numbers, and the smallest strong pseudoprimes to the first bases (https://oeis.org/A014233).
    for (const n of [561n, 1729n, 2047n, 1_373_653n, 25_326_001n, 3_215_031_751n, 3_825_123_056_546_413_051n])
      expect([n, primality(n)]).toEqual([n, "not prime"])
    expect(primality(2n ** 61n - 1n)).toBe("prime")
    expect(primality(provable - 2n)).not.toBe("unknown")
  })

  it("says that it does not know what it does not know", () => {
    expect(primality(2n ** 127n - 1n)).toBe("unknown")
    expect(primality(2n ** 128n + 1n)).toBe("not prime")
    expect(primality(-7n)).toBe("not prime")
    expect(reasons(2n ** 127n - 1n).map(({ what }) => what)).toContainEqual(
      expect.stringMatching(/too large to know/),
    )
  })
})

describe("oddness", () => {
  it("is more than half for 7 and 15, and more for 7 than for 15", () => {
    expect(percent(points(7n))).toBeGreaterThan(percent(points(15n)))
    expect(percent(points(15n))).toBeGreaterThan(50)
    expect(percent(points(4n))).toBeLessThan(50)
    expect(points(1000n)).toBeLessThan(points(1001n))
  })

  it("has reasons, the first of which is whether it is odd", () => {
    fc.assert(
      fc.property(fc.bigInt(), n => {
        const all = reasons(n)
        expect(all[0]?.what).toMatch(n % 2n === 0n ? /even/ : /odd/)
        expect(all.length).toBeGreaterThan(1)
        expect(new Set(all.map(({ what }) => what)).size).toBe(all.length)
        for (const { what } of all) expect(what).toMatch(/^[A-Z].*\.$/)
      }),
    )
  })

  it("tells what it should of famous numbers", () => {
    const told = (n: bigint) =>
      reasons(n)
        .map(({ what }) => what)
        .join(" ")
    expect(told(0n)).toMatch(/zero: an even number of nothing/)
    expect(told(2n)).toMatch(/prime and even, and the only one/)
    expect(told(2n)).toMatch(/There has always been something about it/)
    expect(percent(points(2n))).toBeGreaterThan(60)
    expect(told(28n)).toMatch(/perfect/)
    expect(told(153n)).toMatch(/narcissist: its digits, each to the power of 3/)
    expect(told(-5n)).toMatch(/less than nothing/)
    expect(told(-5n)).not.toMatch(/prime|Fibonacci/)
    expect(told(1221n)).toMatch(/same backwards/)
    expect(told(144n)).toMatch(/Fibonacci.*square.*dozens/)
    expect(told(925_982n)).toMatch(/juhq/)
    expect(7641 - 1467).toBe(6174)
    expect(9 ** 3 + 10 ** 3).toBe(12 ** 3 + 1)
  })

  it("is never 0 or 100 for a whole number, and grows with the points", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), n => {
        const value = percent(points(n))
        expect(value > 0 && value < 100).toBe(true)
        expect(percent(points(n) + 1)).toBeGreaterThan(value)
      }),
    )
    expect(percent(0)).toBe(50)
    expect([5, 45, 55, 99].map(level)).toEqual([
      "Even all the way through",
      "Just about even",
      "Slightly odd",
      "So odd that one would move house",
    ])
  })

  it("can be surpassed by a larger number, or not soon", () => {
    const next = nextOdder(8n)
    expect(next && points(next) > points(8n)).toBe(true)
    expect(nextOdder(8n, 0)).toBeNull()
    expect(nextOdder(10n ** 12n + 1n)).toBeNull()
  })

  it("elects the same oddest number for everybody, all week, than which none below 10,000 is odder", () => {
    const weeks = Array.from({ length: 52 }, (_, i) => oddestOf({ year: 2024, week: i + 1 }))
    expect(oddestOf({ year: 2024, week: 9 })).toBe(weeks[8])
    const most = Math.max(...Array.from({ length: 10_000 }, (_, n) => points(BigInt(n))))
    expect(most).toBe(oddestPoints)
    expect(weeks.every(n => points(n) >= most)).toBe(true)
    expect(weeks.every((n, i) => n !== weeks[i - 1])).toBe(true)
    expect(new Set(weeks).size).toBeGreaterThan(8)
  })
})

describe("a number as it is written", () => {
  it("is read whole, with its sign and gaps, up to a thousand digits", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 999n), max: 10n ** 999n }), n => {
        expect(readNumber(` ${n} `)).toEqual({ kind: "whole", n })
      }),
    )
    expect(readNumber("1 000 000")).toEqual({ kind: "whole", n: 1_000_000n })
    expect(readNumber("−7.00")).toEqual({ kind: "whole", n: -7n })
    expect(readNumber("-0")).toEqual({ kind: "whole", n: 0n })
    expect(readNumber("")).toEqual({ kind: "empty" })
    expect(readNumber("3.5")).toEqual({ kind: "broken" })
    expect(readNumber("1e3")).toEqual({ kind: "whole", n: 1000n })
    expect(readNumber("-1.5e3")).toEqual({ kind: "whole", n: -1500n })
    expect(readNumber("15e-1")).toEqual({ kind: "broken" })
    expect(readNumber("\u20137")).toEqual({ kind: "whole", n: -7n })
    expect(readNumber("\u202a1'000\u202c")).toEqual({ kind: "whole", n: 1000n })
    expect(readNumber("\u200b")).toEqual({ kind: "empty" })
  })

  it("is refused with a reason where it is none, or too large to know", () => {
    const what = (text: string) => {
      const reading = readNumber(text)
      return reading.kind === "mistake" ? reading.what : reading
    }
    expect(what("9".repeat(maxDigits))).toHaveProperty("kind", "whole")
    expect(what("9".repeat(maxDigits + 1))).toMatch(/too large to know/)
    expect(what("9".repeat(10_000_000))).toMatch(/too large to know/)
    expect(what("hamster")).toBe("“h” does not belong in a number. Odd, but in another way.")
    expect(what("1,5")).toEqual({ kind: "broken" })
    expect(what("-1,234,567")).toEqual({ kind: "whole", n: -1234567n })
    expect(what("-1,000")).toMatch(/^In London 1,000 is 1000; in Helsinki it is 1\.000\./)
    expect(what("1.2.3")).toMatch(/in each other's way/)
    expect(what("1,234,56")).toMatch(/in each other's way/)
    expect(what("1e5000")).toMatch(/too large to know/)
    expect(what("∞")).toMatch(/just large/)
    expect(what("+")).toMatch(/no digit/)
  })

  it("is shown whole, or by its ends", () => {
    expect(shown(-123n)).toBe("-123")
    expect(shown(10n ** 99n)).toBe("100000000000…00000000 (100 digits)")
  })
})

describe("the laundry", () => {
  it("hangs socks in pairs, one odd one, and the rest in a basket", () => {
    expect(laundry(7n)).toEqual({ pairs: 3, basket: 0n, isOdd: true, isOwed: false })
    expect(laundry(-8n)).toEqual({ pairs: 4, basket: 0n, isOdd: false, isOwed: true })
    expect(lineText(laundry(7n))).toBe("A washing line with 3 pairs of socks and an odd sock.")
    expect(lineText(laundry(1n))).toBe("A washing line with an odd sock.")
    expect(lineText(laundry(0n))).toBe("An empty washing line.")
    expect(lineText(laundry(-2n))).toBe("A washing line with the outlines of 1 pair of socks.")
    expect(lineText(laundry(2026n))).toMatch(/12 pairs of socks, and 1,001 more pairs in the basket\.$/)
    expect(lineText(laundry(10n ** 30n))).toMatch(/more than one irons in the basket\.$/)
  })

  it("has no two pairs alike, and a peg for every sock", () => {
    expect(looks).toHaveLength(maxPairs)
    expect(new Set(looks.map(look => JSON.stringify(look))).size).toBe(maxPairs)
    for (let pairs = 0; pairs <= maxPairs; pairs++) {
      const paired = looks.slice(0, pairs).flatMap((_, i) => [pegOf(i, 0, pairs), pegOf(i, 1, pairs)])
      const pegs = [...paired, pegOf(pairs, 0, pairs)]
      expect(new Set(pegs.map(peg => JSON.stringify(peg))).size).toBe(2 * pairs + 1)
      expect(pegs.every(({ x }) => x > 0 && x < 290)).toBe(true)
    }
  })
})

describe("the page", () => {
  beforeEach(() => {
    window.history.replaceState(null, "", "/how-odd")
    jest.useFakeTimers({ now: new Date(2024, 11, 31, 12), doNotFake: ["performance"] })
  })
  afterEach(() => jest.useRealTimers())
  const setup = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const verdict = () => screen.getByRole("status", { name: "Verdict" })

  it("waits for a number, and honours this week's by the visitor's clock", async () => {
    render(<HowOdd />)
    expect(verdict()).toHaveTextContent(`${percent(points(7n)).toFixed(1)}% odd`)
    expect(verdict()).toHaveTextContent("Which one is yours?")
    expect(screen.getByRole("row", { name: `Together +${points(7n)}` })).toBeVisible()
    expect(window.location.search).toBe("")
    const weeks = within(screen.getByRole("region", { name: "The oddest number of the week" }))
    expect(weeks.getAllByRole("listitem").map(item => item.textContent)).toEqual([
      expect.stringMatching(/^Week 1 of 2025, this week/),
      expect.stringMatching(/^Week 52 of 2024\d/),
      expect.stringMatching(/^Week 51 of 2024\d/),
      expect.stringMatching(/^Week 50 of 2024\d/),
    ])
    expect(weeks.getByRole("button", { name: oddestOf({ year: 2024, week: 52 }).toString() })).toBeVisible()
  })

  it("judges as one types, with reasons that add up, and keeps the number in the address", async () => {
    const user = setup()
    render(<HowOdd />)
    await user.type(screen.getByLabelText("A number"), "77")
    expect(verdict()).toHaveTextContent(`${percent(points(77n)).toFixed(1)}% odd`)
    expect(screen.getByRole("meter", { name: "Oddness" })).toHaveAttribute(
      "value",
      String(percent(points(77n))),
    )
    expect(screen.getByRole("row", { name: "It is the same backwards. +8" })).toBeVisible()
    expect(screen.getByRole("row", { name: `Together +${points(77n)}` })).toBeVisible()
    expect(window.location.search).toBe("?n=77")
    await user.click(screen.getByRole("button", { name: "Start again" }))
    expect(screen.getByLabelText("A number")).toHaveFocus()
    expect(window.location.search).toBe("")
  })

  it("loses a sock in the wash, finds one behind the machine, and owes some in the end", async () => {
    const user = setup()
    render(<HowOdd />)
    expect(screen.getByRole("img")).toHaveAccessibleName(lineText(laundry(7n)))
    await user.click(screen.getByRole("button", { name: "Look behind the machine" }))
    expect(screen.getByLabelText("A number")).toHaveValue("8")
    expect(screen.getByText("There it was. It had made friends.")).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Wash" }))
    expect(screen.getByRole("img")).toHaveAccessibleName(lineText(laundry(7n)))
    expect(window.location.search).toBe("?n=7")
    await user.clear(screen.getByLabelText("A number"))
    await user.type(screen.getByLabelText("A number"), "0")
    await user.click(screen.getByRole("button", { name: "Wash" }))
    expect(screen.getByLabelText("A number")).toHaveValue("-1")
    expect(screen.getByText("You had none, and now you owe it one.")).toBeVisible()
  })

  it("reads the number of a link", () => {
    window.history.replaceState(null, "", "/how-odd?n=3.5")
    render(<HowOdd />)
    expect(verdict()).toHaveTextContent("100.0% oddIt is neither odd nor even")
  })

  it("says at the field what is wrong", async () => {
    const user = setup()
    render(<HowOdd />)
    await user.type(screen.getByLabelText("A number"), "7x")
    expect(screen.getByLabelText("A number")).toHaveAccessibleDescription(/“x” does not belong/)
    expect(screen.getByRole("button", { name: "Copy the verdict" })).toBeDisabled()
  })

  it("finds an odder one, or says that there is none near", async () => {
    const user = setup()
    render(<HowOdd />)
    await user.type(screen.getByLabelText("A number"), "8")
    await user.click(screen.getByRole("button", { name: "Find an odder one" }))
    expect(screen.getByLabelText("A number")).toHaveValue(String(nextOdder(8n)))
    for (let i = 0; i < 20 && !screen.queryByText(/None of the next/); i++)
      await user.click(screen.getByRole("button", { name: "Find an odder one" }))
    expect(screen.getByText(/^None of the next 2,000 numbers is odder\./)).toBeInTheDocument()
  })
})
