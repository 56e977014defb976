import { readFileSync } from "node:fs"
import { act, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import { parse } from "valibot"
import { parse as parseYaml } from "yaml"
import HallOfFame from "../../../src/embeds/excuse/hall-of-fame/HallOfFame"
import {
  arranged,
  type Guess,
  isRight,
  judgeText,
  putBack,
  recordText,
  scoreText,
} from "../../../src/embeds/excuse/hall-of-fame/logic"
import { schema } from "../../../src/embeds/excuse/hall-of-fame/schema"
import { type Favourite, favouriteExcuses } from "../../../src/hooks/storage/excuses"
import { read, write } from "../../../src/hooks/storage/useStorage"
import { hasThing, onPage } from "../../jest/visit"

const famous = parse(schema, parseYaml(readFileSync("content/data/hall-of-fame.yaml", "utf8")))

const kept = (text: string, more: Partial<Favourite> = {}): Favourite => ({
  text,
  whom: "the boss",
  percent: 7,
  kept: "2025-08-03",
  outcome: "untried",
  ...more,
})
const moon = kept("I am sorry that I am late for work. The Moon has adopted me. I enclose a feather.")
const bus = kept("I know that I am late. The bus has been cancelled.", { percent: 93, kept: "2025-08-02" })

const page = { path: "/excuse/hall-of-fame" }
const Page = () => onPage(<HallOfFame />, { ...page, data: { "hall-of-fame": famous } })
const wing = (name: string) => within(screen.getByRole("region", { name }))
const plaques = (name: string) => wing(name).queryAllByRole("listitem")

beforeEach(() => {
  localStorage.clear()
  window.history.replaceState(null, "", "/excuse/hall-of-fame")
})

describe("the famous excuses", () => {
  it("are at least twenty, each given once, and of both kinds", () => {
    expect(famous.length).toBeGreaterThanOrEqual(20)
    expect(new Set(famous.map(({ excuse }) => excuse)).size).toBe(famous.length)
    expect(new Set(famous.map(({ from }) => from))).toEqual(new Set(["history", "house"]))
  })

  it("failed in a third of the cases, and soon enough to catch those who believe all", () => {
    const failed = (list: typeof famous) => list.filter(({ worked }) => worked === "no").length
    expect(failed(famous)).toBeGreaterThanOrEqual(famous.length / 3)
    const fair = arranged(famous).filter(({ worked }) => isRight(worked, "yes") !== null)
    expect(failed(fair.slice(0, 5))).toBe(2)
  })

  it("say the year that they are sorted by", () => {
    for (const { when, year } of famous) expect(when).toContain(`${Math.abs(year)}`)
  })

  it("come one after the other, the first of them one that can be answered", () => {
    const order = arranged(famous)
    expect(new Set(order)).toEqual(new Set(famous))
    expect(order.slice(0, 3).every(({ worked }) => isRight(worked, "yes") !== null)).toBe(true)
  })
})

describe("the record", () => {
  it("counts what was tried, and is kind about it", () => {
    const outcomes = (...list: Favourite["outcome"][]) => list.map((outcome, i) => kept(`${i}.`, { outcome }))
    expect(recordText(outcomes("untried"))).toBe("")
    expect(recordText(outcomes("failed", "untried"))).toBe("0 of 1 worked. Keep trying.")
    expect(recordText(outcomes("worked", "worked", "worked"))).toMatch(/^3 of 3 worked\. They know/)
    expect(recordText(outcomes("worked", "worked", "failed"))).toMatch(/^2 of 3 worked, a better/)
    expect(recordText(outcomes("failed", "worked", "failed"))).toMatch(/^1 of 3 worked\. Try being on time/)
  })
})

describe("putting back", () => {
  it("brings back whatever was taken down, in its place, and keeps what was changed since", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer(), { minLength: 1 }), fc.func(fc.boolean()), (numbers, stays) => {
        const before = numbers.map(n => kept(`${n}.`))
        const left = before.filter(stays).map(one => ({ ...one, outcome: "worked" as const }))
        const back = putBack([moon, ...left], before)
        expect(back[0]).toBe(moon)
        expect(back.slice(1).map(({ text }) => text)).toEqual(before.map(({ text }) => text))
        for (const one of left) expect(back).toContain(one)
      }),
    )
  })
})

describe("the hall", () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date("2026-06-02T12:00:00") })
  })
  afterEach(() => {
    jest.useRealTimers()
  })
  /** Presses a button after the time of a double click. */
  const press = async (name: string) => {
    act(() => jest.advanceTimersByTime(500))
    await userEvent
      .setup({ advanceTimers: jest.advanceTimersByTime })
      .click(screen.getByRole("button", { name }))
  }

  it("shows one excuse, says whether it worked after a guess, and goes on to the next", async () => {
    const { unmount } = render(<Page />)
    const [first, second] = arranged(famous)
    expect(screen.getByText(first?.excuse ?? "none")).toBeInTheDocument()
    expect(screen.queryByText(second?.excuse ?? "none")).toBeNull()
    expect(screen.queryByText(/bed first/)).toBeNull()
    await press("It didn't")
    expect(screen.getByText(/bed first/)).toBeInTheDocument()
    expect(screen.getByText("0 of 1 right.").parentElement).toHaveTextContent("You were wrong.")
    expect(screen.getByText(first?.excuse ?? "none").parentElement).toHaveClass("loose")
    expect(screen.getByRole("button", { name: "It didn't" })).toHaveAttribute("aria-disabled", "true")
    await press("Next excuse")
    expect(screen.getByRole("button", { name: "Next excuse" })).toHaveAttribute("aria-disabled", "true")
    expect(screen.getByText(second?.excuse ?? "none")).toBeInTheDocument()
    unmount()

    render(<Page />)
    expect(screen.getByText(second?.excuse ?? "none")).toBeInTheDocument()
  })

  it("gives its thing at the tenth guess", async () => {
    render(<Page />)
    for (let guess = 1; guess <= 10; guess++) {
      if (guess > 1) await press("Next excuse")
      expect(hasThing("/excuse/hall-of-fame")).toBe(false)
      await press("It worked")
    }
    expect(hasThing("/excuse/hall-of-fame")).toBe(true)
  })

  it("ends with a verdict on the visitor and all excuses, and begins again", async () => {
    const last = arranged(famous).at(-1)?.excuse ?? ""
    const told = Object.fromEntries(
      famous.filter(({ excuse }) => excuse !== last).map(({ excuse }) => [excuse, "yes"]),
    )
    localStorage.setItem("juhq:excuse/hall-of-fame/told", JSON.stringify({ v: 1, data: told }))
    render(<Page />)
    await press("It worked")
    await press("Hear the verdict")
    expect(screen.getByText("You believe anything.", { exact: false })).toBeInTheDocument()
    for (const { excuse } of famous) expect(screen.getByText(excuse)).toBeInTheDocument()
    await press("Judge them again")
    expect(screen.getByText("Did it work?")).toBeInTheDocument()
  })

  it("says how one judges, and counts none that nobody could be right about", () => {
    const told = (list: typeof famous, guess: (worked: string) => Guess) =>
      Object.fromEntries(list.map(({ excuse, worked }) => [excuse, guess(worked)]))
    const fair = famous.filter(({ worked }) => isRight(worked, "yes") !== null)
    const right = (worked: string): Guess => (worked === "yes" ? "yes" : "no")
    const wrong = (worked: string): Guess => (worked === "yes" ? "no" : "yes")
    expect(scoreText(famous, {})).toBe("Did it work?")
    expect(scoreText(famous, { "an excuse that is gone": "yes" })).toBe("Did it work?")
    expect(scoreText(famous, told(famous, right))).toBe(`${fair.length} of ${fair.length} right.`)
    expect(judgeText(famous, told(famous, right))).toBe("You have given some of these yourself.")
    expect(
      judgeText(
        famous,
        told(famous, () => "yes"),
      ),
    ).toBe("You believe anything.")
    expect(
      judgeText(
        famous,
        told(famous, () => "no"),
      ),
    ).toBe("You are a boss.")
    expect(judgeText(famous, told(famous, wrong))).toBe("A coin does better.")
  })

  it("tells where to get a favourite while there is none", () => {
    render(<Page />)
    expect(wing("Your own wing").getByRole("link", { name: "the excuse machine" })).toHaveAttribute(
      "href",
      "/excuse-generator",
    )
  })

  it("shows the visitor's favourites in their own words, and keeps whether they worked", async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    write(favouriteExcuses, [moon, bus])
    render(<Page />)
    const [first, second] = plaques("Your own wing")
    expect(first).toHaveTextContent(moon.text)
    expect(first).toHaveTextContent("3 August 2025")
    expect(second).toHaveTextContent("For the boss. 93% believable.")
    await user.selectOptions(screen.getByRole("combobox", { name: `Did it work? ${moon.text}` }), "it worked")
    expect(read(favouriteExcuses).map(({ outcome }) => outcome)).toEqual(["worked", "untried"])
    expect(wing("Your own wing").getByText("1 of 1 worked. Keep trying.")).toBeVisible()
  })

  it("takes one down, or all, and puts back what was taken down last", async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    write(favouriteExcuses, [moon, bus])
    render(<Page />)
    await user.click(screen.getByRole("button", { name: `Take down: ${moon.text}` }))
    expect(read(favouriteExcuses)).toEqual([bus])
    expect(wing("Your own wing").getByText("Taken down.")).toBeVisible()
    expect(screen.getByRole("heading", { name: "Your own wing" })).toHaveFocus()
    await user.click(screen.getByRole("button", { name: "Put it back up" }))
    expect(read(favouriteExcuses)).toEqual([moon, bus])
    await user.click(screen.getByRole("button", { name: "Take all down" }))
    expect(plaques("Your own wing")).toHaveLength(0)
    await user.click(screen.getByRole("button", { name: "Put it back up" }))
    expect(plaques("Your own wing")).toHaveLength(2)
    expect(screen.queryByRole("button", { name: "Put it back up" })).toBeNull()
  })

  it("forgets what is no favourite, such as one that was kept on a day that there never was", () => {
    for (const broken of [[{ ...moon, kept: "2025-02-31" }], [{ text: "?" }], "moon", 7]) {
      localStorage.setItem("juhq:excuse/hall-of-fame", JSON.stringify({ v: 1, data: broken }))
      const { unmount } = render(<Page />)
      expect(plaques("Your own wing")).toHaveLength(0)
      unmount()
    }
  })
})
