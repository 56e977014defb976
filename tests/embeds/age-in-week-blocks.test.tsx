import { act, fireEvent, screen } from "@testing-library/react"
import fc from "fast-check"
import { renderToString } from "react-dom/server"
import AgeInWeekBlocks from "../../src/embeds/age-in-week-blocks/AgeInWeekBlocks"
import {
  birthday,
  birthProblem,
  clean,
  columns,
  firstWeek,
  keyOf,
  type Life,
  maxLetters,
  namesByWeek,
  nameWeek,
  nobody,
  numberOf,
  readBorn,
  rowStarts,
  weekOf,
} from "../../src/embeds/age-in-week-blocks/logic"
import { layoutOf } from "../../src/embeds/age-in-week-blocks/paint"
import { fallText, inUseText, ordinaryWeek, weekDays } from "../../src/embeds/age-in-week-blocks/sentences"
import { nearest, placeAt, pullOut, putBack, rain } from "../../src/embeds/age-in-week-blocks/stack"
import { seeded } from "../../src/lib/game/random"
import { hasThing, visit } from "../jest/visit"

const number = (text: string) => numberOf(text) as number
const born = number("1986-03-21")
const life: Life = { ...nobody, born: "1986-03-21" }
const aBirth = fc.integer({ min: number("1900-01-01"), max: number("2025-12-31") })

describe("weeks of a life", () => {
  it("begin on the day of birth and have seven days", () => {
    expect(weekOf(born, born)).toBe(0)
    expect(weekOf(born, born + 6)).toBe(0)
    expect(weekOf(born, born + 7)).toBe(1)
    expect(weekOf(born, born - 1)).toBe(-1)
  })

  it("are 4,175 in eighty years from 21 March 1986, and 6,389 in the longest life that is known", () => {
    expect(firstWeek(born, 80)).toBe(4175)
    // Jeanne Calment, 21 February 1875 to 4 August 1997.
    expect(weekOf(number("1875-02-21"), number("1997-08-04"))).toBe(6389)
  })

  it.each([
    ["2024-02-29", 1, "2025-02-28"],
    ["2024-02-29", 4, "2028-02-29"],
    ["1986-03-21", 40, "2026-03-21"],
    ["1999-12-31", 1, "2000-12-31"],
  ])("has the birthday of %s after %i years on %s", (day, years, expected) => {
    expect(keyOf(birthday(number(day), years))).toBe(expected)
  })

  it("stand in rows of 52 or 53, no week twice and none left out", () => {
    fc.assert(
      fc.property(aBirth, fc.integer({ min: 1, max: 130 }), (of, years) => {
        const starts = rowStarts(of, years)
        expect(starts[0]).toBe(0)
        for (let row = 0; row < years; row++) {
          const length = (starts[row + 1] ?? 0) - (starts[row] ?? 0)
          expect([52, 53]).toContain(length)
        }
      }),
    )
  })

  it("need a day of birth that has been, and not too long ago", () => {
    const today = number("2025-08-03")
    expect(birthProblem("1986-03-21", today)).toBeNull()
    expect(birthProblem("2025-08-03", today)).toBeNull()
    expect(birthProblem("2025-08-04", today)).toMatch(/when you are born/)
    expect(birthProblem("2023-02-29", today)).toMatch(/Write a year/)
    expect(birthProblem("1895-08-03", today)).toBeNull()
    expect(birthProblem("1895-08-02", today)).toMatch(/that old/)
  })
})

describe("what is said", () => {
  it.each([
    ["1986-03-21", 0, "21 to 27 March 1986"],
    ["1986-03-21", 1, "28 March to 3 April 1986"],
    ["1986-03-21", 40, "26 December 1986 to 1 January 1987"],
    ["2024-02-29", 0, "29 February to 6 March 2024"],
  ])("of somebody born on %s, week %i from 0 is %s", (day, week, expected) => {
    expect(weekDays(number(day), week)).toBe(expected)
  })

  it("gets shorter with each pull at the present", () => {
    expect([1, 2, 3, 4].map(times => inUseText(times, "2025-08-08"))).toEqual([
      "It is in use.",
      "It is still in use.",
      "You can have it on 8 August 2025.",
      "Please.",
    ])
  })

  it("rounds what comes down", () => {
    expect(fallText(0, 2000, false)).toBe("The others didn't notice.")
    expect(fallText(47, 2000, false)).toBe("47 weeks came down.")
    expect(fallText(936, 2000, false)).toBe("900 weeks came down. That is 17 years.")
    expect(fallText(1190, 2000, false)).toBe("1,200 weeks came down. That is 23 years.")
    expect(fallText(1900, 2000, false)).toBe("Nobody had glued them.")
    expect(fallText(1900, 2000, true)).toMatch(/^That was the first one/)
    expect(ordinaryWeek(900)).toBe(ordinaryWeek(900))
  })
})

describe("the day of birth", () => {
  it.each([
    ["1986", "1986-01-01"],
    [" 21.3.1986 ", "1986-03-21"],
    ["21. 3. 1986", "1986-03-21"],
    ["1986-03-21", "1986-03-21"],
    ["31.2.1986", null],
    ["198", null],
    ["yesterday", null],
  ])("is read from %j as %s", (text, expected) => {
    expect(readBorn(text)).toBe(expected)
  })
})

describe("the stack", () => {
  const starts = rowStarts(born, 40)
  const bodies = rain(starts, 2000, 0)

  it("rains down into rows of a year", () => {
    expect(placeAt(bodies[100] as never, 0).y).toBeGreaterThan(40)
    expect(placeAt(bodies[0] as never, Infinity)).toEqual({ x: 0, y: 0, turn: 0 })
    expect(placeAt(bodies[53] as never, Infinity)).toEqual({ x: 0, y: 1, turn: 0 })
  })

  it("holds where little stands on a week, and comes down where much does", () => {
    const high = pullOut(bodies, 1990, 5, seeded(1))
    expect(high.fallen).toBe(0)
    expect(high.bodies.filter(({ isOut }) => isOut).map(({ week }) => week)).toEqual([1990])
    const low = pullOut(bodies, 130, 5, seeded(1))
    expect(low.fallen).toBeGreaterThan(500)
    expect(low.bodies).toHaveLength(bodies.length)
    for (const body of low.bodies) {
      const { x, y } = placeAt(body, Infinity)
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThan(columns)
      expect(y).toBeGreaterThanOrEqual(0)
    }
  })

  it("takes a week back into its gap, and on top where the gap has gone", () => {
    const { bodies: gap } = pullOut(bodies, 1990, 5, seeded(1))
    expect(putBack(gap, 1990, 6).find(({ week }) => week === 1990)).toMatchObject({
      isOut: false,
      to: (bodies[1990] as never as { to: object }).to,
    })
    const { bodies: heap } = pullOut(bodies, 130, 5, seeded(1))
    const back = putBack(heap, 130, 6).find(({ week }) => week === 130)
    expect(back?.isOut).toBe(false)
  })

  it("gives the block under a finger, and rather one that attracts", () => {
    const spot = { x: 10.5, y: 3.5, tall: 1 }
    const plain = nearest(bodies, spot, Infinity, () => 0) as number
    expect(placeAt(bodies[plain] as never, Infinity)).toMatchObject({ x: 10, y: 3 })
    expect(nearest(bodies, spot, Infinity, week => (week === plain + 1 ? 2 : 0))).toBe(plain + 1)
    expect(nearest(bodies, { x: 10, y: 90, tall: 1 }, Infinity, () => 0)).toBeNull()
  })

  it("fits its picture, whatever the age", () => {
    for (const rows of [1, 40, 130]) {
      const { wide, tall, floor } = layoutOf(1000, 500, rows)
      expect(wide * columns).toBeLessThan(1000)
      expect(tall * rows).toBeLessThan(floor)
    }
  })
})

describe("names", () => {
  it("belong to a week, whichever of its days they came with", () => {
    const one = nameWeek(life, 10, "  Began\tschool ")
    expect(one.names).toEqual([{ day: keyOf(born + 70), name: "Began school" }])
    const other = { ...life, names: [{ day: keyOf(born + 73), name: "Middle" }] }
    expect(namesByWeek(born, other.names).get(10)).toBe("Middle")
    expect(nameWeek(other, 10, "New").names).toEqual([{ day: keyOf(born + 70), name: "New" }])
    expect(nameWeek(other, 10, "").names).toEqual([])
    expect(nameWeek(other, 10, "Middle")).toBe(other)
    expect(nameWeek(life, 10, "  ")).toBe(life)
    expect(nameWeek(life, 10, "\u200b")).toBe(life)
    expect(nameWeek(life, 10, "\u2060\ufeff \u00ad")).toBe(life)
    expect(nameWeek(life, -1, "Before")).toBe(life)
  })

  it("stay on their days when the day of birth moves, and before birth they wait", () => {
    const one = nameWeek(life, 10, "x")
    const later = born + 7 * 20
    expect(namesByWeek(later, one.names).size).toBe(0)
    expect(namesByWeek(born - 7, one.names).get(11)).toBe("x")
  })

  it("are as long as they may be, counted in letters", () => {
    expect([...clean("🐹".repeat(99))]).toHaveLength(maxLetters)
  })
})

describe("the page", () => {
  const moments = [{ day: "1986-03-21", name: "Born. On time, for the last time" }]
  const begin = (options = {}) =>
    visit(<AgeInWeekBlocks example="1986-03-21" moments={moments} />, {
      path: "/age-in-week-blocks",
      at: "2025-08-03T12:00:00",
      ...options,
    })
  const stage = () => screen.getByRole("button", { name: /^Pull/ })
  const status = () => screen.getByRole("status").textContent
  /** Moves to a week with the keyboard and pulls it. */
  const pull = (...keys: string[]) => {
    for (const key of keys) fireEvent.keyDown(stage(), { key })
    fireEvent.click(stage(), { detail: 0 })
  }

  it("knows nobody before it runs, and then stacks Pertti's weeks", () => {
    expect(renderToString(<AgeInWeekBlocks example="1986-03-21" />)).toContain("Pertti’s")
    begin()
    expect(stage()).toHaveAccessibleName("Pull a week out of Pertti’s life")
    expect(screen.getByLabelText("Born")).toHaveValue("")
    expect(window.localStorage).toHaveLength(0)
  })

  it("doesn't let go of this week", () => {
    begin()
    pull()
    expect(status()).toBe("It is in use.")
    pull()
    pull()
    expect(status()).toBe("You can have it on 8 August 2025.")
    expect(screen.queryByRole("button", { name: "Put it back" })).toBeNull()
  })

  it("brings down what stood on the first week, and stacks it again", async () => {
    const { user } = begin({ calm: true })
    pull("Home")
    expect(screen.getByText("21 to 27 March 1986")).toBeVisible()
    expect(screen.getByText("“Born. On time, for the last time.”")).toBeVisible()
    expect(status()).toBe("That was the first one. It was holding the rest.")
    await user.click(screen.getByRole("button", { name: "Put it back" }))
    expect(status()).toBe("As if nothing had happened.")
    await user.click(screen.getByRole("button", { name: "Stack them again" }))
    expect(screen.getByRole("button", { name: "Stack them again" })).toHaveAttribute("aria-disabled", "true")
    expect(hasThing("/age-in-week-blocks")).toBe(true)
  })

  it("stacks one's own weeks from a year, remembers them, and keeps a name", async () => {
    const { user, unmount } = begin()
    await user.type(screen.getByLabelText("Born"), "1999")
    expect(stage()).toHaveAccessibleName("Pull a week out of your life")
    pull("ArrowLeft")
    await user.type(screen.getByLabelText("What happened?"), "Ate <b>cake</b>{Enter}")
    expect(status()).toBe("It has a name now.")
    unmount()
    begin({ again: true })
    expect(screen.getByLabelText("Born")).toHaveValue("1999-01-01")
    pull("ArrowLeft")
    expect(screen.getByLabelText("What happened?")).toHaveValue("Ate <b>cake</b>")
  })

  it("explains a day that can't be, and keeps the stack until it can", () => {
    begin()
    fireEvent.change(screen.getByLabelText("Born"), { target: { value: "2030" } })
    expect(screen.getByLabelText("Born")).toHaveAccessibleDescription(/when you are born/)
    expect(stage()).toHaveAccessibleName("Pull a week out of Pertti’s life")
  })

  it("begins a new week at midnight of the visitor", () => {
    const { wait } = begin({ at: "2025-07-31T23:59:30" })
    fireEvent.keyDown(stage(), { key: "End" })
    expect(status()).toBe("This week.")
    wait(60_000)
    fireEvent.keyDown(stage(), { key: "End" })
    fireEvent.keyDown(stage(), { key: "ArrowLeft" })
    expect(status()).toBe("25 to 31 July 2025")
  })

  it("reads a life that was stored with a number of years", () => {
    act(() =>
      window.localStorage.setItem(
        "juhq:age-in-week-blocks",
        '{"v":1,"data":{"born":"1999-05-05","years":80,"names":[]}}',
      ),
    )
    begin({ again: true })
    expect(screen.getByLabelText("Born")).toHaveValue("1999-05-05")
  })

  it("survives a drawer full of something else", () => {
    window.localStorage.setItem("juhq:age-in-week-blocks", '{"v":1,"data":{"born":12}}')
    begin({ again: true })
    expect(stage()).toHaveAccessibleName("Pull a week out of Pertti’s life")
  })
})
