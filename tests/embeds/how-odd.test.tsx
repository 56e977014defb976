import { screen, within } from "@testing-library/react"
import fc from "fast-check"
import HowOdd from "../../src/embeds/how-odd/HowOdd"
import { maxDigits, readNumber } from "../../src/embeds/how-odd/read"
import {
  arePair,
  laundryOf,
  loneOf,
  lookOf,
  maxHanging,
  motherText,
  nextPairOf,
  shown,
  verdictOf,
} from "../../src/embeds/how-odd/socks"
import { visit } from "../jest/visit"

const of = (text: string) => {
  const laundry = laundryOf(readNumber(text))
  if (!laundry) throw new RangeError(`${text} is no number.`)
  return laundry
}

describe("a number", () => {
  it.each([
    ["7", { kind: "whole", n: 7n }],
    ["-0", { kind: "whole", n: 0n }],
    ["1 000 000", { kind: "whole", n: 1_000_000n }],
    ["2e3", { kind: "whole", n: 2000n }],
    ["7.0", { kind: "whole", n: 7n }],
    ["3.14", { kind: "broken", whole: 3n, part: 0.14, isOwed: false }],
    ["-0,5", { kind: "broken", whole: 0n, part: 0.5, isOwed: true }],
    ["", { kind: "empty" }],
  ])("%j is read", (text, reading) => {
    expect(readNumber(text)).toEqual(reading)
  })

  it.each(["seven", "∞", "9".repeat(maxDigits + 1), "-"])("%j is not one", text => {
    expect(readNumber(text).kind).toBe("mistake")
    expect(laundryOf(readNumber(text))).toBeNull()
  })

  it("hangs as so many socks, each with one twin but the last of an odd number", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: maxHanging }), n => {
        let { hanging } = of(String(n))
        expect([...hanging].sort((a, b) => a - b)).toEqual(Array.from({ length: n }, (_, i) => i))
        for (let pair = nextPairOf(hanging); pair; pair = nextPairOf(hanging)) {
          expect(arePair(...pair)).toBe(true)
          expect(lookOf(pair[0])).toEqual(lookOf(pair[1]))
          hanging = hanging.filter(sock => !pair?.includes(sock))
        }
        expect(hanging).toEqual(n % 2 === 0 ? [] : [n - 1])
        expect(loneOf(of(String(n)))).toBe(n % 2 === 0 ? null : n - 1)
      }),
    )
    const looks = Array.from({ length: maxHanging / 2 }, (_, i) => lookOf(2 * i).name)
    expect(new Set(looks).size).toBe(maxHanging / 2)
  })

  it("is a heap if it is large, owed if it is negative, and in pieces if it is not whole", () => {
    expect(of("25")).toMatchObject({ isHeap: true, hanging: [] })
    expect(of("-3")).toMatchObject({ isOwed: true, count: 3n })
    expect(of("3.14").hanging).toHaveLength(4)
    expect(verdictOf("3.14", of("3.14"))).toBe("3.14 is broken")
    expect(verdictOf("0", of("0"))).toBe("0 is even")
    expect(shown("1".repeat(30))).toBe("11111111…11111")
    expect(motherText(1_000_000n)).toBe("It took Mother 11 days.")
  })
})

describe("the washing line", () => {
  const options = { path: "/how-odd", calm: true }
  const line = () => within(screen.getByRole("list", { name: "The washing line" }))
  const verdict = () => screen.getByRole("status", { name: "Verdict" }).textContent
  const laundry = () => screen.getByRole("status", { name: "Laundry" }).textContent
  const pairTwo = () => screen.getByRole("button", { name: "Pair two" })
  const machine = () => screen.getByRole("button", { name: "Open the machine" })

  it("has seven socks on arrival, and two that are pressed one after the other go if they are a pair", async () => {
    const { user } = visit(<HowOdd />, options)
    expect(line().getAllByRole("button")).toHaveLength(7)
    const [blue, twin] = line().getAllByRole("button", { name: "plain blue sock" })
    const [green] = line().getAllByRole("button", { name: "plain green sock" })
    await user.click(blue as HTMLElement)
    await user.click(green as HTMLElement)
    expect(laundry()).toBe("They have nothing to say to each other.")
    await user.click(blue as HTMLElement)
    await user.click(twin as HTMLElement)
    expect(laundry()).toBe("1 pair in the drawer.")
    expect(line().getAllByRole("button")).toHaveLength(5)
  })

  it("leaves one that looks, for whom the machine has somebody else's", async () => {
    const { user } = visit(<HowOdd />, options)
    for (let i = 0; i < 3; i++) await user.click(pairTwo())
    expect(verdict()).toBe("7 is odd")
    expect(line().getByRole("button")).toHaveAccessibleName("plain orange sock, looking")
    await user.click(machine())
    expect(laundry()).toBe("A sock. It is somebody else's.")
    await user.click(pairTwo())
    expect(verdict()).toBe("7 is a couple")
    await user.click(screen.getByRole("button", { name: "Hang them up again" }))
    expect(line().getAllByRole("button")).toHaveLength(7)
  })

  it("loses one to the machine while all have somebody", async () => {
    const { user, address } = visit(<HowOdd />, { ...options, query: "n=2" })
    await user.click(pairTwo())
    expect(verdict()).toBe("2 is even")
    await user.click(machine())
    expect(address()).toBe("/how-odd?n=1")
    expect(laundry()).toBe("It has eaten one.")
    expect(verdict()).toBe("1 is odd")
  })

  it("is bare for 0, after which the machine is owed one", async () => {
    const { user, address } = visit(<HowOdd />, { ...options, query: "n=0" })
    expect(verdict()).toBe("0 is even")
    expect(laundry()).toBe("A bare line.")
    await user.click(machine())
    expect(address()).toBe("/how-odd?n=-1")
  })

  it("has no room for a million, so Mother is called", async () => {
    const { user } = visit(<HowOdd />, { ...options, query: "n=1000001" })
    expect(screen.getByRole("img", { name: "A heap of socks: 1,000,001" })).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Call Mother" }))
    expect(laundry()).toBe("It took Mother 11 days. One is left.")
    expect(verdict()).toBe("1000001 is odd")
  })

  it("says what is no number", async () => {
    const { user } = visit(<HowOdd />, options)
    await user.type(screen.getByRole("textbox", { name: "How many socks?" }), "many")
    expect(screen.getByRole("alert")).toBeVisible()
    expect(verdict()).toBe("?")
  })
})
