import { act, fireEvent, render, screen, within } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import {
  afterCaught,
  anticAt,
  borrowed,
  excuses,
  faceOf,
  seenIn,
} from "../../../src/embeds/time/is-it-palindrome-o-clock/antics"
import IsItPalindrome from "../../../src/embeds/time/is-it-palindrome-o-clock/IsItPalindrome"
import { backwards, excuseOf, verdict } from "../../../src/embeds/time/is-it-palindrome-o-clock/logic"
import { palindromes } from "../../../src/lib/calendar/oClock"
import { clockText } from "../../../src/lib/calendar/wallClock"
import { askForCalm } from "../../jest/visit"
import { hydrationErrors } from "./hydrate"
import { homes, liveIn } from "./zone"

const second = 1000
const ms = (iso: string) => Date.parse(iso)
const wait = () => screen.getByRole("timer", { name: "The wait" })
const minuteOf = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe("a time read backwards", () => {
  it("is a palindrome in exactly the minutes that the page waits for", () => {
    const all = Array.from({ length: 1440 }, (_, i) => i)
    expect(all.filter(of => backwards(of) === clockText(of))).toEqual(palindromes)
  })

  it.each([
    ["12:21", "12:21 is 12:21 from the other end too."],
    ["12:34", "Backwards 12:34 is 43:21. No day is that long."],
    ["07:12", "Backwards 07:12 is 21:70. No hour is that long."],
    ["10:20", "Backwards 10:20 is 02:01, which is a time, but another one."],
  ])("of %s is judged", (text, said) => {
    expect(verdict(minuteOf(text))).toBe(said)
  })

  it("has an excuse for each of the eight hours without one, and for no other", () => {
    const hours = Array.from({ length: 24 }, (_, i) => i)
    const without = hours.filter(hour => !palindromes.some(of => Math.floor(of / 60) === hour))
    expect(without).toEqual([6, 7, 8, 9, 16, 17, 18, 19])
    expect(hours.filter(hour => excuseOf(hour) !== null)).toEqual(without)
    expect(excuseOf(19)).toBe("The hour 19 would need a minute 91. It has none.")
  })

  it("happens as seldom and as often as the page says", () => {
    const waits = palindromes.map((of, i) => ((palindromes[(i + 1) % 16] ?? 0) - of + 1440) % 1440)
    const longest = palindromes.filter((_, i) => waits[i] === Math.max(...waits)).map(clockText)
    expect([Math.max(...waits), longest]).toEqual([4 * 60 + 11, ["05:50", "15:51"]])
    const shortest = palindromes.filter((_, i) => waits[i] === Math.min(...waits)).map(clockText)
    expect([Math.min(...waits), shortest]).toEqual([28, ["23:32"]])
    const seconds = Array.from({ length: 86_400 }, (_, i) => new Date(i * second).toISOString().slice(11, 19))
    expect(seconds.filter(text => text === [...text].reverse().join(""))).toHaveLength(96)
  })
})

describe("the clock in the mirror", () => {
  it("does one thing after another, three beats each, and another one once it is caught", () => {
    const all = ["borrows", "yawns", "dresses", "dances", "sleeps", "left", "borrows"]
    expect([0, 3, 6, 9, 12, 15, 18].map(anticAt)).toEqual(all)
    expect([0, 1, 2, 3, 17].map(afterCaught)).toEqual([3, 3, 3, 6, 18])
    expect(Object.keys(excuses).sort()).toEqual([...new Set(all)].sort())
  })

  it("has digits of its own, or none", () => {
    const tried = [0, 1, 2].map(beat => clockText(borrowed(minuteOf("12:21"), beat)))
    expect(tried).toEqual(["13:31", "14:41", "15:51"])
    expect(borrowed(minuteOf("23:59"), 0)).toBe(0)
    expect(faceOf(null, minuteOf("06:00"), 0)).toBe("06:00")
    expect(faceOf("borrows", minuteOf("06:00"), 0)).toBe("10:01")
    expect(faceOf("sleeps", 0, 0)).toBe("zz:zz")
    expect(faceOf("left", 0, 0)).toBeNull()
    expect(seenIn(null, minuteOf("06:00"), 0)).toBe("00:60")
    expect(seenIn("dresses", minuteOf("06:00"), 0)).toBe("00:60 with a moustache")
  })

  const mirror = () => screen.getByRole("img")
  const look = () => fireEvent.click(screen.getByRole("button", { name: "Look at it" }))
  const open = (iso = "2026-05-01T06:00:00Z") => {
    liveIn("UTC")
    jest.useFakeTimers({ now: ms(iso) })
    render(<IsItPalindrome />)
  }

  it("lives on its own while it is not looked at, and goes on with it after each look", () => {
    open()
    act(() => jest.advanceTimersByTime(1700))
    expect(mirror()).toHaveAccessibleName("A clock that shows 06:00, and a mirror that shows 10:01")
    act(() => jest.advanceTimersByTime(1300))
    expect(mirror()).toHaveAccessibleName("A clock that shows 06:00, and a mirror that shows 11:11")
    look()
    expect(mirror()).toHaveAccessibleName("A clock that shows 06:00, and a mirror that shows 00:60")
    expect(screen.getByText("It was only trying it on.")).toBeInTheDocument()
    const said = ["a yawn", "00:60 with a moustache", "00:60", "zz:zz", "no clock"].map(seen => {
      act(() => jest.advanceTimersByTime(1700))
      expect(mirror()).toHaveAccessibleName(`A clock that shows 06:00, and a mirror that shows ${seen}`)
      look()
      return screen.getAllByRole("status")[1]?.textContent
    })
    expect(said).toEqual([excuses.yawns, excuses.dresses, excuses.dances, excuses.sleeps, excuses.left])
  })

  it("does other things by itself, one after the other", () => {
    open()
    const seen = new Set<string | null>()
    for (let i = 0; i < 20; i++) {
      act(() => jest.advanceTimersByTime(1300))
      seen.add(mirror().getAttribute("aria-label"))
    }
    expect([...seen].join()).toMatch(/10:01.*a yawn.*moustache.*zz:zz.*no clock/)
  })

  it("behaves for as long as a mouse is on it", () => {
    open()
    act(() => jest.advanceTimersByTime(1700))
    const mouse = (type: string) => {
      const event = new MouseEvent(type, { bubbles: true })
      Object.defineProperty(event, "pointerType", { value: "mouse" })
      fireEvent(mirror(), event)
    }
    mouse("pointerover")
    expect(mirror()).toHaveAccessibleName(/shows 00:60$/)
    act(() => jest.advanceTimersByTime(20_000))
    expect(mirror()).toHaveAccessibleName(/shows 00:60$/)
    mouse("pointerout")
    act(() => jest.advanceTimersByTime(1700))
    expect(mirror()).toHaveAccessibleName(/shows a yawn$/)
  })

  it("follows at once when another time is held to it, and then doesn't, and leaves the button where it was", () => {
    open()
    act(() => jest.advanceTimersByTime(1700))
    const button = screen.getByRole("button", { name: "Look at it" })
    fireEvent.change(screen.getByRole("slider"), { target: { value: "620" } })
    expect(mirror()).toHaveAccessibleName("A clock that shows 10:20, and a mirror that shows 02:01")
    expect(screen.getByRole("button", { name: "Back to now" })).toBe(button)
    act(() => jest.advanceTimersByTime(1700))
    expect(mirror()).toHaveAccessibleName("A clock that shows 10:20, and a mirror that shows a yawn")
  })

  it("has nothing to hide in a palindrome", () => {
    open("2026-05-01T12:21:00Z")
    act(() => jest.advanceTimersByTime(5000))
    expect(mirror()).toHaveAccessibleName("A clock that shows 12:21, and a mirror that shows 12:21")
  })

  it("waits to be asked in calm mode", () => {
    askForCalm(true)
    open()
    act(() => jest.advanceTimersByTime(9000))
    expect(mirror()).toHaveAccessibleName(/shows 00:60$/)
    look()
    expect(mirror()).toHaveAccessibleName(/shows 10:01$/)
    look()
    expect(mirror()).toHaveAccessibleName(/shows 00:60$/)
  })
})

describe("is it palindrome o'clock", () => {
  /** The first instant of 12:21 on a leap day, and of the year's last and first palindromes. */
  const changes = {
    "Europe/Helsinki": ["2024-02-29T10:21:00Z", "2024-12-31T21:32:00Z", "2024-12-31T22:00:00Z"],
    "Pacific/Honolulu": ["2024-02-29T22:21:00Z", "2025-01-01T09:32:00Z", "2025-01-01T10:00:00Z"],
    "Pacific/Kiritimati": ["2024-02-28T22:21:00Z", "2024-12-31T09:32:00Z", "2024-12-31T10:00:00Z"],
  }

  it.each(homes.flatMap(home => changes[home].map(iso => [iso, home] as const)))(
    "begins at %s in %s, and ends a minute later",
    (iso, home) => {
      liveIn(home)
      jest.useFakeTimers({ now: ms(iso) - second })
      render(<IsItPalindrome />)
      expect(screen.getAllByRole("status")[0]).toHaveTextContent(/^No$/)
      expect(wait()).toHaveTextContent(/in 1 s\.$/)
      act(() => jest.advanceTimersByTime(1010))
      expect(screen.getAllByRole("status")[0]).toHaveTextContent(/^Yes$/)
      expect(wait()).toHaveTextContent(/for another 60 s\.$/)
      act(() => jest.advanceTimersByTime(59 * second))
      expect(screen.getAllByRole("status")[0]).toHaveTextContent(/^Yes$/)
      act(() => jest.advanceTimersByTime(second))
      expect(screen.getAllByRole("status")[0]).toHaveTextContent(/^No$/)
    },
  )

  it("doesn't wait for the 03:30 that is skipped in March, and has that of October twice", () => {
    liveIn("Europe/Helsinki")
    const said = (iso: string) => {
      jest.useFakeTimers({ now: ms(iso) })
      const { unmount } = render(<IsItPalindrome />)
      const text = wait().textContent
      unmount()
      return text
    }
    expect(said("2026-03-29T00:21:00Z")).toBe("The next is 04:40, in 1 h 19 min 0 s.")
    expect(said("2026-10-25T00:31:00Z")).toBe("The next is 03:30, in 59 min 0 s.")
    expect(said("2026-10-25T01:31:00Z")).toBe("The next is 04:40, in 1 h 9 min 0 s.")
  })

  it("shows all sixteen, and marks the next", () => {
    liveIn("UTC")
    jest.useFakeTimers({ now: ms("2026-05-01T06:00:00Z") })
    render(<IsItPalindrome />)
    const items = within(screen.getByRole("list", { name: "All of a day" })).getAllByRole("listitem")
    expect(items).toHaveLength(16)
    expect(items.filter(item => item.textContent?.includes("next")).map(item => item.textContent)).toEqual([
      "10:01 next",
    ])
    expect(screen.getByText(/No day is that long|No hour|another one/)).toHaveTextContent(
      "Backwards 06:00 is 00:60. No hour is that long. The hour 06 would need a minute 60. It has none.",
    )
  })

  it("holds any time to the mirror, from the list or from the slider, and goes back to now", () => {
    liveIn("UTC")
    jest.useFakeTimers({ now: ms("2026-05-01T06:00:00Z") })
    render(<IsItPalindrome />)
    const mirror = () => screen.getByRole("img")
    expect(mirror()).toHaveAccessibleName("A clock that shows 06:00, and a mirror that shows 00:60")
    fireEvent.click(screen.getByRole("button", { name: "12:21" }))
    expect(mirror()).toHaveAccessibleName("A clock that shows 12:21, and a mirror that shows 12:21")
    expect(screen.getByText("12:21 is 12:21 from the other end too.")).toBeInTheDocument()
    fireEvent.change(screen.getByRole("slider"), { target: { value: "620" } })
    expect(screen.getByRole("slider")).toHaveAttribute("aria-valuetext", "10:20")
    expect(
      screen.getByText("Backwards 10:20 is 02:01, which is a time, but another one."),
    ).toBeInTheDocument()
    expect(screen.getAllByRole("status")[0]).toHaveTextContent(/^No$/)
    fireEvent.click(screen.getByRole("button", { name: "Back to now" }))
    expect(mirror()).toHaveAccessibleName(/shows 06:00/)
  })

  it("knows nothing before it runs, but has the list", () => {
    const html = renderToString(<IsItPalindrome />)
    expect(html).not.toMatch(/Yes|>No|next<|now</)
    expect(html).toContain("12:21")
  })

  it("takes over its static HTML without a word", async () => {
    window.history.replaceState(null, "", "/")
    expect(await hydrationErrors(<IsItPalindrome />)).toEqual([])
    window.history.replaceState(null, "", "/")
  })
})
