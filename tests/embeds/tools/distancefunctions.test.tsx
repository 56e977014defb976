import { act, fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import Fraction from "fraction.js"
import { maxLength } from "../../../src/embeds/tools/amounts"
import DistanceFunctions from "../../../src/embeds/tools/distancefunctions/DistanceFunctions"
import {
  codeFor,
  convert,
  knownDigits,
  nameOf,
  ratio,
  significant,
} from "../../../src/embeds/tools/distancefunctions/logic"
import { readDistance } from "../../../src/embeds/tools/distancefunctions/read"
import { groups, pluralOf, type Unit, unitOf, units } from "../../../src/embeds/tools/distancefunctions/units"
import { untilThere, walkingTime } from "../../../src/embeds/tools/distancefunctions/walk"

function unit(name: string): Unit {
  const found = unitOf(name)
  if (!found) throw new Error(`no unit ${name}`)
  return found
}
const of = (amount: string, from: string, to: string) => convert(new Fraction(amount), unit(from), unit(to))
const read = (typed: string) => {
  const found = readDistance(typed)
  if (found?.kind !== "distance") throw new Error(`${typed} is read as ${JSON.stringify(found)}`)
  return [found.amount.toFraction(), found.unit?.id ?? null]
}
const wrong = (typed: string) => {
  const found = readDistance(typed)
  if (found?.kind !== "problem") throw new Error(`${typed} is not a problem`)
  return { at: typed.slice(found.from, found.to), message: found.message }
}
const pairs = units.flatMap(one => units.map(other => [one, other] as const))

beforeEach(() => window.history.replaceState(null, "", "/tools/distancefunctions"))

describe("units", () => {
  it.each([
    ["inches", "millimetres", "25.4"],
    ["miles", "metres", "1609.344"],
    ["feet", "inches", "12"],
    ["chains", "yards", "22"],
    ["furlongs", "chains", "10"],
    ["miles", "furlongs", "8"],
    ["fathoms", "feet", "6"],
    ["nautical-miles", "metres", "1852"],
    ["light-seconds", "metres", "299792458"],
    ["light-days", "light-seconds", "86400"],
    ["light-years", "light-days", "365.25"],
    ["light-years", "kilometres", "9460730472580.8"],
    ["astronomical-units", "metres", "149597870700"],
    ["virstas", "feet", "3500"],
    ["penikulmas", "kilometres", "10"],
    ["hamster-steps", "centimetres", "3"],
    ["micrometres", "metres", "0.000001"],
  ])("make one of %s in %s exactly %s", (from, to, text) => {
    expect(of("1", from, to)).toEqual({ text, fraction: null, kind: "exact" })
  })

  it("are about right where nobody knows better, and claim no more digits than that", () => {
    expect(of("1", "poronkusemas", "kilometres")).toEqual({ text: "7.5", fraction: null, kind: "about" })
    expect(of("3.3", "poronkusemas", "kilometres").text).toBe("25")
    expect(of("1", "peninkulmas", "metres").text).toBe("10688")
    expect(of("1", "parsecs", "light-years").text).toBe("3.26156377717")
    expect(of("1", "peninkulmas", "poronkusemas").text).toBe("1.4")
    expect(of("5", "poronkusemas", "poronkusemas")).toEqual({ text: "5", fraction: null, kind: "exact" })
  })

  it("have a parsec of 648000/π astronomical units", () => {
    expect(Number(unit("parsec").mm) / (149_597_870_700_000 * (648_000 / Math.PI))).toBeCloseTo(1, 14)
  })

  it("give the exact fraction where decimals have no end", () => {
    expect(of("1", "metres", "feet")).toEqual({
      text: "3.28083989501",
      fraction: "1250/381",
      kind: "rounded",
    })
  })

  it("come back the same from every unit that is exact", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1 }), fc.constantFrom(...pairs), (n, d, [from, to]) => {
        const value = new Fraction(BigInt(n), BigInt(d))
        expect(value.mul(ratio(from, to)).mul(ratio(to, from)).equals(value)).toBe(true)
        const { text, fraction, kind } = convert(value, from, to)
        expect(kind === "about").toBe(knownDigits(from, to) !== null)
        if (kind !== "about")
          expect(new Fraction(fraction ?? text).equals(value.mul(ratio(from, to)))).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it("round as toPrecision does", () => {
    expect(significant(new Fraction("999.6"), 3).toFraction()).toBe("1000")
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 1, max: 1e6 }), (n, d) => {
        const near = Number((n / d).toPrecision(6))
        const mine = significant(new Fraction(n, d), 6).valueOf()
        expect(Math.abs(mine - near)).toBeLessThanOrEqual(Math.abs(near) * 1.1e-5)
      }),
    )
  })

  it("are found by each of their names, and by nothing of another", () => {
    for (const each of units)
      for (const name of [each.id, each.singular, pluralOf(each), each.id.toUpperCase(), ...each.aliases])
        expect(`${name}: ${unitOf(name)?.id}`).toBe(`${name}: ${each.id}`)
  })
})

describe("the code", () => {
  it("does what the page does, for every pair", () => {
    const bad = pairs.filter(([from, to]) => {
      const run: (distance: number) => number = new Function(
        `${codeFor(from, to)}; return ${nameOf(from, to)}`,
      )()
      const right = ratio(from, to).mul("12.5").valueOf()
      return !(Math.abs(run(12.5) / right - 1) < 1e-14)
    })
    expect(bad).toEqual([])
  })
})

describe("a distance", () => {
  it.each([
    ["5", "5", null],
    ["1,5 km", "3/2", "kilometres"],
    ["42.195KM", "8439/200", "kilometres"],
    ["1 000,5 m", "2001/2", "metres"],
    ["1,234.5 m", "2469/2", "metres"],
    ["1.234,5 m", "2469/2", "metres"],
    ["1,234,567 m", "1234567", "metres"],
    ["1.000.000 m", "1000000", "metres"],
    ["1'000 m", "1000", "metres"],
    ["0,125 m", "1/8", "metres"],
    ["1 000 m", "1000", "metres"],
    ["1/3 miles", "1/3", "miles"],
    ["-2 nautical miles", "-2", "nautical-miles"],
    ["6'", "6", "feet"],
    ["1e3 hamster steps", "1000", "hamster-steps"],
    [".5 light-years", "1/2", "light-years"],
    ["3 poronkusemaa", "3", "poronkusemas"],
    [`6'2"`, "74", "inches"],
    ["6′ 2″", "74", "inches"],
    ["5'11", "71", "inches"],
    ["6 ft 2 in", "74", "inches"],
    ["6 feet, 2.5 inches", "149/2", "inches"],
    ["-1' 6''", "-18", "inches"],
    [`5' 10 1/2"`, "141/2", "inches"],
    [`5' 3/4"`, "243/4", "inches"],
    [`5' 10½"`, "141/2", "inches"],
    ["1 1/2 miles", "3/2", "miles"],
    ["1½ miles", "3/2", "miles"],
    ["-2 3/4 km", "-11/4", "kilometres"],
    ["½ mile", "1/2", "miles"],
    ["1'000", "1000", null],
    ["1 000/3 m", "1000/3", "metres"],
    ["3 km 500 m", "3500", "metres"],
    ["1 mile, 3 yards and 2 feet", "5291", "feet"],
    ["5 in.", "5", "inches"],
    ["\u202a5\u202c km", "5", "kilometres"],
  ])("is read from %j", (typed, amount, id) => {
    expect(read(typed)).toEqual([amount, id])
  })

  it("says what is wrong, and where", () => {
    expect(readDistance(" ")).toBeNull()
    expect(wrong("5 milez")).toEqual({
      at: "milez",
      message: "There is no unit “milez” here. Did you mean miles?",
    })
    expect(wrong("5 kilom")).toEqual({
      at: "kilom",
      message: "“kilom” is no unit yet: kilometre begins so.",
    })
    expect(wrong("5 bananas of light")).toEqual({
      at: "bananas of light",
      message: "There is no unit “bananas of light” here.",
    })
    expect(wrong("90 min")).toEqual({
      at: "min",
      message: "“min” is a time, not a distance. It depends on the traffic. Times have a page of their own.",
    })
    expect(wrong("far")).toEqual({ at: "far", message: expect.stringContaining("digits") })
    expect(wrong(" km")).toEqual({ at: "km", message: "How many? Write a number before “km”." })
    expect(wrong("1/0 m").at).toBe("0")
    expect(wrong("1.2.3 m")).toEqual({ at: "1.2.3", message: expect.stringContaining("each other's way") })
    expect(wrong(" -10,000 m")).toEqual({
      at: "10,000",
      message: "In London 10,000 is 10000; in Helsinki it is 10.000. Write it as one of these.",
    })
    expect(wrong("1e99 m").at).toBe("e99")
    expect(wrong("5 Mm").message).toBe("“Mm” is a megametre, a thousand kilometres. Write mm, or km.")
    expect(wrong("5 NM").message).toMatch(/^“NM” is a nautical mile at sea and a nanometre/)
    expect(wrong("500 m 3 km")).toEqual({ at: "3", message: "The larger unit comes first: 3 km 500 m." })
    expect(wrong("3 km 500 bananas").at).toBe("bananas")
    expect(wrong("1 1/0 m").message).toMatch(/zero/)
    expect(wrong("1.5/2").message).toMatch(/whole numbers/)
  })

  it.each([
    ["1,5 km", "1.5"],
    ["1 000,5", "1000.5"],
    ["-0,5", "-0.5"],
    ["−2", "-2"],
    [".5", "0.5"],
    ["5,", "5"],
    ["007", "7"],
    ["1,5e3", "1.5e3"],
    ["1/3 miles", "1 / 3"],
    [`6'2"`, "74"],
    ["1 1/2 miles", "3 / 2"],
    ["3 km 500 m", "3500"],
  ])("typed as %j is %s in JavaScript", (typed, literal) => {
    expect(readDistance(typed)).toMatchObject({ literal })
  })

  it("is a number or a sentence about a place in it, whatever is typed", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(..."0123456789.,/-+e km") })),
        typed => {
          const found = readDistance(typed)
          if (found === null) expect(typed.trim()).toBe("")
          else if (found.kind === "problem") {
            expect(found.from).toBeLessThan(found.to)
            expect(found.to).toBeLessThanOrEqual(typed.length)
          } else expect(found.amount.d > 0n).toBe(true)
        },
      ),
      { numRuns: 2000 },
    )
  })
})

describe("Pertti's walk", () => {
  it.each([
    [0, "There."],
    [300, "There in 1 s."],
    [7_500_000, "There in 6 h 56 min 40 s."],
    [384_400_000_000, "There in 40 years."],
    [9.4607e18, "There in some 1,000,000,000 years."],
  ])("of %i mm is told: %s", (mm, text) => {
    expect(untilThere(walkingTime(mm))).toBe(text)
  })
})

describe("the page", () => {
  const page = () => render(<DistanceFunctions distance="1 poronkusema" to="kilometres" />)
  const result = () => screen.getByRole("status", { name: "Result" })
  const field = () => screen.getByLabelText("Distance")

  it("says about where it is about, and = where it is exact", async () => {
    const user = userEvent.setup()
    page()
    expect(result()).toHaveTextContent("1 poronkusema ≈ 7.5 kilometres")
    await user.clear(field())
    expect(result()).toHaveTextContent(/^How many poronkusemas\?/)
    await user.type(field(), "10 mi")
    expect(result()).toHaveTextContent("10 miles = 16.09344 kilometres")
    expect(screen.getByLabelText("From")).toHaveValue("miles")
  })

  it("never converts a unit to itself: the other one takes its place", async () => {
    const user = userEvent.setup()
    page()
    await user.clear(field())
    await user.type(field(), "5 km")
    expect(result()).toHaveTextContent("5 kilometres ≈ 0.67 poronkusemas")
    await user.selectOptions(screen.getByLabelText("To"), "kilometres")
    expect(result()).toHaveTextContent("5 poronkusemas ≈ 38 kilometres")
  })

  it("reads the unit that is asked for behind the amount", async () => {
    const user = userEvent.setup()
    page()
    await user.clear(field())
    await user.type(field(), "30 cm in metres")
    expect(result()).toHaveTextContent("30 centimetres = 0.3 metres")
    expect(screen.getByLabelText("To")).toHaveValue("metres")
    await user.selectOptions(screen.getByLabelText("To"), "kilometres")
    expect(field()).toHaveValue("30 cm")
    expect(result()).toHaveTextContent("30 centimetres = 0.0003 kilometres")
    await user.clear(field())
    await user.type(field(), "5 in")
    expect(result()).toHaveTextContent("5 inches = 0.000127 kilometres")
  })

  it("takes feet with inches, and says them as they are said", async () => {
    const user = userEvent.setup()
    page()
    await user.clear(field())
    await user.type(field(), `6'2"`)
    await user.selectOptions(screen.getByLabelText("To"), "metres")
    expect(result()).toHaveTextContent("6′ 2″ = 1.8796 metres")
    await user.selectOptions(screen.getByLabelText("From"), "inches")
    expect(field()).toHaveValue("74")
    expect(result()).toHaveTextContent("74 inches = 1.8796 metres")
  })

  it("lets the unit be chosen in place of the one that was written", async () => {
    const user = userEvent.setup()
    page()
    await user.selectOptions(screen.getByLabelText("From"), "virstas")
    expect(field()).toHaveValue("1")
    expect(result()).toHaveTextContent("1 virsta = 1.0668 kilometres")
    await user.click(screen.getByRole("button", { name: "Swap" }))
    expect(result()).toHaveTextContent("1 kilometre ≈ 0.937382827147 virstas")
    expect(screen.getByText(/It is 2 500 \/ 2 667\./)).toBeInTheDocument()
  })

  it("begins with the link, and starts again with a way back", async () => {
    window.history.replaceState(null, "", "/tools/distancefunctions?distance=2&from=miles&to=furlongs")
    const user = userEvent.setup()
    page()
    expect(result()).toHaveTextContent("2 miles = 16 furlongs")
    await user.click(screen.getByRole("button", { name: "Start again" }))
    expect(result()).toHaveTextContent("1 poronkusema")
    expect(window.location.search).toBe("")
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(result()).toHaveTextContent("2 miles = 16 furlongs")
  })

  it("points at the mistake, and takes nothing that is too long", async () => {
    const user = userEvent.setup()
    page()
    await user.clear(field())
    await user.type(field(), "3 mles")
    expect(field()).toBeInvalid()
    expect(field()).toHaveAccessibleDescription(/Did you mean miles\? \(Character 3/)
    await user.paste("9".repeat(maxLength + 1))
    expect(field()).toHaveValue("3 mles")
    expect(screen.getByText(/was not taken/)).toBeInTheDocument()
  })

  it("leaves Pertti where he is while there is no distance", async () => {
    const user = userEvent.setup()
    page()
    await user.clear(field())
    expect(screen.getByText("Pertti has his shoes on. How far?")).toBeInTheDocument()
    await user.type(field(), "soup")
    expect(screen.getByText("Pertti has read it twice. He stays where he is.")).toBeInTheDocument()
    expect(screen.getByRole("img")).toHaveAccessibleName(/nothing on it/)
  })

  it("says whose note it is", async () => {
    const user = userEvent.setup()
    page()
    await user.clear(field())
    await user.type(field(), "3 miles")
    expect(screen.getByText(/Exactly\.\s+1 kilometre: A thousand metres/)).toBeInTheDocument()
  })

  it("sends Pertti along the road, and again", async () => {
    jest.useFakeTimers()
    window.history.replaceState(null, "", "/tools/distancefunctions?distance=3&from=metres&to=feet")
    page()
    expect(screen.getByText("metresToFeet(3)", { exact: false, selector: "code.call" })).toBeInTheDocument()
    const road = () => screen.getByRole("img")
    expect(road()).toHaveAccessibleName(
      "A road to a sign that says 3 metres. Pertti has gone 0.00 m, 0 steps",
    )
    expect(screen.getByText(/There in 10 s\./)).toBeInTheDocument()
    await act(async () => jest.advanceTimersByTime(11_000))
    expect(road()).toHaveAccessibleName(/Pertti has gone 3\.00 m, 100 steps$/)
    expect(screen.getByText(/There\.$/)).toBeInTheDocument()
    fireEvent.click(screen.getByRole("button", { name: "Send him again" }))
    expect(road()).toHaveAccessibleName(/has gone 0\.00 m/)
    jest.useRealTimers()
  })

  it("copies the result in plain digits", async () => {
    const user = userEvent.setup()
    page()
    await user.clear(field())
    await user.type(field(), "1 light-second")
    await user.selectOptions(screen.getByLabelText("To"), "metres")
    await user.click(screen.getByRole("button", { name: "Copy the result" }))
    expect(await navigator.clipboard.readText()).toBe("299792458")
  })

  it("has every unit in the table, with about where it is about", () => {
    page()
    const row = screen.getByRole("row", { name: /^hamster steps/ })
    expect(within(row).getByText(/^about 250 000$/)).toBeInTheDocument()
    expect(screen.getAllByRole("row")).toHaveLength(units.length + groups.length + 1)
  })
})
