import { readFileSync } from "node:fs"
import { act, fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import { renderToString } from "react-dom/server"
import { parse } from "valibot"
import { parse as parseYaml } from "yaml"
import * as effects from "../../../src/effects/fireworks"
import EurovisionBingo from "../../../src/embeds/eurovision/bingo/EurovisionBingo"
import {
  bingos,
  cardName,
  centre,
  deal,
  freeText,
  hyphenated,
  kindOf,
  lines,
  markedCells,
  newName,
  shares,
  statusOf,
  toggled,
  withCard,
} from "../../../src/embeds/eurovision/bingo/logic"
import { shows } from "../../../src/embeds/eurovision/bingo/parts/shows"
import { Television } from "../../../src/embeds/eurovision/bingo/parts/Television"
import { tickerText } from "../../../src/embeds/eurovision/bingo/rehearsal"
import { type Squares, schema } from "../../../src/embeds/eurovision/bingo/schema"
import { bingoCards } from "../../../src/embeds/eurovision/bingo/useBingo"
import { read, write } from "../../../src/hooks/storage/useStorage"
import { seeded } from "../../../src/lib/game/random"
import { onPage } from "../../jest/visit"

// Spies change what a module gives out, which only an object of our own allows.
jest.mock("../../../src/effects/fireworks", () => ({
  __esModule: true,
  ...jest.requireActual<object>("../../../src/effects/fireworks"),
}))

const data = parse(schema, parseYaml(readFileSync("content/data/eurovision-bingo.yaml", "utf8")))
const { squares } = data
const all = Object.values(squares).flat()
const marked = (...cells: number[]) => Array.from({ length: 25 }, (_, i) => i === centre || cells.includes(i))

describe("the ticker of a rehearsal", () => {
  it.each([
    ["The hosts", "Green room: how do you feel?", "The hosts: “Green room: how do you feel?”"],
    ["The hosts", "The hosts sing", "The hosts sing."],
    ["The hosts", "Host's joke falls flat", "Host's joke falls flat."],
    ["The hosts", "Good evening, Europe!", "The hosts: Good evening, Europe!"],
    ["Song 7", "Key change", "Song 7: Key change."],
    ["The votes", "Douze points!", "The votes: Douze points!"],
  ])("%s: %s", (when, text, ticker) => {
    expect(tickerText({ when, text })).toBe(ticker)
  })

  it("ends every square with one sign", () => {
    for (const text of Object.values(squares).flat())
      expect(tickerText({ when: "Song 1", text })).toMatch(/[^.!?…][.!?…]”?$/)
  })
})

describe("the squares", () => {
  it("are at least sixty, and all different", () => {
    expect(all.length).toBeGreaterThanOrEqual(60)
    expect(new Set(all.map(text => text.toLowerCase())).size).toBe(all.length)
    expect(all).not.toContain(freeText)
  })
})

describe("the television", () => {
  it("has a picture of its own for most squares of the stage, and the singer alone for any other", () => {
    // The squares are the author's: one that is new or has other words needs no drawing.
    expect(squares.stage.filter(text => text in shows).length).toBeGreaterThan(squares.stage.length / 2)
    const html = (text: string) => renderToString(<Television squares={squares} text={text} sign="SEEN" />)
    const drawn = (text: string) => html(text).replaceAll(text, "")
    expect(new Set(Object.keys(shows).map(drawn)).size).toBe(Object.keys(shows).length)
    expect(drawn("Pertti forgets the words")).toContain("<svg")
    expect(Object.keys(shows).map(drawn)).not.toContain(drawn("Pertti forgets the words"))
  })

  it("draws each square by paths that are whole", () => {
    const takes: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, q: 4, c: 6, s: 4, t: 2, a: 7, z: 0 }
    const broken = all.flatMap(text => {
      const html = renderToString(<Television squares={squares} text={text} sign="SEEN" />)
      return [...html.matchAll(/ d="([^"]*)"/g)].flatMap(([, path = ""]) =>
        [...path.matchAll(/([a-z])([^a-z]*)/gi)].flatMap(([part, command = "", numbers = ""]) => {
          const count = [...numbers.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].length
          const each = takes[command.toLowerCase()] ?? -1
          // The two flags of an arc may stand together with what follows them: no count tells.
          return /a/i.test(command) || (each === 0 ? count === 0 : count > 0 && count % each === 0)
            ? []
            : [`${text}: ${part}`]
        }),
      )
    })
    expect(broken).toEqual([])
  })

  it("knows where each square is seen", () => {
    for (const [kind, texts] of Object.entries(squares))
      for (const text of texts) expect([text, kindOf(text, squares)]).toEqual([text, kind])
    expect(kindOf("Somebody's grandmother", squares)).toBe("stage")
  })
})

describe("a card", () => {
  it("is the same for the same name, and has 24 different squares round a free one", () => {
    fc.assert(
      fc.property(fc.string(), name => {
        const card = deal(name, squares)
        expect(deal(name, squares)).toEqual(card)
        expect(card).toHaveLength(25)
        expect(new Set(card).size).toBe(25)
        expect(card[centre]).toBe(freeText)
        for (const text of card) if (text !== freeText) expect(all).toContain(text)
      }),
    )
  })

  it("has as much of each kind as any other", () => {
    expect(Object.values(shares).reduce((sum, share) => sum + share, 0)).toBe(24)
    for (const name of ["boom-10", "pertti", "1"]) {
      const card = deal(name, squares)
      for (const [kind, share] of Object.entries(shares))
        expect(card.filter(text => squares[kind as keyof Squares].includes(text))).toHaveLength(share)
    }
  })

  it("is another one for every new name, and puts every square somewhere", () => {
    const names = data.names.flatMap(word => Array.from({ length: 90 }, (_, i) => `${word}-${10 + i}`))
    const cards = names.map(name => deal(name, squares))
    expect(new Set(cards.map(card => card.join())).size).toBe(names.length)
    expect(new Set(cards.flat()).size).toBe(all.length + 1)
  })

  it("has a name that can be said, typed and linked", () => {
    for (const [typed, name] of [
      ["Boom-42", "boom-42"],
      ["  Äiti & isä!  ", "äiti-isä"],
      ["LA  LA la", "la-la-la"],
      ["７", "7"],
      ["__proto__", "proto"],
      ["--", ""],
      ["❤️", ""],
    ] as const)
      expect(cardName(typed)).toBe(name)
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), typed => {
        const name = cardName(typed)
        expect(cardName(name)).toBe(name)
        expect([...name].length).toBeLessThanOrEqual(24)
      }),
    )
    for (let seed = 0; seed < 50; seed++) {
      const name = newName(data.names, seeded(seed))
      expect(name).toMatch(/^[a-z]+-\d\d$/)
      expect(cardName(name)).toBe(name)
    }
  })
})

describe("a bingo", () => {
  it("is one of twelve lines: five rows, five columns and two diagonals", () => {
    expect(lines).toHaveLength(12)
    const straight = (cells: readonly number[]) =>
      new Set(cells.slice(1).map((cell, i) => cell - (cells[i] ?? 0)))
    for (const { cells } of lines) {
      expect(new Set(cells).size).toBe(5)
      expect(straight(cells).size).toBe(1)
      expect(cells.every(cell => cell >= 0 && cell < 25)).toBe(true)
    }
    expect(lines.at(-2)?.cells).toEqual([0, 6, 12, 18, 24])
    expect(lines.at(-1)?.cells).toEqual([20, 16, 12, 8, 4])
  })

  it("is found wherever five are marked, and only there", () => {
    for (const line of lines) {
      expect(bingos(marked(...line.cells)).map(({ name }) => name)).toEqual([line.name])
      for (const cell of line.cells.filter(cell => cell !== centre))
        expect(bingos(marked(...line.cells.filter(other => other !== cell)))).toEqual([])
    }
    expect(bingos(marked())).toEqual([])
    expect(bingos(marked(...Array(25).keys()))).toHaveLength(12)
  })

  it("is said, and so is what lacks one square", () => {
    expect(statusOf(marked())).toBe("Nothing has happened yet. It will.")
    expect(statusOf(marked(0))).toBe("1 seen. No bingo yet.")
    expect(statusOf(marked(0, 1, 2, 3))).toBe("4 seen. One away in row 1.")
    expect(statusOf(marked(0, 1, 2, 3, 4))).toBe("Bingo! Row 1. 5 seen.")
    expect(statusOf(marked(0, 1, 2, 3, 4, 6, 18, 24))).toBe("Bingo! Row 1 and the diagonal down. 8 seen.")
    expect(statusOf(marked(...Array(25).keys()))).toMatch(/^Bingo everywhere!/)
  })
})

describe("marks", () => {
  it("come and go by the words of the square, and the free square needs none", () => {
    expect(toggled(toggled([], "Key change"), "Key change")).toEqual([])
    const card = deal("boom-42", squares)
    const text = card[3] ?? ""
    const cells = markedCells(card, [text, "A square that was removed"])
    expect(cells.flatMap((is, i) => (is ? [i] : []))).toEqual([3, centre])
  })

  it("are kept for the last twenty cards that have any", () => {
    const many = Array.from({ length: 25 }, (_, i) => ({ name: `card-${i}`, marks: ["x"] }))
    const kept = many.reduce<typeof many>(withCard, [])
    expect(kept).toHaveLength(20)
    expect(kept[0]?.name).toBe("card-24")
    expect(withCard(kept, { name: "card-24", marks: [] })[0]?.name).toBe("card-23")
  })
})

describe("words on a phone", () => {
  it("may be parted where the list says, whatever their first letter is", () => {
    expect(hyphenated("Sunglasses, and watching", ["sun-glasses", "watch-ing"])).toBe(
      "Sun\u00adglasses, and watch\u00ading",
    )
  })

  it("are the same words", () => {
    const texts = [...Object.values(squares).flat(), freeText]
    expect(texts.map(text => hyphenated(text, data.hyphens).replaceAll("\u00ad", ""))).toEqual(texts)
  })

  it("have no piece of more than seven letters", () => {
    const words = [...Object.values(squares).flat(), freeText].flatMap(text =>
      hyphenated(text, data.hyphens).split(/[^\p{L}]+/u),
    )
    expect(words.filter(word => word.length > 7)).toEqual([])
  })
})

describe("the page", () => {
  const page = { path: "/eurovision/bingo" }
  const Page = () => onPage(<EurovisionBingo />, { ...page, data: { "eurovision-bingo": data } })
  const open = (query = "?card=boom-42") => {
    window.history.replaceState(null, "", `/eurovision/bingo${query}`)
    return render(<Page />)
  }
  const cells = () => within(screen.getByRole("grid")).getAllByRole("button")
  const texts = () => cells().map(({ textContent }) => textContent?.replaceAll("\u00ad", ""))
  const pressed = () =>
    cells().flatMap((cell, i) => (cell.getAttribute("aria-pressed") === "true" ? [i] : []))
  const cell = (index: number) => cells()[index] as HTMLElement
  const click = (name: string) => userEvent.click(screen.getByRole("button", { name }))
  const query = () => new URLSearchParams(window.location.search).get("card")
  let lit: jest.SpyInstance

  beforeEach(() => {
    localStorage.clear()
    lit = jest.spyOn(effects, "fireworks").mockResolvedValue()
  })
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
  })

  it("has no card in the static page, which is small", () => {
    const html = renderToString(<Page />)
    expect(html).toContain("being dealt")
    expect(html).not.toContain("Key change")
    expect(Buffer.byteLength(html)).toBeLessThan(12_800)
  })

  it("deals the card of the link", () => {
    open("?card=Boom%2042")
    expect(texts()).toEqual(deal("boom-42", squares))
    expect(screen.getByLabelText("Card")).toHaveValue("boom-42")
  })

  it("deals a new one where the link has none, and puts its name into the address", () => {
    const { unmount } = open("")
    expect(query()).toMatch(/^[a-z]+-\d\d$/)
    const first = texts()
    expect(first).toEqual(deal(query() ?? "", squares))
    unmount()
    render(<Page />)
    expect(texts()).toEqual(first)
  })

  it("goes on with the card that was marked last", () => {
    const [text = ""] = deal("pertti", squares)
    write(bingoCards, [{ name: "pertti", marks: [text] }])
    open("")
    expect(query()).toBe("pertti")
    expect(pressed()).toEqual([0, centre])
  })

  it("marks a square and lets it go, and says both", async () => {
    const { unmount } = open()
    expect(pressed()).toEqual([centre])
    await userEvent.click(cell(7))
    expect(pressed()).toEqual([7, centre])
    expect(cell(7)).toHaveAccessibleName(`${texts()[7]}, row 2, column 3`)
    expect(screen.getByRole("status")).toHaveTextContent("1 seen.")
    unmount()
    open()
    expect(pressed()).toEqual([7, centre])
    await userEvent.click(cell(7))
    expect(pressed()).toEqual([centre])
    expect(read(bingoCards)).toEqual([])
  })

  it("repeats last year's stage, and shows what is marked, and what is on", async () => {
    jest.useFakeTimers()
    const { container } = open()
    const screenOf = () => container.querySelector<SVGElement>("[data-shows]")
    const [first, second] = squares.stage
    expect(screenOf()).toHaveAttribute("data-shows", first)
    expect(screenOf()).toHaveTextContent("REPEAT")
    act(() => void jest.advanceTimersByTime(3500))
    expect(screenOf()).toHaveAttribute("data-shows", second)
    const [text = ""] = deal("boom-42", squares)
    fireEvent.click(screen.getByRole("button", { name: new RegExp(`^${text}`) }))
    act(() => void jest.advanceTimersByTime(7000))
    expect(screenOf()).toHaveAttribute("data-shows", text)
    expect(screenOf()).toHaveTextContent("SEEN")
    fireEvent.click(screen.getByRole("button", { name: "On air" }))
    expect(screenOf()).toHaveTextContent("LIVE")
    const shown = screenOf()?.dataset.shows ?? ""
    expect(screen.getByText(new RegExp(`^Song 1: ${shown}\\.`))).toHaveAttribute("role", "status")
  })

  it("does not let the free square go", async () => {
    open()
    await userEvent.click(cell(centre))
    expect(pressed()).toEqual([centre])
    expect(cell(centre)).toHaveAttribute("aria-disabled", "true")
  })

  it("finds a bingo, shows and says where, and lets off fireworks once", async () => {
    open()
    for (const index of [0, 1, 2, 3]) await userEvent.click(cell(index))
    expect(lit).not.toHaveBeenCalled()
    await userEvent.click(cell(4))
    expect(screen.getByRole("status")).toHaveTextContent("Bingo! Row 1. 5 seen.")
    expect(cell(2)).toHaveAccessibleName(/, row 1, column 3, in a bingo$/)
    expect(cell(7)).not.toHaveAccessibleName(/bingo/)
    await userEvent.click(cell(9))
    expect(lit).toHaveBeenCalledTimes(1)
  })

  it("is played with the keyboard alone, and is one stop for Tab", async () => {
    open()
    expect(cells().filter(({ tabIndex }) => tabIndex === 0)).toEqual([cell(centre)])
    cell(centre).focus()
    await userEvent.keyboard("{ArrowUp}{ArrowLeft}{Enter}{Home} {End}{ArrowDown} ")
    expect(pressed()).toEqual([5, 6, centre, 14])
    expect(cell(14)).toHaveFocus()
  })

  it("undoes marks, the clearing of them, and a new card", async () => {
    open()
    expect(screen.getByRole("button", { name: "Undo" })).toBeDisabled()
    await userEvent.click(cell(0))
    await userEvent.click(cell(1))
    await click("Clear the marks")
    expect(pressed()).toEqual([centre])
    await click("New card")
    expect(query()).not.toBe("boom-42")
    expect(screen.getByRole("button", { name: "New card" })).toHaveFocus()
    await click("Undo")
    expect(query()).toBe("boom-42")
    expect(pressed()).toEqual([centre])
    await click("Undo")
    expect(pressed()).toEqual([0, 1, centre])
    await click("Undo")
    await click("Undo")
    expect(pressed()).toEqual([centre])
    expect(screen.getByRole("button", { name: "Undo" })).toHaveAttribute("aria-disabled", "true")
  })

  it("deals the card whose name is typed, with the marks that it had", async () => {
    open()
    await userEvent.click(cell(3))
    const box = screen.getByLabelText("Card")
    await userEvent.clear(box)
    await userEvent.type(box, "Mummo!{Enter}")
    expect(query()).toBe("mummo")
    expect(texts()).toEqual(deal("mummo", squares))
    expect(pressed()).toEqual([centre])
    const next = screen.getByLabelText("Card")
    await userEvent.clear(next)
    await userEvent.type(next, "boom 42{Enter}")
    expect(pressed()).toEqual([3, centre])
  })

  it("asks for a word where none was typed", async () => {
    open()
    const box = screen.getByLabelText("Card")
    await userEvent.clear(box)
    await userEvent.type(box, "!!{Enter}")
    expect(screen.getByRole("alert")).toHaveTextContent("Write a word or a number")
    expect(box).toBeInvalid()
    expect(query()).toBe("boom-42")
    await userEvent.type(box, "7{Enter}")
    expect(screen.getByRole("alert")).toBeEmptyDOMElement()
    expect(query()).toBe("7")
  })

  it("prints when it is asked to", () => {
    const print = jest.spyOn(window, "print").mockImplementation()
    open()
    fireEvent.click(screen.getByRole("button", { name: "Print" }))
    expect(print).toHaveBeenCalledTimes(1)
  })
})
