import { fireEvent, screen } from "@testing-library/react"
import fc from "fast-check"
import {
  type Animal,
  animalOf,
  animals,
  formatYear,
  hamsterYear,
  type Play,
  parseYear,
  reasons,
  type Year,
  yearOf,
  yearsOf,
} from "../../src/embeds/spotify/logic"
import { linesOf, wide, wrapped } from "../../src/embeds/spotify/report"
import Spotify from "../../src/embeds/spotify/Spotify"
import { plays } from "../../src/hooks/music/plays"
import { write } from "../../src/hooks/storage/useStorage"
import { giveSound, takeSound } from "../jest/sound"
import { visit } from "../jest/visit"

const ids = ["aaaaaaaaaaa", "bbbbbbbbbbb", "ccccccccccc", "ddddddddddd"] as const
const at = (month: number, day: number, hour: number, minute = 0) =>
  new Date(2025, month - 1, day, hour, minute).getTime()
const manyPlays = fc.array(
  fc.record({
    id: fc.constantFrom(...ids),
    at: fc.integer({ min: at(1, 1, 0), max: at(12, 31, 23) }),
  }),
  { minLength: 1, maxLength: 60 },
)

describe("a year", () => {
  it("is counted as it was", () => {
    const list: Play[] = [
      { id: ids[0], at: at(3, 1, 9) },
      { id: ids[0], at: at(3, 1, 9, 5) },
      { id: ids[1], at: at(3, 2, 23) },
      { id: ids[0], at: at(3, 3, 9) },
      { id: ids[2], at: at(7, 9, 2) },
      { id: ids[2], at: new Date(2024, 11, 31, 12).getTime() },
    ]
    expect(yearsOf(list)).toEqual([2025, 2024])
    expect(yearOf(list, 2025)).toEqual({
      year: 2025,
      plays: 5,
      songs: 3,
      days: 4,
      streak: 3,
      hour: 9,
      again: 2,
      night: 40,
      months: [0, 0, 4, 0, 0, 0, 1, 0, 0, 0, 0, 0],
      top: [
        { id: ids[0], times: 3 },
        { id: ids[1], times: 1 },
        { id: ids[2], times: 1 },
      ],
    })
    expect(yearOf(list, 2023)).toBeNull()
  })

  it("adds up, and survives the way through a link", () => {
    fc.assert(
      fc.property(manyPlays, list => {
        const year = yearOf(list, 2025) as Year
        expect(year.months.reduce((sum, month) => sum + month, 0)).toBe(year.plays)
        expect(year.streak).toBeLessThanOrEqual(year.days)
        expect(parseYear(formatYear(year))).toEqual(year)
        expect(yearOf([...list].reverse(), 2025)?.plays).toBe(year.plays)
      }),
    )
  })

  it("is none from a link that can't be true", () => {
    const good = formatYear(hamsterYear([...ids]))
    expect(parseYear(good)).toBeDefined()
    const wrong = [
      "",
      "1998",
      good.replace("1998.", "1998.9"),
      good.replace("1998", "19"),
      `${good}*${ids[0]}.1`,
      `${good.split("*")[0]}*<b>.1`,
    ]
    expect(wrong.map(text => parseYear(text))).toEqual(wrong.map(() => undefined))
  })
})

describe("an animal", () => {
  const year: Year = {
    year: 2025,
    plays: 100,
    songs: 50,
    days: 30,
    streak: 10,
    hour: 15,
    again: 1,
    night: 5,
    months: [100, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    top: [{ id: ids[0], times: 10 }],
  }
  it.each<[Animal, Partial<Year>]>([
    ["woodpecker", { again: 4 }],
    ["woodpecker", { top: [{ id: ids[0], times: 41 }] }],
    ["owl", { night: 40 }],
    ["rooster", { hour: 6 }],
    ["goldfish", { songs: 100 }],
    ["squirrel", { streak: 3 }],
    ["cow", {}],
  ])("is a %s for %j", (animal, part) => {
    expect(animalOf({ ...year, ...part })).toBe(animal)
  })

  it("has its reason", () => {
    expect(new Set(animals.map(animal => reasons[animal])).size).toBe(animals.length)
  })
})

describe("the report", () => {
  it("fits the paper, whatever the songs are called", () => {
    fc.assert(
      fc.property(manyPlays, fc.string({ maxLength: 90 }), (list, title) => {
        const lines = linesOf(yearOf(list, 2025) as Year, "you", () => title)
        expect(lines.filter(line => line.length > wide)).toEqual([])
      }),
    )
    expect(wrapped("a".repeat(50))).toEqual(["a".repeat(40)])
  })

  it("of the hamster is the same every time, and at night", () => {
    const year = hamsterYear([...ids])
    expect(hamsterYear([...ids])).toEqual(year)
    expect(year.night).toBeGreaterThan(60)
    expect(hamsterYear([]).plays).toBe(1)
  })
})

describe("the page", () => {
  const songs = ids.map((id, i) => ({ id, title: `Song ${i + 1}`, playlist: "p" }))
  const options = { path: "/spotify", data: { songs } }
  const report = () => document.querySelector("pre")?.textContent ?? ""
  beforeEach(() => jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null))
  afterEach(() => {
    jest.restoreAllMocks()
    takeSound()
  })

  it("arrives with a hamster's year while nothing has been played", () => {
    visit(<Spotify />, { ...options, calm: true })
    expect(report()).toContain("ANNUAL REPORT 1998: a hamster (invented)")
    expect(screen.getByRole("status", { name: "Whose year" })).toHaveTextContent(
      "You have played nothing here yet",
    )
    expect(screen.getByRole("link", { name: "Turn on the radio" })).toHaveAttribute("href", "/radio")
    expect(screen.queryByRole("combobox")).not.toBeInTheDocument()
  })

  it("counts what was really played on the radio", () => {
    visit(<Spotify />, { ...options, calm: true }).unmount()
    write(
      plays,
      [2, 2, 2, 2, 1].map((i, n) => ({
        id: songs[i]?.id ?? "",
        title: "x",
        playlist: "p",
        at: at(5, 6, 12, n),
      })),
    )
    visit(<Spotify />, { ...options, calm: true, again: true })
    expect(report()).toContain("ANNUAL REPORT 2025: you")
    expect(report()).toContain("1. Song 3 (4 times)")
    expect(
      screen.getByRole("img", { name: "A card: 2025, you, listens like a woodpecker; 5 songs begun" }),
    ).toBeInTheDocument()
    fireEvent.change(screen.getByRole("combobox"), { target: { value: "hamster" } })
    expect(report()).toContain("a hamster (invented)")
  })

  it("shows a friend's card from a link", () => {
    const card = "2025.3.2.2.1.23.2.100.3.0.0.0.0.0.0.0.0.0.0.0*aaaaaaaaaaa.2*zzzzzzzzzzz.1"
    visit(<Spotify />, { ...options, calm: true, query: `card=${card}` })
    expect(report()).toContain("ANNUAL REPORT 2025: a friend")
    expect(report()).toContain("2. A song that is no longer here (1")
    expect(
      screen.getByRole("img", { name: /^A card: 2025, a friend, listens like an owl/ }),
    ).toBeInTheDocument()
  })

  it("prints line by line, aloud only when it is told to", () => {
    const sound = giveSound()
    const page = visit(<Spotify />, { ...options, calm: false, at: "2025-08-03T12:00:00Z" })
    const printed = () => document.querySelectorAll("pre [data-printed]").length
    expect(printed()).toBe(0)
    page.wait(110)
    expect(printed()).toBe(1)
    expect(sound).toEqual([])
    fireEvent.click(screen.getByRole("button", { name: "Enough paper" }))
    expect(printed()).toBe(document.querySelectorAll("pre span").length)
    fireEvent.click(screen.getByRole("button", { name: "Print it aloud" }))
    page.wait(110)
    expect(sound[0]?.tones).toHaveLength(3)
    fireEvent.click(screen.getByRole("button", { name: "Enough paper" }))
    expect(sound[0]?.volumes[0]?.value).toBe(0)
  })
})
