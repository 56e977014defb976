import { existsSync, readFileSync } from "node:fs"
import { act, render, screen } from "@testing-library/react"
import fc from "fast-check"
import type { ComponentType } from "react"
import { parse } from "yaml"
import { lifeEntry } from "../../src/embeds/age-in-week-blocks/useLife"
import { storedBirthday } from "../../src/embeds/is-it-my-birthday/storedBirthday"
import { PageContext } from "../../src/hooks/page/page"
import { remove, write } from "../../src/hooks/storage/useStorage"
import { dailyTime } from "../../src/hooks/visit/visit"
import { answers, asked } from "./answers"
import { homes, liveIn } from "./time/zone"

const ms = (iso: string) => Date.parse(iso)
const helsinki = "Europe/Helsinki"
const answerOf = (path: string, iso: string, zone = helsinki) => answers.get(path)?.(asked(ms(iso), zone))

const yaml = (name: string) => parse(readFileSync(`content/data/${name}.yaml`, "utf8"))

afterEach(() => {
  act(() => {
    remove(storedBirthday)
    remove(lifeEntry)
    remove(dailyTime)
  })
})

describe("the answers of the pages", () => {
  it("are of pages that there are, and of all 22 that the hub had, and three more", () => {
    const paths = [...answers.keys()]
    expect(paths.filter(path => !existsSync(`content/pages${path}.mdx`))).toEqual([])
    expect(paths).toHaveLength(25)
    expect(paths).toEqual(expect.arrayContaining(["/age", "/antarctica", "/birthdayboy"]))
  })

  it.each([
    ["/time/is-it-1337-o-clock", "2026-01-15T11:37:00Z", "Yes"],
    ["/time/is-it-1337-o-clock", "2026-01-15T11:38:00Z", "No"],
    ["/time/is-it-palindrome-o-clock", "2026-01-15T10:21:59Z", "Yes"],
    ["/time/is-it-repeating-o-clock", "2026-01-15T11:12:00Z", "No"],
    ["/time/is-it-repeating-o-clock", "2026-01-15T09:11:00Z", "Yes"],
    ["/time/is-it-420", "2026-01-15T14:20:00Z", "Yes"],
    ["/time/is-it-friday", "2026-01-15T21:59:59Z", "No"],
    ["/time/is-it-friday", "2026-01-15T22:00:00Z", "Yes"],
    ["/time/thursday20th", "2026-08-19T20:59:59Z", "2026-08-20"],
    ["/time/thursday20th", "2026-08-19T21:00:00Z", "Today"],
    ["/time/thursday20th", "2026-08-20T21:00:00Z", "2027-05-20"],
    ["/time/timestamp", "2009-02-13T23:31:30Z", "1234567890"],
    ["/week", "2027-01-03T21:59:59Z", "Week 53"],
    ["/week", "2027-01-03T22:00:00Z", "Week 1"],
    ["/year-o-clock", "2026-01-15T18:26:00Z", "2026"],
    ["/year-o-clock", "2026-01-15T22:07:00Z", "7"],
    ["/is-it-yesterday", "2026-01-15T12:00:00Z", "No"],
    ["/is-it-winter", "2026-03-20T21:59:59Z", "Yes"],
    ["/is-it-winter", "2026-03-20T22:00:00Z", "No"],
    ["/is-it-spring", "2026-03-20T22:00:00Z", "Yes"],
    ["/is-it-summer", "2026-07-15T12:00:00Z", "Yes"],
    ["/is-it-fall", "2026-10-15T12:00:00Z", "Yes"],
    ["/is-it-easter", "2026-04-04T21:00:00Z", "Yes"],
    ["/is-it-easter", "2026-04-12T12:00:00Z", "Yes"],
    ["/is-it-easter", "2026-04-13T12:00:00Z", "No"],
    ["/is-it-easter", "9999-12-31T21:59:00Z", "No"],
    ["/is-it-saint-urho-day", "2026-03-15T22:00:00Z", "Yes"],
    ["/is-it-saint-urho-day", "2026-03-16T22:00:00Z", "No"],
    ["/is-it-beer-day", "2025-10-12T21:00:00Z", "Yes"],
    ["/is-it-beer-day", "2025-10-14T21:00:00Z", "No"],
    ["/is-it-time-to-party", "2025-08-01T12:59:59Z", "No"],
    ["/is-it-time-to-party", "2025-08-01T13:00:00Z", "Yes"],
    ["/is-it-my-birthday", "2026-03-21T12:00:00Z", "Probably not"],
    ["/age", "2026-03-20T21:59:59Z", "39 years"],
    ["/age", "2026-03-20T22:00:00Z", "40 years"],
    ["/age", "1980-01-01T00:00:00Z", "Not born yet"],
    ["/age-in-week-blocks", "1986-03-27T21:00:00Z", "Pertti’s week 1"],
    ["/age-in-week-blocks", "2026-03-21T12:00:00Z", "Pertti’s week 2,088"],
    ["/antarctica", "2026-01-15T12:00:00Z", "The sun is up"],
    ["/antarctica", "2026-07-15T12:00:00Z", "The sun is down"],
    ["/birthdayboy", "2026-03-21T12:00:00Z", "Party!"],
    ["/birthdayboy", "2026-03-20T12:00:00Z", "Tomorrow"],
    ["/birthdayboy", "2026-03-22T12:00:00Z", "In 364 days"],
    ["/christmas-calendar", "2025-11-29T22:00:00Z", "Tomorrow"],
    ["/christmas-calendar", "2025-11-30T22:00:00Z", "Door 1"],
    ["/christmas-calendar", "2025-12-23T21:59:59Z", "Door 23"],
    ["/christmas-calendar", "2025-12-24T12:00:00Z", "All doors"],
    ["/christmas-calendar", "2026-01-13T12:00:00Z", "All doors"],
    ["/christmas-calendar", "2026-01-14T12:00:00Z", "In 321 days"],
    ["/daily-time-on-site", "2026-01-15T12:00:00Z", "0 s"],
  ])("%s answers in Helsinki at %s: %s", (path, iso, answer) => {
    expect(answerOf(path, iso)).toBe(answer)
  })

  it("know what the browser was told to remember", () => {
    act(() => {
      write(storedBirthday, { month: 3, day: 21, instead: "28 February" })
      write(lifeEntry, { born: "2000-02-29", names: [] })
      write(dailyTime, [{ time: 3723, year: 2026, month: 1, day: 15 }])
    })
    expect(answerOf("/is-it-my-birthday", "2026-03-21T12:00:00Z")).toBe("Yes")
    expect(answerOf("/is-it-my-birthday", "2026-03-22T12:00:00Z")).toBe("No")
    expect(answerOf("/age-in-week-blocks", "2000-03-07T12:00:00Z")).toBe("Week 2")
    expect(answerOf("/daily-time-on-site", "2026-01-15T12:00:00Z")).toBe("1 h 02 min 03 s")
    expect(answerOf("/daily-time-on-site", "2026-01-15T22:00:00Z")).toBe("0 s")
  })

  it("are a few words, at any instant and in any zone", () => {
    const instants = fc.integer({ min: ms("1990-01-01T00:00:00Z"), max: ms("9999-12-31T23:59:59Z") })
    fc.assert(
      fc.property(instants, fc.constantFrom(...homes), (at, zone) => {
        for (const [path, answer] of answers)
          expect([path, answer(asked(at, zone))]).toEqual([
            path,
            expect.stringMatching(/^(?!.*(undefined|NaN|null|-\d)).{1,25}$|^\d{4,5}-\d\d-20$/),
          ])
      }),
      { numRuns: 60 },
    )
  })
})

describe("a page that says yes or no", () => {
  // Without a canvas, which jsdom has none of and says so at each look for one, a picture is not drawn.
  beforeEach(() => void jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null))
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
  })

  const pages = [...answers.keys()].filter(path => /\/is-it-(?!yesterday|my-)/.test(path))
  const data = { "beer-days": yaml("beer-days"), teas: yaml("teas"), "clock-places": yaml("clock-places") }
  const instants = [
    "2026-01-15T11:37:30Z",
    "2026-01-15T14:20:30Z",
    "2026-01-15T22:00:30Z",
    "2026-03-16T09:11:30Z",
    "2026-04-05T10:21:30Z",
    "2026-08-07T12:00:30Z",
    "2026-10-13T20:59:30Z",
  ]

  it.each(pages)("%s says in the hub what it says itself", async path => {
    const folder = `src/embeds${path}`
    const name = /<(\w+)/.exec(readFileSync(`content/pages${path}.mdx`, "utf8"))?.[1]
    const { default: Page } = jest.requireActual<{ default: ComponentType }>(`../../${folder}/${name}`)
    for (const home of homes) {
      liveIn(home)
      for (const iso of instants) {
        jest.useFakeTimers({ now: ms(iso) })
        const { unmount } = render(
          <PageContext value={{ path, title: "", siteName: "", siteUrl: "", params: {}, data }}>
            <Page />
          </PageContext>,
        )
        const shown = screen.getAllByRole("status")[0]?.textContent
        expect([home, iso, shown]).toEqual([home, iso, answers.get(path)?.(asked(ms(iso), home))])
        unmount()
      }
    }
  })
})
