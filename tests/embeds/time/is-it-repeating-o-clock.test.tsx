import { act, fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { heap } from "../../../src/embeds/time/is-it-repeating-o-clock/coins"
import IsItRepeating from "../../../src/embeds/time/is-it-repeating-o-clock/IsItRepeating"
import { afterText, playOf } from "../../../src/embeds/time/is-it-repeating-o-clock/lever"
import {
  kin,
  kindText,
  passing,
  readKinds,
  writeKinds,
} from "../../../src/embeds/time/is-it-repeating-o-clock/logic"
import {
  type Digits,
  digitsOf,
  minuteOf,
  nearest,
  nudged,
} from "../../../src/embeds/time/is-it-repeating-o-clock/nudges"
import { repeating, repeatKinds } from "../../../src/lib/calendar/oClock"
import { seeded } from "../../../src/lib/game/random"
import { hydrationErrors } from "./hydrate"
import { homes, liveIn } from "./zone"

const second = 1000
const ms = (iso: string) => Date.parse(iso)
const answer = () => screen.getAllByRole("status")[0]
const wait = () => screen.getByRole("timer", { name: "The wait" })
const times = () => within(screen.getByRole("list", { name: "All of a day" })).getAllByRole("listitem")

beforeEach(() => localStorage.clear())

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  window.history.replaceState(null, "", "/")
})

describe("what repeats", () => {
  it("is read from the address as it was written there", () => {
    for (const twice of [true, false]) {
      for (const pairs of [true, false]) {
        const counted = repeatKinds.filter(kind => kind === "one digit" || (kind === kin[0] ? twice : pairs))
        expect(readKinds(writeKinds(counted))).toEqual(counted)
      }
    }
    expect(writeKinds(repeatKinds)).toBeNull()
    expect(readKinds("nonsense")).toEqual(repeatKinds)
  })

  it("is told by its narrowest name", () => {
    expect([671, 791, 682, 754].map(kindText)).toEqual([
      "11:11 is one digit four times.",
      "13:11 repeats nothing. It is only itself.",
      "11:22 is two pairs.",
      "12:34 repeats nothing. It is only itself.",
    ])
    expect(kindText(793)).toBe("13:13 says the same twice.")
  })

  it("comes as often as the page says", () => {
    const waits = (of: readonly (typeof repeatKinds)[number][]) => {
      const all = repeating(of)
      return all.map((at, i) => ((all[(i + 1) % all.length] ?? 0) - at + 1440) % 1440)
    }
    expect([Math.min(...waits(repeatKinds)), Math.max(...waits(repeatKinds))]).toEqual([6, 61])
    expect(waits(["one digit"])).toEqual([671, 671, 98])
    expect(repeating(["one digit", "twice the same"])).toHaveLength(24)
    expect(repeating(["one digit", "two pairs"])).toHaveLength(18)
  })
})

describe("is it repeating o'clock", () => {
  const changes = {
    "Europe/Helsinki": ["2024-02-29T09:11:00Z", "2024-12-31T21:23:00Z", "2024-12-31T22:00:00Z"],
    "Pacific/Honolulu": ["2024-02-29T21:11:00Z", "2025-01-01T09:23:00Z", "2025-01-01T10:00:00Z"],
    "Pacific/Kiritimati": ["2024-02-28T21:11:00Z", "2024-12-31T09:23:00Z", "2024-12-31T10:00:00Z"],
  }

  it.each(homes.flatMap(home => changes[home].map(iso => [iso, home] as const)))(
    "begins at %s in %s, and ends a minute later",
    (iso, home) => {
      liveIn(home)
      jest.useFakeTimers({ now: ms(iso) - second })
      render(<IsItRepeating />)
      expect(answer()).toHaveTextContent(/^No$/)
      act(() => jest.advanceTimersByTime(1010))
      expect(answer()).toHaveTextContent(/^Yes$/)
      act(() => jest.advanceTimersByTime(59 * second))
      expect(answer()).toHaveTextContent(/^Yes$/)
      act(() => jest.advanceTimersByTime(second))
      expect(answer()).toHaveTextContent(/^No$/)
    },
  )

  it("doesn't wait for the 03:03 that is skipped in March, and has that of October twice", () => {
    liveIn("Europe/Helsinki")
    const said = (iso: string) => {
      jest.useFakeTimers({ now: ms(iso) })
      const { unmount } = render(<IsItRepeating />)
      const text = wait().textContent
      unmount()
      return text
    }
    expect(said("2026-03-29T00:03:00Z")).toBe("The next is 04:04, in 1 h 1 min 0 s.")
    expect(said("2026-10-25T00:04:00Z")).toBe("The next is 03:03, in 59 min 0 s.")
  })

  it("counts what one ticks, and keeps that in the address", async () => {
    liveIn("UTC")
    jest.useFakeTimers({ now: ms("2026-05-01T13:13:10Z"), advanceTimers: true })
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    render(<IsItRepeating />)
    expect(answer()).toHaveTextContent(/^Yes$/)
    expect(times()).toHaveLength(39)
    await user.click(screen.getByRole("checkbox", { name: /13:13/ }))
    expect(answer()).toHaveTextContent(/^No$/)
    expect(times()).toHaveLength(18)
    expect(window.location.search).toBe("?kin=pairs")
    await user.click(screen.getByRole("checkbox", { name: /11:22/ }))
    expect(times()).toHaveLength(3)
    expect(wait()).toHaveTextContent("The next is 22:22")
    expect(window.location.search).toBe("?kin=none")
    await user.click(screen.getByRole("checkbox", { name: /13:13/ }))
    await user.click(screen.getByRole("checkbox", { name: /11:22/ }))
    expect(times()).toHaveLength(39)
    expect(window.location.search).toBe("")
  })

  it("knows nothing before it runs, but has the list", () => {
    const html = renderToString(<IsItRepeating />)
    expect(html).not.toMatch(/Yes|>No|next<|now</)
    expect(html).toContain("22:22")
  })

  it("takes over its static HTML without a word", async () => {
    window.history.replaceState(null, "", "/?kin=none")
    expect(await hydrationErrors(<IsItRepeating />)).toEqual([])
    window.history.replaceState(null, "", "/")
  })
})

describe("the reels", () => {
  it("stop at the digit that it is, after all the others", () => {
    expect(passing("3")).toEqual(["3", "2", "1", "0", "9", "8", "7", "6", "5", "4"])
    expect(passing("-")).toEqual(["-"])
  })

  const begin = (iso: string) => {
    liveIn("UTC")
    jest.useFakeTimers({ now: ms(iso) })
    render(<IsItRepeating />)
  }
  const pull = () => fireEvent.click(screen.getByRole("button", { name: "Pull the lever" }))
  const reels = () => screen.getByRole("img", { name: /^Four reels/ })

  it("stop a notch short of 11:11 when they are pulled, and fall back to the time", () => {
    begin("2026-05-01T12:34:00Z")
    pull()
    expect(reels()).toHaveAccessibleName("Four reels: 11:11, but for a notch of the last")
    expect(screen.getByText("11:1...")).toBeInTheDocument()
    expect(answer()).toHaveTextContent(/^No$/)
    act(() => jest.advanceTimersByTime(4000))
    expect(reels()).toHaveAccessibleName("Four reels: 12:34")
    expect(screen.getByText("1 pull. One notch short! It is 12:34.")).toBeInTheDocument()
    expect(screen.queryByTestId("coins")).not.toBeInTheDocument()
  })

  it("win at the seventh pull, for a moment, and pay", () => {
    begin("2026-05-01T12:34:00Z")
    for (let i = 0; i < 7; i++) pull()
    expect(reels()).toHaveAccessibleName("Four reels: 11:11")
    expect(screen.getByTestId("coins")).toBeInTheDocument()
    act(() => jest.advanceTimersByTime(8000))
    expect(reels()).toHaveAccessibleName("Four reels: 12:34")
    expect(screen.queryByTestId("coins")).not.toBeInTheDocument()
  })

  it("are dragged, upwards for the next digit", () => {
    begin("2026-05-01T12:34:00Z")
    const last = reels().querySelectorAll(".reel")[3] as Element
    fireEvent(last, new MouseEvent("pointerdown", { bubbles: true, clientY: 200 }))
    fireEvent(last, new MouseEvent("pointermove", { bubbles: true, clientY: 160 }))
    expect(reels()).toHaveAccessibleName("Four reels: 12:35")
    fireEvent(last, new MouseEvent("pointermove", { bubbles: true, clientY: 200 }))
    fireEvent(last, new MouseEvent("pointermove", { bubbles: true, clientY: 240 }))
    expect(reels()).toHaveAccessibleName("Four reels: 12:33")
    fireEvent.pointerUp(last)
    fireEvent(last, new MouseEvent("pointermove", { bubbles: true, clientY: 300 }))
    expect(reels()).toHaveAccessibleName("Four reels: 12:33")
  })

  it("gamble no more where the time repeats, and are let go by a nudge", () => {
    begin("2026-05-01T13:13:00Z")
    pull()
    expect(reels()).toHaveAccessibleName("Four reels: 13:13")
    expect(screen.getByTestId("coins")).toBeInTheDocument()
    act(() => jest.advanceTimersByTime(61_000))
    pull()
    fireEvent.click(screen.getByRole("button", { name: "Minutes up" }))
    expect(reels()).toHaveAccessibleName("Four reels: 13:15")
  })
})

describe("the nudges", () => {
  it("have the digits of every minute of the day, and no minute for other digits", () => {
    for (let minute = 0; minute < 1440; minute++) expect(minuteOf(digitsOf(minute))).toBe(minute)
    expect([minuteOf([2, 4, 0, 0]), minuteOf([1, 2, 6, 0]), minuteOf([9, 3, 2, 6])]).toEqual([
      null,
      null,
      null,
    ])
  })

  it("go round", () => {
    expect(nudged([0, 9, 0, 0], 1, 1)).toEqual([0, 0, 0, 0])
    expect(nudged([0, 9, 0, 0], 0, -1)).toEqual([9, 9, 0, 0])
  })

  it("are as few as a search of all reels finds, from every minute of the day", () => {
    const wanted = repeating(repeatKinds)
    // Breadth first, from all that repeat at once: the first to reach a state is the nearest.
    const far = new Map<string, number>()
    let edge: Digits[] = wanted.map(digitsOf)
    for (const digits of edge) far.set(digits.join(""), 0)
    for (let steps = 1; edge.length > 0; steps++) {
      const next: Digits[] = []
      for (const digits of edge) {
        for (const place of [0, 1, 2, 3]) {
          for (const step of [1, -1] as const) {
            const to = nudged(digits, place, step)
            if (far.has(to.join(""))) continue
            far.set(to.join(""), steps)
            next.push(to)
          }
        }
      }
      edge = next
    }
    for (let minute = 0; minute < 1440; minute++) {
      const { minute: found, nudges } = nearest(minute, wanted)
      expect(wanted).toContain(found)
      expect(nudges).toBe(far.get(digitsOf(minute).join("")))
      // As the page says.
      expect(nudges > 9).toBe(minute === 5 * 60 + 50)
    }
    expect(nearest(5 * 60 + 50, wanted).nudges).toBe(10)
  })

  const begin = (iso: string) => {
    liveIn("UTC")
    jest.useFakeTimers({ now: ms(iso) })
    render(<IsItRepeating />)
  }
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }))
  const reels = () => screen.getByRole("img", { name: /^Four reels/ })

  it("lead to a time that repeats, are counted, and can be sent on", () => {
    begin("2026-05-01T15:26:00Z")
    expect(screen.getByText("15:26 is 2 nudges from a time that repeats.")).toBeInTheDocument()
    expect(screen.queryByRole("button", { name: "Share" })).not.toBeInTheDocument()
    press("Tens of minutes down")
    expect(reels()).toHaveAccessibleName("Four reels: 15:16")
    expect(screen.getByText("1 nudge.")).toBeInTheDocument()
    press("Minutes down")
    expect(reels()).toHaveAccessibleName("Four reels: 15:15")
    expect(screen.getByText("15:15 in 2 nudges, the fewest. Jackpot!")).toBeInTheDocument()
    expect(screen.getByRole("button", { name: "Share" })).toBeVisible()
    expect(screen.getByTestId("coins")).toBeInTheDocument()
    // It is still no such time, and the box knows.
    expect(answer()).toHaveTextContent(/^No$/)
    press("Minutes up")
    expect(reels()).toHaveAccessibleName("Four reels: 15:27")
    expect(screen.getByText("1 nudge.")).toBeInTheDocument()
  })

  it("say how many it takes when there were more, and that no clock shows some", () => {
    begin("2026-05-01T15:26:00Z")
    press("Tens of hours up")
    press("Tens of hours up")
    expect(reels()).toHaveAccessibleName("Four reels: 35:26")
    expect(screen.getByText("2 nudges. No clock shows that.")).toBeInTheDocument()
    press("Tens of hours down")
    press("Tens of hours down")
    press("Tens of minutes down")
    press("Minutes down")
    expect(screen.getByText("15:15 in 6 nudges. It takes 2.")).toBeInTheDocument()
  })

  it("are over when the minute is, and when the lever is pulled", () => {
    begin("2026-05-01T15:26:30Z")
    press("Minutes up")
    expect(reels()).toHaveAccessibleName("Four reels: 15:27")
    press("Pull the lever")
    act(() => jest.advanceTimersByTime(4000))
    expect(reels()).toHaveAccessibleName("Four reels: 15:26")
    press("Minutes down")
    expect(reels()).toHaveAccessibleName("Four reels: 15:25")
    act(() => jest.advanceTimersByTime(31_000))
    expect(reels()).toHaveAccessibleName("Four reels: 15:27")
  })

  it("spoil a time that repeats already", () => {
    begin("2026-05-01T13:13:05Z")
    press("Hours down")
    press("Minutes down")
    expect(screen.getByText("12:12 in 2 nudges. 13:13 was fine as it was.")).toBeInTheDocument()
  })
})

describe("the box for wishes", () => {
  const wish = "a very particular hamster"

  function open(iso: string) {
    liveIn("UTC")
    jest.useFakeTimers({ now: ms(iso), advanceTimers: true })
    const view = render(<IsItRepeating />)
    return { ...view, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) }
  }

  it("takes a wish while the time repeats, and then has it nowhere", async () => {
    const fetched = jest.fn()
    Object.assign(globalThis, { fetch: fetched })
    const cookies = jest.spyOn(document, "cookie", "set")
    const { user } = open("2026-05-01T11:11:10Z")
    await user.type(screen.getByRole("textbox", { name: "A wish" }), wish)
    await user.click(screen.getByRole("button", { name: "Wish" }))
    expect(screen.getByText("Wished. The text is gone.")).toBeInTheDocument()
    expect(screen.getByRole("textbox", { name: "A wish" })).toHaveValue("")
    expect(document.documentElement.outerHTML).not.toContain(wish)
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain("hamster")
    expect(window.location.href + JSON.stringify(window.history.state)).not.toContain("hamster")
    expect(fetched).not.toHaveBeenCalled()
    expect(cookies).not.toHaveBeenCalled()
    Reflect.deleteProperty(globalThis, "fetch")
  })

  it("is closed at other times, says until when, and takes no text", async () => {
    const { user } = open("2026-05-01T11:34:00Z")
    await user.type(screen.getByRole("textbox", { name: "A wish" }), wish)
    await user.click(screen.getByRole("button", { name: "Wish" }))
    expect(
      screen.getByText(/^The box is closed\. It opens at 11:44, in (10 min 0|9 min 5\d) s\.$/),
    ).toBeInTheDocument()
    expect(screen.getByRole("textbox", { name: "A wish" })).toHaveValue("")
    expect(localStorage).toHaveLength(0)
  })

  it("lets nobody else read along: no spelling checker, no memory of the form, no sending of it", () => {
    open("2026-05-01T11:11:10Z")
    const box = screen.getByRole("textbox", { name: "A wish" })
    expect(box).toHaveAttribute("spellcheck", "false")
    expect(box).toHaveAttribute("autocomplete", "off")
    expect(box).not.toHaveAttribute("name")
    const form = box.closest("form") as HTMLFormElement
    expect(fireEvent.submit(form)).toBe(false)
    expect(screen.getByText("A silent wish. Those are kept just as well.")).toBeInTheDocument()
  })
})

describe("a lever that is pulled long enough", () => {
  it("says something else each time", () => {
    const said = Array.from({ length: 14 }, (_, i) => afterText(i + 1, 0).replace(/^\d+ pulls?\. /, ""))
    expect(new Set(said).size).toBe(14)
  })

  it("brings the jackpot at every seventh pull, and nearly at all others, unless the time repeats", () => {
    expect([0, 1, 6, 7, 8, 14].map(pulls => playOf(pulls, false))).toEqual([
      "rest",
      "hang",
      "hang",
      "won",
      "hang",
      "won",
    ])
    expect([1, 7].map(pulls => playOf(pulls, true))).toEqual(["rest", "rest"])
    expect(afterText(7, 754)).toBe("It was too good to be true: it is 12:34.")
  })

  it("pays coins that lie in a heap, the lower ones first", () => {
    const coins = heap(seeded("test"))
    expect(coins.every(({ x }) => x > 8 && x < 312)).toBe(true)
    coins.forEach((coin, i) => {
      expect(coin.y).toBeGreaterThanOrEqual(coins[i - 1]?.y ?? 0)
      expect(coin.after).toBeGreaterThan(coins[i - 1]?.after ?? -1)
    })
  })
})
