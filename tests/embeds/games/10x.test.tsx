import { act, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { careerCode, careerOf, noFigures } from "../../../src/embeds/games/10x/career"
import type { State } from "../../../src/embeds/games/10x/state"
import TenX from "../../../src/embeds/games/10x/TenX"
import { readStatistics } from "../../../src/hooks/game/statistics"
import { forget, hasThing, onPage, trackedFromNow } from "../../jest/visit"
import { career, justBefore, later, morning } from "./10x/careers"
import { keep, kept, key } from "./10x/keep"

beforeEach(() => {
  forget()
  trackedFromNow()
  window.history.replaceState(null, "", "/games/10x")
  jest.useFakeTimers({ now: morning })
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  window.history.replaceState(null, "", "/")
})

const open = (state?: State) => {
  if (state) keep({ ...state, at: morning })
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  return { user, ...render(onPage(<TenX />, { path: "/games/10x" })) }
}
const at = (id: string, changes: Partial<State> = {}) => later(justBefore(id, changes), 1)
const button = (name: string | RegExp) => screen.getByRole("button", { name })
const wait = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000))
const says = (text: RegExp) => screen.getByText(text, { selector: "[role=status]" })

describe("10x", () => {
  it("is one key at first, the same for everyone", () => {
    keep(career({ lines: 4321 }))
    const html = renderToString(<TenX />)
    expect(html.match(/<button/g)).toHaveLength(1)
    expect(html).toMatch(/Write a line/)
    expect(html).not.toMatch(/4,321/)
  })

  it("writes a line with the first press, keeps nothing before it, and brings a duck soon after", async () => {
    const { user } = open()
    wait(600)
    expect(localStorage.getItem(key)).toBeNull()
    await user.click(button("Write a line"))
    expect(says(/That was a line of code/)).toBeInTheDocument()
    expect(screen.getByText('print("hello, world")')).toBeInTheDocument()
    expect(screen.queryByRole("button", { name: "Talk to the duck" })).toBeNull()
    wait(9)
    await user.click(button("Talk to the duck"))
    expect(says(/You explain the first line to the duck/)).toBeInTheDocument()
  })

  it("takes any letter for a line, and Backspace for a bug", async () => {
    const { user } = open(career({ bugs: 3 }))
    await user.keyboard("qx")
    expect(kept().figures.presses).toBe(3)
    await user.keyboard("{Backspace}")
    expect(Math.floor(kept().bugs)).toBe(2)
  })

  it("asks, and leaves the focus on the key when it has been answered", async () => {
    const { user } = open(at("intern"))
    expect(screen.getByRole("group", { name: /Onni, the intern, would like to help/ })).toBeInTheDocument()
    await user.click(button("Let Onni help"))
    expect(says(/found production/)).toBeInTheDocument()
    expect(button(/^Write a line/)).toHaveFocus()
    expect(kept().team.intern).toBe(1)
  })

  it("gives its thing to who ships by Friday, and not for a question before", async () => {
    const { user, unmount } = open(at("intern"))
    await user.click(button("Let Onni help"))
    expect(hasThing("/games/10x")).toBe(false)
    unmount()
    await open(at("ship")).user.click(button("Ship it now"))
    expect(hasThing("/games/10x")).toBe(true)
  })

  it("answers with a number too", async () => {
    const { user } = open(at("intern"))
    await user.keyboard("2")
    expect(kept().choices.intern).toBe(1)
  })

  it("lets bugs walk in the code and be squashed there", async () => {
    const { user } = open(career({ bugs: 1, stage: 2 }, { presses: 6 }))
    await user.click(button("Squash the bug in this line"))
    expect(kept().bugs).toBe(0)
  })

  it("hires with lines, and refuses without", async () => {
    const { user } = open(career({ stage: 2, lines: 110, team: { duck: 1, intern: 1, tester: 0, model: 0 } }))
    await user.click(button("Another intern 105 lines"))
    expect(kept().team.intern).toBe(2)
    await user.click(button(/^Another intern/))
    expect(kept().team.intern).toBe(2)
  })

  it("makes the key nod in a meeting, which can be left by the window", async () => {
    const { user } = open(at("meeting"))
    await user.click(button(/^Nod/))
    expect(kept().figures.nods).toBe(1)
    await user.click(button("Leave by the window"))
    expect(says(/ground floor/)).toBeInTheDocument()
    expect(screen.queryByRole("region", { name: "Meeting" })).toBeNull()
  })

  it("has a coffee machine and a model with a switch", async () => {
    const { user } = open(
      career({ stage: 8, nextMeeting: 90, team: { duck: 1, intern: 1, tester: 0, model: 1 } }),
    )
    await user.click(button("Drink a coffee"))
    expect(button(/^Coffee in 45 seconds/)).toHaveAttribute("aria-disabled", "true")
    await user.click(button("The language model"))
    expect(button("The language model")).toHaveAttribute("aria-pressed", "false")
  })

  it("lets the bugs out of the window, to be squashed, stamped on or sent away", async () => {
    const { user, unmount } = open(at("fire"))
    const loose = () => within(screen.getByRole("region", { name: "Bugs at large" })).getAllByRole("button")
    expect(loose()).toHaveLength(14)
    await user.click(loose()[3] as HTMLElement)
    await user.click(button(/^Stamp on a bug/))
    expect(loose()).toHaveLength(12)
    await user.keyboard("{Escape}")
    expect(screen.queryByRole("region", { name: "Bugs at large" })).toBeNull()
    expect(says(/put up curtains/)).toBeInTheDocument()
    unmount()
    expect(document.body.textContent).toBe("")
  })

  it("claps at the all-hands", async () => {
    const { user } = open(at("speech"))
    await user.click(button(/^Clap/))
    expect(screen.getByText(/Your claps: 1/)).toBeInTheDocument()
  })

  it("takes the key away at 10x", async () => {
    const { user } = open(at("promotion"))
    expect(screen.queryByRole("button", { name: /^Write a line/ })).toBeNull()
    await user.click(button("Ask how it is going"))
    expect(says(/and stop to say it/)).toBeInTheDocument()
  })

  it("ends with a card, and begins again with what is taken home", async () => {
    const { user } = open(at("exit"))
    await user.click(button("Do what?"))
    const card = screen.getByRole("region", { name: "Your career" })
    expect(card).toHaveFocus()
    expect(card).toHaveTextContent(/^10x/)
    expect(button("Share")).toBeInTheDocument()
    expect(readStatistics("10x")).not.toEqual({})
    await user.click(button("Resign with the key"))
    await user.click(button("Write a line"))
    expect(kept()).toMatchObject({ lines: 3, figures: { runs: 2 }, last: { tenths: 100 } })
  })

  it("shows a friend the career in the link, and then an empty screen", async () => {
    const friend = careerOf({ ...noFigures, tenths: 100, seconds: 900, left: 6, lines: 5000, presses: 700 })
    window.history.replaceState(null, "", `/games/10x?r=${careerCode(friend)}`)
    const { user } = open()
    const card = screen.getByRole("region", { name: "A career" })
    expect(card).toHaveTextContent(/Gone by the Window.*6 meetings left by the window/)
    await user.click(button("Write a line yourself"))
    expect(button("Write a line")).toBeInTheDocument()
    expect(window.location.search).toBe("")
  })

  it("takes a game of the first edition for the job before", async () => {
    const figures = {
      tenths: 42,
      seconds: 2400,
      away: 0,
      lines: 1e5,
      presses: 900,
      nods: 3,
      bugsMade: 30,
      bugsFixed: 20,
      attended: 7,
      declined: 5,
      missed: 1,
      refactors: 9,
      rewrites: 4,
      perttis: 0,
    }
    const state = { version: 2, background: "nurse", at: morning, lines: 12, figures }
    const session = {
      options: { background: "nurse" },
      state,
      past: [],
      steps: 9,
      counted: false,
      aside: null,
    }
    localStorage.setItem(key, JSON.stringify({ v: 1, data: session }))
    const { user } = open()
    expect(says(/Your 4\.2x counts as experience/)).toBeInTheDocument()
    await user.click(button("Write a line"))
    expect(kept()).toMatchObject({ lines: 3, figures: { runs: 2 }, last: { tenths: 42, left: 5 } })
  })

  it("resigns before the end only after a question", async () => {
    const { user } = open(career({ stage: 4, nextMeeting: 90 }))
    await user.click(button("Resign"))
    await user.click(
      within(screen.getByRole("dialog", { name: "Resign?" })).getByRole("button", { name: "Resign" }),
    )
    expect(kept()).toMatchObject({ at: null, stage: 0, keepsakes: [] })
  })

  it("tells on return what happened", () => {
    open({ ...career({ team: { duck: 1, intern: 2, tester: 0, model: 0 }, stage: 3 }) })
    expect(kept().figures.away).toBe(0)
    jest.setSystemTime(morning + 3_600_000)
    wait(1)
    expect(says(/^You were away for 1 h\. The others wrote/)).toBeInTheDocument()
  })
})
