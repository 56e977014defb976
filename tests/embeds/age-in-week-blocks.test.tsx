import { act, fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import { renderToString } from "react-dom/server"
import AgeInWeekBlocks from "../../src/embeds/age-in-week-blocks/AgeInWeekBlocks"
import { read, toText } from "../../src/embeds/age-in-week-blocks/files"
import {
  birthday,
  birthProblem,
  clean,
  firstWeek,
  keyOf,
  type Life,
  maxLetters,
  namesByWeek,
  nameWeek,
  nobody,
  numberOf,
  placeOf,
  rowStarts,
  rowsOf,
  weekAt,
  weekOf,
} from "../../src/embeds/age-in-week-blocks/logic"
import { lifeStatus, weekDays } from "../../src/embeds/age-in-week-blocks/sentences"

const number = (text: string) => numberOf(text) as number
const born = number("1986-03-21")
const life: Life = { ...nobody, born: "1986-03-21" }
const aBirth = fc.integer({ min: number("1900-01-01"), max: number("2025-12-31") })
const aName = fc.string({ unit: "grapheme", maxLength: 30 }).map(clean)

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

  it("are found where they stand, and stand where they are found", () => {
    fc.assert(
      fc.property(aBirth, fc.nat(5000), (of, week) => {
        const starts = rowStarts(of, 80)
        const place = placeOf(starts, week)
        if (week >= (starts.at(-1) ?? 0)) return expect(place).toBeNull()
        if (!place) throw new Error("A week in the picture has a place.")
        expect(weekAt(starts, place)).toBe(week)
        const begins = of + week * 7
        expect(begins).toBeGreaterThanOrEqual(birthday(of, place.row))
        expect(begins).toBeLessThan(birthday(of, place.row + 1))
      }),
    )
    const starts = rowStarts(born, 80)
    expect(weekAt(starts, { row: 0, column: 53 })).toBeNull()
    expect(weekAt(starts, { row: 80, column: 0 })).toBeNull()
    expect(weekAt(starts, { row: -1, column: 0 })).toBeNull()
  })

  it("are drawn until today where somebody has lived longer than expected", () => {
    expect(rowsOf(born, 80, number("2026-03-20"))).toBe(80)
    expect(rowsOf(born, 30, number("2026-03-20"))).toBe(40)
    expect(rowsOf(born, 30, number("2026-03-21"))).toBe(41)
  })

  it("need a day of birth that has been, and not too long ago", () => {
    const today = number("2025-08-03")
    expect(birthProblem("1986-03-21", today)).toBeNull()
    expect(birthProblem("2025-08-03", today)).toBeNull()
    expect(birthProblem("2025-08-04", today)).toMatch(/has not been yet/)
    expect(birthProblem("2023-02-29", today)).toMatch(/not a day/)
    expect(birthProblem("1895-08-03", today)).toBeNull()
    expect(birthProblem("1895-08-02", today)).toMatch(/more than 130 years/)
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

  it("is kind to those who have outlived the number", () => {
    expect(lifeStatus(0, 4175, 80)).toMatch(/^0 whole weeks lived; this one is number 1\..*0\.0%/)
    expect(lifeStatus(4174, 4175, 80)).toMatch(/100\.0%/)
    expect(lifeStatus(4175, 4175, 80)).toMatch(/1 week ago\. You are welcome to stay/)
    expect(lifeStatus(99, 53, 1)).toMatch(/ 1 year was expected, which was 47 weeks ago/)
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

  it("survive the way out and in", () => {
    fc.assert(
      fc.property(
        aBirth,
        fc.integer({ min: 1, max: 130 }),
        fc.uniqueArray(fc.tuple(fc.nat(3000), aName), { maxLength: 20, selector: ([week]) => week }),
        (of, years, some) => {
          let whole: Life = { born: keyOf(of), years, names: [] }
          for (const [week, name] of some) whole = nameWeek(whole, week, name)
          const found = read(toText(whole), nobody)
          if ("problem" in found) throw new Error(found.problem)
          expect({ ...found.life, names: new Set(found.life.names) }).toEqual({
            ...whole,
            names: new Set(whole.names),
          })
        },
      ),
    )
  })

  it.each([
    ["born yesterday", /^Line 1: "yesterday" is not a day/],
    ["\n\nyears 131", /^Line 3: "131" is not a number of years/],
    ["2024-05-12 ok\n2024-02-30 not", /^Line 2: "2024-02-30" is not a day/],
    ["2024-05-12", /^Line 1: the week has no name/],
  ])("are not taken from %j", (text, problem) => {
    const found = read(text, nobody)
    expect("problem" in found ? found.problem : "").toMatch(problem)
  })

  it("are as long as they may be, counted in letters", () => {
    expect([...clean("🐹".repeat(99))]).toHaveLength(maxLetters)
  })
})

describe("the page", () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const begin = (now = "2025-08-03T12:00:00") => {
    jest.useFakeTimers({ now: new Date(now), doNotFake: ["queueMicrotask"] })
    return render(<AgeInWeekBlocks example="1986-03-21" />)
  }
  const press = (name: string | RegExp) => user.click(screen.getByRole("button", { name }))
  const chosen = () => screen.getByRole("group", { name: "The chosen week" })
  const said = () => within(chosen()).getByRole("status").textContent

  afterEach(() => {
    jest.useRealTimers()
    window.localStorage.clear()
  })

  it("knows nobody before it runs, and then draws Pertti's life until one's own is told", () => {
    expect(renderToString(<AgeInWeekBlocks example="1986-03-21" />)).toContain("Looking for your blocks")
    begin()
    expect(
      screen.getByText(/^Pertti’s, until you say when yours began\. 2,054 whole weeks/),
    ).toBeInTheDocument()
    expect(screen.getByRole("img")).toHaveAccessibleName(/^80 rows of 52 or 53 blocks, 2,054 of them full/)
    expect(screen.getByLabelText("Born on")).toHaveValue("")
    expect(screen.queryByRole("button", { name: "Forget everything" })).not.toBeInTheDocument()
    expect(window.localStorage).toHaveLength(0)
  })

  it("draws a life from a day, and remembers it", () => {
    const { unmount } = begin()
    fireEvent.change(screen.getByLabelText("Born on"), { target: { value: "1986-03-21" } })
    // 14,380 days, or 2,054 weeks and two days.
    expect(screen.getByText(/^2,054 whole weeks lived; this one is number 2,055\./)).toBeInTheDocument()
    expect(screen.getByRole("img")).toHaveAccessibleName(/^80 rows of 52 or 53 blocks, 2,054 of them full/)
    expect(said()).toMatch(/^This week: number 2,055, 1 to 7 August 2025, week 20 of the year of being 39\./)
    unmount()
    render(<AgeInWeekBlocks example="1986-03-21" />)
    expect(screen.getByLabelText("Born on")).toHaveValue("1986-03-21")
  })

  it.each([
    ["2025-07-31T23:59:00", "number 2,054"],
    ["2025-08-01T00:00:00", "number 2,055"],
  ])("begins a new week at midnight of the visitor: at %s it is %s", async (now, expected) => {
    begin(now)
    expect(said()).toContain(expected)
  })

  it("explains a day that can't be, and keeps the picture until it can", () => {
    begin()
    fireEvent.change(screen.getByLabelText("Born on"), { target: { value: "2030-01-01" } })
    expect(screen.getByLabelText("Born on")).toHaveAccessibleDescription(/has not been yet/)
    expect(screen.getByText(/^Pertti’s, until/)).toBeInTheDocument()
  })

  it("draws as many years as asked, from 1 to 130", () => {
    begin()
    fireEvent.change(screen.getByLabelText("Born on"), { target: { value: "1986-03-21" } })
    const years = screen.getByLabelText("Years to draw")
    fireEvent.change(years, { target: { value: "100" } })
    expect(screen.getByRole("img")).toHaveAccessibleName(/^100 rows/)
    fireEvent.change(years, { target: { value: "131" } })
    expect(years).toHaveAccessibleDescription("Write a whole number from 1 to 130.")
    expect(screen.getByRole("img")).toHaveAccessibleName(/^100 rows/)
  })

  it("goes to weeks by steps, by date and by a press on the picture", async () => {
    begin()
    await press("A week back")
    expect(said()).toMatch(/^A week gone by: number 2,054/)
    expect(screen.getByRole("button", { name: "A week back" })).toHaveFocus()
    await press("A year back")
    expect(said()).toMatch(/week 19 of the year of being 38/)
    await press("This week")
    expect(said()).toMatch(/^This week/)
    fireEvent.change(screen.getByLabelText("Go to the week of"), { target: { value: "2040-01-01" } })
    await press("Go")
    expect(said()).toMatch(/^A week to come: .*30 December 2039 to 5 January 2040/)
    fireEvent.change(screen.getByLabelText("Go to the week of"), { target: { value: "1980-01-01" } })
    expect(screen.getByText("That day is not in the picture.")).toBeInTheDocument()
    const picture = screen.getByRole("img")
    picture.getBoundingClientRect = () => ({ left: 10, top: 20, width: 530, height: 800 }) as DOMRect
    fireEvent.click(picture, { clientX: 25, clientY: 35 })
    expect(said()).toMatch(/number 55, 3 to 9 April 1987, week 2 of the year of being 1\./)
    fireEvent.click(picture, { clientX: 539, clientY: 25 })
    expect(said()).toMatch(/number 53,.* week 53 of the year of being 0\./)
  })

  it("names a week, goes back to it, takes the name away, and undoes that", async () => {
    begin()
    await user.type(screen.getByLabelText("What happened"), '<b>"Hamster"</b>{Enter}')
    const list = within(screen.getByRole("region", { name: "Named weeks" }))
    expect(list.getByText('<b>"Hamster"</b>')).toBeInTheDocument()
    expect(screen.getByText("Week 2,055 has a name now.")).toBeInTheDocument()
    await press("A year back")
    expect(screen.getByLabelText("What happened")).toHaveValue("")
    await press(/^Go to “/)
    expect(screen.getByLabelText("What happened")).toHaveValue('<b>"Hamster"</b>')
    await press(/^Remove the name/)
    expect(list.getByText(/No week has a name yet/)).toBeInTheDocument()
    expect(screen.getByRole("region", { name: "Named weeks" })).toHaveFocus()
    await press("Undo")
    expect(list.getByText('<b>"Hamster"</b>')).toBeInTheDocument()
    await press("Forget everything")
    expect(list.getByText(/No week has a name yet/)).toBeInTheDocument()
    expect(screen.getByLabelText("Born on")).toHaveValue("")
    await press("Undo")
    expect(list.getByText('<b>"Hamster"</b>')).toBeInTheDocument()
  })

  it("imports a life, or says on which line it can't", async () => {
    begin()
    await user.click(screen.getByText("Export and import"))
    const box = screen.getByLabelText(/paste it here/)
    await user.click(box)
    await user.paste("born 1986-03-21\n2024-05-12")
    await press("Replace my life with this")
    expect(box).toHaveAccessibleDescription(/^Line 2:/)
    await user.type(box, " Got a hamster")
    await press("Replace my life with this")
    const list = within(screen.getByRole("region", { name: "Named weeks" }))
    expect(list.getByText("Got a hamster")).toBeInTheDocument()
    expect(box).toHaveValue("")
  })

  it("survives a drawer full of something else", () => {
    window.localStorage.setItem("juhq:age-in-week-blocks", '{"v":1,"data":{"born":12,"years":1e9}}')
    begin()
    expect(screen.getByText(/^Pertti’s, until/)).toBeInTheDocument()
  })

  it("blinks, except where things are to hold still", async () => {
    const { container } = begin()
    expect(container.querySelectorAll(".blinking")).toHaveLength(1)
    window.localStorage.setItem("juhq:calm", '{"v":1,"data":true}')
    fireEvent(window, new StorageEvent("storage", { key: "juhq:calm" }))
    expect(container.querySelectorAll(".blinking")).toHaveLength(0)
  })

  describe("with moments of the example's", () => {
    const moments = [
      { day: "1986-03-21", name: "Born" },
      { day: "2011-10-05", name: "Lost the keys" },
      { day: "2011-10-13", name: "Found the keys" },
    ]
    const enter = () => {
      begin().unmount()
      return render(<AgeInWeekBlocks example="1986-03-21" moments={moments} />)
    }

    it("tells them one after the other, until a week is chosen", async () => {
      const { container } = enter()
      const bubble = () => container.querySelector(".bubble")?.textContent
      act(() => jest.advanceTimersByTime(2700))
      expect(bubble()).toBe("Born")
      act(() => jest.advanceTimersByTime(2700))
      expect(bubble()).toBe("Lost the keys")
      await press("A week on")
      expect(bubble()).toBe("Found the keys")
      act(() => jest.advanceTimersByTime(10_000))
      expect(bubble()).toBe("Found the keys")
    })

    it("forgets the week of another life where one's own is told", async () => {
      enter()
      await press("Next named")
      expect(screen.queryByText(/^This week: number/)).not.toBeInTheDocument()
      fireEvent.change(screen.getByLabelText("Born on"), { target: { value: "1990-05-05" } })
      expect(screen.getAllByText(/^This week: number/)[0]).toBeVisible()
    })

    it("goes to the next that has a name, and round", async () => {
      enter()
      await press("Next named")
      expect(screen.getByLabelText("What happened")).toHaveValue("Born")
      await press("Next named")
      expect(screen.getByLabelText("What happened")).toHaveValue("Lost the keys")
    })

    it("keeps them as they were, and the visitor's own beside them", async () => {
      enter()
      await press("Remove the name “Born”")
      expect(screen.getByText(/is Pertti’s/)).toBeInTheDocument()
      await press("This week")
      await user.type(screen.getByLabelText("What happened"), "Read a page{Enter}")
      expect(JSON.parse(window.localStorage.getItem("juhq:age-in-week-blocks") ?? "")).toMatchObject({
        data: { born: "", names: [{ day: "2025-08-01", name: "Read a page" }] },
      })
      const list = within(screen.getByRole("region", { name: "Named weeks" }))
      expect(list.getAllByRole("listitem")).toHaveLength(4)
    })
  })
})
