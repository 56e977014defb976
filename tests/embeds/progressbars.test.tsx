import { fireEvent, screen, within } from "@testing-library/react"
import fc from "fast-check"
import { guestDrop, onFloorWith, withGuest } from "../../src/embeds/progressbars/drops"
import {
  barsAt,
  floorPercent,
  initial,
  pressed,
  type State,
  step,
  wantsBreak,
} from "../../src/embeds/progressbars/logic"
import ProgressBars from "../../src/embeds/progressbars/ProgressBars"
import { poseOf } from "../../src/embeds/progressbars/poses"
import { decimalsOf, passed, spansAt } from "../../src/embeds/progressbars/times"
import { travels } from "../../src/hooks/storage/travels"
import { read } from "../../src/hooks/storage/useStorage"
import { bringGuest, hasThing, visit } from "../jest/visit"

const looking = { hidden: false, holding: false, near: false }
const partOf = (at: number, id: string) => {
  const span = spansAt(at).find(one => one.id === id)
  return span ? passed(span, at) : Number.NaN
}

describe("the calendar", () => {
  it("is right to the second", () => {
    const noon = new Date(2026, 0, 1, 12).getTime()
    expect(partOf(noon, "day")).toBe(0.5)
    expect(partOf(noon, "year")).toBeCloseTo(0.5 / 365, 12)
    expect(partOf(new Date(2026, 0, 5).getTime(), "week")).toBe(0)
    expect(partOf(new Date(2026, 0, 4, 23, 59, 59).getTime(), "week")).toBeCloseTo(1 - 1 / 604_800, 9)
    expect(partOf(new Date(2001, 0, 1).getTime(), "century")).toBe(0)
    expect(partOf(new Date(2000, 11, 31, 23, 59, 59).getTime(), "millennium")).toBeGreaterThan(0.9999999)
    expect(partOf(new Date(2030, 0, 1).getTime(), "decade")).toBe(0)
    expect(partOf(Date.UTC(2038, 0, 19, 3, 14, 8), "unix")).toBe(1)
  })

  it("is within every span at every instant, and never says 100 % before it is over", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_147_483_647_000 }), at => {
        for (const span of spansAt(at)) {
          expect(span.from).toBeLessThanOrEqual(at)
          expect(span.to).toBeGreaterThan(at)
          expect(floorPercent(passed(span, at), decimalsOf(span))).not.toMatch(/^100/)
        }
      }),
    )
  })
})

describe("the characters", () => {
  it("are thirty with the calendar, each in its bounds at any time", () => {
    const world = fc.record({ hidden: fc.boolean(), holding: fc.boolean(), near: fc.boolean() })
    const press = fc.constantFrom("zeno", "key", "mouse", "break", "queue")
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.double({ min: 0, max: 90, noNaN: true }), world, press)), steps => {
        let state: State = initial
        for (const [seconds, around, pressedOne] of steps)
          state = pressed(step(state, seconds, around), pressedOne as "zeno")
        const bars = barsAt(state, 1_700_000_000_000, 0.5)
        expect(bars).toHaveLength(30)
        expect(new Set(bars.map(({ id }) => id)).size).toBe(30)
        for (const { id, value, text } of bars) {
          expect(value).toBeGreaterThanOrEqual(0)
          expect(value).toBeLessThanOrEqual(id === "over" ? 1.4 : 1)
          expect(text).not.toMatch(/NaN|undefined/)
        }
      }),
    )
  })

  it("stay at 99 % for ever", () => {
    const later = step(initial, 1e7, looking)
    const nearly = barsAt(later, null, 0).find(({ id }) => id === "99")
    expect(nearly?.value).toBeLessThan(1)
    expect(nearly?.text).toBe("99.999 %")
  })

  it("ask for seven breaks, each longer, and finish only if they get them", () => {
    let state: State = step(initial, 100, looking)
    expect(state.work).toBe(0.43)
    const rests: number[] = []
    while (wantsBreak(state)) {
      state = pressed(state, "break")
      rests.push(state.resting)
      state = step(step(state, state.resting, looking), 100, looking)
    }
    expect(pressed(initial, "break")).toMatchObject({ resting: 3, breaks: 0 })
    expect(rests).toEqual([5, 8, 11, 14, 17, 20, 23])
    expect(state.work).toBe(1)
  })

  it("know a mouse, come forward unwatched, and fall when let go", () => {
    expect(pressed(initial, "key").keys).toBeGreaterThan(initial.keys)
    expect(pressed(initial, "mouse").keys).toBe(0)
    expect(step(initial, 60, { ...looking, hidden: true }).unseen).toBe(1)
    const held = step(initial, 4, { ...looking, holding: true })
    expect(held.hold).toBe(0.5)
    expect(step(held, 1, looking).hold).toBe(0.25)
    expect(step(initial, 1, { ...looking, near: true }).shy).toBe(0)
  })
})

describe("the hamster", () => {
  it("carries each bar in its own way", () => {
    const poses = barsAt(initial, Date.UTC(2026, 10, 23), 0).map(({ id, value, text }) =>
      JSON.stringify(poseOf(id, value, text)),
    )
    expect(new Set(poses).size).toBeGreaterThan(18)
    expect(poseOf("millennium", 0.02, "2 %").isFlat).toBe(true)
    expect(poseOf("tuesday", 0, "Closed")).toMatchObject({ sits: true, sign: "CLOSED" })
    expect(poseOf("tuesday", 0.4, "Open").sits).toBe(false)
    expect(poseOf("queue", 1 / 4, "").queue).toBe(3)
    expect(poseOf("zeno", 0.5, "").size).toBe(1)
    expect(poseOf("zeno", 0.75, "").size).toBe(0.5)
  })
})

describe("a thing from another page", () => {
  it("counts as a per cent, which is the last one of one bar alone", () => {
    expect(withGuest({ id: "99", value: 0.995, text: "99.500 %" })).toMatchObject({ value: 1, text: "100 %" })
    expect(withGuest({ id: "day", value: 0.5, text: "50 %" })).toMatchObject({ value: 0.5, text: "50 % + 1" })
    expect(guestDrop({ name: "The tears" }, 1)).toBe("The tears: 1 %.")
    expect(guestDrop({ name: "The tears" }, 2)).toBe("He dropped the tears. It counted as a per cent.")
    expect([0, 1, 2, 3].map(onFloorWith)).toEqual([0, 1, 1, 2])
  })
})

describe("the page", () => {
  it("has thirty bars with names, and gives the one that is pressed to the hamster", async () => {
    const page = visit(<ProgressBars />, { path: "/progressbars", at: "2026-11-23T12:00:00Z" })
    const list = screen.getByRole("list", { name: "Thirty bars" })
    expect(within(list).getAllByRole("progressbar")).toHaveLength(30)
    await page.user.click(screen.getByRole("button", { name: "This century" }))
    expect(screen.getByRole("progressbar", { name: "On his back: This century" })).toBeInTheDocument()
    expect(page.address()).toBe("/progressbars?bar=century")
  })

  it("loses a per cent with each poke of the hamster, until they are swept up", async () => {
    const page = visit(<ProgressBars />, { path: "/progressbars", at: "2026-11-23T12:00:00Z" })
    const onTheFloor = () => document.querySelectorAll(".dropped").length
    const poke = screen.getByRole("button", { name: "Poke him" })
    await page.user.click(poke)
    expect(screen.getByText("He dropped a per cent.")).toBeInTheDocument()
    expect(onTheFloor()).toBe(1)
    await page.user.click(screen.getByRole("img", { name: /^A hamster carries/ }))
    expect(onTheFloor()).toBe(2)
    for (let i = 0; i < 4; i++) await page.user.click(poke)
    expect(onTheFloor()).toBe(0)
    expect(screen.getByText(/^A colleague has swept the floor/)).toBeInTheDocument()
  })

  it("finishes the bar at 99 per cent with a thing from another page", async () => {
    const page = visit(<ProgressBars />, { path: "/progressbars", calm: true, at: "2026-11-23T12:00:00Z" })
    const onBack = () => screen.getByRole("progressbar", { name: "On his back: Nearly done" })
    const poke = () => page.user.click(screen.getByRole("button", { name: "Poke him" }))
    await bringGuest()
    expect(screen.getByRole("img", { name: /Nearly done\. The tea towel, on the floor$/ })).toBeVisible()
    expect(onBack()).not.toHaveAttribute("value", "1")
    await poke()
    expect(onBack()).toHaveAttribute("value", "1")
    expect(screen.getByRole("img", { name: /The tea towel, on the bar$/ })).toBeVisible()
    expect(screen.getByText("The tea towel: 1 %.")).toBeVisible()
    expect(read(travels)["/error-418"]?.[0]?.what).toBe("Was the last per cent of a bar.")
    await poke()
    expect(onBack()).not.toHaveAttribute("value", "1")
    await bringGuest(null)
    expect(screen.getByText("Two per cent are on the floor. He counts them.")).toBeVisible()
    expect(screen.getByRole("img", { name: /: Nearly done$/ })).toBeVisible()
  })

  it("waits for a press where nothing may move by itself", async () => {
    const page = visit(<ProgressBars />, { path: "/progressbars", calm: true, at: "2026-11-23T12:00:00Z" })
    const bar = screen.getByRole("progressbar", { name: "Hard-working" })
    const before = bar.getAttribute("value")
    page.wait(10_000)
    expect(bar).toHaveAttribute("value", before ?? "")
    await page.user.click(screen.getByRole("button", { name: "Half of it" }))
    expect(Number(bar.getAttribute("value"))).toBeGreaterThan(Number(before))
  })

  it("lets the keyboard finish what the mouse takes back", () => {
    visit(<ProgressBars />, { path: "/progressbars", query: "bar=keys" })
    const bar = screen.getByRole("progressbar", { name: "Keyboard only" })
    const button = screen.getByRole("button", { name: "Press Enter" })
    fireEvent.click(button, { detail: 1 })
    expect(bar).toHaveAttribute("value", "0")
    button.focus()
    expect(hasThing("/progressbars")).toBe(false)
    for (let i = 0; i < 17; i++) fireEvent.click(button, { detail: 0 })
    expect(bar).toHaveAttribute("value", "1")
    expect(hasThing("/progressbars")).toBe(true)
    expect(screen.getByRole("progressbar", { name: "On his back: Keyboard only" })).toHaveAttribute(
      "value",
      "1",
    )
  })
})
