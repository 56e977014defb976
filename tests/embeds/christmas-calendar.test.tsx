import { act, fireEvent, render, screen, within } from "@testing-library/react"
import fc from "fast-check"
import { renderToString } from "react-dom/server"
import * as effects from "../../src/effects/fireworks"
import ChristmasCalendar from "../../src/embeds/christmas-calendar/ChristmasCalendar"
import { nextHideout, travelText } from "../../src/embeds/christmas-calendar/hideouts"
import {
  doorCount,
  knockText,
  nothing,
  openedIn,
  opensAt,
  order,
  seasonAt,
  waitText,
  withDoor,
} from "../../src/embeds/christmas-calendar/logic"
import { decemberScenes } from "../../src/embeds/christmas-calendar/parts/scenes/december"
import { practiceScenes } from "../../src/embeds/christmas-calendar/parts/scenes/practice"
import { surprises } from "../../src/embeds/christmas-calendar/parts/surprises"
import {
  fresh,
  nothings,
  press as pressed,
  practiceMessage as saidOf,
} from "../../src/embeds/christmas-calendar/practice"
import { bulbs, bulbText, narrowRange, unknown } from "../../src/embeds/christmas-calendar/toys/bulbs"
import { candles, crownText, dark, toggleCandles } from "../../src/embeds/christmas-calendar/toys/crown"
import { dayLength, lengthText, shortestDay } from "../../src/embeds/christmas-calendar/toys/daylight"
import { ingredients } from "../../src/embeds/christmas-calendar/toys/glogi"
import { cities, daysOnFoot, korvatunturi } from "../../src/embeds/christmas-calendar/toys/korvatunturi"
import { peaceAt } from "../../src/embeds/christmas-calendar/toys/peace"
import { kinds, snowflake, snowflakeSvg } from "../../src/embeds/christmas-calendar/toys/snowflake"
import { combHertz, silentNight } from "../../src/embeds/christmas-calendar/toys/sound"
import { maxSkip, strawStar } from "../../src/embeds/christmas-calendar/toys/straw"
import { cast } from "../../src/embeds/christmas-calendar/toys/tin"
import { letter, riddleAnswer } from "../../src/embeds/christmas-calendar/toys/words"
import { foundThings } from "../../src/embeds/christmas-calendar/useHideout"
import { travels } from "../../src/hooks/storage/travels"
import { read, write } from "../../src/hooks/storage/useStorage"
import { kilometres } from "../../src/kits/map/sphere"
import { giveSound, takeSound } from "../jest/sound"
import { bringGuest, forget, hasThing, onPage } from "../jest/visit"

// Spies change what a module gives out, which only an object of our own allows.
jest.mock("../../src/effects/fireworks", () => ({
  __esModule: true,
  ...jest.requireActual<object>("../../src/effects/fireworks"),
}))

const at = (iso: string) => Date.parse(iso)
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }))

describe("the season", () => {
  it.each([
    ["2025-11-30T21:59:59.999Z", 2025, 0, false],
    ["2025-11-30T22:00:00.000Z", 2025, 1, true],
    ["2025-12-06T21:59:59.999Z", 2025, 6, true],
    ["2025-12-06T22:00:00.000Z", 2025, 7, true],
    ["2025-12-23T21:59:59.999Z", 2025, 23, true],
    ["2025-12-23T22:00:00.000Z", 2025, 24, true],
    ["2025-12-31T21:59:59.999Z", 2025, 24, true],
    ["2025-12-31T22:00:00.000Z", 2025, 24, true],
    ["2026-01-13T21:59:59.999Z", 2025, 24, true],
    ["2026-01-13T22:00:00.000Z", 2026, 0, false],
    ["2024-02-29T12:00:00.000Z", 2024, 0, false],
    ["2026-03-29T01:00:00.000Z", 2026, 0, false],
    ["2026-10-25T01:00:00.000Z", 2026, 0, false],
  ])("at %s is of %i, with %i doors that may be opened, on the wall: %s", (iso, year, open, isOn) => {
    expect(seasonAt(at(iso))).toEqual({ year, open, isOn })
  })

  it("lets every door open at midnight of its day in Helsinki, whatever the clock is elsewhere", () => {
    for (const year of [2024, 2025, 2032]) {
      for (let door = 1; door <= doorCount; door++) {
        const opens = opensAt(year, door)
        expect(new Date(opens).toISOString()).toBe(new Date(Date.UTC(year, 11, door, -2)).toISOString())
        expect(seasonAt(opens).open).toBe(door)
        expect(seasonAt(opens - 1).open).toBe(door - 1)
      }
    }
  })

  it("says how long there is to wait, also across the change of the clocks", () => {
    expect(waitText(2025, 12, at("2025-12-10T12:00:00Z"))).toBe(
      "Door 12 opens on 12 December, in 1 day 10 h.",
    )
    // From noon in summer time to midnight in winter time: 92 days and 13 hours.
    expect(waitText(2025, 1, at("2025-08-30T09:00:00Z"))).toContain("in 92 days 13 h.")
  })
})

describe("opened doors", () => {
  it("are of their year and no other, each once, in order", () => {
    const opened = [5, 2, 5, 99, 0, 1.5].reduce((all, door) => withDoor(all, 2025, door), nothing)
    expect(openedIn(opened, 2025)).toEqual([2, 5])
    expect(openedIn(opened, 2026)).toEqual([])
    expect(openedIn(withDoor(opened, 2026, 3), 2026)).toEqual([3])
    const same = { year: 2025, doors: [2, 5] }
    expect(withDoor(same, 2025, 5)).toBe(same)
  })

  it("hang in an order that has every number once", () => {
    expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: 24 }, (_, i) => i + 1))
  })
})

describe("the surprises", () => {
  it("are twenty-four, no two alike", () => {
    expect(surprises).toHaveLength(24)
    for (const key of ["title", "Inside"] as const) {
      expect(new Set(surprises.map(surprise => surprise[key])).size).toBe(24)
    }
  })

  it("each say something", () => {
    jest.useFakeTimers({ now: at("2025-12-24T12:00:00Z") })
    for (const { Inside } of surprises) {
      const { container, unmount } = render(<Inside year={2025} opened={24} />)
      expect(container.textContent?.length).toBeGreaterThan(20)
      unmount()
    }
    jest.useRealTimers()
  })

  it("have practice doors of twenty-four different kinds of nothing", () => {
    expect(new Set(nothings).size).toBe(24)
    expect(saidOf(fresh)).toMatch(/^Practice doors\. Use the handle/)
    const all = nothings.reduce((practice, _, i) => pressed(practice, i + 1, 0), fresh)
    expect(saidOf(all)).toMatch(/certified/)
  })

  it("wake the one in the straw only if his door is shut fast", () => {
    const open = pressed(fresh, 24, 1000)
    expect(saidOf(open)).toBe(`${nothings[23]} 1 of 24.`)
    const slow = pressed(open, 24, 4000)
    expect([slow.open, slow.awake, saidOf(slow)]).toEqual([[], false, "Shut, as found."])
    const fast = pressed(open, 24, 1500)
    expect(saidOf(fast)).toBe("Too fast. Somebody in there is awake.")
    expect(saidOf(pressed(fast, 24, 9000))).toMatch(/^Pertti, awake/)
    expect(pressed(fast, 24, 9000).seen).toEqual([24])
    // No other door wakes him.
    expect(pressed(pressed(open, 3, 1100), 3, 1200).awake).toBe(false)
  })

  it("have a drawing each, in December and to practise on", () => {
    for (const scenes of [decemberScenes, practiceScenes]) {
      const drawn = scenes.map(scene => renderToString(scene))
      expect(new Set(drawn).size).toBe(24)
      expect(drawn.join("")).not.toMatch(/NaN|undefined/)
    }
  })
})

describe("the toys", () => {
  it("make snowflakes of six equal arms, the same from the same number", () => {
    fc.assert(
      fc.property(fc.nat(kinds - 1), seed => {
        const lines = snowflake(seed)
        expect(snowflake(seed)).toEqual(lines)
        expect(lines.length % 6).toBe(0)
        const lengths = lines.map(({ x1, y1, x2, y2 }) => Math.hypot(x2 - x1, y2 - y1))
        const arm = lines.length / 6
        for (let i = 0; i < arm; i++) {
          for (let turn = 1; turn < 6; turn++)
            expect(lengths[i + turn * arm]).toBeCloseTo(lengths[i] ?? -1, 0)
        }
        for (const { x2, y2 } of lines) expect(Math.hypot(x2, y2)).toBeLessThan(110)
      }),
      { numRuns: 50 },
    )
    expect(snowflakeSvg(7)).toMatch(/^<svg .*d="M[-\d. ML]+".*<\/svg>\n$/)
    expect(snowflakeSvg(7)).not.toBe(snowflakeSvg(8))
  })

  it("have a crown that is lit by touching every candle once, in any order", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6], { minLength: candles }), touches => {
        expect(touches.reduce<readonly boolean[]>((burning, i) => toggleCandles(burning, i), dark)).toEqual(
          dark.map(() => true),
        )
      }),
    )
    expect(crownText(7, 7)).toMatch(/^All seven, in 7 touches/)
    expect(crownText(3, 13)).toMatch(/A hint/)
  })

  it("find the broken bulb by halving in four tests at most", () => {
    for (let broken = 1; broken <= bulbs; broken++) {
      let known = unknown
      while (known.from < known.to)
        known = narrowRange(known, Math.floor((known.from + known.to) / 2), broken)
      expect(known.from).toBe(broken)
      expect(known.tests).toBeLessThanOrEqual(4)
      expect(bulbText(known)).toContain(`It is bulb ${broken}`)
    }
  })

  it("lay stars of as many corners as there are points, evenly round", () => {
    for (let points = 5; points <= 24; points++) {
      for (let skip = 1; skip <= maxSkip(points); skip++) {
        const pieces = strawStar(points, skip)
        expect(pieces.flat()).toHaveLength(points)
        expect(new Set(pieces.flat().map(({ x, y }) => `${x} ${y}`)).size).toBe(points)
        for (const corners of pieces) expect(corners.length).toBeGreaterThan(2)
      }
    }
    expect(strawStar(6, 2)).toHaveLength(2)
    expect(strawStar(9, 4)).toHaveLength(1)
  })

  it("know how far it is to Korvatunturi", () => {
    const far = (name: string) =>
      kilometres(cities.find(city => city.name === name) ?? korvatunturi, korvatunturi)
    // By the coordinates, along the great circle.
    expect(far("Helsinki")).toBeGreaterThan(890)
    expect(far("Helsinki")).toBeLessThan(920)
    expect(far("Rovaniemi")).toBeGreaterThan(220)
    expect(far("Rovaniemi")).toBeLessThan(245)
    // Half round the mean sphere of the IUGG.
    expect(kilometres({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(
      Math.PI * 6371.0088,
      6,
    )
    expect(daysOnFoot(61)).toBe(3)
  })

  it("have the shortest day of December at the solstice, of five hours and forty-nine minutes", () => {
    expect(shortestDay(2025)).toBe(21)
    expect(shortestDay(2027)).toBe(22)
    expect(lengthText(dayLength(2025, 21))).toBe("5 hours and 49 minutes")
    expect(lengthText(61)).toBe("1 hour and 1 minute")
  })

  it("declare peace at noon in Turku", () => {
    expect(new Date(peaceAt(2025)).toISOString()).toBe("2025-12-24T10:00:00.000Z")
  })

  it("make glögi for one as for many", () => {
    expect(ingredients(4)).toContain("8 dl blackcurrant juice, ready to drink")
    expect(ingredients(1)).toContain("½ tbsp sugar")
    expect(ingredients(1)).toContain("1 cinnamon stick")
    expect(ingredients(5)).toContain("2 cinnamon sticks")
    expect(ingredients(3)).toContain("1½ tbsp sugar")
  })

  it("pour tin that stays in its bucket", () => {
    fc.assert(
      fc.property(fc.string(), seed => {
        const { outline, fortune } = cast(seed)
        expect(cast(seed)).toEqual({ outline, fortune })
        for (const { x, y } of outline) expect(Math.hypot(x, y)).toBeLessThanOrEqual(100)
      }),
    )
  })

  it("play Silent Night in the octaves of a music box", () => {
    expect(silentNight).toHaveLength(46)
    expect(silentNight.slice(0, 4)).toEqual([7, 9, 7, 4])
    expect(combHertz(9)).toBe(880)
  })

  it("know a spruce under its names", () => {
    for (const right of ["A Christmas tree!", "kuusi", "Joulukuusi", "the spruce", "tree"]) {
      expect(riddleAnswer.test(right)).toBe(true)
    }
    for (const wrong of ["a hedgehog", "street", ""]) expect(riddleAnswer.test(wrong)).toBe(false)
  })
})

describe("behind the doors", () => {
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
    takeSound()
  })
  const open = (door: number, opened = 3) => {
    const surprise = surprises[door - 1]
    if (!surprise) throw new Error(`There is no door ${door}.`)
    return render(<surprise.Inside year={2025} opened={opened} />)
  }
  const said = () =>
    screen
      .getAllByRole("status")
      .map(({ textContent }) => textContent)
      .join(" ")

  it("1: a candle burns and is blown out", () => {
    open(1)
    press("Light it")
    expect(screen.getByRole("img")).toHaveAccessibleName("A burning candle")
    press("Blow it out")
    expect(screen.getByRole("img")).toHaveAccessibleName("A candle")
  })

  it("3: the riddle takes the right answer and no other", () => {
    open(3)
    const field = screen.getByLabelText("Your answer")
    fireEvent.change(field, { target: { value: "a hedgehog" } })
    press("Answer")
    expect(said()).toMatch(/^No,/)
    fireEvent.change(field, { target: { value: "Kuusi" } })
    press("Answer")
    expect(said()).toMatch(/^Yes\./)
  })

  it("4: glögi grows with the cups", () => {
    open(4)
    fireEvent.change(screen.getByRole("slider"), { target: { value: "24" } })
    expect(screen.getByText("48 dl blackcurrant juice, ready to drink")).toBeInTheDocument()
  })

  it("5 and 15: the bell and the music box sound only when pressed, and admit it where they can't", () => {
    jest.useFakeTimers()
    const mute = open(5)
    press("Ring it")
    expect(said()).toMatch(/no sound to give/)
    mute.unmount()
    const sounds = giveSound()
    const bell = open(5)
    expect(sounds).toEqual([])
    press("Ring it")
    expect(sounds[0]?.tones).toHaveLength(5)
    expect(said()).toBe("Dong. Once so far.")
    press("Hold it still")
    act(() => jest.advanceTimersByTime(300))
    expect(sounds.map(({ closed }) => closed)).toEqual([true])
    bell.unmount()
    const box = open(15)
    press("Turn the crank")
    press("Turn the crank")
    expect(said()).toBe("Note 2 of 46.")
    box.unmount()
    act(() => jest.advanceTimersByTime(300))
    expect(sounds.map(({ closed }) => closed)).toEqual([true, true])
  })

  it("6: the flag goes all the way up", () => {
    open(6)
    fireEvent.change(screen.getByRole("slider"), { target: { value: "100" } })
    expect(said()).toMatch(/^6 December 1917/)
  })

  it("7: the letter has five pages, and ends", () => {
    open(7)
    for (let i = 0; i < 9; i++) press("Turn the page")
    expect(said()).toBe(letter.at(-1))
    expect(screen.getByText("Page 5 of 5")).toBeInTheDocument()
  })

  it("8: the letters make a word in their order and go back out of it", () => {
    open(8)
    press("Ä")
    expect(said()).toMatch(/goes back/)
    for (const sign of "KYNTTILÄ") {
      const tile = screen
        .getAllByRole("button", { name: sign })
        .find(button => button.ariaPressed !== "true" && button.getAttribute("aria-pressed") === "false")
      if (!tile) throw new Error(`There is no ${sign} left.`)
      fireEvent.click(tile)
    }
    expect(said()).toMatch(/^Kynttilä, a candle/)
  })

  it("10: gingerbread has a name on it until it is eaten", () => {
    open(10)
    fireEvent.change(screen.getByLabelText("Name on it"), { target: { value: "<Aino>" } })
    expect(screen.getByRole("img")).toHaveAccessibleName("A gingerbread heart with the name <Aino>")
    press("Eat it")
    expect(screen.getByRole("img")).toHaveAccessibleName("A few crumbs")
  })

  it("11: the sauna is hot in the end, and no hotter", () => {
    open(11)
    for (let i = 0; i < 30; i++) press("Throw water")
    expect(said()).toMatch(/^115 °C\. Enough/)
    press("Open the door")
    expect(said()).toMatch(/^65 °C/)
  })

  it("13: the crown is lit by fairness", () => {
    open(13)
    for (let i = 1; i <= 7; i++) press(new RegExp(`^Candle ${i},`))
    expect(said()).toMatch(/^All seven, in 7 touches/)
  })

  it("14: the card is painted by keyboard", () => {
    open(14)
    const first = screen.getByRole("button", { name: "Row 1, column 1: white" })
    first.focus()
    fireEvent.keyDown(first, { key: "ArrowRight" })
    expect(screen.getByRole("button", { name: /^Row 1, column 2/ })).toHaveFocus()
    fireEvent.click(first)
    expect(screen.getByRole("button", { name: "Row 1, column 1: green" })).toBeInTheDocument()
    press("A white card")
    expect(screen.getAllByRole("button", { name: /: white$/ })).toHaveLength(64)
  })

  it("16: there are 364 presents", () => {
    open(16)
    for (const [guess, answer] of [
      ["78", /^More/],
      ["400", /^Fewer/],
      ["", /^Write a whole number/],
      ["364", /^364\./],
    ] as const) {
      fireEvent.change(screen.getByLabelText("Presents"), { target: { value: guess } })
      press("Count")
      expect(said()).toMatch(answer)
    }
    let all = 0
    for (let day = 1; day <= 12; day++) for (let gift = 1; gift <= day; gift++) all += gift
    expect(all).toBe(364)
  })

  it("19: it is socks", () => {
    open(19)
    for (let i = 0; i < 6; i++) press("Unwrap")
    expect(screen.getByRole("img")).toHaveAccessibleName("A pair of socks")
  })

  it("20: the string is mended by measuring", () => {
    open(20)
    for (let bulb = 1; bulb < 12 && !/^It is bulb/.test(said()); bulb++) press(new RegExp(`^Bulb ${bulb},`))
    expect(said()).toMatch(/^It is bulb \d+, found in \d+ tests?\. All lit/)
    expect(screen.getAllByRole("button", { name: /lit$/ })).toHaveLength(12)
  })

  it("21: the darkest day is found by a slider", () => {
    open(21)
    expect(said()).toBe(
      "5 hours and 49 minutes. The shortest of them all. From here on it gets better, at first by seconds.",
    )
    fireEvent.change(screen.getByRole("slider"), { target: { value: "31" } })
    expect(said()).toMatch(/It is getting better/)
  })

  it("22: the cracker bangs at the third pull", () => {
    open(22)
    press("Pull")
    press("Pull")
    expect(said()).not.toMatch(/Bang/)
    press("Pull")
    expect(said()).toMatch(/^Bang\. /)
  })

  it("23: peace is waited for until noon, and then is", () => {
    jest.useFakeTimers({ now: at("2025-12-24T09:59:58Z") })
    open(23)
    expect(screen.getByRole("timer")).toHaveTextContent("2 s")
    act(() => jest.advanceTimersByTime(3000))
    expect(said()).toMatch(/^It has been read/)
  })

  it("24: whoever answers gets Pertti, and fireworks", () => {
    const lit = jest.spyOn(effects, "fireworks").mockResolvedValue()
    open(24, 24)
    press("It depends")
    expect(lit).toHaveBeenCalledTimes(1)
    expect(said()).toMatch(/24 of 24 doors, and there are no more\. Hyvää joulua\./)
    expect(screen.getByRole("img", { name: /Pertti, asleep/ })).toBeInTheDocument()
  })

  it.each([2, 9, 12, 17, 18])("%i: can be played with", door => {
    open(door)
    const before = said()
    const [button] = screen.queryAllByRole("button")
    if (button) {
      fireEvent.click(button)
    } else {
      const field = screen.getAllByRole(door === 17 ? "slider" : "combobox")[0] as HTMLElement
      fireEvent.change(field, { target: { value: door === 17 ? "12" : "Tokyo" } })
    }
    expect(said()).not.toBe(before)
  })
})

describe("the page", () => {
  afterEach(() => {
    jest.useRealTimers()
    window.localStorage.clear()
  })
  const begin = (iso: string) => {
    jest.useFakeTimers({ now: at(iso) })
    return render(onPage(<ChristmasCalendar />, { path: "/christmas-calendar" }))
  }
  const doors = () => screen.getAllByRole("button", { name: /^Door \d+,/ })

  it("opens nothing and promises nothing before it knows the day", () => {
    const html = renderToString(<ChristmasCalendar />)
    expect(html).toContain("Asking Helsinki which day it is...")
    expect(html.match(/disabled=""/g)).toHaveLength(24)
    expect(html).not.toMatch(/may be opened|Real doors/)
  })

  it("opens a door on its day and remembers it", () => {
    const { unmount } = begin("2025-12-03T12:00:00Z")
    press("Door 3, may be opened")
    const dialog = within(screen.getByRole("dialog", { name: "Door 3: A riddle" }))
    expect(dialog.getByText(/ten thousand needles/)).toBeInTheDocument()
    fireEvent.click(dialog.getByRole("button", { name: "Close" }))
    expect(screen.getByText("You have opened 1 of 3.")).toBeInTheDocument()
    unmount()
    render(<ChristmasCalendar />)
    expect(screen.getByRole("button", { name: "Door 3, opened" })).toBeInTheDocument()
  })

  it("gives its certificate to who has opened all that will open", () => {
    forget()
    begin("2025-12-03T12:00:00Z")
    for (const door of [3, 1, 2]) {
      expect(hasThing("/christmas-calendar")).toBe(false)
      press(`Door ${door}, may be opened`)
    }
    expect(hasThing("/christmas-calendar")).toBe(true)
  })

  it("keeps the others closed, and says for how long", () => {
    begin("2025-12-03T12:00:00Z")
    press("Door 24, closed")
    expect(
      screen.getByText("Somebody knocks back. Door 24 opens on 24 December, in 20 days 10 h."),
    ).toHaveAttribute("role", "status")
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument()
    const door = screen.getByRole("button", { name: "Door 24, closed" })
    expect(door.querySelector("svg")).toBeInTheDocument()
    press("Door 23, closed")
    expect(door.querySelector("svg")).not.toBeInTheDocument()
  })

  it("opens the next one at midnight in Helsinki, while somebody is looking", () => {
    begin("2025-12-03T21:59:58Z")
    expect(screen.getByRole("timer")).toHaveTextContent("2 s")
    expect(screen.getByRole("button", { name: "Door 4, closed" })).toBeInTheDocument()
    act(() => jest.advanceTimersByTime(3000))
    expect(screen.getByRole("button", { name: "Door 4, may be opened" })).toBeInTheDocument()
  })

  it("is a grid for the arrow keys, and one stop for Tab", () => {
    begin("2025-12-03T12:00:00Z")
    expect(doors().filter(door => door.tabIndex === 0)).toHaveLength(1)
    act(() => doors()[0]?.focus())
    fireEvent.keyDown(doors()[0] as HTMLElement, { key: "ArrowDown" })
    expect(doors()[4]).toHaveFocus()
    fireEvent.keyDown(doors()[4] as HTMLElement, { key: "End" })
    expect(doors()[7]).toHaveFocus()
  })

  it("has a guest behind a door that is ajar, which hides behind another once it is found", async () => {
    begin("2025-07-03T12:00:00Z")
    const before = screen.getByRole("status").textContent
    await bringGuest()
    expect(screen.getByRole("status")).toHaveTextContent(
      "Practice doors. Somewhere behind them: the tea towel.",
    )
    press("Door 13, ajar, with the tea towel in it")
    expect(screen.getByRole("status")).toHaveTextContent(
      "The tea towel. There was meant to be nothing. 1 of 24.",
    )
    expect(read(travels)["/error-418"]?.[0]?.what).toBe(travelText(13))
    press("Door 4, closed")
    expect(
      screen.getByRole("button", { name: "Door 10, ajar, with the tea towel in it" }),
    ).toBeInTheDocument()
    expect(screen.getByRole("status")).toHaveTextContent("A draught.")
    press("Real doors")
    press("Door 10, ajar, with the tea towel in it")
    expect(screen.getByRole("status")).toHaveTextContent(
      /^The tea towel, also too early\. Door 10 opens on 10 December/,
    )
    await bringGuest(null)
    expect(document.querySelector("[data-guest]")).toBeNull()
    expect(screen.getByRole("status")).toHaveTextContent("Somebody knocks back.")
    expect(screen.getByRole("button", { name: /^Door 10, .*, scratched$/ })).toBeInTheDocument()
    expect(before).toMatch(/^Practice doors\. Use the handle/)
  })

  it("has the guest behind another door than those where things were found on earlier visits", async () => {
    forget()
    const first = begin("2025-07-03T12:00:00Z")
    await bringGuest()
    press("Door 13, ajar, with the tea towel in it")
    press("Door 4, closed")
    press("Door 10, ajar, with the tea towel in it")
    first.unmount()
    begin("2025-07-03T12:00:00Z")
    await act(async () => {})
    expect(screen.getByRole("button", { name: "Door 18, ajar, with the tea towel in it" })).toBeVisible()
    press("Real doors")
    expect(screen.getByRole("button", { name: "Door 13, closed, scratched" })).toBeVisible()
    forget()
  })

  it("keeps the scratches of another thing on a door while a guest is behind it", async () => {
    forget()
    write(foundThings, { 10: "/ufo" })
    begin("2025-07-03T12:00:00Z")
    await bringGuest()
    press("Door 13, ajar, with the tea towel in it")
    press("Door 4, closed")
    press("Door 10, ajar, with the tea towel in it, scratched")
    expect(screen.getByRole("status")).toHaveTextContent("The tea towel. There was meant to be nothing.")
    press("Real doors")
    expect(screen.getByRole("button", { name: "Door 10, ajar, with the tea towel in it" })).toBeVisible()
    forget()
  })

  it("has hideouts in turn, past the doors that are open", () => {
    expect([nextHideout(0, []), nextHideout(13, [10]), nextHideout(7, [])]).toEqual([13, 18, 13])
    expect(nextHideout(13, [13, 10, 18, 5, 21, 2, 7])).toBe(10)
  })

  it("is empty again in the next year", () => {
    window.localStorage.setItem("juhq:christmas-calendar", '{"v":1,"data":{"year":2024,"doors":[1,2,3]}}')
    begin("2025-12-03T12:00:00Z")
    expect(screen.getByText("You have opened 0 of 3.")).toBeInTheDocument()
  })

  it("has all its doors until Saint Knut's", () => {
    begin("2026-01-13T12:00:00Z")
    expect(screen.getByText(/^All the doors of 2025 may be opened/)).toBeInTheDocument()
    expect(screen.queryByRole("button", { name: "Real doors" })).not.toBeInTheDocument()
    expect(screen.getAllByRole("button", { name: /may be opened$/ })).toHaveLength(24)
  })

  it("is practised for out of season, and remembers the practice apart from the real doors", () => {
    forget()
    begin("2025-07-03T12:00:00Z")
    expect(screen.getAllByRole("button", { name: /, closed$/ })).toHaveLength(24)
    for (let door = 1; door <= 24; door++) {
      expect(hasThing("/christmas-calendar")).toBe(false)
      press(`Door ${door}, closed`)
      const opened = screen.getByRole("button", { name: `Door ${door}, opened` })
      expect(opened.querySelector("svg")).toBeInTheDocument()
      if (door < 24) expect(screen.getByText(`${nothings[door - 1]} ${door} of 24.`)).toBeInTheDocument()
    }
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument()
    expect(hasThing("/christmas-calendar")).toBe(true)
    expect(screen.getByText(/certified to open doors/)).toHaveAttribute("role", "status")
    press("Door 1, opened")
    expect(screen.getByRole("button", { name: "Door 1, closed" })).toBeInTheDocument()
    expect(window.localStorage.getItem("juhq:christmas-calendar")).toBeNull()
    press("Real doors")
    expect(screen.getByRole("group", { name: "Doors of December 2025" })).toBeInTheDocument()
    expect(screen.getAllByRole("button", { name: /, closed$/ })).toHaveLength(24)
  })

  it("has the way to the real doors before the doors, and a wall of its own", () => {
    begin("2025-07-03T12:00:00Z")
    expect(screen.getByRole("group", { name: "Practice doors" })).toHaveAttribute("data-kind", "workshop")
    const real = screen.getByRole("button", { name: "Real doors" })
    const before = real.compareDocumentPosition(doors()[0] as HTMLElement)
    expect(before).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    press("Real doors")
    press("Door 22, closed")
    expect(screen.getByRole("status")).toHaveTextContent("Somebody knocks back.")
    press("Practise")
    press("Door 1, closed")
    expect(screen.getByRole("status")).toHaveTextContent("Nothing. Well opened, though.")
  })

  it("moves by the rows that are drawn, of eight doors on a wide window", () => {
    jest.spyOn(window, "matchMedia").mockImplementation(
      query =>
        ({
          matches: query === "(min-width: 900px)",
          addEventListener() {},
          removeEventListener() {},
        }) as never,
    )
    begin("2025-12-03T12:00:00Z")
    fireEvent.keyDown(doors()[0] as HTMLElement, { key: "ArrowDown" })
    expect(doors()[8]).toHaveFocus()
    jest.mocked(window.matchMedia).mockRestore()
  })
})

it("answers another thing at each knock on a closed door", () => {
  const answers = Array.from({ length: 7 }, (_, i) => knockText(i + 1))
  expect(new Set(answers).size).toBe(7)
  expect(knockText(8)).toBe(answers[0])
})
