import { act, fireEvent, render, screen, within } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import * as effects from "../../src/effects/fireworks"
import BirthdayBoy from "../../src/embeds/birthdayboy/BirthdayBoy"
import {
  birthdayStatus,
  bornOn,
  candlesAfterBreath,
  candlesAfterHelp,
} from "../../src/embeds/birthdayboy/logic"
import {
  awakeMs,
  depthAt,
  depthOn,
  isAwake,
  opinionOf,
  pillowText,
  scoreOf,
  visitorScore,
} from "../../src/embeds/birthdayboy/nap"
import { beginnings, melody, tones } from "../../src/embeds/birthdayboy/song"
import { loadTrace, registerTraces } from "../../src/hooks/page/traces"
import { looseThing } from "../../src/hooks/storage/looseThing"
import { gotThings } from "../../src/hooks/storage/things"
import { addTravel, travels } from "../../src/hooks/storage/travels"
import { read, write } from "../../src/hooks/storage/useStorage"
import { giveSound, takeSound } from "../jest/sound"
import { bringGuest, onPage } from "../jest/visit"

// Spies change what a module gives out, which only an object of our own allows.
jest.mock("../../src/effects/fireworks", () => ({
  __esModule: true,
  ...jest.requireActual<object>("../../src/effects/fireworks"),
}))

const born = bornOn("1986-03-21")
const zones = ["Europe/Helsinki", "Pacific/Honolulu", "Pacific/Kiritimati"]
const standing = (iso: string, zone: string) => {
  const { mood, age, next } = birthdayStatus(Date.parse(iso), zone, born)
  return [mood, age, new Date(next).toISOString()]
}

describe("the birthday", () => {
  it.each([
    ["Europe/Helsinki", "2025-03-20T21:59:59.999Z", "empty", 39, "2025-03-20T22:00:00.000Z"],
    ["Europe/Helsinki", "2025-03-20T22:00:00.000Z", "party", 39, "2026-03-20T22:00:00.000Z"],
    ["Europe/Helsinki", "2025-03-21T21:59:59.999Z", "party", 39, "2026-03-20T22:00:00.000Z"],
    ["Europe/Helsinki", "2025-03-21T22:00:00.000Z", "after", 39, "2026-03-20T22:00:00.000Z"],
    ["Europe/Helsinki", "2025-03-22T22:00:00.000Z", "empty", 40, "2026-03-20T22:00:00.000Z"],
    ["Pacific/Honolulu", "2025-03-21T09:59:59.999Z", "empty", 39, "2025-03-21T10:00:00.000Z"],
    ["Pacific/Honolulu", "2025-03-21T10:00:00.000Z", "party", 39, "2026-03-21T10:00:00.000Z"],
    ["Pacific/Honolulu", "2025-03-22T10:00:00.000Z", "after", 39, "2026-03-21T10:00:00.000Z"],
    ["Pacific/Kiritimati", "2025-03-20T09:59:59.999Z", "empty", 39, "2025-03-20T10:00:00.000Z"],
    ["Pacific/Kiritimati", "2025-03-20T10:00:00.000Z", "party", 39, "2026-03-20T10:00:00.000Z"],
    ["Pacific/Kiritimati", "2025-03-21T10:00:00.000Z", "after", 39, "2026-03-20T10:00:00.000Z"],
    ["Europe/Helsinki", "2024-02-29T12:00:00.000Z", "empty", 38, "2024-03-20T22:00:00.000Z"],
    ["Europe/Helsinki", "2024-12-31T21:59:59.000Z", "empty", 39, "2025-03-20T22:00:00.000Z"],
    ["Europe/Helsinki", "2024-12-31T22:00:00.000Z", "empty", 39, "2025-03-20T22:00:00.000Z"],
  ])("in %s at %s is %s, of %i years, and next at %s", (zone, iso, ...expected) => {
    expect(standing(iso, zone)).toEqual(expected)
  })

  it("comes at the end of the countdown and not a millisecond before, in every zone and year", () => {
    for (const zone of zones) {
      for (let year = 2020; year < 2032; year++) {
        const { next, age } = birthdayStatus(Date.UTC(year, 5, 1), zone, born)
        expect(age).toBe(year + 1 - 1986)
        expect(birthdayStatus(next - 1, zone, born).mood).toBe("empty")
        expect(birthdayStatus(next, zone, born)).toMatchObject({ mood: "party", age })
      }
    }
  })

  it("counts the hour that is missing or doubled on the way", () => {
    // From the evening before the clocks change in Helsinki, in October and in March, to the birthday.
    const hours = (iso: string) =>
      (birthdayStatus(Date.parse(iso), "Europe/Helsinki", born).next - Date.parse(iso)) / 3_600_000
    expect(hours("2025-10-24T21:00:00Z") - hours("2025-10-25T21:00:00Z")).toBe(24)
    // Midnight of 25 October to midnight of 26 October by the clock took 25 hours.
    expect(hours("2025-10-25T21:00:00Z") - hours("2025-10-26T22:00:00Z")).toBe(25)
    expect(hours("2025-03-29T22:00:00Z") - hours("2025-03-30T21:00:00Z")).toBe(23)
  })

  it("begins at one o'clock where the clocks skip midnight, as in Tehran in 2020", () => {
    expect(standing("2020-03-20T20:29:59.999Z", "Asia/Tehran")[0]).toBe("empty")
    expect(standing("2020-03-20T20:30:00.000Z", "Asia/Tehran")[0]).toBe("party")
  })

  it("is on 28 February for those of the 29th, in years that have none", () => {
    const leap = bornOn("2000-02-29")
    expect(birthdayStatus(Date.parse("2025-02-28T12:00:00Z"), "UTC", leap)).toMatchObject({
      mood: "party",
      age: 25,
    })
    expect(birthdayStatus(Date.parse("2024-02-28T12:00:00Z"), "UTC", leap).mood).toBe("empty")
    expect(birthdayStatus(Date.parse("2024-02-29T12:00:00Z"), "UTC", leap).mood).toBe("party")
  })

  it("has to be a day", () => {
    expect(() => bornOn("21.3.1986")).toThrow(RangeError)
  })
})

describe("the song", () => {
  it("has twenty-five notes that go where everybody goes", () => {
    const names = ["C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B"]
    expect(melody.map(({ pitch }) => names[(pitch + 24) % 12]).join(" ")).toBe(
      "G G A G C B G G A G D C G G G E C B A F F E C D C",
    )
    expect(tones.slice(0, 2).map(({ frequency }) => Math.round(frequency))).toEqual([196, 196])
  })

  it("is in three-four time: its four lines are six, six, six and six beats long", () => {
    const beats = (from: number, to: number) =>
      melody.slice(from, to).reduce((sum, note) => sum + note.beats, 0)
    expect([beats(0, 6), beats(6, 12), beats(12, 19), beats(19, 25)]).toEqual([6, 6, 6, 6])
    expect(beginnings).toHaveLength(26)
    expect(beginnings.at(-1)).toBeCloseTo(24 * 0.45, 9)
  })
})

describe("a nap", () => {
  it("is deepest since the party, and again so after a while", () => {
    expect(depthAt(0, null)).toBe(1)
    expect(depthAt(5000 + awakeMs, 5000)).toBe(0)
    expect(depthAt(5000, 5000)).toBe(0)
    expect([0, 1, 6, 12, 36, 60].map(s => scoreOf(depthAt(awakeMs + s * 1000, 0), 0))).toEqual([
      "0.0",
      "1.0",
      "4.0",
      "6.5",
      "9.5",
      "10.0",
    ])
  })

  it("is over for four seconds after a bang", () => {
    expect([0, 3999, 4000].map(at => isAwake(at, 0))).toEqual([true, true, false])
    expect(isAwake(0, null)).toBe(false)
  })

  it("has an opinion about every bang", () => {
    expect(new Set(["0.0", "2.0", "6.0", "9.5"].map(score => opinionOf(score, 0.5))).size).toBe(4)
    expect(opinionOf("10.0", 1)).toBe("Up to the lamp.")
  })

  it("is judged more strictly with each bang he remembers", () => {
    expect([0, 1, 4, 12, 99].map(remembered => scoreOf(1, remembered))).toEqual([
      "10.0",
      "9.5",
      "8.0",
      "4.0",
      "4.0",
    ])
    expect(scoreOf(0.1, 9)).toBe("0.0")
    expect(opinionOf("8.0", 1)).toMatch(/He has seen that one/)
    for (let remembered = 0; remembered < 20; remembered++)
      expect(Number(visitorScore(remembered))).toBeLessThan(5)
  })
})

describe("a guest", () => {
  it("is a pillow, without which he only dozes", () => {
    expect([depthOn(1, false), depthOn(1, true)]).toEqual([1, 0.4])
    expect(pillowText("The tears", 1, false)).toBe("The tears flew up to the lamp, and stayed.")
    expect(pillowText("The tears", 0.2, false)).toBeNull()
    expect(pillowText("The tears", 0.2, true)).toMatch(/^The tears came down/)
    expect([40, 4, 6, 9].map(candlesAfterHelp)).toEqual([13, 0, 0, 3])
  })
})

describe("the candles", () => {
  it("go out in a few breaths, whatever the age", () => {
    for (let age = 1; age <= 130; age++) {
      let breaths = 0
      for (let burning = age; burning > 0; burning = candlesAfterBreath(burning)) breaths++
      expect(breaths).toBeLessThanOrEqual(5)
    }
  })
})

describe("the room", () => {
  let lit: jest.SpyInstance
  beforeEach(() => {
    lit = jest.spyOn(effects, "fireworks").mockResolvedValue()
  })
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
    window.localStorage.clear()
    takeSound()
  })
  const enter = (now: Date) => {
    jest.useFakeTimers({ now })
    return render(<BirthdayBoy birthday="1986-03-21" />)
  }
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }))
  const party = () => enter(new Date(2026, 2, 21, 12))

  it("is behind a closed door until the day is known", () => {
    const html = renderToString(<BirthdayBoy birthday="1986-03-21" />)
    expect(html).toContain("A closed door")
    expect(html).not.toMatch(/party|years|Psst/i)
  })

  it("is empty on other days, and counts down", () => {
    enter(new Date(2026, 2, 20, 23, 59, 30))
    expect(screen.getByRole("img")).toHaveAccessibleName(
      "There is a dark room with a chair and a burst balloon",
    )
    expect(screen.getByText("Nothing is going on here. When he turns 40, it will.")).toBeInTheDocument()
    expect(screen.getByRole("timer")).toHaveTextContent("30 s")
    act(() => jest.advanceTimersByTime(31_000))
    expect(screen.getByText("Pertti is 40 today. Come in, there is cake.")).toBeInTheDocument()
    expect(lit).toHaveBeenCalledTimes(1)
  })

  it("has a light, and Pertti asleep", () => {
    enter(new Date(2026, 5, 1))
    press("Light")
    expect(screen.getByRole("img")).toHaveAccessibleName(/Pertti on it, asleep/)
    expect(screen.getByText("Psst. He is asleep.")).toBeInTheDocument()
    press("Light")
    expect(screen.getByRole("img")).toHaveAccessibleName(/dark room/)
  })

  it("has a lamp that can be pressed itself", () => {
    const { container } = enter(new Date(2026, 5, 1))
    const lamp = container.querySelector("svg ~ button[aria-hidden]")
    if (!lamp) throw new Error("There is no lamp.")
    fireEvent.click(lamp)
    expect(screen.getByRole("img")).toHaveAccessibleName(/in the light/)
    expect(screen.getByRole("button", { name: "Light" })).toHaveAttribute("aria-pressed", "true")
  })

  it("wakes him with a balloon, who jumps to the lamp and judges it; the next one he saw coming", () => {
    const { container } = enter(new Date(2026, 5, 1))
    press("red balloon")
    expect(container.querySelector(".jump")).toHaveStyle({ "--high": "-62" })
    expect(screen.getByRole("img")).toHaveAccessibleName(/in the light.*awake, with a card that says 10\.0/)
    expect(screen.getByText("Bang. Up to the lamp. He gives it 10.0.")).toBeInTheDocument()
    press("blue balloon")
    expect(
      screen.getByText("Bang. He saw it coming. Let him sleep first. He gives it 0.0."),
    ).toBeInTheDocument()
    act(() => jest.advanceTimersByTime(awakeMs + 9500))
    expect(screen.getByRole("img")).toHaveAccessibleName(/Pertti on it, asleep/)
    press("yellow balloon")
    expect(screen.getByText(/He had only just closed his eyes/)).toBeInTheDocument()
  })

  it("ends with a bang of his own, and is remembered", () => {
    const { unmount } = enter(new Date(2026, 5, 1))
    for (const name of ["red", "blue", "yellow", "green", "violet"]) press(`${name} balloon`)
    expect(screen.getByText(/Don't turn round\.$/)).toBeInTheDocument()
    act(() => jest.advanceTimersByTime(awakeMs + 1000))
    expect(
      screen.getByText("BANG. That one was his, behind your back. He gives you 4.5."),
    ).toBeInTheDocument()
    expect(screen.getByRole("img")).toHaveAccessibleName(/awake, with a card that says 4\.5/)
    press("Open the box of balloons")
    expect(screen.getByText("A new red one.")).toBeInTheDocument()
    unmount()
    render(<BirthdayBoy birthday="1986-03-21" />)
    expect(screen.getByText("He remembers you. He has put up new balloons.")).toBeInTheDocument()
  })

  it("leaves the focus on a balloon that has burst, and blows up another from the box", () => {
    enter(new Date(2026, 5, 1))
    const red = screen.getByRole("button", { name: "red balloon" })
    red.focus()
    fireEvent.click(red)
    expect(red).toHaveFocus()
    press("red balloon, burst")
    expect(screen.getByText(/has burst already/)).toBeInTheDocument()
    press("Open the box of balloons")
    expect(red).toHaveAccessibleName("red balloon")
    press("Open the box of balloons")
    expect(screen.getByText("The ceiling is full.")).toBeInTheDocument()
  })

  it("has a guest for a pillow, which a bang sends up to the lamp and the next one down", async () => {
    enter(new Date(2026, 5, 1))
    const before = screen.getByRole("status").textContent
    await bringGuest()
    expect(screen.getByText("Psst. He takes the tea towel for a pillow.")).toBeInTheDocument()
    expect(screen.getByRole("img")).toHaveAccessibleName(/with the tea towel on the chair$/)
    press("red balloon")
    expect(
      screen.getByText("Bang. The tea towel flew up to the lamp, and stayed. He gives it 10.0."),
    ).toBeInTheDocument()
    expect(screen.getByRole("img")).toHaveAccessibleName(/with the tea towel on the lamp$/)
    expect(read(travels)["/error-418"]?.[0]?.what).toBe("Was a hamster's pillow, and flew up to a lamp.")
    act(() => jest.advanceTimersByTime(awakeMs + 60_000))
    press("blue balloon")
    expect(
      screen.getByText(/^Bang\. The tea towel came down from the lamp\. He had only dozed\. He gives it 3\./),
    ).toBeInTheDocument()
    await bringGuest(null)
    expect(document.querySelector("[data-guest]")).toBeNull()
    expect(before).toMatch(/^Nothing is going on here/)
  })

  it("has the mark of a pillow that stayed at the lamp, and misses it, also on another one", async () => {
    await bringGuest()
    const towel = await loadTrace("/error-418")
    const on = "/birthdayboy"
    const what = "Was a hamster's pillow, and flew up to a lamp."
    act(() => {
      write(looseThing, null)
      addTravel("/error-418", { on, what, kind: "lamp" })
    })
    jest.useFakeTimers({ now: new Date(2026, 5, 1) })
    await act(async () => void render(onPage(<BirthdayBoy birthday="1986-03-21" />, { path: on })))
    expect(screen.getByRole("img")).toHaveAccessibleName(/, and a mark of the tea towel on the lamp$/)
    expect(
      screen.getByText("He remembers you, and misses the tea towel. There are new balloons."),
    ).toBeInTheDocument()
    press("Light")
    expect(screen.getByText("Psst. He is asleep. He misses the tea towel.")).toBeInTheDocument()
    registerTraces(async path => ({
      default: path === "/error-418" ? towel : { ...towel, name: "The tears" },
    }))
    await act(async () => {
      write(gotThings, [{ path: "/weeping", at: 0 }])
      write(looseThing, "/weeping")
    })
    expect(screen.getByText("Psst. He takes the tears for a pillow.")).toBeInTheDocument()
    expect(screen.getByRole("img")).toHaveAccessibleName(
      /with the tears on the chair, and a mark of the tea towel on the lamp$/,
    )
  })

  it("does not put another thing at the lamp, nor forgets the one there when he lies down", async () => {
    jest.useFakeTimers({ now: new Date(2026, 5, 1) })
    render(onPage(<BirthdayBoy birthday="1986-03-21" />, { path: "/birthdayboy" }))
    await bringGuest()
    press("red balloon")
    press("Light")
    expect(screen.getByText("He points at the card.")).toBeInTheDocument()
    act(() => jest.advanceTimersByTime(awakeMs + 60_000))
    expect(screen.getByText("Psst. He dozes, with the tea towel up at the lamp.")).toBeInTheDocument()
    const towel = await loadTrace("/error-418")
    registerTraces(async path => ({
      default: path === "/error-418" ? towel : { ...towel, name: "The tears" },
    }))
    await act(async () => {
      write(gotThings, [{ path: "/weeping", at: 0 }])
      write(looseThing, "/weeping")
    })
    expect(screen.getByText("Psst. He takes the tears for a pillow.")).toBeInTheDocument()
    await bringGuest()
    press("blue balloon")
    expect(read(travels)["/error-418"]?.[0]).toMatchObject({
      what: "Was a hamster's pillow, flew up to a lamp, and came down.",
      kind: "pillow",
    })
    await act(async () => write(looseThing, null))
    expect(screen.getByRole("img")).not.toHaveAccessibleName(/on the lamp/)
    act(() => jest.advanceTimersByTime(awakeMs + 60_000))
    press("Light")
    expect(screen.getByText("Psst. He is asleep. He misses the tea towel.")).toBeInTheDocument()
  })

  it("has a guest at the party, who sees to the last candle", async () => {
    party()
    await bringGuest()
    expect(
      screen.getByText("Pertti is 40 today. He takes the tea towel for the present."),
    ).toBeInTheDocument()
    press("Blow")
    press("Blow")
    press("Blow")
    expect(
      screen.getByText("All out. The tea towel saw to the last one and had the wish."),
    ).toBeInTheDocument()
    expect(read(travels)["/error-418"]?.[0]?.what).toBe("Put out the last candle on a birthday cake.")
    await bringGuest(null)
    press("Light the candles")
    press("Blow")
    expect(screen.getByText("13 candles still burn. Deeper.")).toBeInTheDocument()
  })

  it("has something on the floor the morning after", () => {
    enter(new Date(2026, 2, 22, 8))
    expect(screen.getByText("It was yesterday. He is 40 now, and the cake was good.")).toBeInTheDocument()
    press("Light")
    expect(screen.getByRole("img")).toHaveAccessibleName(/confetti on the floor/)
  })

  it("has candles that go out and can be lit again", () => {
    party()
    expect(screen.getByRole("img")).toHaveAccessibleName(/40 candles, 40 of them burning/)
    press("Blow")
    expect(screen.getByText("13 candles still burn. Deeper.")).toBeInTheDocument()
    press("Blow")
    press("Blow")
    expect(screen.getByText("1 candle still burns. Deeper.")).toBeInTheDocument()
    press("Blow")
    expect(screen.getByText(/It is sunflower seeds/)).toBeInTheDocument()
    press("Light the candles")
    expect(screen.getByRole("img")).toHaveAccessibleName(/40 of them burning/)
  })

  it("has balloons that burst once each", () => {
    party()
    const balloons = within(screen.getByRole("group", { name: "Balloons" }))
    // They hang in the room itself, each in a place of its own.
    const places = balloons.getAllByRole("button").map(({ style }) => `${style.left} ${style.top}`)
    expect(new Set(places).size).toBe(6)
    expect(screen.getByRole("img").parentElement).toContainElement(screen.getByRole("group"))
    press("red balloon")
    expect(screen.getByText("Bang. 5 left.")).toBeInTheDocument()
    press("red balloon, burst")
    expect(screen.getByText(/has burst already/)).toBeInTheDocument()
    for (const name of ["blue", "yellow", "green", "violet", "orange"]) press(`${name} balloon`)
    expect(screen.getByText(/That was the last one/)).toBeInTheDocument()
    press("New balloons")
    expect(balloons.getByRole("button", { name: "red balloon" })).toHaveFocus()
  })

  it("hums only when asked, note by note, and stops", () => {
    const sounds = giveSound()
    const { container } = party()
    const lamps = () => container.querySelectorAll('circle[fill="#ffd60a"]').length
    expect(sounds).toEqual([])
    expect(lamps()).toBe(25)
    press("Sing")
    expect(sounds[0]?.tones).toHaveLength(25)
    act(() => jest.advanceTimersByTime(1000))
    expect(lamps()).toBeGreaterThan(1)
    expect(lamps()).toBeLessThan(6)
    press("Stop the song")
    act(() => jest.advanceTimersByTime(300))
    expect(sounds.map(({ closed }) => closed)).toEqual([true])
    expect(lamps()).toBe(25)
    press("Sing")
    act(() => jest.advanceTimersByTime(11_000))
    expect(screen.getByRole("button", { name: "Sing" })).toBeInTheDocument()
    act(() => jest.advanceTimersByTime(300))
    expect(sounds.map(({ closed }) => closed)).toEqual([true, true])
  })

  it("says so where there is no sound, and lights the lamps all the same", () => {
    party()
    press("Sing")
    expect(screen.getByText(/no sound to give/)).toBeInTheDocument()
  })

  it("holds still in calm mode: no fireworks come, and none are offered", () => {
    window.localStorage.setItem("juhq:calm", '{"v":1,"data":true}')
    const { container } = party()
    expect(lit).not.toHaveBeenCalled()
    expect(screen.queryByRole("button", { name: "Fireworks" })).not.toBeInTheDocument()
    expect(container.querySelector("[data-floating]")).toBeNull()
  })
})
