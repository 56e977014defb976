import { fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import BitcoinPrice from "../../src/embeds/bitcoin-price/BitcoinPrice"
import {
  biteOutline,
  bitesFor,
  compareWidth,
  crumbs,
  eatenValue,
  hasSlice,
  priceOf,
  remainingCrumbs,
  tasteOf,
  turnOf,
} from "../../src/embeds/bitcoin-price/eat"
import {
  describePizza,
  formatAmount,
  maxSatoshi,
  slice,
  totalSupply,
  unitNames,
  units,
  withThousands,
} from "../../src/embeds/bitcoin-price/logic"
import { outline } from "../../src/embeds/bitcoin-price/parts/Pizzas"
import { readAmount } from "../../src/embeds/bitcoin-price/read"

const anyAmount = fc.bigInt({ min: 0n, max: maxSatoshi })
const anyUnit = fc.constantFrom(...unitNames)
const satoshi = (text: string, unit = "btc" as (typeof unitNames)[number]) => {
  const reading = readAmount(text, unit)
  return reading.kind === "amount" ? reading.satoshi : reading
}
const mistake = (text: string, unit = "btc" as (typeof unitNames)[number]) => {
  const reading = readAmount(text, unit)
  return reading.kind === "mistake" ? reading.what : reading
}

describe("bitcoin in its sizes", () => {
  it("makes a bitcoin 100,000,000 satoshi, 1,000,000 bits, 1,000 mBTC and 0.0002 pizzas", () => {
    const one = units.btc.satoshi
    expect(unitNames.map(unit => `${withThousands(formatAmount(one, unit))} ${units[unit].name}`)).toEqual([
      "1 BTC",
      "1,000 mBTC",
      "1,000,000 bits",
      "100,000,000 satoshi",
      "0.0002 pizzas",
    ])
  })

  it("gives two pizzas for 10,000 bitcoin, as on 22 May 2010", () => {
    expect(satoshi("2 pizzas")).toBe(10_000n * units.btc.satoshi)
    expect(formatAmount(10_000n * units.btc.satoshi, "pizza")).toBe("2")
  })

  it("writes the smallest part and the largest amount exactly", () => {
    expect(formatAmount(1n, "btc")).toBe("0.00000001")
    expect(formatAmount(1n, "pizza")).toBe("0.000000000002")
    expect(withThousands(formatAmount(maxSatoshi, "btc"))).toBe("21,000,000")
    expect(withThousands(formatAmount(maxSatoshi, "sat"))).toBe("2,100,000,000,000,000")
    expect(withThousands(formatAmount(maxSatoshi, "pizza"))).toBe("4,200")
  })

  it("reads back every amount that it writes, in every unit, to the satoshi", () => {
    fc.assert(
      fc.property(anyAmount, anyUnit, (amount, unit) => {
        expect(satoshi(formatAmount(amount, unit), unit)).toBe(amount)
        expect(satoshi(`${formatAmount(amount, unit)} ${units[unit].name}`)).toBe(amount)
      }),
    )
  })

  it("mines 20,999,999.9769 bitcoin and no more, by the rule of the halvings", () => {
    expect(formatAmount(totalSupply(), "btc")).toBe("20999999.9769")
    expect(totalSupply()).toBeLessThan(maxSatoshi)
  })
})

describe("an amount as people write it", () => {
  it("may have its unit with it, a comma for its decimals and gaps between its thousands", () => {
    expect(satoshi("0.5")).toBe(50_000_000n)
    expect(satoshi("0,5")).toBe(50_000_000n)
    expect(satoshi("₿0.5")).toBe(50_000_000n)
    expect(satoshi(" .5 btc ")).toBe(50_000_000n)
    expect(satoshi("21 000 sats")).toBe(21_000n)
    expect(satoshi("10,000.5 BTC")).toBe(1_000_050_000_000n)
    expect(satoshi("10.000,5 BTC")).toBe(1_000_050_000_000n)
    expect(satoshi("1,000,000 sat")).toBe(1_000_000n)
    expect(satoshi("2.5 mBTC")).toBe(250_000n)
    expect(satoshi("1e-8")).toBe(1n)
    expect(satoshi("2E3", "sat")).toBe(2000n)
    expect(satoshi("3 µBTC")).toBe(300n)
  })

  it("is not guessed at where London and Helsinki would differ", () => {
    expect(mistake("1,500")).toBe(
      "In London 1,500 is 1500; in Helsinki it is 1.500. Write it as one of these.",
    )
    expect(satoshi("0,500")).toBe(50_000_000n)
    expect(mistake("1.2.3")).toMatch(/in each other's way/)
    expect(mistake("1,234,56")).toMatch(/in each other's way/)
    expect(satoshi("1,00,000")).toBe(10_000_000_000_000n)
  })

  it("is refused with a reason where it can't be", () => {
    expect(mistake("0.000000001")).toBe(
      "That would cut a satoshi in parts, and it has none. BTC can have 8 decimals.",
    )
    expect(mistake("0.5", "sat")).toMatch(/satoshi can have no decimals/)
    expect(mistake("0.000000000001 pizzas")).toMatch(/smallest crumb/)
    expect(mistake("21000000.00000001")).toMatch(/more than 21 million/)
    expect(mistake("9e99")).toMatch(/more than 21 million/)
    expect(mistake("-1")).toMatch(/less than no bitcoin/)
    expect(mistake("\u20111")).toMatch(/less than no bitcoin/)
    expect(mistake("a lot")).toMatch(/“a” is not a part of a number/)
    expect(mistake("BTC")).toMatch(/How many BTC/)
    expect(mistake(".")).toMatch(/no digit/)
    expect(mistake("1".repeat(10_000_000))).toMatch(/longer than any amount/)
    expect(readAmount("   ", "btc")).toEqual({ kind: "empty" })
    expect(readAmount("\u200b", "btc")).toEqual({ kind: "empty" })
  })

  it("is read or refused, whatever it is, and never more than there can be", () => {
    fc.assert(
      fc.property(fc.string(), anyUnit, (text, unit) => {
        const reading = readAmount(text, unit)
        if (reading.kind === "amount")
          expect(reading.satoshi >= 0n && reading.satoshi <= maxSatoshi).toBe(true)
      }),
    )
  })
})

describe("an amount as food", () => {
  it("is a slice of 0.072 degrees for a bitcoin", () => {
    expect(slice(units.btc.satoshi).degrees).toBeCloseTo(0.072, 12)
    expect(describePizza(units.btc.satoshi)).toBe(
      "That buys a slice of 0.072 degrees: on a pizza of 30 cm, 190 micrometres of crust.",
    )
  })

  it("is whole pizzas, with a slice where something is left", () => {
    expect(describePizza(0n)).toBe("That buys the smell.")
    expect(describePizza(units.pizza.satoshi)).toBe("That buys 1 whole pizza.")
    expect(describePizza(maxSatoshi)).toBe("That buys 4,200 whole pizzas.")
    expect(describePizza(units.pizza.satoshi * 3n + units.pizza.satoshi / 4n)).toBe(
      "That buys 3 whole pizzas and a slice of 90 degrees: on a pizza of 30 cm, 240 mm of crust.",
    )
    expect(describePizza(1n)).toMatch(
      /less than a thousandth of a degree.* 1\.9 picometres of crust, .*narrower than an atom/,
    )
  })

  it("is drawn as the angle it is", () => {
    expect(outline(0.25)).toBe("M0 0L0-50A50 50 0 0 1 50.000 -0.000Z")
    expect(outline(0.75)).toMatch(/A50 50 0 1 1 -50\.000/)
  })
})

describe("a pizza that is eaten", () => {
  const pizza = units.pizza.satoshi

  const middle = { x: 0, y: 0 }
  const coins = (satoshi: bigint) => Number(satoshi / units.btc.satoshi)

  it("is reckoned by what the teeth have taken, and what was taken already is not taken again", () => {
    expect(eatenValue([])).toBe(0n)
    // Half a bite at the rim is in the air.
    expect(coins(eatenValue([middle]))).toBe(450)
    expect(coins(eatenValue([{ x: 0, y: -50 }]))).toBe(212)
    expect(eatenValue([middle, middle])).toBe(eatenValue([middle]))
    expect(crumbs.length - remainingCrumbs([middle]).length).toBeGreaterThan(600)
  })

  it("has the marks of twelve teeth round every bite", () => {
    const far = biteOutline(middle)
      .slice(1, -1)
      .split("L")
      .map(point => Math.hypot(...(point.split(" ").map(Number) as [number, number])))
    expect(far.filter(reach => reach < 13.6)).toHaveLength(12)
    expect(Math.max(...far)).toBeCloseTo(15.9, 1)
  })

  it("is eaten slice first, which takes of what is beside it, then the rest, to the last crumb", () => {
    const slice = bitesFor([], 217 / 360)
    expect(slice.every(bite => turnOf(bite) <= 217 / 360)).toBe(true)
    expect(hasSlice(slice, 217 / 360)).toBe(false)
    expect(coins(eatenValue(slice))).toBeGreaterThan(coins(priceOf(217 / 360)))
    expect(eatenValue(slice)).toBeLessThan(pizza)
    const rest = bitesFor(slice, 217 / 360)
    expect(eatenValue([...slice, ...rest])).toBe(pizza)
    expect(slice.length + rest.length).toBeLessThan(60)
  })

  it("is eaten in one bite where the slice is narrower than a crumb", () => {
    expect(bitesFor([], 1 / 5000)).toHaveLength(1)
  })

  it("is sold in whole bitcoin, and never more of it than there is", () => {
    expect([0, 0.25, 1, 2].map(part => coins(priceOf(part)))).toEqual([1, 1250, 5000, 5000])
  })

  it("tastes of oregano as long as it is paid for", () => {
    const bitcoin = units.btc.satoshi
    expect(tasteOf(200n * bitcoin, 200n * bitcoin, 300n * bitcoin)).toMatch(/^200 BTC in one bite.*oregano/)
    expect(tasteOf(200n * bitcoin, 200n * bitcoin, bitcoin)).toBe(
      "200 BTC in one bite. You had bought 1, and owe 199 BTC.",
    )
    expect(tasteOf(3200n * bitcoin, 3200n * bitcoin, 3014n * bitcoin, 21)).toBe(
      "3,200 BTC in 21 bites. You had bought 3,014, and owe 186 BTC.",
    )
    expect(tasteOf(pizza / 2n, pizza, 0n)).toMatch(/^The plate is empty/)
    expect(tasteOf(0n, 0n, 0n)).toBe("That was the plate.")
  })

  it("is as wide at its edge as something that one knows", () => {
    expect(compareWidth(4)).toMatchObject({ thing: "match", words: "As wide as 2 matches." })
    expect(compareWidth(0.19).words).toBe("As wide as 2.5 hairs.")
    expect(compareWidth(0.001).words).toBe("As wide as 1 bacterium.")
    expect(compareWidth(2e-9).words).toBe("An atom of hydrogen is 50 times as wide.")
  })
})

describe("the page", () => {
  beforeEach(() => window.history.replaceState(null, "", "/bitcoin-price"))

  it("begins with a bitcoin's worth of pizza, a knife in it, and the rest pale", () => {
    const { container } = render(<BitcoinPrice />)
    expect(screen.getByText(/^That buys a slice of 0\.072 degrees/)).toBeVisible()
    const pizza = container.querySelector("svg")
    expect(pizza?.querySelector(".unbought circle")).not.toBeNull()
    expect(pizza?.querySelectorAll("[stroke='#333'] path")).toHaveLength(2)
  })

  it("says what an amount buys, and keeps it in the address", () => {
    render(<BitcoinPrice />)
    const write = (value: string) => fireEvent.change(screen.getByLabelText("Amount"), { target: { value } })
    write("")
    expect(screen.getByText(/The oven is warm/)).toBeVisible()
    write("10000")
    expect(screen.getByText("That buys 2 whole pizzas.")).toBeVisible()
    expect(window.location.search).toBe("?amount=10000")
    fireEvent.change(screen.getByLabelText("Unit"), { target: { value: "sat" } })
    expect(window.location.search).toBe("?amount=10000&unit=sat")
    fireEvent.click(screen.getByRole("button", { name: "Start again" }))
    expect(window.location.search).toBe("")
  })

  it("reads the amount of a link, and lets a unit in the text win", () => {
    window.history.replaceState(null, "", "/bitcoin-price?amount=5000%20sats")
    render(<BitcoinPrice />)
    expect(screen.getByLabelText("Unit")).toHaveValue("sat")
  })

  it("says at the field what is wrong with it", () => {
    render(<BitcoinPrice />)
    fireEvent.change(screen.getByLabelText("Amount"), { target: { value: "1x" } })
    expect(screen.getByLabelText("Amount")).toHaveAccessibleDescription(/“x” is not a part of a number/)
  })

  it("draws six pizzas at most and counts the rest", async () => {
    window.history.replaceState(null, "", "/bitcoin-price?amount=21000000")
    const { container } = render(<BitcoinPrice />)
    expect(container.querySelectorAll("svg")).toHaveLength(6)
    expect(screen.getByText("and 4,194 more in the kitchen")).toBeVisible()
  })

  it("is bitten, which takes more than was bought, until another is ordered", async () => {
    const user = userEvent.setup()
    const { container } = render(<BitcoinPrice />)
    const bitten = () => container.querySelectorAll("mask path")
    const eat = screen.getByRole("button", { name: "Eat it" })
    await user.click(eat)
    expect(bitten()).toHaveLength(1)
    expect(screen.getByText(/in one bite\. You had bought 1, and owe \d+ BTC/)).toBeVisible()
    expect(screen.getByText(/^2\d\d BTC$/, { selector: "span" })).toBeVisible()
    expect(eat).toHaveTextContent("Eat the rest")
    fireEvent.click(eat)
    expect(screen.getByText("4,999 BTC", { selector: "strong" })).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Order another" }))
    expect(eat).toHaveFocus()
    expect(bitten()).toHaveLength(0)
    fireEvent.click(screen.getByRole("button", { name: "Eat it" }))
    fireEvent.click(screen.getByRole("button", { name: "Eat the rest" }))
    expect(screen.getByText("9,999 BTC", { selector: "strong" })).toBeVisible()
    expect(screen.getByText(/^Two pizzas, 10,000 BTC\./)).toBeVisible()
  })

  it("loses the slice that was cut, and the glass that was on it", async () => {
    window.history.replaceState(null, "", "/bitcoin-price?amount=3014")
    const user = userEvent.setup()
    render(<BitcoinPrice />)
    expect(screen.getByText(/^As wide as/)).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Eat it" }))
    expect(
      screen.getByText(/^3,\d{3} BTC in \d+ bites\. You had bought 3,014, and owe \d+ BTC\.$/),
    ).toBeVisible()
    expect(screen.queryByText(/^As wide as/)).not.toBeInTheDocument()
  })

  it("is bitten where it is pressed", () => {
    const { container } = render(<BitcoinPrice />)
    const pizza = container.querySelector("svg") as SVGElement
    jest.spyOn(pizza, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 216, 216))
    const send = (type: string, clientX: number, clientY: number) =>
      fireEvent(pizza, new MouseEvent(type, { bubbles: true, clientX, clientY }))
    const press = () => {
      send("pointerdown", 108, 108)
      send("pointerup", 108, 108)
    }
    press()
    expect(screen.getByText("450 BTC", { selector: "span" })).toBeVisible()
    press()
    expect(screen.getByText("That was the plate.")).toBeVisible()
  })

  it("is cut and not bitten by a drag", () => {
    const { container } = render(<BitcoinPrice />)
    const pizza = container.querySelector("svg") as SVGElement
    jest.spyOn(pizza, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 216, 216))
    const send = (type: string, clientX: number, clientY: number) =>
      fireEvent(pizza, new MouseEvent(type, { bubbles: true, clientX, clientY }))
    send("pointerdown", 108, 20)
    send("pointermove", 160, 60)
    send("pointermove", 200, 108)
    send("pointerup", 200, 108)
    expect(screen.getByRole("slider", { name: "Knife" })).toHaveValue("90")
    expect(screen.queryByText("THE BILL")).toBeNull()
  })

  it("is cut with the knife", () => {
    render(<BitcoinPrice />)
    fireEvent.change(screen.getByRole("slider", { name: "Knife" }), { target: { value: 90 } })
    expect(screen.getByLabelText("Amount")).toHaveValue("1250")
    expect(screen.getByText(/a slice of 90 degrees/)).toBeVisible()
  })
})
