import { readFileSync } from "node:fs"
import { fireEvent, screen } from "@testing-library/react"
import { parse } from "valibot"
import { parse as parseYaml } from "yaml"
import LunchHistory from "../../src/embeds/lunch-history/LunchHistory"
import {
  adviceText,
  advise,
  counts,
  longestStreak,
  numberOf,
  weekdayOf,
} from "../../src/embeds/lunch-history/logic"
import { type Lunch, schema } from "../../src/embeds/lunch-history/schema"
import { visit } from "../jest/visit"

const lunches = parse(schema, parseYaml(readFileSync("content/data/lunches.yaml", "utf8")))
const eat = (day: string, dish: Lunch["dish"]): Lunch => ({ day, dish, stars: 3 })

describe("the lunches", () => {
  it("are sixty weeks without a gap, from a Monday to a Sunday", () => {
    expect(lunches).toHaveLength(420)
    for (const [i, { day }] of lunches.entries()) expect(numberOf(day)).toBe(numberOf("2025-09-29") + i)
    expect(weekdayOf(numberOf("2025-09-29"))).toBe(0)
    expect(lunches.at(-1)?.day).toBe("2026-11-22")
  })
})

describe("statistics of lunch", () => {
  it("counts, the most common first", () => {
    expect(
      counts([eat("2026-01-01", "pea"), eat("2026-01-02", "pizza"), eat("2026-01-03", "pizza")]),
    ).toEqual([
      { dish: "pizza", times: 2 },
      { dish: "pea", times: 1 },
    ])
  })

  it("finds the longest run, which a gap ends as well as another dish", () => {
    const some = [
      eat("2026-02-27", "pizza"),
      eat("2026-02-28", "pizza"),
      eat("2026-03-01", "pizza"),
      eat("2026-03-03", "pizza"),
      eat("2026-03-04", "pea"),
    ]
    expect(longestStreak(some, "pizza")).toEqual({ days: 3, from: "2026-02-27", until: "2026-03-01" })
    expect(longestStreak(some, "liver").days).toBe(0)
    expect(longestStreak(lunches, "pizza")).toEqual({ days: 13, from: "2026-02-09", until: "2026-02-21" })
  })

  it("advises what such days had most, honestly, until there is nothing left", () => {
    const thursday = advise(lunches, 3, [])
    expect(thursday?.dish).toBe("pea")
    expect(thursday?.of).toBe(60)
    expect(advise(lunches, 3, ["pea"])?.dish).not.toBe("pea")
    const four = ["2026-01-05", "2026-01-12", "2026-01-19"]
      .map(day => eat(day, "pizza"))
      .concat(eat("2026-01-26", "pea"))
    expect(advise(four, 0, [])).toEqual({ dish: "pizza", times: 3, of: 4 })
    expect(adviceText(advise(four, 0, []), 0)).toBe("pizza, as on 3 Mondays out of 4.")
    expect(advise(four, 0, ["pizza", "pea"])).toBeNull()
    expect(adviceText(null, 0)).toMatch(/difficult/)
  })
})

describe("LunchHistory", () => {
  const open = (query = "") =>
    visit(<LunchHistory />, { path: "/lunch-history", data: { lunches }, query, at: "2026-11-19T11:00:00" })

  it("begins with the last lunch, and names weekdays and months", () => {
    open()
    expect(screen.getByRole("region", { name: "The lunch" })).toHaveTextContent("Sunday 22 November 2026")
    for (const scale of ["W", "Nov"]) expect(screen.getAllByText(scale).length).toBeGreaterThan(1)
  })

  it("goes to the end of the longest pizza, and by day and week with the keys", async () => {
    const { address, user } = open()
    const card = screen.getByRole("region", { name: "The lunch" })
    await user.click(screen.getByRole("button", { name: /^Longest pizza/ }))
    expect(card).toHaveTextContent("Saturday 21 February 2026: pizza")
    const surface = screen.getByRole("button", { name: "Lunches by day" })
    fireEvent.keyDown(surface, { key: "ArrowDown" })
    expect(card).toHaveTextContent("a salad")
    expect(address()).toBe("/lunch-history?day=2026-02-22&dish=pizza")
    fireEvent.keyDown(surface, { key: "ArrowRight" })
    expect(card).toHaveTextContent("Sunday 1 March 2026")
  })

  it("picks the day under a finger", () => {
    open()
    const surface = screen.getByRole("button", { name: "Lunches by day" })
    surface.getBoundingClientRect = () => ({ left: 0, top: 0, width: 300, height: 150 }) as DOMRect
    fireEvent.click(surface, { detail: 1, clientX: 5, clientY: 5 })
    expect(screen.getByRole("region", { name: "The lunch" })).toHaveTextContent("29 September 2025")
    fireEvent.click(surface, { detail: 1, clientX: 299, clientY: 149 })
    expect(screen.getByRole("region", { name: "The lunch" })).toHaveTextContent("22 November 2026")
  })

  it("advises pea soup on a Thursday, and something else to those who don't want it", async () => {
    const { user } = open("day=2025-12-24")
    expect(screen.getByRole("region", { name: "The lunch" })).toHaveTextContent("Christmas casseroles")
    expect(screen.getByRole("status")).toHaveTextContent(/pea soup, as on \d+ Thursdays out of 60\./)
    await user.click(screen.getByRole("button", { name: "Not that" }))
    expect(screen.getByRole("status")).not.toHaveTextContent("pea soup")
  })

  it("brings all that was sent back on one plate, and begins again when it is eaten", async () => {
    const { user } = open()
    const press = (name: string) => user.click(screen.getByRole("button", { name }))
    while (screen.queryByRole("button", { name: "Not that" })) await press("Not that")
    expect(screen.getByRole("status")).toHaveTextContent("You are difficult.")
    await press("What is left?")
    expect(screen.getByRole("status")).toHaveTextContent("Mother: Then you eat all of it.")
    await press("Eat it")
    expect(screen.getByRole("status")).toHaveTextContent("nothing wrong with your appetite")
    await press("Lunch again tomorrow")
    expect(screen.getByRole("status")).toHaveTextContent("pea soup")
  })
})
