import { readFileSync } from "node:fs"
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react"
import fc from "fast-check"
import { renderToString } from "react-dom/server"
import { standOf } from "../../src/embeds/muista-hakea-kahvia/desk"
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
  sipped,
  started,
  stopped,
} from "../../src/embeds/muista-hakea-kahvia/logic"
import MuistaHakeaKahvia from "../../src/embeds/muista-hakea-kahvia/MuistaHakeaKahvia"
import { words } from "../../src/embeds/muista-hakea-kahvia/words"
import { HeadingContext } from "../../src/hooks/page/heading"
import { storageEvent } from "../jest/visit"

const minute = 60_000
const noon = new Date(2026, 0, 15, 12).getTime()
const hourly = started(off, noon)
const cupsKey = "juhq:muista-hakea-kahvia-cups"
const anInterval = fc.integer({ min: 5, max: 240 })

describe("a sip", () => {
  it("takes a sixth of the wait along, and the last one rings", () => {
    const at = Date.parse("2026-05-01T09:00:00Z")
    let reminder = sipped(off, at)
    expect(reminder.due).toBe(at + 50 * 60_000)
    for (let i = 0; i < 4; i++) reminder = sipped(reminder, at)
    expect(reminder).toEqual({ every: 60, due: at + 10 * 60_000, ringing: false })
    expect(sipped(reminder, at)).toEqual({ every: 60, due: at + 60 * 60_000, ringing: true })
  })
})

describe("the cup on the table", () => {
  it("goes from one end to the other as it is emptied, rattles, and hangs over the edge at last", () => {
    expect(standOf(1)).toEqual({ x: 4, tilt: 0, rattle: "none" })
    expect(standOf(0.5)).toEqual({ x: 104, tilt: 0, rattle: "some" })
    expect(standOf(0)).toEqual({ x: 204, tilt: 15, rattle: "much" })
    expect(standOf(-1)).toEqual(standOf(0))
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
    return render(<MuistaHakeaKahvia />)
  }
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }))
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
  const today = () => screen.getByText(/^Tänään: /).textContent

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
    expect(html).toContain("Keitin lämpenee")
    expect(html).not.toMatch(/Salli ilmoitukset|Tänään: |Hae kahvia!/)
  })

  it("waits, says that it is time on the page and in the title, and counts the cup that is fetched", () => {
    begin()
    expect(screen.getByText("Muistutus ei ole päällä. Kahvi on yksin.")).toBeInTheDocument()
    fireEvent.change(screen.getByLabelText("Muistuta"), { target: { value: "5" } })
    press("Aloita")
    expect(screen.getByRole("timer")).toHaveTextContent("5 min 0 s")
    pass(299_000)
    expect(screen.queryByText("Hae kahvia!")).not.toBeInTheDocument()
    pass(1500)
    expect(screen.getByText("Hae kahvia!")).toBeInTheDocument()
    expect(document.title).toBe("☕ Hae kahvia! - juhq.fi")
    expect(screen.queryByText(/myöhässä/)).not.toBeInTheDocument()
    press("Hain kahvin")
    expect(document.title).toBe("juhq.fi - Muista hakea kahvia")
    expect(screen.getByRole("region", { name: "Kahvimuistutus" })).toHaveFocus()
    expect(today()).toBe("Tänään: 1 kuppi. Yksi. Alku sekin.")
    pass(1000)
    expect(screen.getByRole("timer")).toHaveTextContent(/^4 min 5\d s$/)
  })

  it("counts the cup that is sipped, says what the sips took, and breaks it after the sixth", () => {
    begin()
    press("Aloita")
    press("Siemaise")
    expect(screen.getByText(/Siemaukset veivät 10 min\./)).toBeInTheDocument()
    fireEvent.click(screen.getByRole("img", { name: /^Kahvikuppi, joka tyhjenee/ }))
    expect(screen.getByText(/Siemaukset veivät 20 min\./)).toBeInTheDocument()
    for (let i = 0; i < 4; i++) press("Siemaise")
    expect(screen.getByRole("img", { name: "Kahvikuppi lattialla, sirpaleina" })).toBeInTheDocument()
    expect(screen.getByText("Hae kahvia!")).toBeInTheDocument()
    press("Hain kahvin")
    expect(today()).toContain("1 kuppi")
    expect(screen.queryByText(/Siemaukset veivät/)).not.toBeInTheDocument()
  })

  it("starts nothing by a sip, and asks for another cup after the sixth all the same", () => {
    begin()
    press("Siemaise")
    expect(today()).toBe("Tänään: 1 kuppi. Yksi. Alku sekin.")
    expect(screen.queryByRole("timer")).not.toBeInTheDocument()
    expect(screen.queryByText(/Siemaukset veivät/)).not.toBeInTheDocument()
    for (let i = 0; i < 5; i++) press("Siemaise")
    expect(screen.getByText("Hae kahvia!")).toBeInTheDocument()
    press("Hain kahvin")
    expect(today()).toContain("2 kuppia")
    expect(screen.queryByText("Hae kahvia!")).not.toBeInTheDocument()
    expect(screen.queryByRole("timer")).not.toBeInTheDocument()
  })

  it("tells on waking how late it is, and rings once", () => {
    giveNotices("granted")
    begin()
    press("Aloita")
    jest.setSystemTime(noon + 5 * 60 * minute)
    act(() => void window.dispatchEvent(new Event("focus")))
    expect(screen.getByText(/Muistutus on 240 minuuttia myöhässä/)).toBeInTheDocument()
    pass(30_000)
    expect(sent).toHaveLength(1)
    press("Kohta (5 min)")
    pass(5 * minute)
    expect(sent).toHaveLength(2)
  })

  it("goes on after the clock was set back", () => {
    begin()
    press("Aloita")
    jest.setSystemTime(noon - 10 * 60 * minute)
    pass(21_000)
    expect(screen.getByRole("timer")).toHaveTextContent(/^(59 min|1 h 0 min)/)
  })

  it("goes on after the page was closed", () => {
    const { unmount } = begin()
    press("Aloita")
    unmount()
    jest.setSystemTime(noon + 61 * minute)
    render(<MuistaHakeaKahvia />)
    expect(screen.getByText("Hae kahvia!")).toBeInTheDocument()
  })

  it("rings in one of two tabs", () => {
    giveNotices("granted")
    begin()
    render(<MuistaHakeaKahvia />)
    fireEvent.click(screen.getAllByRole("button", { name: "Aloita" })[0] as HTMLElement)
    pass(60 * minute + 1000)
    expect(sent).toEqual([{ title: "Hae kahvia!", body: "Keitin on siellä, missä se oli eilenkin." }])
  })

  it("asks for notifications only when told to", async () => {
    giveNotices("default")
    begin()
    expect(ask).not.toHaveBeenCalled()
    press("Aloita")
    expect(ask).not.toHaveBeenCalled()
    await act(async () => press("Salli ilmoitukset"))
    expect(ask).toHaveBeenCalledTimes(1)
    expect(screen.getByText(/Ilmoitus tulee myös silloin/)).toBeInTheDocument()
  })

  it("manages without them: refused, missing, or there but not for pages", () => {
    giveNotices("denied")
    const { unmount } = begin()
    expect(screen.getByText(/on estetty selaimen asetuksissa/)).toBeInTheDocument()
    unmount()
    Reflect.deleteProperty(window, "Notification")
    const second = render(<MuistaHakeaKahvia />)
    expect(screen.getByText(/ei ole ilmoituksia/)).toBeInTheDocument()
    second.unmount()
    giveNotices("granted", true)
    render(<MuistaHakeaKahvia />)
    press("Aloita")
    pass(60 * minute + 1000)
    expect(screen.getByText("Hae kahvia!")).toBeInTheDocument()
    expect(screen.getByText(/ei ole ilmoituksia/)).toBeInTheDocument()
  })

  it("doesn't start an interval that is none", () => {
    begin()
    const field = screen.getByLabelText("Muistuta")
    for (const wrong of ["4", "241", "", "7.5"]) {
      fireEvent.change(field, { target: { value: wrong } })
      expect(field).toHaveAccessibleDescription(/Kirjoita kokonaisluku väliltä 5–240\./)
      expect(screen.getByRole("button", { name: "Aloita" })).toBeDisabled()
    }
  })

  it("begins a new count at midnight, and keeps the old one", () => {
    begin(new Date(2024, 1, 29, 23, 59, 30).getTime())
    for (let i = 0; i < 3; i++) press("Yksi kuppi lisää")
    press("Yksi kuppi pois")
    expect(today()).toBe("Tänään: 2 kuppia. Kaksi. Suomalainen aamu.")
    pass(31_000)
    expect(today()).toBe("Tänään: 0 kuppia. Ei vielä kuppiakaan. Kone käy, sinä et.")
    const table = within(screen.getByRole("table"))
    expect(table.getByRole("row", { name: /29\.2\.2024/ })).toHaveTextContent("2")
  })

  it("forgets the cups, and brings them back", () => {
    begin()
    press("Yksi kuppi lisää")
    press("Unohda kupit")
    expect(screen.getByText(/Kupit on unohdettu/)).toBeInTheDocument()
    expect(today()).toContain("0 kuppia")
    press("Palauta kupit")
    expect(today()).toContain("1 kuppi.")
  })

  it("brings the cups back to those that another tab has counted since", () => {
    begin()
    press("Yksi kuppi lisää")
    const kept = localStorage.getItem(cupsKey) ?? ""
    press("Unohda kupit")
    localStorage.setItem(cupsKey, kept)
    storageEvent(cupsKey, kept)
    expect(today()).toContain("1 kuppi.")
    press("Palauta kupit")
    expect(today()).toContain("2 kuppia")
  })

  it("speaks English when asked, and remembers it", () => {
    const { unmount } = begin()
    press("In English")
    expect(screen.getByRole("region", { name: "Coffee reminder" })).toHaveAttribute("lang", "en")
    expect(screen.getByText("No reminder is on. The coffee is alone.")).toBeInTheDocument()
    unmount()
    render(<MuistaHakeaKahvia />)
    press("Suomeksi")
    expect(screen.getByRole("region", { name: "Kahvimuistutus" })).toHaveAttribute("lang", "fi")
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
    expect(finnish).toBeVisible()
    expect(english).not.toBeVisible()
    expect(say).not.toHaveBeenCalled()
    press("In English")
    expect(finnish).not.toBeVisible()
    expect(english).toBeVisible()
    expect(english).toHaveAttribute("lang", "en")
    expect(say).toHaveBeenLastCalledWith({ text: "Remember to fetch coffee", lang: "en" })
    press("Suomeksi")
    expect(finnish).toBeVisible()
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
