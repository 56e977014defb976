import { readFileSync } from "node:fs"
import { act, createEvent, fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import { renderToString } from "react-dom/server"
import * as v from "valibot"
import { parse } from "yaml"
import BacklogBoard from "../../src/embeds/backlog/BacklogBoard"
import {
  ageOf,
  ageText,
  type Board,
  boardStatus,
  doingLimit,
  findCard,
  firstBoard,
  fitBoard,
  moveCard,
  movedText,
  stepTarget,
} from "../../src/embeds/backlog/logic"
import { type Card, columns, schema } from "../../src/embeds/backlog/schema"
import { boardEntry, maxSteps } from "../../src/embeds/backlog/useBoard"
import {
  backText,
  isHalted,
  nextToLeave,
  tickWaiting,
  unfinishedInDone,
  waitSeconds,
} from "../../src/embeds/backlog/walkers"
import { calmMode } from "../../src/hooks/browser/motion"
import { read, write } from "../../src/hooks/storage/useStorage"
import { onPage } from "../jest/visit"

jest.setTimeout(20_000)

const cards = v.parse(schema, parse(readFileSync("content/data/backlog.yaml", "utf8")))
const first = firstBoard(cards)
const today = { year: 2026, month: 11, day: 21 }
const cardOf = (id: string) => cards.find(card => card.id === id) as Card
const every = (board: Board) => columns.flatMap(([column]) => board[column])
const ids = cards.map(({ id }) => id)
const anId = fc.constantFrom(...ids)
const aPlace = fc.record({
  column: fc.constantFrom(...columns.map(([column]) => column)),
  at: fc.integer({ min: -2, max: 40 }),
})
const aBoard = fc
  .array(fc.tuple(anId, aPlace), { maxLength: 20 })
  .map(moves => moves.reduce((board, [id, to]) => moveCard(board, id, to), first))

describe("the backlog", () => {
  it("has its oldest card from the first day of the site, and suspiciously little in Done", () => {
    expect(cards.map(({ since }) => since).sort()[0]).toBe("2021-06-02")
    expect(cards.filter(({ since }) => since === "2021-06-02")).toHaveLength(1)
    expect(first.done.length).toBeLessThan(cards.length / 10)
    expect(first.doing.length).toBeGreaterThan(doingLimit)
  })

  it("refuses a card that is done without a day, or before it was written down", () => {
    const having = (more: object) => v.safeParse(schema, [{ ...cardOf("rust"), ...more }]).success
    expect(having({})).toBe(true)
    expect(having({ column: "done" })).toBe(false)
    expect(having({ column: "done", done: "2022-01-01" })).toBe(false)
    expect(having({ since: "2023-02-30" })).toBe(false)
    expect(v.safeParse(schema, [cardOf("rust"), cardOf("rust")]).success).toBe(false)
  })
})

describe("a move", () => {
  it("brings the card where it should go, and loses none", () => {
    fc.assert(
      fc.property(aBoard, anId, aPlace, (board, id, to) => {
        const next = moveCard(board, id, to)
        expect([...every(next)].sort()).toEqual([...ids].sort())
        const place = findCard(next, id)
        expect(place?.column).toBe(to.column)
        expect(place?.at).toBe(Math.max(0, Math.min(next[to.column].length - 1, to.at)))
        expect(moveCard(next, id, to)).toBe(next)
      }),
    )
  })

  it("by one step goes to a neighbour, and nowhere at the edge", () => {
    expect(stepTarget(first, "purpose", "left")).toBeNull()
    expect(stepTarget(first, "purpose", "up")).toBeNull()
    expect(stepTarget(first, "purpose", "down")).toEqual({ column: "backlog", at: 1 })
    expect(stepTarget(first, "purpose", "right")).toEqual({ column: "next", at: 0 })
    expect(stepTarget(first, "done", "right")).toBeNull()
    expect(stepTarget(first, "hamster", "up")).toBeNull()
    fc.assert(
      fc.property(aBoard, anId, (board, id) => {
        const down = stepTarget(board, id, "down")
        if (!down) return
        const next = moveCard(board, id, down)
        expect(moveCard(next, id, stepTarget(next, id, "up") ?? down)).toEqual(board)
      }),
    )
  })

  it("is told in words", () => {
    const doing = moveCard(first, "rust", { column: "doing", at: 0 })
    expect(movedText(doing, cardOf("rust"))).toBe(
      "“Rewrite everything in Rust” is in Doing, 1 of 4. The limit there is 2. It has been noted.",
    )
    const done = moveCard(first, "rust", { column: "done", at: 0 })
    expect(movedText(done, cardOf("rust"))).toMatch(/Nobody has asked how/)
  })
})

describe("a remembered board", () => {
  it("fits the cards of today, whatever it was", () => {
    const some = fc.array(fc.oneof(anId, fc.string()), { maxLength: 10 })
    fc.assert(
      fc.property(fc.record({ backlog: some, next: some, doing: some, done: some }), board => {
        expect([...every(fitBoard(board, cards))].sort()).toEqual([...ids].sort())
      }),
    )
    fc.assert(fc.property(aBoard, board => expect(fitBoard(board, cards)).toEqual(board)))
  })
})

describe("a card that was put into Done without being done", () => {
  const board = moveCard(moveCard(first, "rust", { column: "done", at: 0 }), "sock", {
    column: "done",
    at: 1,
  })

  it("is restless there, and one that was done is not", () => {
    expect(unfinishedInDone(board, cards)).toEqual(["rust", "sock"])
    expect(unfinishedInDone(first, cards)).toEqual([])
  })

  it("goes when it has not been looked at for a while", () => {
    let times: ReadonlyMap<string, number> = new Map()
    for (let second = 0; second < waitSeconds; second++) {
      expect(nextToLeave(times)).toBeNull()
      times = tickWaiting(times, ["rust", "sock"], id => id === "rust")
    }
    expect(nextToLeave(times)).toBe("sock")
    expect(times.get("rust")).toBe(0)
    expect(tickWaiting(times, ["rust"], () => false).has("sock")).toBe(false)
  })

  it("stands still when it is caught, but not for ever", () => {
    expect([0, 1, waitSeconds, waitSeconds + 1, 60].map(isHalted)).toEqual([false, true, true, false, false])
  })

  it("has something to say for itself", () => {
    expect(backText(cardOf("rust"), 0)).toBe(
      "“Rewrite everything in Rust” has walked back to Backlog. It was not done.",
    )
    expect(backText(cardOf("rust"), 1)).not.toBe(backText(cardOf("rust"), 2))
  })
})

describe("an age", () => {
  it("is a number of days, and stops when the webmaster is done", () => {
    expect(ageOf(cardOf("purpose"), { year: 2021, month: 6, day: 2 })).toBe(0)
    expect(ageOf(cardOf("purpose"), today)).toBe(1998)
    expect(ageText(cardOf("purpose"), today)).toBe("1,998 days")
    expect(ageText(cardOf("backlog"), today)).toBe("Took 131 days")
    expect(ageText(cardOf("purpose"), null)).toBe("Since 2 June 2021")
    expect(boardStatus(first, cards, today)).toMatch(
      /^2 of 28 cards done\. The oldest of the rest has waited 5 years\.$/,
    )
    const all = ids.reduce((board, id) => moveCard(board, id, { column: "done", at: 0 }), first)
    expect(boardStatus(all, cards, today)).toMatch(/don't know what to say/)
  })
})

describe("the board", () => {
  const page = { path: "/backlog", data: { backlog: cards } }
  const Page = () => onPage(<BacklogBoard />, page)
  const column = (name: string) => screen.getByRole("list", { name: new RegExp(`^${name} \\(`) })
  const titles = (name: string) =>
    within(column(name))
      .queryAllByRole("button", { expanded: false })
      .map(({ textContent }) => textContent)
  const button = (name: string) => screen.getByRole("button", { name })
  const visitor = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  beforeEach(() => {
    localStorage.clear()
    jest.useFakeTimers({ now: new Date(2026, 10, 21, 12), advanceTimers: true })
  })
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
    Reflect.deleteProperty(Element.prototype, "animate")
  })

  it("stands in the static HTML with the days of the cards, and without their ages", () => {
    const html = renderToString(<Page />)
    expect(html).toContain("Since 2 June 2021")
    expect(html).not.toMatch(/\d days/)
  })

  it("opens a card and moves it by its buttons, with the focus on it", async () => {
    const user = visitor()
    render(<Page />)
    await user.click(button("Rewrite everything in Rust"))
    expect(screen.getByText("Somebody had had a long Christmas.")).toBeVisible()
    await user.click(button("Move “Rewrite everything in Rust” to Next"))
    expect(within(column("Next")).getByRole("button", { name: "Rewrite everything in Rust" })).toHaveFocus()
    expect(screen.getByRole("status")).toHaveTextContent("is in Next, 1 of 4.")
    await user.click(button("Undo"))
    expect(column("Backlog")).toContainElement(button("Rewrite everything in Rust"))
    expect(button("Undo")).toHaveAttribute("aria-disabled", "true")
  })

  it("moves a card onward by the button on it, and an open one by the arrow alone", async () => {
    const user = visitor()
    render(<Page />)
    await user.click(button("Move “Rewrite everything in Rust” to Next"))
    await user.click(button("Rewrite everything in Rust"))
    await user.keyboard("{ArrowRight}")
    expect(titles("Next")).not.toContain("Rewrite everything in Rust")
  })

  it("keeps the card that slides under the finger for a moment", async () => {
    const user = visitor()
    render(<Page />)
    const onward = (title: string) => button(`Move “${title}” to Done`)
    await user.click(onward("Coffee"))
    await user.click(onward("Wait for an answer from the landlord"))
    expect(titles("Done")).toEqual(["Coffee", "Make a backlog", "Write “Done” above this column"])
    act(() => jest.advanceTimersByTime(600))
    await user.click(onward("Wait for an answer from the landlord"))
    expect(titles("Done")).toContain("Wait for an answer from the landlord")
  })

  it("moves a card by Shift and the arrow keys, and says where it goes no further", async () => {
    const user = visitor()
    render(<Page />)
    act(() => button("Coffee").focus())
    await user.keyboard("{Shift>}{ArrowUp}{/Shift}")
    expect(screen.getByRole("status")).toHaveTextContent("It goes no further that way.")
    await user.keyboard("{Shift>}{ArrowDown}{ArrowRight}{/Shift}")
    expect(titles("Done")).toEqual(["Coffee", "Make a backlog", "Write “Done” above this column"])
    expect(button("Coffee")).toHaveFocus()
    await user.keyboard("{ArrowLeft}")
    expect(titles("Done")[0]).toBe("Coffee")
  })

  it("takes a card that is dragged onto a column, or onto another card", () => {
    render(<Page />)
    const card = (title: string) => button(title).closest("li") as HTMLElement
    const drag = (title: string, onto: HTMLElement) => {
      const start = createEvent.dragStart(card(title))
      Object.assign(start, { dataTransfer: { setData() {} } })
      fireEvent(card(title), start)
      fireEvent.dragOver(onto)
      fireEvent.drop(onto)
    }
    drag("Coffee", column("Next"))
    expect(titles("Next").at(-1)).toBe("Coffee")
    drag("Coffee", card("Water the plant"))
    expect(titles("Next")[0]).toBe("Coffee")
  })

  it("has one line above its columns, for how it stands and for what was moved", async () => {
    const user = visitor()
    const { container } = render(<Page />)
    expect(screen.getByRole("status")).toHaveTextContent(/^2 of 28 cards done\./)
    act(() => button("Coffee").focus())
    await user.keyboard("{Shift>}{ArrowRight}{/Shift}")
    expect(screen.getByRole("status")).toHaveTextContent(/^“Coffee” is/)
    expect(container).not.toHaveTextContent("2 of 28 cards done.")
  })

  it("is remembered, and can be had as the webmaster left it, and back again", async () => {
    const user = visitor()
    write(boardEntry, { board: moveCard(first, "sock", { column: "done", at: 0 }), past: [] })
    render(<Page />)
    expect(titles("Done")[0]).toBe("Find the other sock")
    await user.click(button("As the webmaster left it"))
    expect(titles("Done")).toHaveLength(2)
    expect(button("As the webmaster left it")).toHaveAttribute("aria-disabled", "true")
    await user.click(button("Undo"))
    expect(titles("Done")[0]).toBe("Find the other sock")
  })

  it("has what was not done walk back from Done, but not in calm mode", async () => {
    write(boardEntry, { board: moveCard(first, "sock", { column: "done", at: 0 }), past: [] })
    const { unmount } = render(<Page />)
    await act(() => jest.advanceTimersByTimeAsync(waitSeconds * 1000 + 500))
    expect(titles("Backlog")[0]).toBe("Find the other sock")
    expect(screen.getByRole("status")).toHaveTextContent("has walked back to Backlog.")
    unmount()
    write(calmMode, true)
    write(boardEntry, { board: moveCard(first, "sock", { column: "done", at: 0 }), past: [] })
    render(<Page />)
    await act(() => jest.advanceTimersByTimeAsync(10_000))
    expect(titles("Done")[0]).toBe("Find the other sock")
  })

  it.each([
    ["beside Done", { left: 0, top: 100 }, "translate(-400px, -12px)"],
    ["over it, as on a phone", { left: 0, top: 20 }, "translate(-400px, -92px)"],
    ["under the same edge, out of the picture", { left: 390, top: 100 }, "translate(-240px, -12px)"],
  ])("walks home to a Backlog that is %s, and bears a pointer in its way", async (_, home, there) => {
    const card = { left: 400, top: 150, width: 200 }
    const walk = { play: jest.fn(), pause: jest.fn(), onfinish: () => undefined as unknown }
    const animate = jest.fn((_frames: { transform: string }[]) => walk)
    let isUnder = false
    Object.assign(Element.prototype, { animate })
    jest.spyOn(Element.prototype, "matches").mockImplementation(selector => selector === ":hover" && isUnder)
    jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function box(this: Element) {
      const column = this.getAttribute("data-column")
      return { ...card, ...(column === "backlog" ? home : column ? { top: 100 } : {}) } as DOMRect
    })
    write(boardEntry, { board: moveCard(first, "sock", { column: "done", at: 0 }), past: [] })
    render(<Page />)
    await act(() => jest.advanceTimersByTimeAsync(waitSeconds * 1000 + 500))
    expect(animate).toHaveBeenCalledTimes(1)
    expect(animate.mock.calls[0]?.[0].map(({ transform }) => transform)).toEqual(["translateY(-12px)", there])
    isUnder = true
    await act(() => jest.advanceTimersByTimeAsync(waitSeconds * 1000))
    expect(walk.pause).toHaveBeenCalledTimes(waitSeconds)
    walk.play.mockClear()
    await act(() => jest.advanceTimersByTimeAsync(2000))
    expect(walk.pause).toHaveBeenCalledTimes(waitSeconds)
    expect(walk.play).toHaveBeenCalled()
    jest.restoreAllMocks()
    act(() => void walk.onfinish())
    expect(titles("Backlog")[0]).toBe("Find the other sock")
  })

  it("remembers no more moves than it says", async () => {
    const user = visitor()
    render(<Page />)
    act(() => button("Coffee").focus())
    for (let i = 0; i < maxSteps + 3; i++)
      await user.keyboard(`{Shift>}{${i % 2 ? "ArrowLeft" : "ArrowRight"}}{/Shift}`)
    expect(read(boardEntry)?.past).toHaveLength(maxSteps)
  })

  it("says how old it is", () => {
    render(<Page />)
    expect(screen.getByText("1,998 days")).toBeVisible()
  })
})
