import { act, fireEvent, render, screen, within } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { anticOf, digitsOf, nextPalindrome } from "../../../src/embeds/time/is-it-palindrome-o-clock/antics"
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
  it("does one thing after another, with digits of its own", () => {
    expect([0, 1, 2, 3, 4].map(anticOf)).toEqual(["borrows", "dances", "sleeps", "left", "borrows"])
    expect(nextPalindrome(minuteOf("12:21"))).toBe(minuteOf("13:31"))
    expect(nextPalindrome(minuteOf("23:59"))).toBe(0)
    expect(digitsOf(null, minuteOf("06:00"))).toBe("06:00")
    expect(digitsOf("borrows", minuteOf("06:00"))).toBe("10:01")
    expect(digitsOf("dances", minuteOf("06:00"))).toBe("06:00")
    expect(digitsOf("sleeps", 0)).toBe("zz:zz")
    expect(digitsOf("left", 0)).toBeNull()
  })

  const mirror = () => screen.getByRole("img")
  const look = () => fireEvent.click(screen.getByRole("button", { name: "Look at it" }))
  const open = (iso = "2026-05-01T06:00:00Z") => {
    liveIn("UTC")
    jest.useFakeTimers({ now: ms(iso) })
    render(<IsItPalindrome />)
  }

  it("lives on its own until it is looked at, and then has been there all along", () => {
    open()
    act(() => jest.advanceTimersByTime(2700))
    expect(mirror()).toHaveAccessibleName("A clock that shows 06:00, and a mirror that shows 10:01")
    look()
    expect(mirror()).toHaveAccessibleName("A clock that shows 06:00, and a mirror that shows 00:60")
    expect(screen.getByText("It was only trying it on.")).toBeInTheDocument()
    for (let i = 0; i < 2; i++) {
      act(() => jest.advanceTimersByTime(2700))
      look()
    }
    act(() => jest.advanceTimersByTime(2700))
    expect(mirror()).toHaveAccessibleName(/shows no clock$/)
    look()
    expect(screen.getByText("It was here all along.")).toBeInTheDocument()
  })

  it("follows at once when another time is held to it, and leaves the button where it was", () => {
    open()
    act(() => jest.advanceTimersByTime(2700))
    const button = screen.getByRole("button", { name: "Look at it" })
    fireEvent.click(screen.getByRole("button", { name: "12:21" }))
    expect(mirror()).toHaveAccessibleName(/a mirror that shows 12:21$/)
    expect(screen.getByRole("button", { name: "Back to now" })).toBe(button)
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
