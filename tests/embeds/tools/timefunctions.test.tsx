import { act, fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import { grouped, maxLength } from "../../../src/embeds/tools/amounts"
import { readAmount } from "../../../src/embeds/tools/timefunctions/amount"
import { codeFor, convert, fractionOf, nameOf, rounded } from "../../../src/embeds/tools/timefunctions/logic"
import {
  above,
  fallen,
  grains,
  height,
  leftIn,
  loosened,
  roughly,
  settled,
} from "../../../src/embeds/tools/timefunctions/sand"
import TimeFunctions from "../../../src/embeds/tools/timefunctions/TimeFunctions"
import { type Unit, unitOf, units } from "../../../src/embeds/tools/timefunctions/units"

function unit(id: string): Unit {
  const found = unitOf(id)
  if (!found) throw new Error(`no unit ${id}`)
  return found
}
const from = (amount: string, one: string, other: string) => convert(amount, unit(one), unit(other))
const amountOf = (typed: string) => {
  const read = readAmount(typed)
  return read?.kind === "amount" ? read.text : read
}
const wrong = (typed: string) => {
  const read = readAmount(typed)
  if (read?.kind !== "problem") throw new Error(`${typed} is read as ${JSON.stringify(read)}`)
  return { at: typed.slice(read.from, read.to), message: read.message }
}
const pairs = units.flatMap(one => units.map(other => [one, other] as const))
const amounts = fc.oneof(
  fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }).map(String),
  fc.tuple(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 0, max: 1e6 })).map(([a, b]) => `${a}.${b}`),
  fc.tuple(fc.integer(), fc.integer({ min: 1, max: 1e6 })).map(([a, b]) => `${a}/${b}`),
)

beforeEach(() => window.history.replaceState(null, "", "/tools/timefunctions"))

describe("spans", () => {
  it("have the lengths that the page promises", () => {
    const lengths = Object.fromEntries(units.map(({ id, ms }) => [id, Number(ms)]))
    expect(lengths).toEqual({
      milliseconds: 1,
      seconds: 1000,
      minutes: 60_000,
      hours: 3_600_000,
      days: 86_400_000,
      weeks: 604_800_000,
      fortnights: 1_209_600_000,
      months: 2_592_000_000,
      years: 31_536_000_000,
      decades: 315_360_000_000,
      centuries: 3_153_600_000_000,
      millennia: 31_536_000_000_000,
    })
  })

  it.each([
    ["1", "weeks", "milliseconds", "604800000"],
    ["1", "years", "months", "73/6"],
    ["12", "months", "years", "72/73"],
    ["1.5", "fortnights", "days", "21"],
    ["0.1", "seconds", "milliseconds", "100"],
    ["-1/3", "hours", "minutes", "-20"],
    ["1", "milliseconds", "millennia", "1/31536000000000"],
    ["0.0001", "seconds", "milliseconds", "0.1"],
    ["90071992547409930001", "days", "hours", "2161727821137838320024"],
    ["0", "days", "weeks", "0"],
  ])("make %s %s in %s %s", (amount, one, other, result) => {
    expect(from(amount, one, other)).toBe(result)
  })

  it("come back the same from every unit", () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom(...pairs), (amount, [one, other]) => {
        expect(fractionOf(convert(convert(amount, one, other), other, one))).toEqual(fractionOf(amount))
      }),
      { numRuns: 500 },
    )
  })

  it("are rounded as a whole-number division rounds them", () => {
    expect(rounded("1/3", 6)).toBe("0.333333")
    expect(rounded("2/3", 3)).toBe("0.667")
    expect(rounded("999.96", 4)).toBe("1000")
    expect(rounded("123456/7", 2)).toBe("18000")
    expect(rounded("-1/31536000000000", 3)).toBe("-0.0000000000000317")
    fc.assert(
      fc.property(amounts, amount => {
        const { over, under } = fractionOf(amount)
        const expected = Number((Number(over) / Number(under)).toPrecision(9))
        expect(Math.abs(Number(rounded(amount, 9)) - expected)).toBeLessThanOrEqual(Math.abs(expected) * 2e-9)
      }),
    )
  })
})

describe("the code", () => {
  const run = (one: Unit, other: Unit): ((amount: string) => string) =>
    new Function(`${codeFor(one, other)}; return ${nameOf(one, other)}`)()

  it.each(pairs.map(([one, other]) => [one.id, other.id, one, other] as const))(
    "from %s to %s gives what the page gives",
    (_from, _to, one, other) => {
      const written = run(one, other)
      fc.assert(
        fc.property(amounts, amount => {
          expect(written(amount)).toBe(convert(amount, one, other))
        }),
        { numRuns: 30 },
      )
    },
  )

  it("says the length of the unit in its first line", () => {
    expect(codeFor(unit("months"), unit("weeks"))).toMatch(/^\/\/ 1 month = 30\/7 weeks\./)
    expect(codeFor(unit("days"), unit("days"))).toMatch(/^\/\/ 1 day = 1 day\./)
  })
})

describe("an amount", () => {
  it.each([
    ["1", "1"],
    ["  1 000 000 ", "1000000"],
    ["2,50", "2.5"],
    ["1 000,5", "1000.5"],
    ["1 000,500", "1000.5"],
    ["1,234.5", "1234.5"],
    ["1.234,5", "1234.5"],
    ["1.000.000", "1000000"],
    ["1,234,567", "1234567"],
    ["0,125", "0.125"],
    [".5", "0.5"],
    ["007", "7"],
    ["−3", "-3"],
    ["1e3", "1000"],
    ["1.25E-3", "0.00125"],
    ["2/6", "2/6"],
    ["1 1/2", "3/2"],
    ["-2 3/4", "-11/4"],
    ["1½", "3/2"],
    ["½", "1/2"],
    ["1 000/3", "1000/3"],
    ["1’000", "1000"],
    ["\u202a1000\u202c", "1000"],
    ["-0", "0"],
    ["100", "100"],
  ])("is read from %j as %s", (typed, text) => {
    expect(amountOf(typed)).toBe(text)
  })

  it.each([
    ["90 min", "90", "minutes"],
    ["3 weeks", "3", "weeks"],
    ["1 000 ms", "1000", "milliseconds"],
    ["1,5H", "1.5", "hours"],
    ["1/3 year", "1/3", "years"],
    ["-2e3 s", "-2000", "seconds"],
    ["1 fortnight ", "1", "fortnights"],
    ["2 millennia", "2", "millennia"],
    ["1 1/2 h", "3/2", "hours"],
    ["5 min.", "5", "minutes"],
    ["1 h 30 min", "90", "minutes"],
    ["1h 30m", "90", "minutes"],
    ["1h30min15s", "5415", "seconds"],
    ["2 days, 3 hours and 4 minutes", "3064", "minutes"],
    ["-1 min 0.5 s", "-60.5", "seconds"],
    ["1 week 1,5 d", "8.5", "days"],
    ["PT1H30M", "90", "minutes"],
    ["P3Y6M4DT12H30M5S", "110550605", "seconds"],
    ["P2W", "2", "weeks"],
    ["PT0.5S", "0.5", "seconds"],
    ["7", "7", undefined],
  ])("is read from %j with its unit", (typed, text, unit) => {
    const read = readAmount(typed)
    expect(read).toMatchObject({ kind: "amount", text })
    expect(read?.kind === "amount" && read.unit?.id).toBe(unit)
  })

  it("knows each unit by each of its names, and no two by one", () => {
    const names = units.flatMap(({ id, singular, aliases }) => [
      id,
      singular,
      ...aliases.split(" ").filter(Boolean),
    ])
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(amountOf(`2 ${name}`)).toBe("2")
  })

  it("is nothing where there is nothing", () => {
    expect(readAmount("  ")).toBeNull()
  })

  it("says what is wrong, and where", () => {
    expect(wrong("12 minuts")).toEqual({
      at: "minuts",
      message: "There is no unit of time “minuts” here. Did you mean minutes?",
    })
    expect(wrong("5 minu").message).toBe("“minu” is no unit yet: minute begins so.")
    expect(wrong("5 km")).toEqual({ at: "km", message: "There is no unit of time “km” here." })
    expect(wrong("5 m")).toEqual({ at: "m", message: expect.stringContaining("minutes or months") })
    expect(wrong("twelve")).toEqual({ at: "twelve", message: expect.stringContaining("digits") })
    expect(wrong("1.2.3")).toEqual({ at: "1.2.3", message: expect.stringContaining("each other's way") })
    expect(wrong(" -10,000 ms")).toEqual({
      at: "10,000",
      message: "In London 10,000 is 10000; in Helsinki it is 10.000. Write it as one of these.",
    })
    expect(wrong("1,234.5 bananas").at).toBe("bananas")
    expect(wrong("1/0")).toEqual({ at: "0", message: expect.stringContaining("zero") })
    expect(wrong("1/")).toEqual({ at: "/", message: expect.stringContaining("whole number") })
    expect(wrong("1e999").at).toBe("e999")
    expect(wrong("-").message).toMatch(/no digits/)
    expect(wrong("1:30")).toEqual({
      at: ":",
      message: "“1:30” could be hours and minutes, or minutes and seconds. Write 1 h 30 min, or 1 min 30 s.",
    })
    expect(wrong("1h30")).toEqual({ at: "30", message: "30 of what? Write a unit behind it." })
    expect(wrong("30 min 1 h")).toEqual({ at: "1", message: "The larger unit comes first: 1 h 30 min." })
    expect(wrong("1 h 5 bananas")).toEqual({
      at: "bananas",
      message: "There is no unit of time “bananas” here.",
    })
    expect(wrong("1 1/0 h").message).toMatch(/zero/)
    expect(wrong("1.5/2").message).toMatch(/whole numbers above/)
    expect(wrong("3 € ").at).toBe("€")
  })

  it("is a number or a sentence about a place in it, whatever is typed", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(..."0123456789.,/-+e ") })),
        typed => {
          const read = readAmount(typed)
          if (read === null) expect(typed.trim()).toBe("")
          else if (read.kind === "amount") expect(read.text).toMatch(/^-?\d+(\.\d+|\/\d+)?$/)
          else {
            expect(read.from).toBeLessThan(read.to)
            expect(read.to).toBeLessThanOrEqual(typed.length)
          }
        },
      ),
      { numRuns: 2000 },
    )
  })
})

describe("the sand", () => {
  it("falls by the grain, and has all fallen when the time is over or was none", () => {
    expect([0, 999, 1000, 5000, 9999, 10_000, 20_000].map(ms => fallen(ms, 10_000))).toEqual([
      0, 99, 100, 500, 999, 1000, 1000,
    ])
    expect(fallen(0, 0)).toBe(grains)
    expect(fallen(0, -5)).toBe(grains)
    expect([height(0), height(875), height(grains)]).toEqual([1, 0.5, 0])
  })

  it("is told in the unit that suits it", () => {
    expect(roughly(604_800)).toBe("10.1 minutes")
    expect(roughly(1000)).toBe("1 second")
    expect(roughly(0.5)).toBe("0.5 milliseconds")
    expect(leftIn(604_799_312, unit("milliseconds"))).toBe("604\u00a0799\u00a0312")
    expect(leftIn(90_000, unit("seconds"))).toBe("90.0")
    expect(leftIn(302_400_000, unit("weeks"))).toBe("0.5000000")
  })
})

describe("the glass", () => {
  it("has one above or the other, or lies", () => {
    expect([0, 44, -44, 360].map(above)).toEqual(["one", "one", "one", "one"])
    expect([180, 140, -180, 224].map(above)).toEqual(["other", "other", "other", "other"])
    expect([90, -90, 270, 46].map(above)).toEqual([null, null, null, null])
    expect([10, 50, 200, -100].map(settled)).toEqual([0, 90, 180, -90])
  })

  it("slides as sand does", () => {
    expect([0, 1, 2, 9, 10, 99].map(loosened)).toEqual([1, 2, 4, 512, 1024, 1024])
  })
})

describe("the page", () => {
  const page = () => render(<TimeFunctions amount="1" from="weeks" to="milliseconds" />)
  const result = () => screen.getByRole("status", { name: "Result" })

  it("converts as one types, and back with a swap", async () => {
    const user = userEvent.setup()
    page()
    expect(result()).toHaveTextContent("1 week = 604 800 000 milliseconds")
    await user.clear(screen.getByLabelText("Amount"))
    expect(result()).toHaveTextContent("How many weeks?")
    await user.type(screen.getByLabelText("Amount"), "1,5")
    await user.selectOptions(screen.getByLabelText("To"), "months")
    expect(result()).toHaveTextContent("1.5 weeks = 0.35 months")
    await user.click(screen.getByRole("button", { name: "Swap" }))
    expect(result()).toHaveTextContent("1.5 months = 45 / 7 weeks, about 6.42857142857")
    expect(window.location.search).toBe("?amount=1%2C5&to=weeks&from=months")
  })

  it("takes a unit that is typed, and lets another be chosen in its place", async () => {
    const user = userEvent.setup()
    page()
    await user.clear(screen.getByLabelText("Amount"))
    await user.type(screen.getByLabelText("Amount"), "90 min")
    await user.selectOptions(screen.getByLabelText("To"), "hours")
    expect(result()).toHaveTextContent("90 minutes = 1.5 hours")
    expect(screen.getByLabelText("From")).toHaveValue("minutes")
    await user.selectOptions(screen.getByLabelText("From"), "days")
    expect(screen.getByLabelText("Amount")).toHaveValue("90")
    expect(result()).toHaveTextContent("90 days = 2 160 hours")
  })

  it("has something to say of a result, and nothing of none", async () => {
    const user = userEvent.setup()
    page()
    expect(screen.getByText(/A blink takes a hundred/)).toBeInTheDocument()
    await user.clear(screen.getByLabelText("Amount"))
    expect(screen.queryByText(/A blink takes a hundred/)).toBeNull()
    await user.type(screen.getByLabelText("Amount"), "soon")
    expect(screen.queryByText(/A blink takes a hundred/)).toBeNull()
  })

  it("begins with what is in the link, and starts again with a way back", async () => {
    window.history.replaceState(null, "", "/tools/timefunctions?amount=3&from=fortnights&to=days")
    const user = userEvent.setup()
    page()
    expect(result()).toHaveTextContent("3 fortnights = 42 days")
    await user.click(screen.getByRole("button", { name: "Start again" }))
    expect(result()).toHaveTextContent("1 week =")
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(result()).toHaveTextContent("3 fortnights = 42 days")
  })

  it("points at the mistake", async () => {
    const user = userEvent.setup()
    page()
    await user.clear(screen.getByLabelText("Amount"))
    await user.type(screen.getByLabelText("Amount"), "12x4")
    expect(screen.getByLabelText("Amount")).toBeInvalid()
    expect(screen.getByLabelText("Amount")).toHaveAccessibleDescription(/“x” is not a part.*Character 3/)
    expect(screen.getByText("x", { selector: "mark" })).toBeInTheDocument()
  })

  it("doesn't take a number that is too long, and keeps the one before", async () => {
    const user = userEvent.setup()
    page()
    await user.click(screen.getByLabelText("Amount"))
    await user.paste("9".repeat(maxLength + 1))
    expect(screen.getByLabelText("Amount")).toHaveValue("1")
    expect(screen.getByText(/has 122 characters/)).toBeInTheDocument()
  })

  it("copies the function of the pair", async () => {
    const user = userEvent.setup()
    page()
    await user.click(screen.getByRole("button", { name: "Copy the function" }))
    expect(await navigator.clipboard.readText()).toBe(codeFor(unit("weeks"), unit("milliseconds")))
  })

  it("has every unit in a table that chooses", async () => {
    const user = userEvent.setup()
    page()
    const rows = within(screen.getByRole("table")).getAllByRole("row")
    expect(rows).toHaveLength(units.length + 1)
    await user.click(screen.getByRole("button", { name: "days" }))
    expect(result()).toHaveTextContent("1 week = 7 days")
    expect(screen.getByRole("button", { name: "days" })).toHaveAttribute("aria-pressed", "true")
  })

  it("forgets unknown units in a link", () => {
    window.history.replaceState(null, "", "/tools/timefunctions?from=toString&to=moons")
    page()
    expect(result()).toHaveTextContent("1 millisecond = 1 millisecond")
  })

  describe("the hourglass", () => {
    const glass = () => screen.getByRole("img")
    const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }))
    const grainsFallen = () => Number(/(\d+) of/.exec(glass().getAttribute("aria-label") ?? "")?.[1])
    const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))
    beforeEach(() => jest.useFakeTimers())
    afterEach(() => jest.useRealTimers())

    const twoSeconds = () => {
      window.history.replaceState(null, "", "/tools/timefunctions?amount=2&from=seconds&to=seconds")
      page()
    }

    it("runs as long as the span, and can be turned", () => {
      twoSeconds()
      expect(glass()).toHaveAccessibleName("An hourglass: 0 of 1000 grains have fallen")
      wait(1000)
      expect(grainsFallen()).toBeGreaterThan(450)
      wait(2000)
      expect(glass()).toHaveAccessibleName("An hourglass: 1000 of 1000 grains have fallen")
      expect(screen.getByText("That was that.")).toBeInTheDocument()
      press("Turn it")
      expect(glass()).toHaveAccessibleName("An hourglass: 0 of 1000 grains have fallen")
    })

    it("gives back what had fallen when it is turned too soon", () => {
      twoSeconds()
      wait(500)
      press("Turn it")
      expect(grainsFallen()).toBeCloseTo(750, -1)
    })

    it("stands still while it lies", () => {
      twoSeconds()
      wait(1000)
      press("Lay it down")
      const before = grainsFallen()
      wait(5000)
      expect(grainsFallen()).toBe(before)
      expect(glass()).toHaveAccessibleName(/lies on its side/)
      expect(screen.getByText("It lies. Time stands still here.")).toBeInTheDocument()
      press("Stand it up")
      wait(5000)
      expect(grainsFallen()).toBe(1000)
    })

    it("loses twice as much with each knock, until a week is over", () => {
      page()
      press("Knock")
      expect(screen.getByText("There went 10.1 minutes.")).toBeInTheDocument()
      press("Knock")
      press("Knock")
      expect(grainsFallen()).toBe(7)
      wait(2000)
      press("Knock")
      expect(grainsFallen()).toBe(8)
      for (let knock = 0; knock < 10; knock++) press("Knock")
      expect(grainsFallen()).toBe(1000)
      expect(screen.getByText(/^Over, 1 week of it by knocking/)).toBeInTheDocument()
    })

    it("is turned and knocked at by hand", () => {
      page()
      const pointer = (kind: string, clientX: number, clientY: number) =>
        fireEvent(glass(), new MouseEvent(kind, { clientX, clientY, button: 0, bubbles: true }))
      pointer("pointerdown", 0, -50)
      pointer("pointerup", 0, -50)
      expect(grainsFallen()).toBe(1)
      pointer("pointerdown", 0, -50)
      pointer("pointermove", 50, 5)
      pointer("pointerup", 50, 5)
      expect(glass()).toHaveAccessibleName(/lies on its side/)
    })
  })

  it("calls the function by its name, beside the result", () => {
    page()
    expect(screen.getByText('weeksToMilliseconds("1")')).toBeInTheDocument()
  })

  it("groups digits by three", () => {
    expect(grouped("-1234567.8901")).toBe("−1\u00a0234\u00a0567.8901")
  })
})
