import { act, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import TenX from "../../../src/embeds/games/10x/TenX"
import { actOf, keys } from "../../../src/embeds/games/10x/useKeys"
import { readStatistics } from "../../../src/hooks/game/statistics"
import { forget, storageEvent, trackedFromNow } from "../../jest/visit"
import { career, later, morning } from "./10x/careers"
import { keep, kept, key, sitting } from "./10x/keep"

let events: unknown[]
let isHidden = false

beforeEach(() => {
  forget()
  events = trackedFromNow()
  jest.useFakeTimers({ now: morning })
  isHidden = false
  jest.spyOn(document, "hidden", "get").mockImplementation(() => isHidden)
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const open = () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  return { user, ...render(<TenX />) }
}
const button = (name: string | RegExp) => screen.getByRole("button", { name })
const gauge = (name: string) =>
  screen.getAllByText(name).find(each => each.tagName === "DT")?.nextElementSibling
const wait = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000))
const look = (hidden: boolean) => {
  isHidden = hidden
  act(() => void document.dispatchEvent(new Event("visibilitychange")))
}

describe("10x", () => {
  it("is the same for everyone at first, and says that it needs JavaScript", () => {
    keep(career({ lines: 4321 }))
    const html = renderToString(<TenX />)
    expect(html).toMatch(/It needs JavaScript/)
    expect(html).toMatch(/Inbox: <!-- -->0/)
    expect(html).not.toMatch(/4,321/)
  })

  it("lets nothing happen, and keeps nothing, before the first line", async () => {
    const { user } = open()
    wait(600)
    expect(localStorage.getItem(key)).toBeNull()
    expect(screen.getByText("It is your first day. Write a line.")).toHaveAttribute("role", "status")
    await user.click(button(/^Write a line/))
    expect(gauge("Lines")).toHaveTextContent("1")
    expect(screen.getByText(/hello to the world/, { selector: "[role=status]" })).toBeInTheDocument()
  })

  it("goes on after a reload", async () => {
    const { user, unmount } = open()
    for (let i = 0; i < 5; i++) await user.click(button(/^Write a line/))
    unmount()
    wait(30)
    open()
    expect(gauge("Lines")).toHaveTextContent("5")
    expect(kept().figures.seconds).toBe(30)
  })

  it("hires, and the team writes while one watches", async () => {
    keep(career({ lines: 100 }))
    const { user } = open()
    await user.click(button(/^Take a rubber duck for 15 lines/))
    expect(screen.getByText(/The duck has read the code/, { selector: "[role=status]" })).toBeInTheDocument()
    expect(screen.getByText("Rubber duck: 1")).toBeInTheDocument()
    await user.selectOptions(screen.getByLabelText("At a time"), "as many as there are lines for")
    await user.click(button(/^Hire 3 .* lines, Rubber duck$/))
    expect(screen.getByText("Rubber ducks: 4")).toBeInTheDocument()
    const before = kept().lines
    wait(20)
    expect(kept().lines).toBeGreaterThan(before + 20)
  })

  it("says what is missing, and leaves the focus where it is", async () => {
    keep(career({ lines: 20, team: { duck: 1 } }))
    const { user } = open()
    const hire = button(/^Hire 1 .* lines, Rubber duck$/)
    await user.click(hire)
    expect(hire).toHaveAttribute("aria-disabled", "true")
    await user.click(hire)
    expect(screen.getByText(/^That takes \d+ more lines\.$/)).toHaveAttribute("role", "status")
    expect(hire).toHaveFocus()
    expect(screen.getByText("Rubber ducks: 2")).toBeInTheDocument()
  })

  it("shows in the team only those whom one could know, and the rumour of the next", async () => {
    keep(career())
    open()
    expect(screen.getByText(/you have not met yet/)).toBeInTheDocument()
    expect(screen.getByText("Something yellow")).toBeInTheDocument()
    expect(screen.queryByText("Somebody keen")).toBeNull()
    expect(screen.getByText("8 others have not heard of you.")).toBeInTheDocument()
    expect(screen.queryByText(/Pertti:/)).toBeNull()
  })

  it("offers the duck in one place: at the desk at first, then in the team", async () => {
    keep(career({ lines: 100 }))
    const { user } = open()
    expect(screen.queryByText(/^Rubber duck/)).toBeNull()
    await user.click(button(/^Take a rubber duck/))
    expect(screen.queryByRole("button", { name: /^Take a rubber duck/ })).toBeNull()
    expect(screen.getAllByRole("button", { name: /rubber duck/i })).toHaveLength(1)
  })

  it("types each line into the program on the monitor, and says it", async () => {
    const { user } = open()
    const desk = screen.getByRole("region", { name: "Desk" })
    for (let press = 0; press < 3; press++) await user.click(button(/^Write a line/))
    const code = [...desk.querySelectorAll("code")].map(each => each.textContent)
    expect(code).toEqual(['print("hello, world")', 'print("hello, wrold")  # works', "if (true) {"])
    expect(within(desk).getByRole("status")).toHaveTextContent("if (true) {")
  })

  it("sits a duck for each on the monitor, up to six, and shows a bug for each", async () => {
    keep(career({ bugs: 2.5, team: { duck: 2, intern: 1 }, written: 50 }, { presses: 30 }))
    open()
    const desk = screen.getByRole("region", { name: "Desk" })
    expect(desk.querySelectorAll(".duck")).toHaveLength(2)
    expect(desk.querySelectorAll(".head")).toHaveLength(1)
    expect(desk.querySelectorAll(".bug")).toHaveLength(2)
    act(() => button(/^Fix a bug/).click())
    expect(desk.querySelectorAll(".bug")).toHaveLength(1)
  })

  it("says that the keyboard has jammed when a press within a second does not count", async () => {
    const { user } = open()
    for (let press = 0; press < 12; press++) await user.click(button(/^Write a line/))
    expect(gauge("Lines")).toHaveTextContent("10")
    expect(screen.getByText(/^The keyboard has jammed/)).toHaveAttribute("role", "status")
    act(() => jest.setSystemTime(morning + 1100))
    await user.click(button(/^Write a line/))
    expect(screen.queryByText(/^The keyboard has jammed/)).toBeNull()
  })

  it("brings the next rumour when somebody is met", () => {
    keep(career({ lines: 20, team: { duck: 1 } }))
    open()
    expect(screen.getByText("Rubber duck: 1")).toBeInTheDocument()
    expect(screen.queryByText("Something yellow")).toBeNull()
    expect(screen.getByText("Somebody keen")).toBeInTheDocument()
  })

  it("brings mail, which is answered, and keeps the focus in the inbox", async () => {
    keep(career({ inbox: ["meeting-standup", "friday"], goodwill: 3 }))
    const { user } = open()
    const inbox = screen.getByRole("region", { name: "Inbox: 2 of 3" })
    expect(button("Attend")).toHaveAccessibleDescription("15 s in a meeting, goodwill +1")
    expect(button("Decline")).toHaveAccessibleDescription("goodwill −1")
    await user.click(button("Attend"))
    expect(inbox).toHaveFocus()
    expect(gauge("Goodwill")).toHaveTextContent("4 of 10")
    expect(button(/^Nod/)).toBeInTheDocument()
    expect(screen.getByText(/In a meeting for 15 s/)).toBeInTheDocument()
    await user.click(button("On Monday"))
    expect(
      screen.getByText(/By Monday it had been forgotten/, { selector: "[role=status]" }),
    ).toBeInTheDocument()
    wait(16)
    expect(button(/^Write a line/)).toBeInTheDocument()
  })

  it("speaks of what happens, and not of every second", () => {
    keep(career({ team: { duck: 3 }, nextMail: 200, said: "Fixed." }))
    open()
    const spoken = screen.getAllByRole("status").map(each => each.textContent)
    wait(60)
    expect(gauge("Lines")).not.toHaveTextContent(/^1$/)
    expect(screen.getAllByRole("status").map(each => each.textContent)).toEqual(spoken)
  })

  it("rests while the page is hidden, and catches up when it is looked at", () => {
    keep(career({ team: { junior: 4 } }))
    open()
    look(true)
    const before = localStorage.getItem(key)
    wait(90)
    expect(localStorage.getItem(key)).toBe(before)
    look(false)
    expect(kept().figures).toMatchObject({ seconds: 90, away: 0 })
    look(true)
    wait(3600)
    look(false)
    expect(screen.getByText(/^You were away for 1 h/, { selector: "[role=status]" })).toBeInTheDocument()
    expect(kept().figures.away).toBe(3600)
  })

  it("is looked at every five seconds in calm mode", () => {
    localStorage.setItem("juhq:calm", JSON.stringify({ v: 1, data: true }))
    keep(career({ team: { junior: 4 } }))
    open()
    const before = localStorage.getItem(key)
    wait(4)
    expect(localStorage.getItem(key)).toBe(before)
    wait(2)
    expect(kept().figures.seconds).toBe(5)
  })

  it("goes on from what another tab has done, and never over it", async () => {
    keep(career({ lines: 50 }))
    const { user } = open()
    await user.click(button(/^Write a line/))
    const elsewhere = { ...kept(), lines: 4000, team: { duck: 7 } }
    localStorage.setItem(key, sitting(elsewhere))
    storageEvent(key)
    expect(gauge("Lines")).toHaveTextContent("4,000")
    // Even where the news of it has not come yet.
    localStorage.setItem(key, sitting({ ...kept(), lines: 6000, team: { duck: 8 } }))
    await user.click(button(/^Write a line/))
    expect(kept().lines).toBeGreaterThanOrEqual(6001)
    expect(kept().team).toEqual({ duck: 8 })
  })

  it("does not pay two tabs for the same second", () => {
    keep(career({ team: { junior: 4 } }))
    open()
    open()
    wait(30)
    expect(kept().figures.seconds).toBe(30)
  })

  it("begins afresh where the save can't be believed", () => {
    localStorage.setItem(key, sitting({ ...career(), lines: -5 }))
    open()
    expect(screen.getByText("It is your first day. Write a line.")).toBeInTheDocument()
  })

  it("reads a save of the first version", () => {
    const { due, told, last, ...first } = { ...career({ lines: 321 }), version: 1 }
    localStorage.setItem(key, sitting(first as never))
    open()
    expect(gauge("Lines")).toHaveTextContent("321")
  })

  it("asks before a new career, and can bring the old one back until its first line", async () => {
    keep(career({ lines: 777, team: { duck: 3 } }))
    const { user } = open()
    await user.click(button("New game"))
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Stay" }))
    expect(kept().team).toEqual({ duck: 3 })
    await user.click(button("New game"))
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Begin again" }))
    expect(screen.queryByRole("dialog")).toBeNull()
    expect(gauge("Lines")).toHaveTextContent("0")
    wait(30)
    await user.click(button("Bring the last game back"))
    expect(gauge("Lines")).toHaveTextContent(/^7\d\d$/)
    expect(events).toContainEqual({ category: "10x", action: "reset" })
  })

  it("is another game with another background, which is asked about only while a game goes on", async () => {
    const { user } = open()
    await user.selectOptions(screen.getByLabelText("Before this you were"), "At a bootcamp")
    expect(screen.queryByRole("dialog")).toBeNull()
    expect(screen.getByText(/Twelve weeks.*lines by hand ×2, new debt \+50%/)).toBeInTheDocument()
    await user.click(button(/^Write a line/))
    expect(gauge("Lines")).toHaveTextContent("2")
    await user.selectOptions(screen.getByLabelText("Before this you were"), "At university")
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Begin again" }))
    expect(kept().background).toBe("university")
    expect(events).toContainEqual({ category: "10x", action: "level", label: "university" })
  })

  it("is played with keys while the focus is in it, unless letter keys are off", async () => {
    keep(career({ lines: 40, bugs: 5, inbox: ["meeting-standup"] }))
    const { user, unmount } = open()
    await user.keyboard("w")
    expect(kept().figures.presses).toBe(1)
    act(() => button(/^Write a line/).focus())
    await user.keyboard("wb1d{Control>}w{/Control}")
    expect(kept().figures).toMatchObject({ presses: 2, declined: 1 })
    expect(kept().team).toEqual({ duck: 1 })
    expect(Math.floor(kept().bugs)).toBe(4)
    unmount()
    localStorage.setItem("juhq:letterKeys", JSON.stringify({ v: 1, data: false }))
    window.dispatchEvent(new StorageEvent("storage", { key: "juhq:letterKeys" }))
    open()
    act(() => button(/^Write a line/).focus())
    await user.keyboard("w")
    expect(kept().figures.presses).toBe(2)
  })

  it("has no key that does nothing", () => {
    const state = career({ inbox: ["friday"] })
    for (const letter of "WBRAD123456789") expect(actOf(letter, state, () => 1)).not.toBeNull()
    expect(actOf("x", state, () => 1)).toBeNull()
    expect(keys.map(([name]) => name)).toEqual(["Tab, Enter", "W", "B", "R", "A, D", "1 to 9"])
  })

  it("rewrites in Rust, asks what was learned, and remembers it", async () => {
    keep(career({ written: 40_000, goodwill: 5, team: { duck: 9 }, lines: 12 }))
    const { user } = open()
    expect(screen.getByText(/from 1\.0x to 1\.7x/)).toBeInTheDocument()
    await user.click(button("Rewrite in Rust"))
    expect(gauge("You")).toHaveTextContent("1.7x")
    expect(gauge("Lines")).toHaveTextContent("0")
    const lessons = screen.getByRole("region", { name: "What did you learn?" })
    const [first] = within(lessons).getAllByRole("button")
    if (!first) throw new Error("Nothing was learned.")
    await user.click(first)
    expect(kept().lessons).toHaveLength(1)
    expect(screen.queryByRole("region", { name: "What did you learn?" })).toBeNull()
    expect(document.activeElement).toContainElement(button(/^Write a line/))
    await user.keyboard("w")
    expect(kept().figures.presses).toBe(2)
    expect(events).toContainEqual({ category: "10x", action: "rewrite", label: "1.7x", value: 1 })
  })

  it("ends, with words to share first and figures after, and counts it", async () => {
    keep(career({ written: 1e12, goodwill: 5 }, { tenths: 90, seconds: 3540, attended: 12, declined: 9 }))
    const { user } = open()
    await user.click(button("Rewrite in Rust"))
    const end = screen.getByRole("region", { name: "The end" })
    expect(end).toHaveFocus()
    expect(within(end).getByRole("heading")).toBeInTheDocument()
    expect(
      screen.getByText(/^I am a 10x developer\. It took 59 min: 1 rewrite in Rust, 12 meetings/),
    ).toBeInTheDocument()
    expect(screen.queryByRole("button", { name: /^Write a line/ })).toBeNull()
    expect(readStatistics("10x")["self-taught"]).toMatchObject({
      played: 1,
      won: 1,
      best: { text: "10x in 59 min" },
    })
    expect(screen.getByText(/Endings seen: 1 of 8\.$/)).toBeInTheDocument()
    expect(events.filter(event => (event as { action: string }).action === "win")).toHaveLength(1)
    const ended = kept()
    wait(600)
    expect(kept()).toEqual(ended)
    await user.click(button("New game"))
    expect(button(/^Write a line/)).toBeInTheDocument()
    expect(kept().last?.tenths).toBe(100)
  })

  it("tells of the career, with the numbers that the colleagues go by", async () => {
    keep(later(career({ things: ["keyboard"], lessons: ["no"], team: { duck: 1 } }, { nods: 4 }), 60))
    const { user } = open()
    await user.click(screen.getByText("Career so far"))
    expect(gauge("Nods")).toHaveTextContent("4")
    expect(gauge("Learned")).toHaveTextContent("Saying no (no goodwill lost by declining)")
    expect(screen.getByRole("link", { name: "What your colleagues say" })).toHaveAttribute(
      "href",
      "/games/10x/testimonials",
    )
  })
})
