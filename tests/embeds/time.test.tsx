import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import { renderToString } from "react-dom/server"
import ClockFaces from "../../src/embeds/time/ClockFaces"
import {
  animal,
  beats,
  bells,
  bitsOf,
  decimal,
  facesOf,
  fuzzy,
  hamster,
  hexadecimal,
  morse,
  roman,
  sixDigits,
} from "../../src/embeds/time/faces"
import { finnishTime, nominative, partitive } from "../../src/embeds/time/finnish"
import { type Answers, AnswersContext } from "../../src/hooks/page/answers"
import type { PageEntry } from "../../src/lib/content/derivedLists"
import { askForCalm, hasThing, onPage } from "../jest/visit"
import { answers } from "./answers"
import { hydrationErrors } from "./time/hydrate"
import { homes, liveIn } from "./time/zone"

const ms = (iso: string) => Date.parse(iso)

/** "13:37:05" as a time of day. */
function time(text: string) {
  const [hour = 0, minute = 0, second = 0] = text.split(":").map(Number)
  return { hour, minute, second }
}

const everyMinute = Array.from({ length: 1440 }, (_, i) => ({
  hour: Math.floor(i / 60),
  minute: i % 60,
  second: 0,
}))

describe("the time in Finnish", () => {
  it.each([
    ["00:00", "tasan kaksitoista yöllä"],
    ["00:01", "yksi yli kaksitoista yöllä"],
    ["03:15", "varttia yli kolme yöllä"],
    ["06:30", "puoli seitsemän aamulla"],
    ["09:45", "varttia vaille kymmenen aamulla"],
    ["12:30", "puoli yksi päivällä"],
    ["13:37", "kahtakymmentäkolmea vaille kaksi päivällä"],
    ["16:29", "kaksikymmentäyhdeksän yli neljä päivällä"],
    ["17:55", "viittä vaille kuusi illalla"],
    ["19:40", "kahtakymmentä vaille kahdeksan illalla"],
    ["22:49", "yhtätoista vaille yksitoista illalla"],
    ["23:59", "yhtä vaille kaksitoista yöllä"],
  ])("at %s is %s", (text, said) => {
    const { hour, minute } = time(text)
    expect(finnishTime(hour, minute)).toBe(said)
  })

  it("has numbers in both cases", () => {
    expect([1, 10, 11, 20, 21, 29].map(nominative)).toEqual([
      "yksi",
      "kymmenen",
      "yksitoista",
      "kaksikymmentä",
      "kaksikymmentäyksi",
      "kaksikymmentäyhdeksän",
    ])
    expect([1, 10, 11, 20, 21, 29].map(partitive)).toEqual([
      "yhtä",
      "kymmentä",
      "yhtätoista",
      "kahtakymmentä",
      "kahtakymmentäyhtä",
      "kahtakymmentäyhdeksää",
    ])
  })

  it("is said in another way at every minute of twelve hours", () => {
    const morning = everyMinute.slice(0, 720).map(({ hour, minute }) => finnishTime(hour, minute))
    expect(new Set(morning.map(said => said.replace(/ \S+$/, ""))).size).toBe(720)
  })
})

describe("the clocks", () => {
  it("write Roman numerals that are read as the same number", () => {
    const values: Record<string, number> = { I: 1, V: 5, X: 10, L: 50 }
    for (let n = 1; n < 60; n++) {
      const digits = [...roman(n)].map(sign => values[sign] ?? 0)
      const sum = digits.reduce((all, digit, i) => all + (digit < (digits[i + 1] ?? 0) ? -digit : digit), 0)
      expect([roman(n), sum]).toEqual([roman(n), n])
      expect(roman(n)).not.toMatch(/IIII|XXXX|VV|LL|IL|IC|VX/)
    }
    expect([0, 4, 9, 14, 49, 59].map(roman)).toEqual(["N", "IV", "IX", "XIV", "XLIX", "LIX"])
  })

  it("show digits as four bits", () => {
    for (let digit = 0; digit < 10; digit++) {
      expect(Number.parseInt(bitsOf(digit).map(Number).join(""), 2)).toBe(digit)
    }
    expect(sixDigits(time("13:07:45"))).toEqual([1, 3, 0, 7, 4, 5])
  })

  it.each([
    ["1998-10-22T23:00:00Z", "@000"],
    ["2026-07-01T11:00:00Z", "@500"],
    ["2026-07-01T22:59:59Z", "@999"],
    ["1969-12-31T23:00:00Z", "@000"],
  ])("count at %s %s Swatch beats", (iso, text) => {
    expect(beats(ms(iso))).toBe(text)
  })

  it("halve the day at five by the Revolution, and at .8000 in hexadecimal", () => {
    expect(decimal(time("12:00:00"))).toBe("5 h 00 min 00 s")
    expect(decimal(time("23:59:59"))).toBe("9 h 99 min 98 s")
    expect(decimal(time("00:14:24"))).toBe("0 h 10 min 00 s")
    expect(hexadecimal(time("12:00:00"))).toBe(".8000")
    expect(hexadecimal(time("23:59:59"))).toBe(".FFFF")
    expect(hexadecimal(time("00:00:00"))).toBe(".0000")
  })

  it.each([
    ["00:00:00", "about twelve"],
    ["00:02:29", "about twelve"],
    ["00:02:30", "about five past twelve"],
    ["11:32:30", "about twenty-five to twelve"],
    ["12:30:00", "about half past twelve"],
    ["12:45:00", "about quarter to one"],
    ["23:57:30", "about twelve"],
    ["22:58:00", "about eleven"],
  ])("guess at %s that it is %s", (text, said) => {
    expect(fuzzy(time(text))).toBe(said)
  })

  it("strike the bells of a ship, those of the dog watches as in the Navy", () => {
    const struck = (text: string) => bells(time(text))
    expect(struck("00:00")).toBe("8 bells, the middle watch")
    expect(struck("00:30")).toBe("1 bell, the middle watch")
    expect(struck("11:59")).toBe("7 bells, the forenoon watch")
    const evening = ["16:00", "16:30", "17:30", "18:00", "18:30", "19:00", "19:30", "20:00", "20:30"]
    expect(evening.map(text => struck(text).split(" ")[0])).toEqual([
      "8",
      "1",
      "3",
      "4",
      "1",
      "2",
      "3",
      "8",
      "1",
    ])
    expect(struck("17:59")).toBe("3 bells, the first dog watch")
    expect(struck("18:00")).toBe("4 bells, the last dog watch")
    expect(struck("20:00")).toBe("8 bells, the first watch")
  })

  it("tap Morse, and name animals and what a hamster does", () => {
    expect(morse(time("13:37"))).toBe("·−−−− ···−− ···−− −−···")
    expect(["22:59", "23:00", "00:59", "01:00", "12:00"].map(text => animal(time(text)))).toEqual([
      "the hour of the Pig",
      "the hour of the Rat",
      "the hour of the Rat",
      "the hour of the Ox",
      "the hour of the Horse",
    ])
    expect(["02:00", "05:59", "06:00", "18:59", "19:00", "21:00"].map(text => hamster(time(text)))).toEqual([
      "in the wheel",
      "eating",
      "asleep",
      "asleep",
      "waking up, no questions yet",
      "in the wheel",
    ])
  })

  it("say something at any time", () => {
    const seconds = fc.integer({ min: 0, max: 86_399 })
    fc.assert(
      fc.property(seconds, s => {
        const at = { hour: Math.floor(s / 3600), minute: Math.floor(s / 60) % 60, second: s % 60 }
        for (const { text } of facesOf(s * 1000, at)) expect(text).toMatch(/^(?!.*(undefined|NaN| {2})).+$/)
      }),
    )
  })
})

const entry = (path: string, title = path): PageEntry => ({
  path,
  title,
  description: "",
  code: "0001",
  added: "2024-01-01",
  icon: "default",
})

const page = onPage(<ClockFaces birthday="1986-03-21" />, {
  path: "/time",
  data: {
    answers: [entry("/time/is-it-friday", "Is it Friday?"), entry("/is-it-easter", "Is it Easter?")],
  },
})

const loaded = (load: () => Promise<Answers>) => (
  <AnswersContext.Provider value={load}>{page}</AnswersContext.Provider>
)
const loadAnswers = async () => answers

describe("the page of time", () => {
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
    window.history.replaceState(null, "", "/")
  })

  /** 13:37:05 on the leap day at home. */
  const leapDay: Record<(typeof homes)[number], string> = {
    "Europe/Helsinki": "2024-02-29T11:37:05Z",
    "Pacific/Honolulu": "2024-02-29T23:37:05Z",
    "Pacific/Kiritimati": "2024-02-28T23:37:05Z",
  }

  it.each(homes)(
    "shows the time of a visitor in %s on all its clocks, fourteen with the digital one",
    home => {
      liveIn(home)
      jest.useFakeTimers({ now: ms(leapDay[home]) })
      render(page)
      expect(screen.getByRole("timer", { name: "The time" })).toHaveTextContent("13:37:05")
      const clocks = within(screen.getByRole("list", { name: "Clocks" })).getAllByRole("listitem")
      expect(clocks).toHaveLength(13)
      expect(screen.getByText("kahta\u00adkymmentä\u00adkolmea vaille kaksi päivällä")).toHaveAttribute(
        "lang",
        "fi",
      )
      expect(screen.getByText("XIII : XXXVII")).toBeInTheDocument()
      expect(screen.getByRole("img", { name: "A clock with hands at 13:37:05" })).toBeInTheDocument()
      expect(
        screen.getByRole("img", { name: "Six digits in binary: 0001 0011 0011 0111 0000 0101" }),
      ).toBeInTheDocument()
      act(() => jest.advanceTimersByTime(1010))
      expect(screen.getByRole("timer", { name: "The time" })).toHaveTextContent("13:37:06")
    },
  )

  it("jumps over the hour that is skipped, and shows the one that is repeated again", () => {
    liveIn("Europe/Helsinki")
    const shown = (iso: string) => {
      jest.useFakeTimers({ now: ms(iso) })
      const { unmount } = render(page)
      act(() => jest.advanceTimersByTime(1010))
      const text = screen.getByRole("timer", { name: "The time" }).textContent
      unmount()
      return text
    }
    expect(shown("2026-03-29T00:59:59Z")).toBe("04:00:00")
    expect(shown("2026-10-25T00:59:59Z")).toBe("03:00:00")
  })

  it("hangs the clock that is pressed on the wall, large, and takes it down again", async () => {
    liveIn("Europe/Helsinki")
    jest.useFakeTimers({ now: ms("2026-01-15T20:30:00Z"), advanceTimers: true })
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    render(page)
    const wall = screen.getByRole("timer", { name: "The time" })
    await user.click(screen.getByRole("button", { name: /^Roman/ }))
    expect(wall).toHaveTextContent("XXII : XXX")
    expect(screen.getByText(/no nought/)).toBeVisible()
    expect(window.location.search).toBe("?clock=Roman")
    expect(screen.getByRole("button", { name: /^Roman/, pressed: true })).toBeVisible()
    await user.click(screen.getByRole("button", { name: /^Roman/ }))
    expect(wall).toHaveTextContent(/^22:30/)
  })

  it("breaks the clock that hung there, and leaves its pieces on the floor; in calm they lie there at once", async () => {
    liveIn("Europe/Helsinki")
    jest.useFakeTimers({ now: ms("2026-01-15T20:30:00Z"), advanceTimers: true })
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    const wall = () => screen.getByRole("timer", { name: "The time" }).parentElement as HTMLElement
    const halves = () => wall().querySelectorAll(".half")
    const pieces = () => wall().querySelectorAll(".shards g")
    const { unmount } = render(page)
    expect([halves().length, pieces().length]).toEqual([0, 0])
    await user.click(screen.getByRole("button", { name: /^Roman/ }))
    expect([...halves()].map(half => half.textContent)).toEqual(["22:30:00", "22:30:00"])
    await user.click(screen.getByRole("button", { name: /^Swatch/ }))
    expect([...halves()].map(half => half.textContent)).toEqual(["XXII : XXX", "XXII : XXX"])
    expect(pieces()).toHaveLength(2)
    expect(hasThing("/time")).toBe(false)
    await user.click(screen.getByRole("button", { name: /^Roman/ }))
    expect(hasThing("/time")).toBe(true)
    unmount()
    askForCalm(true)
    render(page)
    await user.click(screen.getByRole("button", { name: /^Roman/ }))
    expect([halves().length, pieces().length]).toEqual([0, 1])
  })

  it("takes the clock from where it was pressed to the wall", async () => {
    const animate = jest.fn(() => ({ cancel() {} }))
    Object.assign(HTMLElement.prototype, { animate })
    const user = userEvent.setup()
    render(page)
    expect(animate).not.toHaveBeenCalled()
    await user.click(screen.getByRole("button", { name: /^Morse/ }))
    expect(animate).toHaveBeenCalledTimes(1)
    await user.click(screen.getByRole("button", { name: /^Morse/ }))
    expect(animate).toHaveBeenCalledTimes(1)
    Reflect.deleteProperty(HTMLElement.prototype, "animate")
  })

  it.each([
    ["00:30", "in the wheel"],
    ["04:00", "eating"],
    ["12:00", "asleep"],
    ["19:30", "waking up, no questions yet"],
  ])("shows Pertti at %s %s", (clock, does) => {
    liveIn("Europe/Helsinki")
    jest.useFakeTimers({ now: ms(`2026-01-15T${clock}:00+02:00`) })
    render(page)
    const pertti = screen.getByRole("button", { name: /^Pertti/ })
    expect(within(pertti).getByRole("img", { name: `Pertti, ${does}` })).toBeVisible()
    expect(within(pertti).queryByText(does)).not.toBeInTheDocument()
  })

  it("winds all clocks while the slider is held, and not a moment longer; the answers stay in the present", () => {
    liveIn("Europe/Helsinki")
    jest.useFakeTimers({ now: ms("2026-01-15T20:30:00Z") })
    render(page)
    const wall = screen.getByRole("timer", { name: "The time" })
    const slider = screen.getByRole("slider", { name: "Wind them all" })
    fireEvent.change(slider, { target: { value: "-60" } })
    expect(wall).toHaveTextContent(/^21:30/)
    expect(slider).toHaveAttribute("aria-valuetext", "60 minutes ago")
    expect(screen.getByText(": −1 h 0 min")).toBeVisible()
    fireEvent.pointerUp(slider)
    expect(wall).toHaveTextContent(/^22:30/)
    expect(screen.queryByText(/ h .* min$/)).not.toBeInTheDocument()
  })

  it("takes another zone, which is then in the link; the answers stay at home", async () => {
    liveIn("Europe/Helsinki")
    jest.useFakeTimers({ now: ms("2026-01-15T20:30:00Z"), advanceTimers: true })
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    render(loaded(loadAnswers))
    await user.selectOptions(screen.getByRole("combobox", { name: "Whose time" }), "Asia/Tokyo")
    expect(screen.getByRole("timer", { name: "The time" })).toHaveTextContent(/^05:30/)
    expect(window.location.search).toBe("?zone=Asia%2FTokyo")
    const answers = within(screen.getByRole("region", { name: "Answers right now" })).getAllByRole("listitem")
    expect(answers.map(item => item.textContent)).toEqual([
      "Is it Friday?Numpad code 0001No",
      "Is it Easter?Numpad code 0001No",
    ])
    expect(screen.getByRole("link", { name: "Is it Friday?" })).toHaveAttribute("href", "/time/is-it-friday")
  })

  it("waits for the answers, and sends those who want one away where they don't come", async () => {
    liveIn("Europe/Helsinki")
    jest.useFakeTimers({ now: ms("2026-01-16T08:30:00Z") })
    const said = () =>
      within(screen.getByRole("region", { name: "Answers right now" }))
        .getAllByRole("listitem")
        .map(item => item.textContent?.replace(/.*0001/, ""))
    render(loaded(loadAnswers))
    expect(said()).toEqual(["...", "..."])
    await act(async () => {})
    expect(said()).toEqual(["Yes", "No"])
    cleanup()
    render(loaded(() => Promise.reject(new Error("offline"))))
    await act(async () => {})
    expect(said()).toEqual(["Go and ask.", "Go and ask."])
  })

  it("knows nothing before it runs, but has the clocks and the links", () => {
    const html = renderToString(page)
    expect(html).toContain("--:--:--")
    expect(html).not.toMatch(/>Yes|>No|Go and ask|tasan|@\d/)
    expect(html).toContain("Is it Easter?")
    expect(html).toContain("Ship")
  })

  it("takes over its static HTML without a word", async () => {
    window.history.replaceState(null, "", "/?zone=Asia/Tokyo")
    expect(await hydrationErrors(page)).toEqual([])
  })
})
