import { fireEvent, screen } from "@testing-library/react"
import fc from "fast-check"
import { grouped, maxLength } from "../../../src/embeds/tools/amounts"
import { readAmount } from "../../../src/embeds/tools/timefunctions/amount"
import {
  leftText,
  newGlass,
  sandAt,
  shaken,
  turnedOver,
  turnedTo,
} from "../../../src/embeds/tools/timefunctions/glass"
import { convert, fractionOf, rounded } from "../../../src/embeds/tools/timefunctions/logic"
import {
  above,
  fallen,
  grains,
  height,
  loosened,
  roughly,
  settled,
} from "../../../src/embeds/tools/timefunctions/sand"
import TimeFunctions from "../../../src/embeds/tools/timefunctions/TimeFunctions"
import { oddUnits, plainUnits, type Unit, unitOf, units } from "../../../src/embeds/tools/timefunctions/units"
import { visit } from "../../jest/visit"

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
    const lengths = Object.fromEntries(plainUnits.map(({ id, ms }) => [id, Number(ms)]))
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
    expect(roughly(604_800)).toBe("10 minutes")
    expect(roughly(1000)).toBe("1 second")
    expect(roughly(0.5)).toBe("0.5 milliseconds")
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

describe("an hourglass", () => {
  const egg = newGlass("1 egg", 360_000, "eggs")

  it("has all of its sand at the bottom until it is turned, and then runs for exactly its time", () => {
    expect(sandAt(egg, 5e12)).toMatchObject({ isOver: true, isRunning: false, left: 0, count: grains })
    const running = turnedOver(egg, 1000)
    expect(sandAt(running, 1000)).toMatchObject({ isOver: false, isRunning: true, left: 360_000, count: 0 })
    expect(sandAt(running, 360_999)).toMatchObject({ isOver: false, left: 1 })
    expect(sandAt(running, 361_000)).toMatchObject({ isOver: true, said: "Soft." })
  })

  it("gives back what had fallen when it is turned too soon", () => {
    const back = turnedOver(turnedOver(egg, 0), 60_000)
    expect(sandAt(back, 60_000).left).toBe(60_000)
  })

  it("stands still on its side, however long", () => {
    const lying = turnedTo(turnedOver(egg, 0), 270, 60_000)
    expect(sandAt(lying, 9e9)).toMatchObject({ isLying: true, isRunning: false, left: 300_000 })
    expect(sandAt(turnedTo(lying, 180, 9e9), 9e9 + 1000).left).toBe(299_000)
  })

  it("turns itself over as often as its unit does", () => {
    const bye = turnedOver(newGlass("1 goodbye", 600_000, "goodbyes"), 0)
    expect(sandAt(bye, 599_999).said).toBeNull()
    expect(sandAt(bye, 600_000)).toMatchObject({ run: 1, left: 600_000, said: "“No niin.”" })
    expect(sandAt(bye, 4 * 600_000)).toMatchObject({ isOver: true, said: "They are talking at the car." })
    for (const { id, singular } of oddUnits)
      expect(sandAt(turnedOver(newGlass(`1 ${singular}`, 1000, id), 0), 60_000).said).not.toBe(
        "That was that.",
      )
  })

  it("loses sand by shaking, but not more than its run has", () => {
    const running = turnedOver(egg, 0)
    expect(sandAt(shaken(running, 500, 0), 0).left).toBe(180_000)
    expect(sandAt(shaken(running, 5000, 0), 0).isOver).toBe(true)
    expect(shaken(egg, 5, 0)).toBe(egg)
  })

  it("stays where it is seen when a glass of several runs begins anew", () => {
    const nap = turnedOver(newGlass("1 nap", 1000, "naps"), 0)
    const before = sandAt(nap, 9000)
    const after = sandAt(turnedOver(nap, 9000), 9000)
    expect(after.angle - before.angle).toBe(180)
    expect(after).toMatchObject({ run: 0, isRunning: true })
  })

  it("tells its time as a clock", () => {
    expect([500, 61_000, 3_600_000].map(leftText)).toEqual(["0.5", "1:01", "1:00:00"])
    expect(leftText(864_000_000)).toBe("1.4 weeks")
  })
})

describe("the page", () => {
  const page = { path: "/tools/timefunctions", at: "2026-11-28T12:00:00Z" }
  const toy = <TimeFunctions amount="5 min" from="minutes" to="naps" />
  const result = () => screen.getByRole("status", { name: "Result" })
  const glass = () => screen.getByRole("img")
  const timer = () => screen.getByRole("timer").textContent
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }))
  const write = (text: string) =>
    fireEvent.change(screen.getByLabelText("How long"), { target: { value: text } })

  it("converts in one line what is written, also into what nobody asked for", () => {
    visit(toy, page)
    expect(result()).toHaveTextContent("5 minutes = 0.25 naps")
    write("1 fortnight")
    expect(result()).toHaveTextContent("1 fortnight = 1 008 naps")
    fireEvent.change(screen.getByLabelText("In"), { target: { value: "meetings" } })
    expect(result()).toHaveTextContent("1 fortnight = 336 meetings")
    write("1 week in months")
    expect(result()).toHaveTextContent("1 week = 7 / 30 months, about 0.233333")
  })

  it("begins with what is in the link", () => {
    visit(toy, { ...page, query: "amount=3&from=fortnights&to=days" })
    expect(result()).toHaveTextContent("3 fortnights = 42 days")
  })

  it("points at the mistake, and doesn't take a number that is too long", () => {
    visit(toy, page)
    write("12x4")
    expect(screen.getByLabelText("How long")).toBeInvalid()
    expect(screen.getByText("x", { selector: "mark" })).toBeInTheDocument()
    write("9".repeat(maxLength + 1))
    expect(screen.getByText(/has 121 characters/)).toBeInTheDocument()
  })

  it("runs when it is turned, in the tab's title too, and is over in time", () => {
    document.title = "Time functions"
    const { wait } = visit(toy, page)
    expect(timer()).toBe("5:00")
    press("Turn it")
    wait(1000)
    expect(timer()).toBe("4:59")
    expect(document.title).toBe("4:59 of 5 minutes")
    wait(299_200)
    expect(screen.getByText("That was that.")).toBeInTheDocument()
    expect(document.title).toBe("5 minutes: over")
  })

  it("goes on while the visitor is elsewhere", () => {
    const first = visit(toy, page)
    press("Turn it")
    first.unmount()
    visit(toy, { ...page, at: "2026-11-28T12:04:00Z", again: true })
    expect(timer()).toBe("1:00")
  })

  it("says what a unit is like, and turns itself over", () => {
    const { wait } = visit(toy, page)
    press("A Finnish goodbye")
    expect(timer()).toBe("10:00")
    wait(600_100)
    expect(screen.getByText("“No niin.”")).toBeInTheDocument()
    expect(timer()).toBe("10:00")
  })

  it("loses twice as much with each shake", () => {
    visit(toy, page)
    press("Turn it")
    press("Shake it")
    expect(screen.getByText("There went 300 milliseconds.")).toBeInTheDocument()
    for (let i = 0; i < 9; i++) press("Shake it")
    expect(screen.getByText("That was that.")).toBeInTheDocument()
  })

  it("makes time stand still when it is laid down", () => {
    const { wait } = visit(toy, page)
    press("Turn it")
    wait(60_000)
    press("Lay it down")
    wait(600_000)
    expect(screen.getByText("Time stands still.")).toBeInTheDocument()
    expect(document.title).toBe("Time stands still")
    expect(timer()).toBe("4:00")
    press("Stand it up")
    wait(1000)
    expect(timer()).toMatch(/^(3:59|0:59)$/)
  })

  it("is turned and shaken by hand", () => {
    visit(toy, page)
    const pointer = (kind: string, clientX: number, clientY: number) =>
      fireEvent(glass(), new MouseEvent(kind, { clientX, clientY, button: 0, bubbles: true }))
    pointer("pointerdown", 0, -50)
    pointer("pointerup", 0, -50)
    expect(timer()).toBe("5:00")
    pointer("pointerdown", 0, -50)
    pointer("pointermove", 50, 5)
    pointer("pointerup", 50, 5)
    expect(glass()).toHaveAccessibleName(/lies on its side/)
  })

  it("has nothing to turn for a span that is over before it begins", () => {
    visit(toy, page)
    write("-3 min")
    expect(screen.getByText("It had run out before you came.")).toBeInTheDocument()
  })

  it("groups digits by three", () => {
    expect(grouped("-1234567.8901")).toBe("−1\u00a0234\u00a0567.8901")
  })
})
