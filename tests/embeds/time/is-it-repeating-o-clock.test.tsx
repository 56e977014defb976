import { act, fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import IsItRepeating from "../../../src/embeds/time/is-it-repeating-o-clock/IsItRepeating"
import {
  drawn,
  kin,
  kindText,
  passing,
  readKinds,
  writeKinds,
} from "../../../src/embeds/time/is-it-repeating-o-clock/logic"
import { kinds, repeating } from "../../../src/lib/calendar/oClock"
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
        const counted = kinds.filter(kind => kind === "one digit" || (kind === kin[0] ? twice : pairs))
        expect(readKinds(writeKinds(counted))).toEqual(counted)
      }
    }
    expect(writeKinds(kinds)).toBeNull()
    expect(readKinds("nonsense")).toEqual(kinds)
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
    const waits = (of: readonly (typeof kinds)[number][]) => {
      const all = repeating(of)
      return all.map((at, i) => ((all[(i + 1) % all.length] ?? 0) - at + 1440) % 1440)
    }
    expect([Math.min(...waits(kinds)), Math.max(...waits(kinds))]).toEqual([6, 61])
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

  it("show the time, however often they are pulled", () => {
    liveIn("UTC")
    jest.useFakeTimers({ now: ms("2026-05-01T12:34:00Z") })
    render(<IsItRepeating />)
    for (let i = 0; i < 2; i++) fireEvent.click(screen.getByRole("button", { name: "Pull the lever" }))
    expect(screen.getByRole("img")).toHaveAccessibleName("Four reels: 12:34")
    expect(screen.getByText("2 pulls. 12:34 repeats nothing. It is only itself.")).toBeInTheDocument()
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

  it("is closed at other times, says until when, and leaves the text to the writer", async () => {
    const { user } = open("2026-05-01T11:34:00Z")
    await user.type(screen.getByRole("textbox", { name: "A wish" }), wish)
    await user.click(screen.getByRole("button", { name: "Wish" }))
    expect(
      screen.getByText(/^The box is closed\. It opens at 11:44, in (10 min 0|9 min 5\d) s\.$/),
    ).toBeInTheDocument()
    expect(screen.getByRole("textbox", { name: "A wish" })).toHaveValue(wish)
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
  it("shows the jackpot at every seventh pull, and the time at all others", () => {
    expect([0, 1, 6, 8].map(pulls => drawn(pulls, 754))).toEqual([754, 754, 754, 754])
    expect([7, 14].map(pulls => drawn(pulls, 754))).toEqual([671, 671])
  })
})
