import { act, fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { safeParse } from "valibot"
import { fireworks } from "../../../src/effects/fireworks"
import type { Tile } from "../../../src/embeds/list-of-2048-games/board"
import { game2048 } from "../../../src/embeds/list-of-2048-games/game"
import { count, kindOf, nameOf, numberOf } from "../../../src/embeds/list-of-2048-games/kinds"
import ListOf2048Games from "../../../src/embeds/list-of-2048-games/ListOf2048Games"
import { lastTick, tickLength } from "../../../src/embeds/list-of-2048-games/lever"
import { dealt, type State } from "../../../src/embeds/list-of-2048-games/logic"
import { kindSpec, kindsOn, numbers, pagesOf } from "../../../src/embeds/list-of-2048-games/search"
import { wayOf } from "../../../src/embeds/list-of-2048-games/swipe"
import { readLink, writeLink } from "../../../src/embeds/list-of-2048-games/useKindLink"
import {
  cellText,
  closedText,
  listStatus,
  shareText,
  statusOf,
  tallyLine,
} from "../../../src/embeds/list-of-2048-games/words"
import { readStatistics } from "../../../src/hooks/game/statistics"
import { createMatcher } from "../../../src/kits/list/logic"
import { emptyTally } from "../../../src/lib/game/game"
import { pick, randomInt, seeded } from "../../../src/lib/game/random"
import { runs } from "../../jest/property"
import { askForCalm, forget, trackedFromNow } from "../../jest/visit"

jest.mock("../../../src/effects/fireworks", () => ({ fireworks: jest.fn(async () => {}) }))

const now = "juhq:games/list-of-2048-games/now"
const monday = new Date(2025, 7, 4, 12)
const usual = { tiles: "twos", size: 4, floor: "bare", arrival: "anywhere", twist: "plain" } as const

function board(kind: number, ranks: (number | null)[], more: Partial<State> = {}): State {
  const tiles = ranks.map((rank, i): Tile | null => (rank === null ? null : [i + 1, rank]))
  return { ...dealt(kind, "seed"), tiles, next: 100, fresh: 100, moves: 7, ...more }
}

/** Leaves a game in the browser's storage, as a reload would find it. */
function keep(state: State) {
  const at = {
    options: { kind: state.kind, seed: "" },
    state,
    past: [],
    steps: 1,
    counted: false,
    aside: null,
  }
  localStorage.setItem(now, JSON.stringify({ v: 1, data: at }))
}

const kept = (): State => JSON.parse(localStorage.getItem(now) ?? "{}").data.state
const blank = (length: number) => Array<null>(length).fill(null)
const full = [1, 2, 1, 2, 2, 1, 2, 1, 1, 2, 1, 2, 2, 1, 2]

const find = createMatcher<number>(kindSpec.search ?? { text: String })
const search = (text: string) => numbers.filter(find(text))

describe("the search of the list", () => {
  it("finds kinds by the beginnings of words, in any order, and by their numbers", () => {
    expect(search("")).toHaveLength(2048)
    expect(search("  5X5 fibo ")).toEqual(search("fibonacci 5×5"))
    expect(search("fibonacci 5x5").map(kindOf)).toEqual(
      expect.arrayContaining([expect.objectContaining({ tiles: "fibonacci", size: 5 })]),
    )
    expect(search("fibonacci 5x5")).toHaveLength(64)
    expect(search("2048").map(number => kindOf(number).number)).toContain(2048)
    expect(search("pertti")).toHaveLength(256)
    expect(search("chess")).toEqual([])
    expect(search("(.*)+$ [\\")).toHaveLength(2048)
  })

  it("has 128 pages of sixteen", () => {
    expect(pagesOf(2048)).toBe(128)
    expect(pagesOf(0)).toBe(1)
    const pages = Array.from({ length: 128 }, (_, i) => kindsOn(search(""), i + 1))
    expect(pages.flat().map(({ number }) => number)).toEqual(Array.from({ length: 2048 }, (_, i) => i + 1))
  })
})

describe("the words of 2048", () => {
  it("say what was made, what came and where", () => {
    const state = board(count, [2, ...blank(14), 1], { score: 4, fresh: 1, next: 17 })
    expect(statusOf(state)).toBe("Score 4. Made 4. A 2 came to row 4, column 4.")
    expect(statusOf(dealt(count, "a"))).toMatch(/^Make 2048\./)
    expect(statusOf(board(count, [11, ...blank(15)], { won: true }))).toMatch(/2048! You have won in 7 moves/)
    expect(statusOf(board(count, [...full, 1]))).toMatch(/Nothing moves any more/)
  })

  it("name every cell, and keep a covered tile to themselves until the game is over", () => {
    const dark = numberOf({ ...usual, twist: "dark" })
    const state = board(dark, [5, null, ...blank(13), 1], { fresh: 16, next: 17 })
    expect([cellText(state, 0), cellText(state, 1), cellText(state, 15)]).toEqual([
      "a tile in the dark",
      "empty",
      "2",
    ])
    expect(cellText(board(dark, [...full, 1]), 1)).toBe("4")
    const stone = board(numberOf({ ...usual, floor: "stone" }), [1, ...blank(15)])
    expect(cellText(stone, 5)).toBe("a stone")
    expect(cellText(board(numberOf({ ...usual, floor: "corners" }), [null, 1, ...blank(14)]), 0)).toBe(
      "no cell",
    )
    const asleep = board(numberOf({ ...usual, floor: "hamster" }), [1, ...blank(15)], { hamster: 3 })
    expect(cellText(asleep, 3)).toBe("the hamster, asleep")
    expect(cellText(board(numberOf({ ...usual, tiles: "minus" }), [-3, ...blank(15)]), 0)).toBe("minus 8")
  })

  it("share a result in words", () => {
    expect(shareText(board(count, [11, ...blank(15)], { won: true, score: 20000 }))).toBe(
      "I made 2048 in 2048: 7 moves, 20000 points. The link deals the same tiles.",
    )
    const hamster = numberOf({ ...usual, tiles: "hamster", size: 3 })
    expect(shareText(board(hamster, [5, 1, ...blank(7)], { score: 40 }))).toBe(
      `I got as far as pup in 2048 no. ${hamster} (Hamster stages, 3×3): 7 moves, 40 points. The link deals the same tiles.`,
    )
  })

  it("say when a kind is closed, and what can be played today", () => {
    const tuesdays = kindOf(numberOf({ ...usual, twist: "tuesday" }))
    expect(closedText(tuesdays, 1)).toMatch(/Today is Monday/)
    expect(closedText(tuesdays, 2)).toBeNull()
    expect(closedText(kindOf(count), 1)).toBeNull()
    expect(listStatus(2048, 1)).toBe("2048 kinds. 1536 can be played today, the others on Tuesdays.")
    expect(listStatus(2048, 2)).toMatch(/all of them/)
    expect(listStatus(2048, null)).toBe("2048 kinds.")
    expect(listStatus(1, 1)).toBe("One kind of 2048.")
    expect(tallyLine(emptyTally, 12)).toBe("No games played yet. Best score: 12.")
  })
})

describe("a link to a game", () => {
  it("names a kind, or a kind and a deal, and nothing else", () => {
    expect(readLink("17-abc123")).toEqual({ kind: 17, seed: "abc123" })
    expect(readLink("17")).toEqual({ kind: 17, seed: "" })
    expect(writeLink({ kind: 17, seed: "abc123" })).toBe("17-abc123")
    for (const text of ["", "0", "2049", "17-abc-1", "17-<b>", "x-abc", "17-aaaaaaaaaaaaaaaa"])
      expect(readLink(text)).toBeNull()
  })
})

describe("a stroke of a finger", () => {
  it("goes where it mostly goes, once it is long enough", () => {
    expect(wayOf(23, -23)).toBeNull()
    expect([wayOf(30, 5), wayOf(-30, 29), wayOf(2, 24), wayOf(-9, -80)]).toEqual([
      "right",
      "left",
      "down",
      "up",
    ])
  })
})

describe("the page of 2048 games", () => {
  let events: { category: string; action: string; label?: string; value?: number }[]

  beforeEach(() => {
    forget()
    window.history.replaceState(null, "", "/list-of-2048-games")
    events = trackedFromNow()
    jest.mocked(fireworks).mockClear()
    jest.useFakeTimers({ now: monday })
  })

  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
  })

  const open = (query = "") => {
    window.history.replaceState(null, "", `/list-of-2048-games${query}`)
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    return { user, ...render(<ListOf2048Games />) }
  }
  const theBoard = () => screen.getByRole("application")
  const cells = () =>
    within(screen.getByRole("table", { name: "The tiles" }))
      .getAllByRole("cell")
      .map(cell => cell.textContent)
  const tiles = () => cells().filter(text => text !== "empty")
  const button = (name: string) => screen.getByRole("button", { name })
  const point = (type: string, clientX: number, clientY: number, isPrimary = true) => {
    const event = new MouseEvent(type, { bubbles: true, clientX, clientY, button: 0 })
    fireEvent(theBoard(), Object.assign(event, { isPrimary }))
  }
  const swipe = (right: number, down: number, isPrimary = true) => {
    point("pointerdown", 100, 100, isPrimary)
    for (const part of [0.5, 0.8, 1]) point("pointermove", 100 + part * right, 100 + part * down, isPrimary)
    point("pointerup", 100 + right, 100 + down, isPrimary)
  }

  it("is the same for everyone at first, small, and has sixteen kinds", () => {
    const html = renderToString(<ListOf2048Games />)
    expect(html.match(/<li>/g)).toHaveLength(16)
    expect(html.length).toBeLessThan(25_000)
    expect(renderToString(<ListOf2048Games />)).toBe(html)
  })

  it("deals the game of the link, and is played with the arrow keys", async () => {
    const { user } = open("?kind=2048-abc")
    expect(kindOf(2048).size).toBe(4)
    const expected = dealt(2048, "abc").tiles.map(tile => (tile ? String(2 ** tile[1]) : "empty"))
    expect(cells()).toEqual(expected)
    act(() => theBoard().focus())
    await user.keyboard("{ArrowDown}")
    expect(kept().moves).toBe(1)
    expect(kept().seed).toBe("abc")
    expect(screen.getByText(/A [24] came to row \d, column \d\./)).toHaveAttribute("role", "status")
    await user.keyboard("a{Control>}d{/Control}")
    expect(kept().moves).toBe(2)
  })

  it("is played with the arrow keys as soon as one arrives, before anything is pressed", async () => {
    const { user } = open("?kind=2048-abc")
    expect(document.body).toHaveFocus()
    await user.keyboard("{ArrowDown}")
    expect(kept().moves).toBe(1)
    await user.keyboard("a{PageDown}")
    expect(kept().moves).toBe(1)
  })

  it("is played with the buttons, and by strokes, one move each", async () => {
    keep(board(count, [1, 1, ...blank(14)]))
    const { user } = open()
    await user.click(button("Right"))
    expect(kept().moves).toBe(8)
    expect(cells()[3]).toBe("4")
    swipe(0, 80)
    expect(kept().moves).toBe(9)
    // Whatever came with the first move, it was not in the lower right corner.
    expect(cells()[15]).toMatch(/^[48]$/)
    swipe(10, 10)
    expect(kept().moves).toBe(9)
    point("pointermove", 300, 300)
    expect(kept().moves).toBe(9)
  })

  it("leaves a second finger to the browser", () => {
    keep(board(count, [1, 1, ...blank(14)]))
    open()
    swipe(80, 0, false)
    expect(kept().moves).toBe(7)
  })

  it("says when nothing moves that way, and brings no tile", async () => {
    keep(board(count, [1, 2, ...blank(14)]))
    const { user } = open()
    await user.click(button("Left"))
    expect(screen.getByText("Nothing moves left.")).toHaveAttribute("role", "status")
    expect(tiles()).toHaveLength(2)
    await user.click(button("Down"))
    expect(screen.queryByText("Nothing moves left.")).toBeNull()
    expect(tiles()).toHaveLength(3)
  })

  it("takes moves back, to the first, by the button and by Backspace, and the same move brings the same tile", async () => {
    const { user } = open("?kind=2048-abc")
    const first = cells()
    act(() => theBoard().focus())
    await user.keyboard("{ArrowDown}{ArrowRight}")
    const second = cells()
    await user.keyboard("{Backspace}{ArrowRight}")
    expect(cells()).toEqual(second)
    await user.click(button("Undo"))
    await user.click(button("Undo"))
    expect(cells()).toEqual(first)
    expect(button("Undo")).toHaveAttribute("aria-disabled", "true")
  })

  it("goes on after a reload", async () => {
    const { user, unmount } = open("?kind=2048-abc")
    await user.click(button("Down"))
    const before = cells()
    unmount()
    render(<ListOf2048Games />)
    expect(cells()).toEqual(before)
    expect(window.location.search).toBe("?kind=2048-abc")
  })

  it("is won at 2048, is counted and shared, and can be gone on with", async () => {
    keep(board(count, [10, 10, ...blank(14)], { score: 100 }))
    const { user } = open()
    await user.click(button("Left"))
    expect(screen.getByText(/2048! You have won in 8 moves/)).toBeInTheDocument()
    expect(screen.getByText(/^I made 2048 in 2048: 8 moves, 2148 points/)).toBeInTheDocument()
    expect(button("Share")).toBeInTheDocument()
    expect(window.location.search).toBe("?kind=2048-seed")
    expect(fireworks).toHaveBeenCalledTimes(1)
    expect(events).toEqual([{ category: "list-of-2048-games", action: "win", value: 2148 }])
    expect(readStatistics("list-of-2048-games")["Powers of two, 4×4"]?.won).toBe(1)
    await user.click(button("Keep playing"))
    expect(theBoard()).toHaveFocus()
    await user.keyboard("{ArrowRight}")
    expect(kept().moves).toBe(9)
    expect(screen.getByText(/1 game: 1 won\. Best score: 2148\./)).toBeInTheDocument()
  })

  it("keeps the best score while it is made, and not only at the end", async () => {
    keep(board(count, [5, 5, ...blank(14)]))
    const { user } = open()
    await user.click(button("Left"))
    expect(screen.getByText("No games played yet. Best score: 64.")).toBeInTheDocument()
    await user.click(button("New game"))
    expect(screen.getByText("No games played yet. Best score: 64.")).toBeInTheDocument()
  })

  it("deals another game on New game, and can bring the old one back", async () => {
    const { user } = open("?kind=2048-abc")
    await user.click(button("Down"))
    const before = cells()
    await user.click(button("New game"))
    expect(kept().seed).not.toBe("abc")
    expect(window.location.search).toBe("?kind=2048")
    await user.click(button("Bring the last game back"))
    expect(cells()).toEqual(before)
  })

  it("changes the kind part by part", async () => {
    const { user } = open()
    await user.selectOptions(screen.getByLabelText("Tiles"), "Hamster stages")
    await user.selectOptions(screen.getByLabelText("Board"), "3×3")
    await user.selectOptions(screen.getByLabelText("On the floor"), "A hamster asleep")
    const kind = numberOf({ ...usual, tiles: "hamster", size: 3, floor: "hamster" })
    expect(
      screen.getByText(new RegExp(`^No. ${kind} of 2048: Hamster stages, 3×3, with a hamster.`)),
    ).toBeInTheDocument()
    expect(cells()).toHaveLength(9)
    expect(tiles()).toContain("the hamster, asleep")
    expect(window.location.search).toBe(`?kind=${kind}`)
    expect(events.at(-1)).toEqual({
      category: "list-of-2048-games",
      action: "level",
      label: "Hamster stages, 3×3, with a hamster",
      value: kind,
    })
  })

  it("opens a kind from the list, by its link, and takes the focus to the board", async () => {
    const { user } = open("?q=fibonacci 6x6 gravity stone belt")
    expect(screen.getByText(/kinds? of 2048\.$/)).toBeInTheDocument()
    await user.clear(screen.getByLabelText("Search"))
    await user.type(screen.getByLabelText("Search"), "733")
    const link = screen.getByRole("link", { name: /^No. 733:/ })
    expect(link).toHaveAttribute("href", expect.stringContaining("?kind=733"))
    await user.click(link)
    expect(kept().kind).toBe(733)
    expect(theBoard()).toHaveFocus()
    expect(link).toHaveAttribute("aria-current", "true")
  })

  it("turns the pages of the list, and begins again when something else is searched for", async () => {
    const { user } = open()
    await user.click(button("Last"))
    expect(screen.getByText("Page 128 of 128")).toBeInTheDocument()
    expect(screen.getByRole("link", { name: /^No. 2048: Powers of two, 4×4/ })).toBeInTheDocument()
    expect(button("Next")).toHaveAttribute("aria-disabled", "true")
    await user.click(button("Next"))
    expect(screen.getByText("Page 128 of 128")).toBeInTheDocument()
    await user.click(button("Back"))
    expect(screen.getByText("Page 127 of 128")).toBeInTheDocument()
    await user.type(screen.getByLabelText("Search"), "chess")
    expect(screen.getByText("Page 1 of 1")).toBeInTheDocument()
    expect(screen.getByText(/gap in the market/)).toBeInTheDocument()
  })

  it("picks one at random", async () => {
    jest.spyOn(Math, "random").mockReturnValue(0.5)
    const { user } = open()
    await user.click(button("One at random"))
    expect(kept().kind).toBe(1025)
  })

  it("lends a Tuesday to who needs one", async () => {
    const kind = numberOf({ ...usual, twist: "tuesday" })
    const { user } = open(`?kind=${kind}-abc`)
    await user.click(button("Borrow a Tuesday"))
    expect(screen.queryByText(/Today is Monday/)).toBeNull()
    await user.click(button("Down"))
    expect(kept().moves).toBe(1)
  })

  it("opens on Tuesdays what it closes on Mondays", async () => {
    const kind = numberOf({ ...usual, twist: "tuesday" })
    const { user } = open(`?kind=${kind}-abc`)
    expect(screen.getByText(/played on Tuesdays\. Today is Monday/)).toHaveAttribute("role", "status")
    await user.click(button("Down"))
    swipe(0, 80)
    expect(kept().moves).toBe(0)
    act(() => jest.advanceTimersByTime(24 * 3_600_000))
    expect(screen.queryByText(/Today is Monday/)).toBeNull()
    await user.click(button("Down"))
    expect(kept().moves).toBe(1)
  })

  it("draws a kind by the lever, reel by reel", async () => {
    const { user } = open("?kind=2048-abc")
    // A kind that is played on any day, in its place among those: every fourth is for Tuesdays.
    const open722 = Array.from({ length: count }, (_, i) => i + 1).filter(n => kindOf(n).twist !== "tuesday")
    const at = open722.indexOf(722)
    jest.spyOn(Math, "random").mockReturnValue((at + 0.5) / open722.length)
    const lever = button("Pull the lever")
    await user.click(lever)
    expect(screen.getByText("Clack, clack, clack, clack, clack.")).toBeInTheDocument()
    expect(lever).toHaveFocus()
    const turn = (ticks: number) => {
      for (let tick = 0; tick < ticks; tick++) act(() => jest.advanceTimersByTime(tickLength))
    }
    turn(10)
    expect(screen.getByText(/^No\. /, { selector: "p > strong" })).not.toHaveTextContent(
      `No. 722 of 2048: ${nameOf(kindOf(722))}.`,
    )
    turn(lastTick)
    expect(screen.getByText(/^No\. 722 of 2048/, { selector: "p > strong" })).toHaveTextContent(
      nameOf(kindOf(722)),
    )
    expect(screen.getByText(/^The reels say/)).toHaveTextContent(`The reels say ${nameOf(kindOf(722))}: make`)
    expect(kept().kind).toBe(722)
  })

  it("leaves the board alone while the reels turn, and stops them for a kind from the list", async () => {
    const { user } = open("?kind=2048-abc")
    await user.click(button("Pull the lever"))
    const before = localStorage.getItem(now)
    fireEvent.keyDown(theBoard(), { key: "ArrowLeft" })
    expect(localStorage.getItem(now)).toBe(before)
    await user.click(button("One at random"))
    const { kind } = kept()
    act(() => jest.advanceTimersByTime(tickLength * (lastTick + 2)))
    expect(kept().kind).toBe(kind)
  })

  it("draws at once in calm mode", async () => {
    askForCalm(true)
    const { user } = open("?kind=2048-abc")
    jest.spyOn(Math, "random").mockReturnValue(0)
    await user.click(button("Pull the lever"))
    expect(screen.getByText(/^No\. 1 of 2048/, { selector: "p > strong" })).toBeInTheDocument()
  })

  it("says so when a link names no kind, and puts the usual one on the table", () => {
    open("?kind=2049")
    expect(screen.getByText(/^There is no kind “2049”/)).toHaveAttribute("role", "alert")
    expect(screen.getByText(/^No. 2048 of 2048/)).toBeInTheDocument()
  })

  it("moves nothing by itself in calm mode", async () => {
    localStorage.setItem("juhq:calm", JSON.stringify({ v: 1, data: true }))
    const { user } = open("?kind=2048-abc")
    await user.click(button("Down"))
    expect(theBoard()).not.toHaveClass("moving")
    expect(document.querySelector(".born, .merged, .spent")).toBeNull()
  })

  it("survives random inputs, with a board that could be one", () => {
    const { container } = open()
    const board = theBoard()
    const isLeverDown = () =>
      screen.getByRole("button", { name: "Pull the lever" }).matches(":disabled, [aria-disabled=true]")
    const monkey = seeded("2048 monkey")
    const keys = [
      "ArrowLeft",
      "ArrowUp",
      "ArrowRight",
      "ArrowDown",
      "w",
      "a",
      "s",
      "d",
      "Backspace",
      "x",
      "Tab",
    ]
    for (let i = 0; i < runs(500, 50); i++) {
      const dice = monkey()
      if (dice < 0.5) fireEvent.keyDown(board, { key: pick(keys, monkey) })
      else if (dice < 0.7) swipe(randomInt(300, monkey) - 150, randomInt(300, monkey) - 150)
      else if (dice < 0.9) {
        const all = [...container.querySelectorAll("button")]
        fireEvent.click(
          pick(
            all.filter(button => !button.textContent?.includes("Share")),
            monkey,
          ),
        )
      } else {
        const select = pick([...container.querySelectorAll("select")], monkey)
        fireEvent.change(select, { target: { value: pick([...select.options], monkey).value } })
      }
      if (localStorage.getItem(now)) expect(safeParse(game2048.schema.state, kept()).success).toBe(true)
      // While the reels turn they show boards of their own.
      if (isLeverDown()) continue
      expect(container.querySelectorAll("td")).toHaveLength(
        localStorage.getItem(now) ? kept().tiles.length : 16,
      )
    }
  })
})
