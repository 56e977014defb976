import { act, fireEvent, render, screen } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import IsItPalindrome from "../../../src/embeds/time/is-it-palindrome-o-clock/IsItPalindrome"
import { backwards, verdict } from "../../../src/embeds/time/is-it-palindrome-o-clock/logic"
import {
  glassAfter,
  isPalindrome,
  reflected,
  samples,
} from "../../../src/embeds/time/is-it-palindrome-o-clock/mirror"
import { palindromes } from "../../../src/lib/calendar/oClock"
import { clockText } from "../../../src/lib/calendar/wallClock"
import { visit } from "../../jest/visit"
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
})

describe("the mirror", () => {
  it("reads every text backwards, whatever it is written in", () => {
    expect(reflected("saippuak")).toBe("kauppias")
    expect(reflected("äö")).toBe("öä")
  })

  it("knows a palindrome by its letters alone", () => {
    expect(
      ["Saippuakauppias", "Step on no pets!", "12:21", "Was it a car or a cat I saw?"].map(isPalindrome),
    ).toEqual(Array(4).fill(true))
    expect(["", "a", "aa", "...", "kauppias", "12:34"].map(isPalindrome)).toEqual(Array(6).fill(false))
  })

  it("breaks by letters, of which each palindrome counts once", () => {
    expect(glassAfter([])).toBe(0)
    expect(glassAfter(["anna", "Anna", "anna"])).toBe(1)
    expect(glassAfter(["anna", "otto"])).toBe(2)
    expect(glassAfter(["anna", "otto", "hannah"])).toBe(3)
    expect(samples.map(sample => glassAfter([sample]))).toEqual([3, 3, 1])
  })

  const page = { path: "/time/is-it-palindrome-o-clock", at: "2026-05-01T06:00:00Z" }
  const mirror = () => screen.getByRole("img")
  const field = () => screen.getByRole("textbox", { name: "Write to the mirror" })
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }))
  beforeEach(() => void liveIn("UTC"))

  it("shows the time at first, and what is wrong with it", () => {
    visit(<IsItPalindrome />, page)
    expect(mirror()).toHaveAccessibleName("A mirror that shows 00:60")
    expect(screen.getByText("Backwards 06:00 is 00:60. No hour is that long.")).toBeInTheDocument()
  })

  it("writes along letter by letter, and breaks at a palindrome", () => {
    const { wait, address } = visit(<IsItPalindrome />, page)
    press("Saippuakauppias")
    for (let i = 0; i < 3; i++) wait(110)
    expect(mirror()).toHaveAccessibleName("A mirror that shows ias")
    for (let i = 0; i < 12; i++) wait(110)
    expect(mirror()).toHaveAccessibleName(/^A frame without a mirror.* saippuakauppias$/)
    expect(screen.getByText(/until 2033\. Backwards it is good luck\.$/)).toBeInTheDocument()
    expect(address()).toBe("/time/is-it-palindrome-o-clock?say=saippuakauppias")
    press("Hang a new mirror")
    expect(mirror()).toHaveAccessibleName("A mirror that shows 00:60")
  })

  it("cracks a little at short ones", () => {
    visit(<IsItPalindrome />, page)
    fireEvent.change(field(), { target: { value: "Anna" } })
    expect(mirror()).toHaveAccessibleName("A mirror with a crack that shows annA")
    fireEvent.change(field(), { target: { value: "Anna and" } })
    expect(mirror()).toHaveAccessibleName(/^A mirror with a crack/)
    fireEvent.change(field(), { target: { value: "Otto" } })
    expect(mirror()).toHaveAccessibleName(/^A mirror with many cracks/)
  })

  it("takes a press on itself, and letters typed at nothing, for writing", async () => {
    const { user } = visit(<IsItPalindrome />, page)
    await user.click(mirror())
    expect(field()).toHaveFocus()
    act(() => field().blur())
    jest
      .spyOn(Element.prototype, "getBoundingClientRect")
      .mockReturnValue(new DOMRect(0, 0, 300, window.innerHeight))
    fireEvent.keyDown(document.body, { key: "x" })
    expect(mirror()).toHaveAccessibleName("A mirror that shows x")
    expect(field()).toHaveFocus()
  })

  it("is already broken for whoever opens a link", () => {
    visit(<IsItPalindrome />, { ...page, query: "say=step%20on%20no%20pets", calm: true })
    expect(mirror()).toHaveAccessibleName(/^A frame without a mirror/)
  })

  it("counts down to the next minute in the tab's title, rings, and turns to gold", () => {
    document.title = "Is it palindrome o'clock?"
    const { wait } = visit(<IsItPalindrome />, page)
    press("Ring at 10:01")
    expect(document.title).toBe("4:01:00 to 10:01")
    expect(screen.getByText("The mirror will ring at 10:01. The tab counts down.")).toBeInTheDocument()
    wait(60_000)
    expect(document.title).toBe("4:00:00 to 10:01")
    wait(4 * 3_600_000 + 1500)
    expect(screen.getByText("10:01. You waited.")).toBeInTheDocument()
    expect(document.title).toBe("Is it palindrome o'clock?")
    expect(screen.getByRole("list", { name: "Golden mirrors, 1 of 16" })).toHaveTextContent("10:01, golden")
  })

  it("stops counting when it is asked to, or left", () => {
    document.title = "Is it palindrome o'clock?"
    const { unmount } = visit(<IsItPalindrome />, page)
    press("Ring at 10:01")
    press("Do not ring at 10:01")
    expect(document.title).toBe("Is it palindrome o'clock?")
    press("Ring at 10:01")
    unmount()
    expect(document.title).toBe("Is it palindrome o'clock?")
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
