import { readFileSync } from "node:fs"
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import fc from "fast-check"
import { renderToString } from "react-dom/server"
import {
  caught,
  fetchedCup,
  freshCup,
  guestText,
  headingOf,
  left,
  sipped,
  sipsPerCup,
  standOf,
  walked,
} from "../../src/embeds/muista-hakea-kahvia/cup"
import InLanguage from "../../src/embeds/muista-hakea-kahvia/InLanguage"
import {
  checkClock,
  cupsOn,
  isInterval,
  maxDays,
  off,
  postponed,
  poured,
  type Reminder,
  started,
  stopped,
} from "../../src/embeds/muista-hakea-kahvia/logic"
import MuistaHakeaKahvia from "../../src/embeds/muista-hakea-kahvia/MuistaHakeaKahvia"
import { guestName, words } from "../../src/embeds/muista-hakea-kahvia/words"
import { HeadingContext } from "../../src/hooks/page/heading"
import { travels } from "../../src/hooks/storage/travels"
import { read } from "../../src/hooks/storage/useStorage"
import { bringGuest, hasThing, onPage, storageEvent } from "../jest/visit"

const minute = 60_000
const noon = new Date(2026, 0, 15, 12).getTime()
const hourly = started(off, noon)
const anInterval = fc.integer({ min: 5, max: 240 })

describe("the cup", () => {
  const drunk = Array.from({ length: sipsPerCup }).reduce<typeof freshCup>(cup => sipped(cup, 0.5), freshCup)

  it("goes over the table with each sip, and leaves it with the last", () => {
    expect(standOf(freshCup)).toEqual({ part: 0, rattle: "none" })
    expect(standOf({ ...freshCup, sips: 5 })).toEqual({ part: 5 / 6, rattle: "much" })
    expect(drunk).toEqual({ place: "bar", sips: 6, x: 0.5, escapes: 1 })
    expect(sipped(drunk, 0.5)).toBe(drunk)
  })

  it("walks off the screen, faster and the other way the second time, unless it is caught", () => {
    expect(walked(drunk, 1).x).toBeCloseTo(0.5 + 1 / 14)
    expect(walked(drunk, 8)).toMatchObject({ place: "broken", x: 1 })
    const back = caught(drunk)
    expect(back).toMatchObject({ place: "table", sips: 4 })
    const again = left(back, 0.5)
    expect([headingOf(drunk), headingOf(again)]).toEqual([1, -1])
    expect(walked(again, 1).x).toBeCloseTo(0.5 - 1.4 / 14)
    expect(fetchedCup(walked(again, 60))).toEqual({ ...freshCup, escapes: 2 })
    expect(walked(freshCup, 9)).toBe(freshCup)
  })
})

describe("a thing in the cup", () => {
  it("is told where it went, and has a name in both languages", () => {
    expect(guestText("bar")).toBe("Ran away with a cup of coffee.")
    expect(guestText("broken")).toBe("Went over the edge of a screen in a cup.")
    expect(guestText("table")).toBe("Ran away with a cup, and was brought back.")
    expect(guestName({ name: "The horse" }, "fi")).toBe("hevonen")
    expect(guestName({ name: "The horse" }, "en")).toBe("the horse")
    expect(guestName({ name: "The new thing" }, "fi")).toBe("the new thing")
  })
})

describe("the reminder", () => {
  it("rings when the interval is over and not before, again and again", () => {
    expect(checkClock(hourly, noon + 60 * minute - 1)).toEqual({ reminder: hourly, late: null })
    const rung = checkClock(hourly, noon + 60 * minute)
    expect(rung.late).toBe(0)
    expect(rung.reminder).toEqual({ every: 60, due: noon + 120 * minute, ringing: true })
    expect(checkClock(rung.reminder, noon + 119 * minute).late).toBeNull()
    expect(checkClock(rung.reminder, noon + 120 * minute).late).toBe(0)
  })

  it("rings once after a night's sleep, and then a whole interval later", () => {
    const awake = noon + 9 * 60 * minute
    const rung = checkClock(hourly, awake)
    expect(rung.late).toBe(8 * 60 * minute)
    expect(checkClock(rung.reminder, awake + 1).late).toBeNull()
    expect(rung.reminder.due).toBe(awake + 60 * minute)
  })

  it("begins a whole interval where the clock is set back, and doesn't wait for the old time", () => {
    const earlier = noon - 24 * 60 * minute
    const { reminder, late } = checkClock(hourly, earlier)
    expect(late).toBeNull()
    expect(reminder.due).toBe(earlier + 60 * minute)
  })

  it("never lets more than an interval pass, however the clock jumps", () => {
    fc.assert(
      fc.property(
        anInterval,
        fc.array(fc.integer({ min: -1e9, max: 1e9 }), { maxLength: 30 }),
        (every, jumps) => {
          let now = noon
          let reminder: Reminder = started(off, now, every)
          for (const jump of jumps) {
            now += jump
            reminder = checkClock(reminder, now).reminder
            const left = (reminder.due ?? 0) - now
            expect(left).toBeGreaterThan(0)
            expect(left).toBeLessThanOrEqual(every * minute)
          }
        },
      ),
    )
  })

  it("counts minutes that pass, not those that the clocks of summer time skip", () => {
    // In Helsinki 02:30 on 29 March 2026 plus an hour is 04:30 on the wall.
    const before = Date.parse("2026-03-29T00:30:00Z")
    expect(checkClock(started(off, before), Date.parse("2026-03-29T01:29:59Z")).late).toBeNull()
    expect(checkClock(started(off, before), Date.parse("2026-03-29T01:30:00Z")).late).toBe(0)
  })

  it("waits five minutes after Soon, and not at all after Stop", () => {
    const ringing = checkClock(hourly, noon + 60 * minute).reminder
    const soon = postponed(ringing, noon + 61 * minute)
    expect(soon).toMatchObject({ due: noon + 66 * minute, ringing: false })
    expect(checkClock(soon, noon + 66 * minute).reminder.due).toBe(noon + 126 * minute)
    expect(checkClock(stopped(ringing), noon + 1e9)).toEqual({ reminder: stopped(ringing), late: null })
    expect(postponed(off, noon)).toBe(off)
  })

  it("takes intervals of 5 to 240 whole minutes", () => {
    expect([4, 5, 240, 241, 7.5, Number.NaN].map(isInterval)).toEqual([
      false,
      true,
      true,
      false,
      false,
      false,
    ])
  })
})

describe("the cups", () => {
  it("are counted by day, never below none", () => {
    const one = poured([], "2026-01-15", 1)
    expect(poured(poured(one, "2026-01-15", 1), "2026-01-14", 1)).toEqual([
      { day: "2026-01-14", cups: 1 },
      { day: "2026-01-15", cups: 2 },
    ])
    expect(poured(one, "2026-01-15", -1)).toEqual([])
    expect(poured([], "2026-01-15", -1)).toEqual([])
    expect(cupsOn(one, "2026-01-16")).toBe(0)
  })

  it("are forgotten oldest first", () => {
    let all = poured([], "2020-01-01", 1)
    for (let i = 0; i < maxDays; i++) {
      all = poured(all, new Date(Date.UTC(2024, 0, 1 + i)).toISOString().slice(0, 10), 1)
    }
    expect(all).toHaveLength(maxDays)
    expect(all[0]?.day).toBe("2024-01-01")
  })
})

describe("the words", () => {
  it("are there in both languages, and other ones in each", () => {
    for (const key of Object.keys(words.fi) as (keyof typeof words.fi)[]) {
      const [fi, en] = [words.fi[key], words.en[key]]
      if (typeof fi === "string") expect(fi).not.toBe(en)
    }
    for (let n = 0; n < 12; n++) expect(words.fi.verdict(n)).not.toBe(words.en.verdict(n))
  })
})

describe("the page", () => {
  const sent: { title: string; body: string | undefined }[] = []
  const ask = jest.fn<Promise<NotificationPermission>, []>(() => Promise.resolve("granted"))

  /** Gives the browser notifications; `broken` where it has them but pages may not send any. */
  function giveNotices(permission: NotificationPermission, broken = false) {
    class Fake {
      static permission = permission
      static requestPermission = ask
      onclick: (() => void) | null = null
      constructor(title: string, options?: NotificationOptions) {
        if (broken) throw new TypeError("Illegal constructor")
        sent.push({ title, body: options?.body })
      }
      close() {}
    }
    Object.assign(window, { Notification: Fake })
  }
  const begin = (now = noon) => {
    jest.useFakeTimers({ now })
    return render(onPage(<MuistaHakeaKahvia />, { path: "/muista-hakea-kahvia" }))
  }
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }))
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
  const status = () => screen.getAllByRole("status").at(-1)?.textContent

  beforeEach(() => {
    document.title = "juhq.fi - Muista hakea kahvia"
  })
  afterEach(() => {
    jest.useRealTimers()
    window.localStorage.clear()
    Reflect.deleteProperty(window, "Notification")
    sent.length = 0
    ask.mockClear()
  })

  it("promises nothing before it runs", () => {
    const html = renderToString(<MuistaHakeaKahvia />)
    expect(html).toContain("The machine is warming up")
    expect(html).not.toMatch(/Allow notifications|Get coffee!/)
  })

  it("waits, says that it is time on the page and in the title, and counts the cup that is fetched", () => {
    begin()
    expect(screen.getByText("No reminder is on. The coffee is alone.")).toBeInTheDocument()
    fireEvent.change(screen.getByLabelText("Remind me every"), { target: { value: "5" } })
    press("Start")
    expect(screen.getByRole("timer")).toHaveTextContent("5 min 0 s")
    pass(299_000)
    expect(screen.queryByText("Get coffee!")).not.toBeInTheDocument()
    pass(1500)
    expect(screen.getByText("Get coffee!")).toBeInTheDocument()
    expect(document.title).toBe("☕ Get coffee! - juhq.fi")
    expect(screen.queryByText(/minutes late/)).not.toBeInTheDocument()
    press("I got it")
    expect(document.title).toBe("juhq.fi - Muista hakea kahvia")
    expect(screen.getByRole("region", { name: "Coffee cup and reminder" })).toHaveFocus()
    expect(status()).toBe("1 cup. One. It is a beginning.")
    pass(1000)
    expect(screen.getByRole("timer")).toHaveTextContent(/^4 min 5\d s$/)
  })

  it("starts no reminder by a sip, lets the cup out after the last, and has it caught", () => {
    begin()
    press("Sip")
    expect(status()).toBe("Hot.")
    fireEvent.click(screen.getByRole("img", { name: "A table, and a cup of coffee after 1 sip" }))
    for (let i = 0; i < 3; i++) press("Sip")
    expect(hasThing("/muista-hakea-kahvia")).toBe(false)
    press("Sip")
    expect(hasThing("/muista-hakea-kahvia")).toBe(true)
    expect(screen.queryByRole("timer")).not.toBeInTheDocument()
    expect(screen.queryByText("Get coffee!")).not.toBeInTheDocument()
    expect(screen.getByRole("button", { name: "The cup, walking along the task bar" })).toBeVisible()
    press("Catch it!")
    expect(status()).toBe("You caught it. There is a little left.")
    for (let i = 0; i < 2; i++) press("Sip")
    fireEvent.keyDown(window, { key: "Escape" })
    expect(screen.getByRole("button", { name: "Sip" })).toBeVisible()
  })

  it("breaks at the edge of the screen, and another cup is fetched and counted", () => {
    begin()
    for (let i = 0; i < sipsPerCup; i++) press("Sip")
    pass(15_000)
    expect(status()).toBe("It went over the edge of the screen. It is free now.")
    expect(screen.getByRole("img", { name: "Pieces at the edge of the screen" })).toBeInTheDocument()
    press("Fetch another cup")
    expect(status()).toBe("1 cup. One. It is a beginning.")
    press("Sip")
    expect(status()).toBe("Hot.")
  })

  it("says in the title what the cup does while nobody looks", () => {
    begin()
    const hide = (hidden: boolean) => {
      Object.defineProperty(document, "hidden", { configurable: true, value: hidden })
      act(() => void document.dispatchEvent(new Event("visibilitychange")))
    }
    hide(true)
    expect(document.title).toBe("☕ The cup is alone")
    pass(4000)
    expect(document.title).toBe("☕ The cup is looking round")
    hide(false)
    expect(document.title).toBe("juhq.fi - Muista hakea kahvia")
    Reflect.deleteProperty(document, "hidden")
  })

  it("tells on waking how late it is, and rings once", () => {
    giveNotices("granted")
    begin()
    press("Start")
    jest.setSystemTime(noon + 5 * 60 * minute)
    act(() => void window.dispatchEvent(new Event("focus")))
    expect(screen.getByText(/This reminder is 240 minutes late/)).toBeInTheDocument()
    pass(30_000)
    expect(sent).toHaveLength(1)
    press("Soon (5 min)")
    pass(5 * minute)
    expect(sent).toHaveLength(2)
  })

  it("goes on after the clock was set back", () => {
    begin()
    press("Start")
    jest.setSystemTime(noon - 10 * 60 * minute)
    pass(21_000)
    expect(screen.getByRole("timer")).toHaveTextContent(/^(59 min|1 h 0 min)/)
  })

  it("goes on after the page was closed", () => {
    const { unmount } = begin()
    press("Start")
    unmount()
    jest.setSystemTime(noon + 61 * minute)
    render(<MuistaHakeaKahvia />)
    expect(screen.getByText("Get coffee!")).toBeInTheDocument()
  })

  it("rings in one of two tabs", () => {
    giveNotices("granted")
    begin()
    render(<MuistaHakeaKahvia />)
    fireEvent.click(screen.getAllByRole("button", { name: "Start" })[0] as HTMLElement)
    pass(60 * minute + 1000)
    expect(sent).toEqual([{ title: "Get coffee!", body: "The machine is where it was yesterday." }])
  })

  it("asks for notifications only when told to", async () => {
    giveNotices("default")
    begin()
    expect(ask).not.toHaveBeenCalled()
    press("Start")
    expect(ask).not.toHaveBeenCalled()
    await act(async () => press("Allow notifications"))
    expect(ask).toHaveBeenCalledTimes(1)
    expect(screen.getByText(/You will be told/)).toBeInTheDocument()
  })

  it("manages without them: refused, missing, or there but not for pages", () => {
    giveNotices("denied")
    const { unmount } = begin()
    expect(screen.getByText(/are blocked/)).toBeInTheDocument()
    unmount()
    Reflect.deleteProperty(window, "Notification")
    const second = render(<MuistaHakeaKahvia />)
    expect(screen.getByText(/No notifications here/)).toBeInTheDocument()
    second.unmount()
    giveNotices("granted", true)
    render(<MuistaHakeaKahvia />)
    press("Start")
    pass(60 * minute + 1000)
    expect(screen.getByText("Get coffee!")).toBeInTheDocument()
    expect(screen.getByText(/No notifications here/)).toBeInTheDocument()
  })

  it("doesn't start an interval that is none", () => {
    begin()
    const field = screen.getByLabelText("Remind me every")
    for (const wrong of ["4", "241", "", "7.5"]) {
      fireEvent.change(field, { target: { value: wrong } })
      expect(field).toHaveAccessibleDescription(/Write a whole number from 5 to 240\./)
      expect(screen.getByRole("button", { name: "Start" })).toBeDisabled()
    }
  })

  it("lets the cup out with a thing from another page that has drunk every second sip", async () => {
    begin()
    await bringGuest()
    expect(screen.getByRole("img", { name: /\. Next to it: the tea towel\.$/ })).toBeVisible()
    press("Sip")
    expect(status()).toBe("Good. Every other sip went to the tea towel. It is wet now.")
    press("Sip")
    press("Sip")
    expect(status()).toBe("It is out, with the tea towel in it. Drag it back.")
    expect(hasThing("/muista-hakea-kahvia")).toBe(true)
    const what = () => read(travels)["/error-418"]?.at(-1)?.what
    expect(what()).toBe("Ran away with a cup of coffee.")
    press("Suomeksi")
    expect(status()).toBe("Se on ulkona, mukana keittiöpyyhe. Vedä takaisin.")
    press("Ota kiinni!")
    expect(status()).toBe("Sait sen kiinni. Sisällä: keittiöpyyhe.")
    expect(what()).toBe("Ran away with a cup, and was brought back.")
    await bringGuest(null)
    expect(status()).toBe("Sait sen kiinni. Pohjalla on vielä vähän.")
  })

  it("has not forgotten a cup that has left with a thing, and serves in another one", async () => {
    const { unmount } = begin()
    await bringGuest()
    for (let i = 0; i < 3; i++) press("Sip")
    unmount()
    await act(async () => void begin())
    expect(status()).toBe("The last cup has not come back. This is the spare one.")
    press("Suomeksi")
    expect(status()).toBe("Edellinen kuppi ei ole palannut. Tämä on varakuppi.")
  })

  it("begins a new count at midnight", () => {
    begin(new Date(2024, 1, 29, 23, 59, 0).getTime())
    for (let i = 0; i < sipsPerCup; i++) press("Sip")
    pass(15_000)
    press("Fetch another cup")
    expect(status()).toContain("1 cup.")
    pass(60_000)
    expect(status()).toBe("0 cups. Not a cup yet.")
  })

  it("speaks Finnish when asked or to a Finnish browser, and remembers it", () => {
    const { unmount } = begin()
    press("Suomeksi")
    expect(screen.getByRole("region", { name: "Kahvikuppi ja muistutus" })).toHaveAttribute("lang", "fi")
    unmount()
    const second = render(<MuistaHakeaKahvia />)
    press("In English")
    second.unmount()
    window.localStorage.clear()
    storageEvent()
    const language = jest.spyOn(navigator, "language", "get").mockReturnValue("fi-FI")
    render(<MuistaHakeaKahvia />)
    expect(screen.getByRole("button", { name: "Siemaise" })).toBeVisible()
    language.mockRestore()
  })

  it("turns the whole page to the language that is asked for, its heading too, and back", () => {
    const say = jest.fn()
    begin()
    cleanup()
    render(
      <HeadingContext value={say}>
        <InLanguage lang="fi">Kahvi unohtuu harvoin.</InLanguage>
        <InLanguage lang="en">Coffee is seldom forgotten.</InLanguage>
        <MuistaHakeaKahvia />
      </HeadingContext>,
    )
    const [finnish, english] = [/^Kahvi unohtuu/, /^Coffee is/].map(text => screen.getByText(text))
    expect(english).toBeVisible()
    expect(finnish).not.toBeVisible()
    expect(say).toHaveBeenLastCalledWith({ text: "Remember to fetch coffee", lang: "en" })
    press("Suomeksi")
    expect(english).not.toBeVisible()
    expect(finnish).toBeVisible()
    expect(finnish).toHaveAttribute("lang", "fi")
    expect(say).toHaveBeenLastCalledWith(null)
  })

  it("has no text that is in one language alone", () => {
    const body = readFileSync("content/pages/muista-hakea-kahvia.mdx", "utf8").replace(/^---[\s\S]*?---/, "")
    const rest = body.replace(/<InLanguage lang="(fi|en)">[\s\S]*?<\/InLanguage>/g, "")
    expect(rest.trim()).toBe("<MuistaHakeaKahvia />")
    const pieces = (lang: string) => body.split(`<InLanguage lang="${lang}">`).slice(1)
    const shape = (piece = "") => piece.split("</InLanguage>")[0]?.match(/^##|^\S/gm)?.length
    expect(pieces("en").map(shape)).toEqual(pieces("fi").map(shape))
  })
})
