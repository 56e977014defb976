import { readFileSync } from "node:fs"
import { act, fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { parse } from "valibot"
import { parse as parseYaml } from "yaml"
import { type Call, exchange, shownOf, stepsOf } from "../../../src/embeds/time/is-it-1337-o-clock/calls"
import IsIt1337 from "../../../src/embeds/time/is-it-1337-o-clock/IsIt1337"
import Leet from "../../../src/embeds/time/is-it-1337-o-clock/Leet"
import {
  knownPlaces,
  leet,
  placeNames,
  placesNow,
  roundsAfter,
} from "../../../src/embeds/time/is-it-1337-o-clock/logic"
import { type ClockPlace, schema } from "../../../src/embeds/time/is-it-1337-o-clock/schema"
import { HeadingContext } from "../../../src/hooks/page/heading"
import { dayMs, minuteMs, offsetAt, partsAt } from "../../../src/lib/calendar/wallClock"
import { onPage } from "../../jest/visit"
import { hydrationErrors } from "./hydrate"
import { homes, liveIn } from "./zone"

const places = parse(
  schema,
  parseYaml(readFileSync("content/data/clock-places.yaml", "utf8")),
) as ClockPlace[]
const ms = (iso: string) => Date.parse(iso)

const title = "Is it 1337 o'clock?"

const page = onPage(
  <>
    <IsIt1337 />
    <Leet>
      <p>
        The best minute, as <em>ever</em>. <a href="/">Home</a>
      </p>
    </Leet>
  </>,
  { path: "/time/is-it-1337-o-clock", title, data: { "clock-places": places } },
)

/** The instants of 13:37 in Helsinki on 28 February, 29 February and 31 December 2024. */
const leetAt: Record<(typeof homes)[number], string[]> = {
  "Europe/Helsinki": ["2024-02-28T11:37:00Z", "2024-02-29T11:37:00Z", "2024-12-31T11:37:00Z"],
  "Pacific/Honolulu": ["2024-02-28T23:37:00Z", "2024-02-29T23:37:00Z", "2024-12-31T23:37:00Z"],
  "Pacific/Kiritimati": ["2024-02-27T23:37:00Z", "2024-02-28T23:37:00Z", "2024-12-30T23:37:00Z"],
}

const answer = () => screen.getAllByRole("status")[0]

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  window.history.replaceState(null, "", "/")
})

describe("where on Earth it is 13:37", () => {
  it("is asked of every clock that is kept on land, all year round", () => {
    const zones = Intl.supportedValuesOf("timeZone")
    for (let at = ms("2026-01-01T00:30:00Z"); at < ms("2027-01-01T00:00:00Z"); at += 5 * dayMs) {
      const asked = new Set(places.map(({ zone }) => offsetAt(at, zone)))
      expect(zones.filter(zone => !asked.has(offsetAt(at, zone)))).toEqual([])
    }
  })

  it("is every place where the clock shows it, from its first second to its last", () => {
    const names = (iso: string) => placesNow(ms(iso), places).map(({ place }) => place)
    expect(names("2026-01-15T11:36:59.999Z")).toEqual([])
    expect(names("2026-01-15T11:37:00Z")).toEqual(expect.arrayContaining(["Helsinki", "Tallinn", "Athens"]))
    expect(names("2026-01-15T11:37:59.999Z")).toContain("Helsinki")
    expect(names("2026-01-15T11:38:00Z")).toEqual([])
    expect(names("2026-01-15T07:52:00Z")).toEqual(["Kathmandu"])
    expect(names("2026-07-15T10:37:00Z")).toContain("Helsinki")
  })

  it("is told for 24 hours in order, each place once, and rightly on the days when clocks are changed", () => {
    for (const from of ["2026-01-15T11:37:20Z", "2026-03-28T12:00:00Z", "2026-10-24T12:00:00Z"]) {
      const rounds = roundsAfter(ms(from), places)
      const times = rounds.map(({ at }) => at)
      expect(times).toEqual([...times].sort((a, b) => a - b))
      expect(times[0]).toBeGreaterThan(ms(from))
      for (const { at, places: there } of rounds) {
        for (const { zone } of there)
          expect(partsAt(at, zone)).toMatchObject({ hour: 13, minute: 37, second: 0 })
      }
      const named = rounds.flatMap(({ places: there }) => there)
      expect(new Set(named).size).toBe(named.length)
      const late = places.filter(place => !named.includes(place)).map(({ zone }) => zone)
      for (const zone of late) {
        const changed = offsetAt(ms(from), zone) > offsetAt(ms(from) + dayMs + minuteMs, zone)
        expect([zone, changed]).toEqual([zone, true])
      }
    }
  })

  it("is named in a sentence, a city state only once", () => {
    const named = places.filter(({ place }) => ["Singapore", "Perth"].includes(place))
    expect(placeNames(named)).toBe("Singapore and Perth (Australia)")
  })
})

describe("a browser with an older list of zones", () => {
  it("is asked only about those that it knows", () => {
    const older = [...places, { zone: "Mars/Olympus_Mons", place: "Olympus Mons", country: "Mars" }]
    expect(knownPlaces(older)).toEqual(places)
  })
})

describe("leet", () => {
  it("has digits for six letters, and leaves everything else", () => {
    expect(leet("Leet is a Toast to IOS! äöå 42")).toBe("L337 15 4 70457 70 105! äöå 42")
  })
})

const index = [
  { path: "/age", title: "Age", description: "Counts how old Pertti is, to the second.", code: "0042" },
  { path: "/time/is-it-1337-o-clock", title, description: "Says whether it is.", code: "0143" },
].map(entry => ({ ...entry, added: "2023-11-15", icon: "page" }))

const line = { isNow: false, wait: "3 h", pages: index, path: "/time/is-it-1337-o-clock" }
const called = (call: Partial<Call>, more: Partial<typeof line> = {}, motion = true) =>
  exchange({ number: "1337", nth: 0, tries: 0, ...call }, { ...line, ...more }, motion)
const screenOf = (said: ReturnType<typeof exchange>) => shownOf(said, stepsOf(said)).split("\n")

describe("a call to 1337", () => {
  it("finds the line engaged, and says for how long", () => {
    expect(screenOf(called({}))).toEqual(["ATZ", "OK", "ATDT 1337", "BUSY", "Line free in 3 h."])
    expect(screenOf(called({ tries: 1 }))[2]).toBe("ATDT 1337   (2)")
  })

  it("is answered in the one minute that it is for", () => {
    expect(screenOf(called({}, { isNow: true }))).toContain("CONNECT 1337")
    expect(screenOf(called({}, { isNow: true }))).not.toContain("BUSY")
  })

  it("is made line by line from the page, as often as one likes", () => {
    liveIn("UTC")
    jest.useFakeTimers({ now: ms("2026-01-15T12:00:00Z") })
    const { container } = render(page)
    act(() => void jest.advanceTimersByTime(3000))
    expect(container).toHaveTextContent("BUSY Line free in 1 h 37 min.")
    expect(screen.getByRole("img")).toHaveAccessibleName("A modem, on hook")
    fireEvent.click(screen.getByRole("button", { name: "Dial 1337" }))
    expect(screen.getByRole("img")).toHaveAccessibleName("A modem, dialling")
    act(() => void jest.advanceTimersByTime(3000))
    expect(container).toHaveTextContent("ATDT 1337 (2) BUSY")
  })
})

describe("a call to a page", () => {
  it("has its title and what it is about, and a way in", () => {
    const said = called({ number: "0042", nth: 0 })
    expect(screenOf(said).slice(3)).toEqual(["CONNECT 300", "AGE", index[0]?.description])
    expect(said).toMatchObject({ page: index[0], isOpen: true, result: "Connected to Age." })
  })

  it("comes at three letters a step once it is connected", () => {
    const said = called({ number: "0042", nth: 0 })
    expect(shownOf(said, 4)).toBe("ATZ\nOK\nATDT 0042\nCONNECT 300")
    expect(shownOf(said, 7)).toBe("ATZ\nOK\nATDT 0042\nCONNECT 300\nAGE\nCounts")
  })

  it("is lost where somebody lifts the other receiver, each third time, and not in calm mode", () => {
    for (const nth of [1, 4, 7, 10]) {
      const said = called({ number: "0042", nth })
      expect(screenOf(said).at(-1)).toBe("NO CARRIER")
      expect(said).toMatchObject({ page: null, isOpen: false })
      expect(called({ number: "0042", nth }, {}, false).page).toBe(index[0])
    }
    for (const nth of [0, 2, 3, 5]) expect(called({ number: "0042", nth }).page).toBe(index[0])
    const words = (nth: number) => screenOf(called({ number: "0042", nth })).at(-2)
    expect(new Set([1, 4, 7].map(words)).size).toBe(3)
    expect(words(10)).toBe(words(1))
  })

  it.each([
    ["0999", "NO ANSWER", "It rings in an empty room."],
    ["0143", "BUSY", "You are calling from there."],
    ["42", "ERROR", "A number has four digits."],
    ["", "ERROR", "A number has four digits."],
    ["<b>x", "ERROR", "A number has four digits."],
  ])("to %j ends with %s", (number, word, result) => {
    expect(screenOf(called({ number })).at(-1)).toBe(word)
    expect(called({ number })).toMatchObject({ result, page: null, isOpen: false })
  })

  it.each([
    ["مرح\u2067", "ATDT ????"],
    ["☎️42", "ATDT ??42"],
    ["42", "ATDT 42"],
  ])("to %j are shown as a terminal of ASCII does", (number, shown) => {
    expect(called({ number }).before[2]).toBe(shown)
  })

  it("waits for the list of numbers, and says where it did not come", () => {
    expect(exchange({ number: "0042", nth: 0, tries: 0 }, { ...line, pages: null }, true).result).toBe("")
    expect(screenOf(called({ number: "0042" }, { pages: [] })).at(-1)).toBe("NO DIALTONE")
  })

  it("is made by whoever types a number, and again after it was lost", async () => {
    liveIn("UTC")
    jest.useFakeTimers({ now: ms("2026-01-15T12:00:00Z"), advanceTimers: true })
    const fetch = jest.fn(async () => ({ ok: true, json: async () => index }) as Response)
    globalThis.fetch = fetch
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    const { container } = render(page)
    const number = screen.getByRole("textbox", { name: "Number" })
    await user.clear(number)
    await user.type(number, "0042{Enter}")
    for (let i = 0; i < 60; i++) act(() => void jest.advanceTimersByTime(400))
    expect(screen.getByRole("img")).toHaveAccessibleName("A modem, connected")
    expect(screen.getByRole("link", { name: "Go in to Age" })).toHaveAttribute("href", "/age")
    await user.click(screen.getByRole("button", { name: "Dial 0042" }))
    expect(screen.getByRole("img")).toHaveAccessibleName("A modem, dialling")
    for (let i = 0; i < 60; i++) act(() => void jest.advanceTimersByTime(400))
    expect(container).toHaveTextContent("NO CARRIER")
    expect(container).toHaveTextContent("The other receiver was lifted. Dial again.")
    expect(screen.queryByRole("link", { name: "Go in to Age" })).not.toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Dial any page" }))
    expect(number).toHaveValue("0042")
    expect(fetch).toHaveBeenCalledTimes(1)
  })
})

describe("is it 1337 o'clock", () => {
  it.each(homes.flatMap(home => leetAt[home].map(iso => [iso, home] as const)))(
    "changes its answer at %s in %s, and again a minute later",
    (iso, home) => {
      liveIn(home)
      jest.useFakeTimers({ now: ms(iso) - 1000 })
      render(page)
      expect(answer()).toHaveTextContent(/^No$/)
      expect(screen.getByRole("timer", { name: "The time" })).toHaveTextContent("13:36:59")
      expect(screen.getByRole("timer", { name: "The wait" })).toHaveTextContent("The next is 13:37, in 1 s.")
      act(() => jest.advanceTimersByTime(1010))
      expect(answer()).toHaveTextContent(/^Yes$/)
      expect(screen.getByRole("timer", { name: "The time" })).toHaveTextContent("13:37:00")
      act(() => jest.advanceTimersByTime(59_000))
      expect(answer()).toHaveTextContent(/^Yes$/)
      expect(screen.getByRole("timer", { name: "The time" })).toHaveTextContent("13:37:59")
      act(() => jest.advanceTimersByTime(1000))
      expect(answer()).toHaveTextContent(/^No$/)
      expect(screen.getByRole("timer", { name: "The time" })).toHaveTextContent("13:38:00")
    },
  )

  it("waits an hour less over the night when the clocks go forward, and an hour more when they go back", () => {
    liveIn("Europe/Helsinki")
    const wait = (iso: string) => {
      jest.useFakeTimers({ now: ms(iso) })
      const { unmount } = render(page)
      const text = screen.getByRole("timer", { name: "The wait" }).textContent
      unmount()
      return text
    }
    expect(wait("2026-03-28T11:38:00Z")).toBe("The next is 13:37, in 22 h 59 min 0 s.")
    expect(wait("2026-10-24T10:38:00Z")).toBe("The next is 13:37, in 1 day 0 h 59 min 0 s.")
  })

  it("spells its text in leet for the minute, the links excepted, and gives the letters back", async () => {
    liveIn("UTC")
    jest.useFakeTimers({ now: ms("2026-01-15T13:37:30Z"), advanceTimers: true })
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    const { container } = render(page)
    expect(container).toHaveTextContent("7h3 b357 m1nu73, 45 3v3r.")
    await user.click(screen.getByRole("button", { name: "Give the letters back" }))
    expect(container).toHaveTextContent("The best minute, as ever. Home")
    await user.click(screen.getByRole("button", { name: "Spell it all in leet" }))
    expect(container).toHaveTextContent("7h3 b357 m1nu73")
  })

  it("spells its heading, its answer and the places in leet, too, and says them as they are", () => {
    const say = jest.fn()
    liveIn("UTC")
    jest.useFakeTimers({ now: ms("2026-01-15T13:37:30Z") })
    render(<HeadingContext value={say}>{page}</HeadingContext>)
    expect(say).toHaveBeenLastCalledWith({ text: leet(title), lang: "en" })
    expect(answer()).toHaveTextContent(/^Yes$/)
    expect(answer()?.firstElementChild).toHaveAttribute("data-spelt", "Y35")
    const earth = within(screen.getByRole("region", { name: "On Earth" }))
    expect(earth.getByRole("heading")).toHaveTextContent("0n 34r7h")
    expect(earth.getAllByRole("listitem")[0]).not.toHaveTextContent(/[aeiost]/i)
    const seen = [...document.querySelectorAll("[aria-hidden=true]")].map(each => each.textContent)
    expect(seen).toEqual(expect.arrayContaining(["D14l 4ny p463".replace("6", "g"), "Wh053 cl0ck", "D14l"]))
    expect(seen.some(text => /^17 15 13:37/.test(text ?? ""))).toBe(true)
    fireEvent.click(screen.getByRole("button", { name: "Give the letters back" }))
    expect(say).toHaveBeenLastCalledWith(null)
    expect(earth.getByRole("heading")).toHaveTextContent("On Earth")
  })

  it("ends the leet by itself", () => {
    liveIn("UTC")
    jest.useFakeTimers({ now: ms("2026-01-15T13:37:58Z") })
    const { container } = render(page)
    expect(container).toHaveTextContent("7h3 b357")
    act(() => jest.advanceTimersByTime(3000))
    expect(container).toHaveTextContent("The best minute")
  })

  it("asks any clock, as the link says", async () => {
    liveIn("Europe/Helsinki")
    jest.useFakeTimers({ now: ms("2026-01-15T07:52:10Z"), advanceTimers: true })
    window.history.replaceState(null, "", "/time/is-it-1337-o-clock?zone=Asia/Kathmandu")
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    render(page)
    expect(answer()).toHaveTextContent(/^Yes$/)
    expect(screen.getByText("It is 13:37 in Kathmandu (Nepal).")).toBeInTheDocument()
    await user.selectOptions(screen.getByRole("combobox", { name: "Whose clock" }), "")
    expect(answer()).toHaveTextContent(/^No$/)
    expect(window.location.search).toBe("")
  })

  it("lists the next 24 hours on the chosen clock", () => {
    liveIn("Europe/Helsinki")
    jest.useFakeTimers({ now: ms("2026-01-15T11:40:00Z") })
    render(page)
    const items = within(screen.getByRole("region", { name: "On Earth" })).getAllByRole("listitem")
    expect(items[0]).toHaveTextContent(/^14:37 .*Paris \(France\)/)
    expect(items.some(item => /^13:37 .*Helsinki \(Finland\)/.test(item.textContent ?? ""))).toBe(true)
    expect(screen.getByText(/nowhere on Earth/)).toBeInTheDocument()
  })

  it("takes over its static HTML without a word", async () => {
    window.history.replaceState(null, "", "/?zone=Asia/Tokyo")
    expect(await hydrationErrors(page)).toEqual([])
    window.history.replaceState(null, "", "/")
  })

  it("knows nothing before it runs, and has its text", () => {
    const html = renderToString(page)
    expect(html).not.toMatch(/Yes|>No|13:3|Kathmandu/)
    expect(html).toContain("The best minute")
  })
})
