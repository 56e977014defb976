import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { differenceCiede2000, parseHex } from "culori"
import fc from "fast-check"
import { renderToString } from "react-dom/server"
import { safeParse } from "valibot"
import { fireworks } from "../../../src/effects/fireworks"
import ColorGrid from "../../../src/embeds/color-grid/ColorGrid"
import { pairOf } from "../../../src/embeds/color-grid/colours"
import { glances } from "../../../src/embeds/color-grid/eyes"
import { readLink, writeLink } from "../../../src/embeds/color-grid/link"
import {
  colorGrid,
  differenceOf,
  levels,
  maxMistakes,
  modes,
  oddCell,
  type State,
  sideOf,
} from "../../../src/embeds/color-grid/logic"
import { cellLabel, shareText, statusOf, tallyLine } from "../../../src/embeds/color-grid/words"
import { readStatistics } from "../../../src/hooks/game/statistics"
import { maxRelativeDifference } from "../../../src/lib/colour/colourPair"
import { emptyTally } from "../../../src/lib/game/game"
import { pick, randomInt, seeded } from "../../../src/lib/game/random"
import { runs } from "../../jest/property"
import { forget, hasThing, onPage, trackedFromNow } from "../../jest/visit"

jest.mock("../../../src/effects/fireworks", () => ({ fireworks: jest.fn(async () => {}) }))

const { step, isOver } = colorGrid
const between = differenceCiede2000()
const fresh: State = { seed: "abc", level: 1, found: false, wrong: [], mistakes: 0 }
const select = (state: State, cell: number) => step(state, { kind: "select", cell, colour: "#000000" })
const next = (state: State) => step(state, { kind: "next" })
const wrongCell = (state: State) =>
  Array.from({ length: sideOf(state.level) ** 2 }, (_, cell) => cell).find(
    cell => cell !== oddCell(state) && !state.wrong.includes(cell),
  ) ?? -1
const played = (upTo: number) => {
  let state = fresh
  while (state.level < upTo) state = next(select(state, oddCell(state)))
  return state
}
const number = (hex: string) => Number.parseInt(hex.slice(1), 16)

describe("the colours of a level", () => {
  const seeds = Array.from({ length: runs(120, 30) }, (_, i) => `seed${i}`)
  const all = Array.from({ length: levels }, (_, i) => i + 1)

  it.each(["colours", "greys"] as const)(
    "in %s are never nearer than the level asks, nor much further, as the screen shows them",
    mode => {
      for (const level of all) {
        for (const seed of seeds) {
          const { base, odd, difference } = pairOf(seed, level, mode)
          expect(base).toMatch(/^#[0-9a-f]{6}$/)
          expect(odd).toMatch(/^#[0-9a-f]{6}$/)
          expect(odd).not.toBe(base)
          const [shownBase, shownOdd] = [parseHex(base), parseHex(odd)]
          if (!shownBase || !shownOdd) throw new Error(`${base} or ${odd} is no colour.`)
          expect(between(shownBase, shownOdd)).toBeCloseTo(difference, 9)
          expect(difference).toBeGreaterThanOrEqual(differenceOf(level))
          expect(difference).toBeLessThanOrEqual(differenceOf(level) * maxRelativeDifference)
        }
      }
    },
  )

  it("differ in hue, chroma and lightness in colour, and in lightness alone in greys", () => {
    const isGrey = (hex: string) => hex.slice(1, 3) === hex.slice(3, 5) && hex.slice(3, 5) === hex.slice(5, 7)
    const colours = all.flatMap(level => seeds.map(seed => pairOf(seed, level, "colours")))
    const greys = all.flatMap(level => seeds.map(seed => pairOf(seed, level, "greys")))
    expect(greys.every(({ base, odd }) => isGrey(base) && isGrey(odd))).toBe(true)
    expect(colours.some(({ base }) => isGrey(base))).toBe(false)
    expect(new Set(colours.map(({ base }) => base)).size / colours.length).toBeGreaterThan(0.7)
    const lighter = greys.filter(({ base, odd }) => number(odd) > number(base)).length
    expect(lighter / greys.length).toBeGreaterThan(0.4)
    expect(lighter / greys.length).toBeLessThan(0.6)
  })

  it("come nearer from level to level, from 20 to 2", () => {
    expect(differenceOf(1)).toBeCloseTo(20)
    expect(differenceOf(levels)).toBeCloseTo(2)
    for (const level of all.slice(1)) {
      expect(differenceOf(level)).toBeLessThan(differenceOf(level - 1))
      expect(sideOf(level)).toBeGreaterThanOrEqual(sideOf(level - 1))
    }
    expect([sideOf(1), sideOf(levels)]).toEqual([2, 8])
  })

  it("are the same for the same seed, and told as they are shown", () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z0-9]{1,12}$/),
        fc.integer({ min: 1, max: levels }),
        (seed, level) => {
          expect(pairOf(seed, level, "colours")).toEqual(pairOf(seed, level, "colours"))
          expect(pairOf(seed, level, "told")).toEqual(pairOf(seed, level, "colours"))
        },
      ),
      { numRuns: 30 },
    )
  })

  it("are of a cell that may be any", () => {
    const cells = Array.from({ length: 800 }, (_, i) => oddCell({ seed: `s${i}`, level: 5 }))
    expect(new Set(cells).size).toBe(9)
  })
})

describe("the colour game", () => {
  it("goes to the next level when the cell is found, and not before", () => {
    expect(next(fresh)).toBe(fresh)
    const found = select(fresh, oddCell(fresh))
    expect(select(found, wrongCell(fresh))).toBe(found)
    expect(next(found)).toEqual({ ...fresh, level: 2 })
  })

  it("counts a mistake once, and refuses what is no cell", () => {
    const missed = select(fresh, wrongCell(fresh))
    expect(missed.mistakes).toBe(1)
    expect(select(missed, missed.wrong[0] ?? -1)).toBe(missed)
    for (const cell of [-1, 4, 0.5, Number.NaN]) expect(select(fresh, cell)).toBe(fresh)
  })

  it("ends with the third mistake, and with the last level", () => {
    let state = fresh
    for (let i = 0; i < maxMistakes; i++) {
      expect(isOver(state)).toBe(false)
      state = select(state, wrongCell(state))
    }
    expect(isOver(state)).toBe(true)
    expect(colorGrid.result(state, { mode: "colours", seed: "" }).outcome).toBe("lost")
    expect(select(state, oddCell(state))).toBe(state)
    const won = select(played(levels), oddCell(played(levels)))
    expect(isOver(won)).toBe(true)
    expect(next(won)).toBe(won)
    expect(colorGrid.result(won, { mode: "colours", seed: "" }).outcome).toBe("won")
  })

  it("believes no game from the storage that could not have been played", () => {
    const believed = (changes: Partial<State>) =>
      safeParse(colorGrid.schema.state, { ...fresh, ...changes }).success
    expect(believed({})).toBe(true)
    expect(believed({ wrong: [wrongCell(fresh)], mistakes: 1 })).toBe(true)
    expect(believed({ wrong: [oddCell(fresh)], mistakes: 1 })).toBe(false)
    expect(believed({ wrong: [wrongCell(fresh)] })).toBe(false)
    expect(believed({ level: 25 })).toBe(false)
    expect(believed({ mistakes: 4 })).toBe(false)
    expect(believed({ seed: "<b>" })).toBe(false)
  })

  it("is linked to by its mode and seed", () => {
    for (const mode of modes)
      expect(readLink(writeLink({ mode, seed: "abc" }))).toEqual({ mode, seed: "abc" })
    for (const text of ["", "abc", "colours-", "red-abc", "colours-a-b", "colours-<b>"])
      expect(readLink(text)).toBeNull()
  })
})

describe("the words of the colour game", () => {
  it("say how it stands and how it went", () => {
    expect(statusOf(fresh, "colours", null)).toBe(
      "Level 1 of 24: 4 cells, and one is different. 3 mistakes left.",
    )
    expect(statusOf(played(3), "told", 14.26)).toMatch(
      /^Found. They were 14.3 apart. Level 3 of 24: 9 cells.*hear/,
    )
    const missed = select(fresh, wrongCell(fresh))
    expect(statusOf(missed, "colours", null)).toMatch(
      /^Row \d, column \d is like the others. 2 mistakes left\.$/,
    )
    const lost = { ...missed, mistakes: 3 }
    expect(statusOf(lost, "colours", null)).toMatch(/It was row \d, column \d. Good enough to tell the sauna/)
    expect(shareText(lost, "greys")).toBe(
      "I got to level 1 of 24 in the colour grid, in greys. The link deals the same colours.",
    )
    expect(shareText({ ...played(levels), found: true, mistakes: 1 }, "colours")).toBe(
      "I found all 24 odd cells of the colour grid, with 1 mistake. The link deals the same colours.",
    )
    expect(tallyLine(emptyTally, 7)).toBe("No games played yet. Best level: 7.")
  })

  it("name cells by row and column alone, until the game is over", () => {
    for (const level of [1, 5, 24]) {
      const state = { ...fresh, level }
      const labels = Array.from({ length: sideOf(level) ** 2 }, (_, cell) => cellLabel(state, cell, null))
      expect(labels.every(label => /^Row \d, column \d$/.test(label))).toBe(true)
      expect(new Set(labels).size).toBe(labels.length)
    }
    expect(cellLabel({ ...fresh, mistakes: 3 }, oddCell(fresh), null)).toMatch(/the different one$/)
  })
})

describe("the page of the colour game", () => {
  let events: { category: string; action: string; label?: string; value?: number }[]

  beforeEach(() => {
    forget()
    window.history.replaceState(null, "", "/color-grid")
    events = trackedFromNow()
    jest.mocked(fireworks).mockClear()
  })

  const kept = (): State => JSON.parse(localStorage.getItem("juhq:games/color-grid/now") ?? "{}").data.state
  const keep = (state: State, mode = "colours") => {
    const at = { options: { mode, seed: "" }, state, past: [], steps: 1, counted: false, aside: null }
    localStorage.setItem("juhq:games/color-grid/now", JSON.stringify({ v: 1, data: at }))
  }
  const cells = () => within(screen.getByRole("grid", { name: "Colours" })).getAllByRole("button")
  const cellOf = (index: number) => cells()[index] ?? document.body
  const button = (name: string) => screen.getByRole("button", { name })
  const open = async (query = "?deal=colours-abc") => {
    window.history.replaceState(null, "", `/color-grid${query}`)
    const user = userEvent.setup()
    const view = render(onPage(<ColorGrid />, { path: "/color-grid" }))
    // The colours' code comes later than the page.
    await waitFor(() => expect(cellOf(0).style.background).not.toBe(""), { timeout: 10_000 })
    return { user, ...view }
  }

  it("is the same for everyone at first: four cells without a colour", () => {
    const html = renderToString(<ColorGrid />)
    expect(renderToString(<ColorGrid />)).toBe(html)
    expect(html.match(/Row \d, column \d/g)).toHaveLength(4)
    expect(html).not.toContain("background")
  })

  it("deals the game of the link, in two colours, of which one is on one cell", async () => {
    await open()
    const colours = cells().map(cell => cell.style.background)
    expect(new Set(colours).size).toBe(2)
    const odd = colours[oddCell(fresh)]
    expect(colours.filter(colour => colour === odd)).toHaveLength(1)
  })

  it("reports selection, level, win and reset, as they were ordered", async () => {
    const last = { ...fresh, level: levels - 1 }
    keep(last)
    const { user } = await open("")
    const pair = pairOf("abc", levels - 1, "colours")
    const label = (state: State, cell: number, colour: string) => {
      const side = sideOf(state.level)
      return `${Math.floor(cell / side) + 1}, ${(cell % side) + 1}, ${colour}`
    }
    const miss = wrongCell(last)
    await user.click(cellOf(miss))
    await user.click(cellOf(oddCell(last)))
    const end = { ...last, level: levels }
    await user.click(cellOf(oddCell(end)))
    await user.click(button("New game"))
    expect(events).toEqual([
      { category: "color-grid", action: "selection", label: label(last, miss, pair.base) },
      { category: "color-grid", action: "selection", label: label(last, oddCell(last), pair.odd) },
      { category: "color-grid", action: "level", value: levels },
      {
        category: "color-grid",
        action: "selection",
        label: label(end, oddCell(end), pairOf("abc", levels, "colours").odd),
      },
      { category: "color-grid", action: "win", label: "colours" },
      { category: "color-grid", action: "reset" },
    ])
    expect(fireworks).toHaveBeenCalledTimes(1)
    expect(readStatistics("color-grid").colours).toMatchObject({ played: 1, won: 1 })
    expect(screen.getByText("1 game: 1 won. Best level: 24.")).toBeInTheDocument()
  })

  it("takes the second press of a double click for no choice in the next grid", async () => {
    await open()
    const press = (cell: number, clicks: number) => fireEvent.click(cellOf(cell), { detail: clicks })
    for (const clicks of [1, 2, 3]) press(oddCell(fresh), clicks)
    expect(kept()).toMatchObject({ level: 2, mistakes: 0 })
    // Whoever takes his time means it.
    press(oddCell(kept()), 1)
    expect(kept()).toMatchObject({ level: 3, mistakes: 0 })
  })

  it("shows what it was after the third mistake, and what to tell others", async () => {
    const { user } = await open()
    const eyes = () => screen.getByRole("grid").querySelectorAll("ellipse").length / 2
    expect(eyes()).toBe(4)
    const [first = 0, ...others] = [0, 1, 2, 3].filter(cell => cell !== oddCell(fresh))
    await user.click(cellOf(first))
    // All look at the one that was taken for another.
    expect(eyes()).toBe(4)
    for (const cell of others) await user.click(cellOf(cell))
    expect(eyes()).toBe(4)
    expect(screen.getByText(/It was row \d, column \d\./)).toHaveAttribute("role", "status")
    expect(screen.getByRole("button", { name: /the different one$/ })).toBe(cellOf(oddCell(fresh)))
    const result = screen.getByText(/^I got to level 1 of 24/)
    // Above what can be chosen, so that it is on the first screen of a phone.
    const follows = result.compareDocumentPosition(screen.getByLabelText("The cell differs"))
    expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(window.location.search).toBe("?deal=colours-abc")
    await user.click(cellOf(oddCell(fresh)))
    expect(kept().found).toBe(false)
  })

  it("has eyes at once, of which two glance away after a second", async () => {
    jest.useFakeTimers()
    const { container } = await open("")
    expect(container.querySelectorAll("td ellipse")).toHaveLength(8)
    act(() => jest.advanceTimersByTime(1100))
    const away = [...container.querySelectorAll("td button")].filter(
      cell => cell.querySelector("circle")?.style.transform !== "translate(0px, 0px)",
    )
    expect(away).toHaveLength(2)
    jest.useRealTimers()
  })

  it("watches from level 5 on: after five seconds two cells glance away, and a press ends it", async () => {
    jest.useFakeTimers()
    keep({ ...fresh, level: 5 })
    const { container } = await open("")
    const glancing = () =>
      [...container.querySelectorAll("td button")].flatMap((cell, at) =>
        cell.querySelector("circle")?.style.transform === "translate(0px, 0px)" ? [] : [at],
      )
    expect(container.querySelectorAll("ellipse")).toHaveLength(18)
    expect(glancing()).toEqual([])
    act(() => jest.advanceTimersByTime(5100))
    const expected = glances({ seed: "abc", level: 5 }, 5).map(({ cell }) => cell)
    expect(glancing()).toEqual([...expected].sort())
    act(() => jest.advanceTimersByTime(2000))
    expect(glancing()).toEqual([])
    act(() => jest.advanceTimersByTime(5000))
    fireEvent.click(cellOf(oddCell({ seed: "abc", level: 5 })))
    expect(glancing()).toEqual([])
    jest.useRealTimers()
  })

  it("gives its thing at the fifth grid", async () => {
    const { user } = await open()
    for (let found = 0; found < 5; found++) {
      expect(hasThing("/color-grid")).toBe(false)
      await user.click(cellOf(oddCell(found === 0 ? fresh : kept())))
    }
    expect(hasThing("/color-grid")).toBe(true)
  })

  it("shows whom one has caught, and collects the two colours", async () => {
    const { user, container } = await open()
    const collected = () =>
      [...container.querySelectorAll<HTMLElement>(".swatch")].filter(each => each.style.background !== "")
        .length
    expect(collected()).toBe(0)
    expect(container.querySelector(".caught")).toBeNull()
    await user.click(cellOf(oddCell(fresh)))
    expect(container.querySelector(".caught")).toBeInTheDocument()
    expect(collected()).toBe(1)
    await user.click(button("New game"))
    expect(container.querySelector(".caught")).toBeNull()
  })

  it("collects in calm mode too, where nothing jumps", async () => {
    localStorage.setItem("juhq:calm", JSON.stringify({ v: 1, data: true }))
    const { user, container } = await open()
    await user.click(cellOf(oddCell(fresh)))
    expect(container.querySelector(".caught")).toBeNull()
    expect(container.querySelectorAll(".swatch[style]")).toHaveLength(1)
  })

  it("is played by the keyboard, and keeps the focus in its place as the grid grows", async () => {
    keep({ ...fresh, level: 2 })
    const { user } = await open("")
    const odd = oddCell({ seed: "abc", level: 2 })
    act(() => cellOf(0).focus())
    await user.keyboard(`${odd > 1 ? "{ArrowDown}" : ""}${odd % 2 ? "{ArrowRight}" : ""}`)
    expect(cellOf(odd)).toHaveFocus()
    const name = cellOf(odd).getAttribute("aria-label") ?? ""
    await user.keyboard("{Enter}")
    expect(cells()).toHaveLength(9)
    expect(button(name)).toHaveFocus()
    await user.keyboard("{End}{Home}")
    expect(document.activeElement).toHaveAccessibleName(name.replace(/column \d/, "column 1"))
  })

  it("keeps the best level as it is done, by mode, and starts the modes apart", async () => {
    const { user } = await open()
    await user.click(cellOf(oddCell(fresh)))
    expect(screen.getByText("No games played yet. Best level: 1.")).toBeInTheDocument()
    expect(screen.getByText(/^Found\. They were \d\d\.\d apart\. Level 2 of 24/)).toBeInTheDocument()
    await user.selectOptions(screen.getByLabelText("The cell differs"), "In lightness only (greys)")
    expect(screen.getByText("No games played yet.")).toBeInTheDocument()
    const greys = cells().map(cell => cell.style.background)
    expect(greys.every(colour => /^rgb\((\d+), \1, \1\)$/.test(colour))).toBe(true)
    expect(window.location.search).toBe("")
  })

  it("lets cells tell their colour first, and chooses at the second press", async () => {
    const { user } = await open("?deal=told-abc")
    const { base } = pairOf("abc", 1, "told")
    const miss = wrongCell(fresh)
    await user.click(cellOf(miss))
    expect(screen.getByText(new RegExp(`is ${base}\\. Press it again`))).toHaveAttribute("role", "status")
    expect(cellOf(miss)).toHaveAccessibleName(expect.stringContaining(base))
    const before = screen.getByText(/Press it again/).textContent
    await user.keyboard("t")
    expect(screen.getByText(/Press it again/).textContent).not.toBe(before)
    await user.click(cellOf(miss))
    expect(kept().mistakes).toBe(1)
    expect(events.filter(({ action }) => action === "selection")).toHaveLength(1)
    const odd = oddCell(fresh)
    await user.click(cellOf(odd))
    await user.click(cellOf(odd))
    expect(kept().level).toBe(2)
    expect(cells().some(cell => cell.getAttribute("aria-label")?.includes("#"))).toBe(false)
  })

  it("tells nothing where nobody asked for that", async () => {
    const { user } = await open()
    act(() => cellOf(0).focus())
    await user.keyboard("t")
    expect(document.body.textContent).not.toMatch(/#[0-9a-f]{6}/)
    expect(document.body.innerHTML).not.toMatch(/aria-label="[^"]*#/)
  })

  it("goes on after a reload, and can bring back a game that New game put aside", async () => {
    const { user, unmount } = await open()
    await user.click(cellOf(oddCell(fresh)))
    unmount()
    await open(window.location.search)
    expect(kept()).toMatchObject({ seed: "abc", level: 2 })
    await user.click(button("New game"))
    expect(kept().seed).not.toBe("abc")
    await user.click(button("Bring the last game back"))
    expect(kept()).toMatchObject({ seed: "abc", level: 2 })
  })

  it("survives random inputs, with a game that could be one", async () => {
    const { container } = await open()
    const monkey = seeded("colour monkey")
    const keys = ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown", "Home", "End", "t", "x", "Escape"]
    let furthest = 1
    for (let i = 0; i < runs(500, 50); i++) {
      const dice = monkey()
      const buttons = [...container.querySelectorAll("td button")]
      const state = localStorage.getItem("juhq:games/color-grid/now") ? kept() : fresh
      if (dice < 0.3) fireEvent.click(pick(buttons, monkey))
      else if (dice < 0.7) fireEvent.click(buttons[oddCell(state)] ?? document.body)
      else if (dice < 0.9) {
        const cell = pick(buttons, monkey) as HTMLElement
        act(() => cell.focus())
        fireEvent.keyDown(cell, { key: pick(keys, monkey) })
      } else if (dice < 0.97) {
        const others = [...container.querySelectorAll("button:not(td button)")]
        fireEvent.click(
          pick(
            others.filter(button => !button.textContent?.includes("Share")),
            monkey,
          ),
        )
      } else {
        const value = modes[randomInt(modes.length, monkey)]
        fireEvent.change(screen.getByLabelText("The cell differs"), { target: { value } })
      }
      const after = kept()
      furthest = Math.max(furthest, after.level)
      expect(safeParse(colorGrid.schema.state, after).success).toBe(true)
      expect(container.querySelectorAll("td button")).toHaveLength(sideOf(after.level) ** 2)
      expect(container.querySelectorAll("td button[tabindex='0']")).toHaveLength(1)
    }
    expect(furthest).toBeGreaterThan(3)
  })
})
