import { readFileSync } from "node:fs"
import { screen, within } from "@testing-library/react"
import fc from "fast-check"
import { parse } from "valibot"
import { parse as parseYaml } from "yaml"
import IUsedToBeWithIt from "../../src/embeds/i-used-to-be-with-it/IUsedToBeWithIt"
import {
  answer,
  farewell,
  gotOffAt,
  maxChanges,
  optionsAt,
  start,
  stopsOf,
} from "../../src/embeds/i-used-to-be-with-it/logic"
import { schema } from "../../src/embeds/i-used-to-be-with-it/schema"
import { visit } from "../jest/visit"

const years = parse(schema, parseYaml(readFileSync("content/data/it.yaml", "utf8")))
const stops = stopsOf(years)

describe("the years", () => {
  it("are all there from 1990 to 2026, and a day of a month that a note gives can be", () => {
    expect(years.map(({ year }) => year)).toEqual(Array.from({ length: 37 }, (_, i) => 1990 + i))
    for (const { year, note } of years) {
      for (const [, day, month] of note.matchAll(/\b(\d{1,2}) ([A-Z][a-z]+)\b/g)) {
        const date = new Date(`${day} ${month} ${year} 12:00 UTC`)
        if (!Number.isNaN(date.getTime())) expect(date.getUTCDate()).toBe(Number(day))
      }
    }
  })

  it("have stops every third year, from the first to the last", () => {
    expect(stops.map(({ year }) => year)).toEqual([
      1990, 1993, 1996, 1999, 2002, 2005, 2008, 2011, 2014, 2017, 2020, 2023, 2026,
    ])
  })
})

describe("a stop", () => {
  it("offers its own it and two of years that are four or more from it and from each other", () => {
    fc.assert(
      fc.property(fc.constantFrom(...stops), fc.string(), ({ year }, seed) => {
        const options = optionsAt(years, year, seed).map(each => each.year)
        expect(options).toContain(year)
        for (const a of options)
          for (const b of options) if (a !== b) expect(Math.abs(a - b)).toBeGreaterThan(3)
        expect(new Set(options).size).toBe(3)
        expect(optionsAt(years, year, seed).map(each => each.year)).toEqual(options)
      }),
    )
  })

  it("is the last, and changes while one reaches for it, but not for ever", () => {
    let ride = { ...start("a"), right: stops.slice(1).map(() => true) }
    for (let i = 0; i < maxChanges; i++) {
      ride = answer(ride, stops, 2026) as typeof ride
      expect(ride.right).toHaveLength(12)
    }
    expect(answer(ride, stops, 2026).right.at(-1)).toBe(true)
    expect(answer({ ...ride, changes: 0 }, stops, 1990).right.at(-1)).toBe(false)
    expect(answer({ ...ride, right: stops.map(() => true) }, stops, 1990).right).toHaveLength(13)
  })
})

describe("where somebody got off", () => {
  const from = (text: string) => gotOffAt([...text].map(sign => sign === "1"))

  it("is where right answers turn to wrong ones, whatever luck came after", () => {
    expect(from("1111100000")).toBe(5)
    expect(from("1111100100")).toBe(5)
    expect(from("1101100000")).toBe(5)
    expect([from("000"), from("111")]).toEqual([0, 3])
  })

  it("fits the answers at least as well as any other stop would", () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 13 }), right => {
        const fits = (at: number) => right.filter((isRight, i) => isRight === i < at).length
        const best = fits(gotOffAt(right))
        for (let at = 0; at <= right.length; at++) expect(best).toBeGreaterThanOrEqual(fits(at))
      }),
    )
  })

  it("is said in words, with the count that decides it", () => {
    const none = stops.map(() => false)
    expect(farewell(0, stops, none)).toContain("never on it")
    expect(
      farewell(
        5,
        stops,
        stops.map((_, i) => i === 0 || i === 9),
      ),
    ).toContain("You knew 1 of the 5 before 2005 and 1 of the 8 from then on, so you got off in 2005.")
    expect(farewell(13, stops, none)).toContain("still on the bus")
  })
})

describe("IUsedToBeWithIt", () => {
  const data = { it: years }

  it("rides to the end, and says where one got off", async () => {
    const { user } = visit(<IUsedToBeWithIt />, { path: "/i-used-to-be-with-it", data })
    for (const [i, { year, it: right }] of stops.entries()) {
      const asked = within(screen.getByRole("region", { name: `What was it in ${year}?` }))
      if (i < 4) {
        await user.click(asked.getByRole("button", { name: right }))
        // The next question is asked beside the answer, so the answer names its year.
        expect(screen.getByRole("status")).toHaveTextContent(`Yes, that was ${year}.`)
      } else {
        const wrong = asked.getAllByRole("button").find(button => button.textContent !== right)
        if (wrong) await user.click(wrong)
      }
    }
    expect(screen.getByRole("status")).toHaveTextContent("so you got off in 2002")
    expect(screen.getByRole("img", { name: /You stand at 2002/ })).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Ride again" }))
    expect(screen.getByRole("region", { name: "What was it in 1990?" })).toBeInTheDocument()
  })

  it("says who sent one, by the link", () => {
    visit(<IUsedToBeWithIt />, { path: "/i-used-to-be-with-it", query: "until=2008", data })
    expect(screen.getByRole("status")).toHaveTextContent("Somebody got off in 2008")
  })
})
