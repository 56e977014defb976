import { readFileSync } from "node:fs"
import { act, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import { renderToString } from "react-dom/server"
import { parse } from "valibot"
import { parse as parseYaml } from "yaml"
import GamesBacklog from "../../../src/embeds/games/backlog/GamesBacklog"
import {
  ageText,
  electionText,
  estimateText,
  isSorted,
  orders,
  progressOf,
  refusalOf,
  signed,
  sorted,
  specOf,
  type Votes,
  votesFor,
  withVote,
} from "../../../src/embeds/games/backlog/logic"
import { schema } from "../../../src/embeds/games/backlog/schema"
import { titlePicture } from "../../../src/embeds/games/backlog/titlePicture"
import { votesEntry } from "../../../src/embeds/games/backlog/useVotes"
import { readStatistics } from "../../../src/hooks/game/statistics"
import { read, write } from "../../../src/hooks/storage/useStorage"
import { readSort } from "../../../src/kits/list/logic"
import { onPage } from "../../jest/visit"

// There are 72 buttons to look through for each that is pressed.
jest.setTimeout(20_000)

const games = parse(schema, parseYaml(readFileSync("content/data/games-backlog.yaml", "utf8")))
const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title)
const someVotes = fc.dictionary(fc.constantFrom(...titles(games)), fc.integer({ min: -9, max: 9 }))

describe("the games", () => {
  it("are at least thirty, each with a design document of one line", () => {
    expect(games.length).toBeGreaterThanOrEqual(30)
    for (const { design } of games) expect(design).not.toContain("\n")
    for (const key of ["design", "estimate", "never"] as const)
      expect(new Set(games.map(game => game[key])).size).toBe(games.length)
  })
})

describe("an order", () => {
  it("loses no game, and doesn't care in which order they came", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...orders.map(([order]) => order)),
        someVotes,
        fc.shuffledSubarray(games, { minLength: games.length }),
        (order, votes, mixed) => {
          expect(sorted(mixed, order, votes)).toEqual(sorted(games, order, votes))
          expect(new Set(sorted(mixed, order, votes))).toEqual(new Set(games))
        },
      ),
    )
  })

  it("is by age, by title, or by votes", () => {
    const since = (order: "oldest" | "newest") => sorted(games, order, {}).map(game => game.since)
    expect(since("oldest")).toEqual([...since("oldest")].sort())
    expect(since("newest")).toEqual(since("oldest").reverse())
    expect(titles(sorted(games, "title", {})).slice(0, 2)).toEqual([
      "Battle Royale for Two",
      "Blockchain Draughts",
    ])
    const votes = { Moose: 2, Fog: 3, "Sauna Tycoon": -1 }
    const byVotes = titles(sorted(games, "votes", votes))
    expect(byVotes.slice(0, 2)).toEqual(["Fog", "Moose"])
    expect(byVotes.at(-1)).toBe("Sauna Tycoon")
  })

  it("by votes is right exactly when nothing below has more votes", () => {
    fc.assert(
      fc.property(someVotes, someVotes, (before, after) => {
        const shown = sorted(games, "votes", before)
        expect(isSorted(shown, before)).toBe(true)
        if (isSorted(shown, after)) {
          const counts = shown.map(({ title }) => votesFor(after, title))
          expect(counts).toEqual([...counts].sort((a, b) => b - a))
        }
      }),
    )
  })

  it("is read from a link, and is the first one for anything else", () => {
    const asked = ["oldest", "title", "-votes", "", null].map(text => readSort(text, specOf({})).by)
    expect(asked).toEqual(["oldest", "title", "votes", "votes", "votes"])
  })
})

describe("votes", () => {
  it("are added and taken away, and stop at five, for and against", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(1 as const, -1 as const)), ways => {
        const votes = ways.reduce<Votes>((all, way) => withVote(all, "Fog", way), { Moose: 1 })
        const sum = ways.reduce<number>((sum, way) => Math.max(-5, Math.min(5, sum + way)), 0)
        expect(votesFor(votes, "Fog")).toBe(sum)
        expect(votesFor(votes, "Moose")).toBe(1)
        expect(progressOf(sum)).toBeCloseTo(Math.max(0, sum) / 5)
      }),
    )
    expect(withVote({ Fog: 5 }, "Fog", 1)).toEqual({ Fog: 5 })
    expect(votesFor({ Fog: 400 }, "Fog")).toBe(5)
    expect(withVote({ Fog: 400 }, "Fog", -1)).toEqual({ Fog: 4 })
    expect(refusalOf({ Fog: 4 }, "Fog", 1)).toBeNull()
    expect(refusalOf({ Fog: 5 }, "Fog", 1)).toMatch(/^Fog has been cancelled\./)
    expect(refusalOf({ Fog: 5 }, "Fog", -1)).toBeNull()
    expect(refusalOf({ Fog: -5 }, "Fog", -1)).toMatch(/^Fog is struck out/)
    expect(withVote({ Fog: 1 }, "Fog", -1)).toEqual({})
    expect(votesFor({}, "constructor")).toBe(0)
    expect([3, 0, -2].map(signed)).toEqual(["+3", "0", "−2"])
  })

  it("make a result that is said", () => {
    expect(electionText(games, {})).toMatch(/^No votes yet/)
    expect(electionText(games, { Fog: 2, Moose: 1 })).toBe("Fog leads with +2. 3 more votes and it is made.")
    expect(electionText(games, { Fog: 2, Moose: 2 })).toBe(
      "Moose and Fog share the lead with +2. 3 more votes and one of them is made.",
    )
    expect(electionText(games, { Fog: 5, Moose: 4 })).toBe("Fog got to 3%, crashed, and has been cancelled.")
    expect(electionText(games, { Fog: 5, Moose: 5 })).toMatch(/^2 games got to 3%/)
    expect(electionText(games, { Fog: -1 })).toMatch(/^The voter is against/)
    expect(electionText(games, { "A game that was removed": 5 })).toMatch(/^No votes yet/)
  })
})

describe("a title screen", () => {
  it("is the same for the same name, and another one for each game", () => {
    expect(titlePicture("Moose")).toEqual(titlePicture("Moose"))
    expect(new Set(games.map(({ title }) => titlePicture(title).hero)).size).toBe(games.length)
  })

  it("has all its pixels on the screen, and letters of the name", () => {
    for (const { title } of games) {
      const { sun, ground, hero, letters } = titlePicture(title)
      expect(letters).not.toBe("")
      for (const [, x, y] of (sun + ground + hero + letters).matchAll(/M(\d+) (\d+)/g)) {
        expect(Number(x)).toBeLessThan(48)
        expect(Number(y)).toBeLessThan(36)
      }
    }
  })
})

describe("an age", () => {
  it("is in the largest unit of which there is one, each whole", () => {
    const today = { year: 2025, month: 8, day: 3 }
    expect(ageText("1998-02-14", today)).toBe("The idea is 27 years old.")
    expect(ageText("2024-08-03", today)).toBe("The idea is 1 year old.")
    expect(ageText("2024-08-04", today)).toBe("The idea is 11 months old.")
    expect(ageText("2025-07-03", today)).toBe("The idea is 1 month old.")
    expect(ageText("2025-07-04", today)).toBe("The idea is 30 days old.")
    expect(ageText("2025-08-02", today)).toBe("The idea is 1 day old.")
    expect(ageText("2025-08-03", today)).toBe("The idea is from today.")
    expect(ageText("2025-08-04", today)).toBe("The idea has not been had yet.")
    expect(ageText("2024-02-29", { year: 2025, month: 2, day: 28 })).toBe("The idea is 11 months old.")
  })

  it("is followed by an estimate with one sign at its end", () => {
    for (const { estimate } of games) expect(estimateText(estimate)).toMatch(/[^.!?][.!?]$/)
  })
})

describe("the page", () => {
  const page = { path: "/games/backlog" }
  const Page = () => onPage(<GamesBacklog />, { ...page, data: { "games-backlog": games } })
  const shown = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)
  const click = (name: string) => userEvent.click(screen.getByRole("button", { name }))
  const votes = (title: string) => screen.getByRole("status", { name: `Votes for ${title}` })
  const election = () => screen.getAllByRole("status").find(({ tagName }) => tagName === "P")
  const sort = (name: string) => userEvent.selectOptions(screen.getByLabelText("Sort"), name)

  beforeEach(() => {
    localStorage.clear()
    window.history.replaceState(null, "", "/games/backlog")
  })
  afterEach(() => jest.useRealTimers())

  it("has every game in the static page, which is small, and nothing to press that would not work", () => {
    write(votesEntry, { Fog: 7 })
    const html = renderToString(<Page />)
    expect(Buffer.byteLength(html)).toBeLessThan(12_800)
    const text = document.createElement("div")
    text.innerHTML = html
    for (const { title, design, never } of games)
      for (const part of [title, design, never]) expect(text).toHaveTextContent(part)
    expect(html).not.toContain("Vote for")
    expect(html).not.toContain("+7")
  })

  it("tells how old each idea is by the visitor's clock", () => {
    jest.useFakeTimers({ now: new Date(2025, 7, 3, 12) })
    render(<Page />)
    const moose = screen.getByRole("heading", { name: "Moose" }).closest("li") as HTMLElement
    expect(moose).toHaveTextContent("The idea is 25 years old. Estimate: one evening. Too easy for the moose")
    act(() => jest.setSystemTime(new Date(2025, 9, 3, 12)))
    act(() => jest.advanceTimersByTime(61_000))
    expect(moose).toHaveTextContent("The idea is 26 years old.")
  })

  it("counts votes for and against, says who leads, and keeps them in this browser", async () => {
    const { unmount } = render(<Page />)
    await click("Vote for Fog")
    await click("Vote for Fog")
    await click("Vote against Moose")
    expect(votes("Fog")).toHaveTextContent("+2")
    expect(votes("Moose")).toHaveTextContent("−1")
    expect(election()).toHaveTextContent("Fog leads with +2. 3 more votes and it is made.")
    unmount()
    render(<Page />)
    expect(votes("Fog")).toHaveTextContent("+2")
    expect(read(votesEntry)).toEqual({ Fog: 2, Moose: -1 })
  })

  it("makes a game with five votes, cancels it, and takes no sixth", async () => {
    render(<Page />)
    const row = screen.getByRole("heading", { name: "Fog" }).closest("li") as HTMLElement
    const colours = () => [...row.querySelectorAll("svg path")].map(path => path.getAttribute("fill")).join()
    const blueprint = colours()
    await click("Vote for Fog")
    expect(colours()).not.toBe(blueprint)
    for (let vote = 0; vote < 4; vote++) await click("Vote for Fog")
    expect(within(row).getByText("Cancelled")).toBeInTheDocument()
    expect(row.querySelector("[data-runs]")).toBeInTheDocument()
    expect(election()).toHaveTextContent("Fog got to 3%, crashed, and has been cancelled.")
    await click("Vote for Fog")
    expect(election()).toHaveTextContent(/^Fog has been cancelled\./)
    expect(read(votesEntry)).toEqual({ Fog: 5 })
    await click("Undo")
    expect(votes("Fog")).toHaveTextContent("+4")
    expect(within(row).queryByText("Cancelled")).toBeNull()
  })

  it("shows a cancelled game at once in calm mode, and after a reload", async () => {
    write(votesEntry, { Fog: 4, Moose: 5 })
    localStorage.setItem("juhq:calm", JSON.stringify({ v: 1, data: true }))
    const { container } = render(<Page />)
    await click("Vote for Fog")
    expect(screen.getAllByText("Cancelled")).toHaveLength(2)
    expect(container.querySelector("[data-runs]")).toBeNull()
  })

  it("is no game to the list of games, whatever was voted", async () => {
    render(<Page />)
    await click("Vote for Fog")
    expect(readStatistics("backlog")).toEqual({})
  })

  it("sorts, keeps the order in the address, and begins with the one in the link", async () => {
    const { unmount } = render(<Page />)
    expect(shown()).toEqual(titles(sorted(games, "oldest", {})))
    await sort("By title")
    expect(shown()).toEqual(titles(sorted(games, "title", {})))
    expect(window.location.search).toBe("?sort=title")
    unmount()
    render(<Page />)
    expect(shown()).toEqual(titles(sorted(games, "title", {})))
    await sort("Oldest idea first")
    expect(window.location.search).toBe("?sort=oldest")
    await sort("By your votes")
    expect(window.location.search).toBe("")
  })

  it("holds its order under the finger that votes, until it is asked to sort again", async () => {
    write(votesEntry, { Fog: 1 })
    render(<Page />)
    expect(shown()[0]).toBe("Fog")
    expect(screen.queryByRole("button", { name: "Sort again" })).not.toBeInTheDocument()
    await click("Vote for Moose")
    await click("Vote for Moose")
    expect(shown()[0]).toBe("Fog")
    await click("Sort again")
    expect(shown().slice(0, 2)).toEqual(["Moose", "Fog"])
    expect(screen.getByRole("button", { name: "Sort again" })).toHaveAttribute("aria-disabled", "true")
  })

  it("has no button on arrival that can do nothing", () => {
    render(<Page />)
    const dead = screen
      .getAllByRole("button")
      .filter(button => button.matches(":disabled, [aria-disabled=true]"))
    expect(dead).toEqual([])
  })

  it("undoes votes one by one, and also taking all of them back", async () => {
    render(<Page />)
    await click("Vote for Fog")
    await click("Vote against Moose")
    await click("Take back all votes")
    expect(votes("Fog")).toHaveTextContent("0")
    expect(election()).toHaveTextContent("No votes yet")
    await click("Undo")
    expect(read(votesEntry)).toEqual({ Fog: 1, Moose: -1 })
    await click("Undo")
    await click("Undo")
    expect(read(votesEntry)).toEqual({})
    expect(screen.getByRole("button", { name: "Undo" })).toHaveAttribute("aria-disabled", "true")
  })

  it("takes back its own votes alone, and not those of another tab", async () => {
    render(<Page />)
    await click("Vote for Fog")
    act(() => write(votesEntry, { Fog: 2, Moose: 1 }))
    await click("Undo")
    expect(read(votesEntry)).toEqual({ Fog: 1, Moose: 1 })
    await click("Take back all votes")
    act(() => write(votesEntry, { Fog: 1 }))
    await click("Undo")
    expect(read(votesEntry)).toEqual({ Fog: 2, Moose: 1 })
  })

  it("believes no votes but whole numbers", () => {
    for (const broken of [{ Fog: 0.5 }, { Fog: "7" }, { Fog: 1000 }, [1], null]) {
      localStorage.setItem("juhq:games/backlog/votes", JSON.stringify({ v: 1, data: broken }))
      const { unmount } = render(<Page />)
      expect(votes("Fog")).toHaveTextContent(/^0$/)
      unmount()
    }
  })

  it("lists every game once", () => {
    const { container } = render(<Page />)
    expect(within(container).getAllByRole("listitem")).toHaveLength(games.length)
  })
})
