import { readFileSync } from "node:fs"
import { act, fireEvent, screen, within } from "@testing-library/react"
import * as v from "valibot"
import { parse } from "yaml"
import { schema } from "../../src/embeds/games/hangman/schema"
import {
  giveUp,
  houseOf,
  maxPresses,
  minPresses,
  playLights,
  side,
  startOver,
} from "../../src/embeds/today/lights"
import { levelCount, levelOf, maxMistakes, playOdd } from "../../src/embeds/today/oddOne"
import { formRank, maxWinnerRank, playRace, raceOf, runnerCount } from "../../src/embeds/today/race"
import { randomOf } from "../../src/embeds/today/seed"
import Today from "../../src/embeds/today/Today"
import {
  balloons,
  maxLetters,
  minLetters,
  playWord,
  sale,
  wordOf,
  wordsOf,
} from "../../src/embeds/today/word"
import { glimpses, pasteLine, verdict, waitText } from "../../src/embeds/today/words"
import { dailyRecord } from "../../src/hooks/storage/today"
import { travels } from "../../src/hooks/storage/travels"
import { read, write } from "../../src/hooks/storage/useStorage"
import { dayNumber } from "../../src/lib/calendar/calendarDay"
import { colourPair, maxRelativeDifference } from "../../src/lib/colour/colourPair"
import { emptyRecord, isComplete, noMoves, stampOf } from "../../src/lib/game/daily"
import { fewest, listOf, shortest } from "../../src/lib/game/lightsOut"
import { isDeep } from "../jest/property"
import { bringGuest, hasThing, type Visit, visit } from "../jest/visit"

const hangman = v.parse(schema, parse(readFileSync("content/data/hangman.yaml", "utf8")))
const words = wordsOf(hangman)
const today = dayNumber({ year: 2026, month: 11, day: 29 })
/** Noon in Helsinki on that day. */
const at = "2026-11-29T10:00:00Z"
const tenYears = Array.from({ length: 3653 }, (_, index) => today + index)
/** The days of ten years for what is slow: all of them in a deep run. */
const someDays = tenYears.filter((_, index) => isDeep || index % 40 === 0)

describe("the days of ten years", () => {
  it("have words of five to nine letters, none again before all have been", () => {
    const all = tenYears.map(day => wordOf(day, words).word)
    const count = words.length
    expect(count).toBeGreaterThan(90)
    expect(all.every(word => word.length >= minLetters && word.length <= maxLetters)).toBe(true)
    const start = count - (today % count)
    expect(new Set(all.slice(start, start + count)).size).toBe(count)
  })

  it("have houses that go dark in four to six presses, and never in fewer", () => {
    for (const day of someDays) {
      const { lights, fewest: presses } = houseOf(day)
      expect(presses).toBeGreaterThanOrEqual(minPresses)
      expect(presses).toBeLessThanOrEqual(maxPresses)
      expect(fewest(side, lights)).toBe(presses)
    }
  })

  it("have races won by one horse, which is among the three in the best form", () => {
    for (const day of someDays) {
      const race = raceOf(day)
      expect(new Set(race.runners.map(({ name }) => name)).size).toBe(runnerCount)
      expect(race.times.filter(time => time === Math.min(...race.times))).toHaveLength(1)
      expect(formRank(race.runners, race.order[0] ?? -1)).toBeLessThanOrEqual(maxWinnerRank)
    }
  })

  it("have grids in which two eyes look at the odd one, and each liar elsewhere", () => {
    for (const day of someDays)
      for (let level = 0; level < levelCount; level++) {
        const { side, odd, looks, liars } = levelOf(day, level)
        const seen = looks.filter(look => look !== null)
        expect(looks).toHaveLength(side ** 2)
        expect(seen.filter(look => look === odd)).toHaveLength(2)
        expect(new Set(seen).size).toBe(liars + 1)
        expect(looks[odd]).toBeNull()
      }
  })

  it("have colours as different as their level asks", () => {
    for (const day of someDays)
      for (let level = 0; level < levelCount; level++) {
        const { difference } = levelOf(day, level)
        const pair = colourPair(difference, randomOf(day, `colours ${level}`))
        expect(pair.difference).toBeGreaterThanOrEqual(difference)
        expect(pair.difference).toBeLessThanOrEqual(difference * maxRelativeDifference)
      }
  })
})

const odds = Array.from({ length: levelCount }, (_, level) => levelOf(today, level).odd)
const notOdd = (level: number, skip = 0) => {
  const { side, odd } = levelOf(today, level)
  return Array.from({ length: side ** 2 }, (_, cell) => cell).filter(cell => cell !== odd)[skip] ?? -1
}

describe("the odd one", () => {
  it("takes five finds without a mistake for three marks, and loses one for each", () => {
    expect(playOdd(today, odds).mark).toBe(3)
    expect(playOdd(today, odds.slice(0, 4)).mark).toBeNull()
    expect(playOdd(today, [notOdd(0), ...odds]).mark).toBe(2)
    expect(playOdd(today, [notOdd(0), notOdd(0, 1), ...odds]).mark).toBe(1)
  })

  it("ends at the third mistake, and counts one cell once", () => {
    const wrong = [notOdd(0), notOdd(0, 1), notOdd(0, 2)]
    expect(playOdd(today, wrong)).toMatchObject({ mark: 0, mistakes: maxMistakes, level: 0 })
    expect(playOdd(today, [notOdd(0), notOdd(0), notOdd(0)])).toMatchObject({ mark: null, mistakes: 1 })
  })
})

const place = (letter: string) => "abcdefghijklmnopqrstuvwxyz".indexOf(letter)

describe("the word", () => {
  it("is worth three marks with one balloon lost, two with three, one with five, and none without balloons", () => {
    const found = [..."hamster"].map(place)
    const wrong = [..."bcdfgi"].map(place)
    expect(playWord("hamster", found).mark).toBe(3)
    expect(playWord("hamster", [...wrong.slice(0, 1), ...found]).mark).toBe(3)
    expect(playWord("hamster", [...wrong.slice(0, 3), ...found]).mark).toBe(2)
    expect(playWord("hamster", [...wrong.slice(0, 5), ...found]).mark).toBe(1)
    expect(playWord("hamster", wrong)).toMatchObject({ mark: 0, balloonsLeft: 0 })
  })

  it("sells a balloon for the first letter that is missing", () => {
    expect(playWord("hamster", [place("h"), sale])).toMatchObject({
      letters: ["h", "a"],
      missing: ["m", "s", "t", "e", "r"],
      balloonsLeft: balloons - 1,
    })
  })

  it("takes a letter once", () => {
    expect(playWord("hamster", [place("z"), place("z")]).balloonsLeft).toBe(balloons - 1)
  })
})

describe("the lights", () => {
  const house = houseOf(today)
  const way = listOf(shortest(side, house.lights) ?? 0n)

  it("are worth three marks in the fewest presses, two in up to four more, one after that", () => {
    expect(playLights(today, way)).toMatchObject({ mark: 3, lit: [], presses: house.fewest })
    expect(playLights(today, [0, 0, ...way]).mark).toBe(2)
    expect(playLights(today, [0, 0, 0, 0, 0, 0, ...way]).mark).toBe(1)
  })

  it("start over for the price of a press", () => {
    const again = playLights(today, [way[0] ?? 0, startOver])
    expect(again).toMatchObject({ presses: 2, lit: listOf(house.lights), mark: null })
  })

  it("show the rest of the way to those who give up", () => {
    expect(playLights(today, [way[0] ?? 0, giveUp])).toMatchObject({ mark: 0, way: way.slice(1) })
  })
})

describe("the race", () => {
  it("is worth three marks for the winner, and one less for each place", () => {
    const race = raceOf(today)
    expect(race.order.map(lane => playRace(race, [lane]).mark)).toEqual([3, 2, 1, 0, 0])
    expect(playRace(race, []).mark).toBeNull()
    expect(playRace(race, [99]).mark).toBeNull()
  })
})

describe("the sentences", () => {
  it("make a line to paste that names no answer", () => {
    const stamp = { day: today, marks: [3, 2, 0, 3] as (0 | 2 | 3)[] }
    expect(pasteLine("site.example", stamp, 4)).toBe(
      "site.example today, 29 November: 8 of 12, 4 days in a row. Odd 🐹🐹🐹 Word 🐹🐹· Lights ··· Race 🐹🐹🐹",
    )
    expect(verdict(stamp)).toBe("8 of 12. A solid day at the office.")
  })

  it("tell the time until tomorrow", () => {
    expect(waitText((5 * 60 + 12) * 60_000)).toBe("5 h 12 min")
    expect(waitText(30_000)).toBe("1 min")
  })

  it("tell the truth about tomorrow", () => {
    const word = wordOf(today + 1, words)
    const all = glimpses("1 min", raceOf(today + 1), word, houseOf(today + 1))
    expect(all[2]).toContain(`${word.word.length} letters`)
    expect(all[3]).toContain(`in ${houseOf(today + 1).fewest}.`)
  })
})

async function open(options = {}) {
  const page = visit(<Today />, { data: { hangman }, path: "/today", at, ...options })
  // The colours are loaded after the first render.
  await act(async () => void (await import("../../src/lib/colour/colourPair")))
  return page
}
const tab = (name: RegExp) =>
  within(screen.getByRole("group", { name: "Games" })).getByRole("button", { name })

/** Plays the house of the day in the fewest presses. */
async function darken({ user }: Visit) {
  await user.click(tab(/The lights/))
  for (const cell of listOf(shortest(side, houseOf(today).lights) ?? 0n))
    await user.click(
      within(screen.getByRole("grid", { name: "Windows" })).getAllByRole("button")[cell] as HTMLElement,
    )
}

async function spell({ user }: Visit) {
  await user.click(tab(/The word/))
  for (const letter of new Set(wordOf(today, words).word))
    await user.click(screen.getByRole("button", { name: letter.toUpperCase() }))
}

async function bet({ user }: Visit, rank = 0) {
  await user.click(tab(/The race/))
  const race = raceOf(today)
  const name = race.runners[race.order[rank] ?? 0]?.name ?? ""
  await user.click(screen.getByRole("button", { name: new RegExp(name) }))
}

async function find({ user }: Visit) {
  await user.click(tab(/The odd one/))
  for (const odd of odds) {
    const cells = within(screen.getByRole("grid", { name: "Colours" })).getAllByRole("button")
    await user.click(cells[odd] as HTMLElement)
  }
}

describe("today", () => {
  it("plays all four, stamps the day and offers a line to paste", async () => {
    const page = await open({ calm: true })
    await find(page)
    expect(tab(/The odd one, 3 of 3/)).toBeVisible()
    await spell(page)
    await darken(page)
    await bet(page)
    expect(screen.getByText("Twelve of twelve. Pertti has told his mother.")).toBeVisible()
    expect(screen.getByText(/today, 29 November: 12 of 12\. Odd 🐹🐹🐹/)).toBeVisible()
    expect(screen.getByRole("button", { name: "Copy the line" })).toBeVisible()
    expect(screen.getByText("29 November: 12 of 12")).toBeInTheDocument()
    expect(isComplete(stampOf(read(dailyRecord), today))).toBe(true)
    expect(hasThing("/today")).toBe(true)
  })

  it("goes on where one has left off, and not to another game while one looks at the end of this", async () => {
    const page = await open({ calm: true })
    await darken(page)
    expect(screen.getByRole("button", { name: "Next: The odd one" })).toBeVisible()
    expect(tab(/The lights/)).toHaveAttribute("aria-pressed", "true")
    page.unmount()
    await open({ calm: true, again: true })
    expect(tab(/The odd one/)).toHaveAttribute("aria-pressed", "true")
    expect(tab(/The lights, 3 of 3/)).toBeVisible()
  })

  it("sells a balloon, and says which letter came of it", async () => {
    const page = await open()
    await page.user.click(tab(/The word/))
    await page.user.click(screen.getByRole("button", { name: /Sell one of Pertti's 6 balloons/ }))
    expect(screen.getByText(/^Sold: one balloon, for the letter [A-Z]\. 5 balloons left\.$/)).toBeVisible()
  })

  it("takes a thing from another page along under the balloons", async () => {
    const page = await open()
    await page.user.click(tab(/The word/))
    await bringGuest()
    const sky = () => screen.getByRole("button", { name: /^Sell one of Pertti's \d balloons? for a letter/ })
    const { word } = wordOf(today, words)
    const wrong = [..."abcdefghijklmnopqrstuvwxyz"].filter(letter => !word.includes(letter))
    expect(sky()).toHaveAccessibleName(/\. Beside him: the tea towel$/)
    expect(read(travels)["/error-418"]).toBeUndefined()
    for (const letter of wrong.slice(0, balloons))
      await page.user.click(screen.getByRole("button", { name: letter.toUpperCase() }))
    expect(
      screen.getByText(/^It was [A-Z]+\. Pertti has landed in a hedge, on the tea towel\.$/),
    ).toBeVisible()
    expect(read(travels)["/error-418"]?.[0]?.what).toBe("Was landed on in a hedge, by a hamster.")
    await bringGuest(null)
    expect(sky()).not.toHaveAccessibleName(/tea towel/)
  })

  it("takes letters from the keyboard while they have the focus", async () => {
    const page = await open()
    await page.user.click(tab(/The word/))
    act(() => within(screen.getByRole("toolbar")).getAllByRole("button")[0]?.focus())
    await page.user.keyboard("q")
    expect(screen.getByRole("button", { name: /^Q, (not )?in the word$/ })).toBeVisible()
  })

  it("plays yesterday's without counting it", async () => {
    const page = await open({ calm: true })
    await page.user.click(screen.getByRole("button", { name: "Play yesterday's" }))
    expect(screen.getByText("Yesterday's. It doesn't count.")).toBeVisible()
    await page.user.click(tab(/The race/))
    await page.user.click(screen.getAllByRole("button", { name: /Form/ })[0] as HTMLElement)
    expect(screen.getByText(/wins\./)).toBeVisible()
    expect(read(dailyRecord).stamps).toEqual([])
    await page.user.click(screen.getByRole("button", { name: "Open today's" }))
    expect(screen.getByText("Four games, a minute each.")).toBeVisible()
  })

  it("takes the second click of a double one for the grid before", async () => {
    await open()
    const cells = () => within(screen.getByRole("grid", { name: "Colours" })).getAllByRole("button")
    const odd = cells()[odds[0] ?? 0] as HTMLElement
    act(() => odd.focus())
    fireEvent.click(odd, { detail: 1 })
    expect(cells()).toHaveLength(16)
    expect(cells()).toContain(document.activeElement)
    fireEvent.click(cells()[notOdd(1)] as HTMLElement, { detail: 2 })
    expect(screen.queryByText(/like the others/)).toBeNull()
  })

  it("keeps the stamps of a visitor who presses a switch for an hour", () => {
    const stamps = [{ day: today - 1, marks: [1, 1, 1, 1] as (0 | 1)[] }]
    const lights = Array.from({ length: 5000 }, () => 3)
    write(dailyRecord, { day: today, moves: { ...noMoves, lights }, stamps })
    expect(read(dailyRecord).stamps).toEqual(stamps)
  })

  it("counts the day on the table at midnight, and not one that is opened again", async () => {
    const page = await open({ at: "2026-11-29T21:59:00Z", calm: true })
    page.wait(120_000)
    await bet(page)
    expect(stampOf(read(dailyRecord), today).marks[3]).toBe(3)
    await page.user.click(screen.getByRole("button", { name: "Open today's" }))
    await page.user.click(screen.getByRole("button", { name: "Play yesterday's" }))
    expect(screen.getByText("Yesterday's. It doesn't count.")).toBeVisible()
  })

  it("can be practised in all four games on a clock that has run ahead", async () => {
    write(dailyRecord, { ...emptyRecord, stamps: [{ day: today + 9, marks: [1, 1, 1, 1] }] })
    const page = await open({ calm: true, again: true })
    expect(screen.getByText("Your calendar has been here before. It doesn't count.")).toBeVisible()
    await bet(page)
    await page.user.click(screen.getByRole("button", { name: "Play yesterday's" }))
    await page.user.click(tab(/The lights/))
    await page.user.click(screen.getAllByRole("button", { name: /^Row 1, column 1/ })[0] as HTMLElement)
    expect(screen.getByText(/after 1 press\./)).toBeVisible()
  })

  it("holds tomorrow's envelope up to the lamp", async () => {
    const page = await open()
    const envelope = screen.getByRole("button", { name: /Tomorrow's/ })
    await page.user.click(envelope)
    expect(screen.getByText("Sealed. It opens at midnight in Helsinki, in 12 h 0 min.")).toBeVisible()
    for (let look = 0; look < 6; look++) await page.user.click(envelope)
    expect(screen.getByText(/Pertti takes the lamp away\.$/)).toBeVisible()
  })

  it("offers the next day at midnight, and leaves the game on the table", async () => {
    const page = await open({ at: "2026-11-29T21:59:00Z" })
    expect(screen.getByText("29 November 2026")).toBeVisible()
    page.wait(120_000)
    expect(screen.getByText("29 November 2026")).toBeVisible()
    await page.user.click(screen.getByRole("button", { name: "Open today's" }))
    expect(screen.getByText("30 November 2026")).toBeVisible()
  })
})
