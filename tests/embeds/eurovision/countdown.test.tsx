import { readFileSync } from "node:fs"
import { fireEvent, screen } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { parse } from "valibot"
import { parse as parseYaml } from "yaml"
import EurovisionCountdown from "../../../src/embeds/eurovision/countdown/EurovisionCountdown"
import {
  calendarFile,
  digitsOf,
  queueAt,
  standingAt,
  units,
  waitIn,
} from "../../../src/embeds/eurovision/countdown/logic"
import { type Final, schema } from "../../../src/embeds/eurovision/countdown/schema"
import { onPage, visit } from "../../jest/visit"

jest.mock("../../../src/effects/fireworks", () => ({ fireworks: async () => {} }))

const finals = parse(schema, parseYaml(readFileSync("content/data/eurovision-finals.yaml", "utf8")))
const at = (iso: string) => Date.parse(iso)
const page = <EurovisionCountdown />
const facts = { path: "/eurovision/countdown", data: { "eurovision-finals": finals } }

describe("the finals", () => {
  it("are in order, on Saturdays of May", () => {
    const times = finals.map(final => at(final.at))
    expect(times).toEqual([...times].sort((a, b) => a - b))
    for (const final of finals) {
      const day = new Date(final.at)
      expect([day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDay()]).toEqual([final.year, 4, 6])
    }
  })
})

describe("the clock", () => {
  it("waits for the next one, is on for four hours, and is over after the last it knows", () => {
    const of = (iso: string) => {
      const standing = standingAt(finals, at(iso))
      return [standing?.kind, standing?.final.year]
    }
    expect(of("2026-11-22T12:00:00Z")).toEqual(["waiting", 2027])
    expect(of("2026-05-16T19:00:00Z")).toEqual(["on", 2026])
    expect(of("2026-05-16T23:00:00Z")).toEqual(["waiting", 2027])
    expect(of("2027-05-15T18:59:59Z")).toEqual(["waiting", 2027])
    expect(of("2027-05-15T22:59:59Z")).toEqual(["on", 2027])
    expect(of("2027-05-15T23:00:00Z")).toEqual(["over", 2027])
    expect(standingAt([], 0)).toBeNull()
  })

  it("counts a begun second", () => {
    expect(digitsOf(1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 })
    expect(digitsOf(90_061_000)).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 1 })
    expect(digitsOf(-5)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 })
  })

  it("counts in songs, and lets the queue grow", () => {
    expect(waitIn("songs", 3_600_000)).toBe("20 songs of three minutes")
    expect(waitIn("songs", 180_000)).toBe("1 song of three minutes")
    expect(Object.keys(units).length).toBeGreaterThan(4)
    expect([queueAt(800 * 86_400_000, 24), queueAt(0, 24)]).toEqual([1, 24])
  })

  it("writes a calendar's evening", () => {
    const file = calendarFile(finals.at(-1) as Final, at("2026-11-22T12:00:00Z"), "juhq.fi")
    expect(file).toContain("DTSTART:20270515T190000Z\r\nDTEND:20270515T230000Z\r\n")
  })
})

describe("the page", () => {
  it("knows no time before it runs", () => {
    const html = renderToString(onPage(page, facts))
    expect(html).toContain("being wound")
    expect(html).not.toMatch(/to go\./)
  })

  it("counts by the second, and rehearses the end", () => {
    const { wait } = visit(page, { ...facts, at: "2027-05-15T18:58:00Z", calm: true })
    expect(screen.getByRole("timer")).toHaveTextContent("0days00hours02minutes00seconds")
    wait(1100)
    expect(screen.getByRole("timer")).toHaveTextContent("01minutes59seconds")
    fireEvent.click(screen.getByRole("button", { name: "Rehearse the end" }))
    for (let i = 0; i < 10; i++) wait(1000)
    expect(screen.getByText("Good evening, Europe!")).toBeVisible()
    wait(2000)
    wait(1000)
    expect(screen.getByText("The trapdoor was open.")).toBeVisible()
    for (let i = 0; i < 6; i++) wait(1000)
    expect(screen.getByRole("button", { name: "Rehearse the end" })).toBeVisible()
    expect(screen.getByRole("timer", { name: "To the grand final" })).toBeVisible()
  })

  it("has fans who turn round one by one, and a microphone that falls at the third knock", () => {
    visit(page, { ...facts, at: "2026-11-22T12:00:00Z", calm: true })
    const tap = screen.getByRole("button", { name: "Tap a fan" })
    fireEvent.click(tap)
    expect(screen.getByRole("status")).toHaveTextContent("Were you in front of me?")
    const fans = queueAt(at("2027-05-15T19:00:00Z") - at("2026-11-22T12:00:00Z"), 24)
    for (let i = 1; i < fans; i++) fireEvent.click(tap)
    expect(screen.getByRole("status")).toHaveTextContent("All of them look at you.")
    for (let i = 0; i < 3; i++) fireEvent.click(screen.getByRole("button", { name: /^Knock/ }))
    expect(screen.getByRole("status")).toHaveTextContent("It has fallen over.")
  })

  it("says so when it is over", () => {
    visit(page, { ...facts, at: "2028-01-01T00:00:00Z", calm: true })
    expect(screen.getByRole("status")).toHaveTextContent("It is over.")
    expect(screen.getByRole("img", { name: "An empty stage and a broom" })).toBeVisible()
  })
})
