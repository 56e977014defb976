import { act, fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import { renderToString } from "react-dom/server"
import { safeParse } from "valibot"
import {
  distances,
  lightsOf,
  parOf,
  readDeal,
  sizes,
  writeDeal,
} from "../../../src/embeds/games/unnamed/deal"
import {
  excess,
  hintFor,
  lightsNow,
  type Options,
  type State,
  starsFor,
  unnamed,
} from "../../../src/embeds/games/unnamed/logic"
import { answerTo } from "../../../src/embeds/games/unnamed/naming"
import Unnamed from "../../../src/embeds/games/unnamed/Unnamed"
import { rowInWords, shareText, statusOf, tallyLine } from "../../../src/embeds/games/unnamed/words"
import { readStatistics } from "../../../src/hooks/game/statistics"
import { emptyTally } from "../../../src/lib/game/game"
import {
  type Cells,
  fewest,
  has,
  isSolvable,
  listOf,
  pressed,
  pressedAll,
  quietPresses,
  setOf,
  shortest,
  solutions,
  weight,
} from "../../../src/lib/game/lightsOut"
import { pick, seeded } from "../../../src/lib/game/random"
import { runs } from "../../jest/property"
import { forget, hasThing, onPage, trackedFromNow } from "../../jest/visit"

/**
 * Returns the number of presses that each pattern of an n x n board needs, by a breadth-first search from the dark
 * board.
 */
function distancesByTrying(size: number): Map<number, number> {
  const presses = Array.from({ length: size * size }, (_, cell) => Number(pressed(size, cell)))
  const found = new Map([[0, 0]])
  let ring = [0]
  for (let distance = 1; ring.length > 0; distance++) {
    const wider: number[] = []
    for (const lights of ring) {
      for (const press of presses) {
        if (found.has(lights ^ press)) continue
        found.set(lights ^ press, distance)
        wider.push(lights ^ press)
      }
    }
    ring = wider
  }
  return found
}

/** Every solution by chasing the lights down: the first row decides all the others. Knows no algebra. */
function solutionsByChasing(size: number, lights: Cells): Cells[] {
  const ways: Cells[] = []
  for (let first = 0; first < 2 ** size; first++) {
    let way = BigInt(first)
    let left = lights ^ pressedAll(size, way)
    for (let cell = size; cell < size * size; cell++) {
      if (!has(left, cell - size)) continue
      left ^= pressed(size, cell)
      way |= 1n << BigInt(cell)
    }
    if (left === 0n) ways.push(way)
  }
  return ways
}

const aBoard = (size: number) => fc.bigInt({ min: 0n, max: 2n ** BigInt(size * size) - 1n })
const everyLight = (size: number) => 2n ** BigInt(size * size) - 1n

describe("the solver", () => {
  it.each([2, 3, 4])("knows for every pattern of a board of side %s what trying everything finds", size => {
    const known = distancesByTrying(size)
    let wrong = 0
    for (let lights = 0; lights < 2 ** (size * size); lights++) {
      const board = BigInt(lights)
      const way = shortest(size, board)
      const distance = known.get(lights)
      if (isSolvable(size, board) !== (distance !== undefined)) wrong++
      if (way === null ? distance !== undefined : weight(way) !== distance) wrong++
      if (way !== null && pressedAll(size, way) !== board) wrong++
    }
    expect(wrong).toBe(0)
  })

  it("finds that 4x4 never needs more than seven presses, and that one pattern in 16 can be solved", () => {
    const known = distancesByTrying(4)
    expect(known.size).toBe(65_536 / 16)
    expect(Math.max(...known.values())).toBe(7)
    expect(distancesByTrying(2).size).toBe(16)
    expect(distancesByTrying(3).size).toBe(512)
  })

  it("has null spaces of the known dimensions (OEIS A159257), whose presses change nothing", () => {
    const sides = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
    expect(sides.map(size => quietPresses(size).length)).toEqual([0, 0, 0, 4, 2, 0, 0, 0, 8, 0, 6])
    for (const size of sides) {
      for (const quiet of quietPresses(size)) {
        expect(quiet).not.toBe(0n)
        expect(pressedAll(size, quiet)).toBe(0n)
      }
    }
  })

  it.each([4, 5, 6, 7, 9])(
    "finds all solutions on a board of side %s that chasing the lights finds",
    size => {
      fc.assert(
        fc.property(aBoard(size), presses => {
          const lights = pressedAll(size, presses)
          const ways = solutions(size, lights)
          const chased = solutionsByChasing(size, lights)
          expect(new Set(ways)).toEqual(new Set(chased))
          expect(ways).toHaveLength(2 ** quietPresses(size).length)
          expect(fewest(size, lights)).toBe(Math.min(...chased.map(weight)))
        }),
        { numRuns: size > 7 ? 10 : 60 },
      )
    },
  )

  it("knows of any pattern on 5x5 whether it can be solved", () => {
    const counts = { yes: 0, no: 0 }
    fc.assert(
      fc.property(aBoard(5), lights => {
        const chased = solutionsByChasing(5, lights)
        expect(isSolvable(5, lights)).toBe(chased.length > 0)
        expect(solutions(5, lights)).toHaveLength(chased.length)
        if (chased.length === 0) expect([shortest(5, lights), fewest(5, lights)]).toEqual([null, Number.NaN])
        counts[chased.length > 0 ? "yes" : "no"]++
      }),
      { numRuns: 200 },
    )
    expect(counts.yes).toBeGreaterThan(0)
    expect(counts.no).toBeGreaterThan(counts.yes)
  })

  it("can put out a board of any size on which everything is lit, as Sutner proved", () => {
    for (const size of [1, 2, 3, 4, 5, 6, 7, 8, 9]) expect(isSolvable(size, everyLight(size))).toBe(true)
    // The known shortest way for 5x5.
    expect(fewest(5, everyLight(5))).toBe(15)
  })

  it("turns over a cell and its neighbours, and never round the edge", () => {
    expect(listOf(pressed(3, 0))).toEqual([0, 1, 3])
    expect(listOf(pressed(3, 4))).toEqual([1, 3, 4, 5, 7])
    expect(listOf(pressed(3, 5))).toEqual([2, 4, 5, 8])
    expect(listOf(pressed(2, 3))).toEqual([1, 2, 3])
  })
})

describe("the deals", () => {
  it("can all be solved, in a number of presses that fits the house, and grow with it", () => {
    for (const size of sizes) {
      const [from, to] = distances[size] ?? [0, 0]
      const seen = new Set<number>()
      for (let n = 0; n < 150; n++) {
        const lights = lightsOf(size, `house ${n}`)
        expect(isSolvable(size, lights)).toBe(true)
        const par = fewest(size, lights)
        expect(par).toBe(parOf(size, `house ${n}`))
        expect(par >= from && par <= to).toBe(true)
        seen.add(par)
      }
      expect(seen.size).toBe(to - from + 1)
    }
    const ends = sizes.map(size => distances[size]?.[1] ?? 0)
    expect([...ends].sort((a, b) => a - b)).toEqual(ends)
  })

  it("deal every pattern of a 2x2 house but the dark one", () => {
    const seen = new Set(Array.from({ length: 400 }, (_, n) => lightsOf(2, `house ${n}`)))
    expect(seen.size).toBe(15)
    expect(seen.has(0n)).toBe(false)
  })

  it("are the same for whoever has the link", () => {
    expect(readDeal(writeDeal({ size: 5, deal: "k3m9xz" }))).toEqual({ size: 5, deal: "k3m9xz" })
    const options: Options = { size: 5, deal: "k3m9xz" }
    expect(unnamed.start(options, seeded("you"))).toEqual(unnamed.start(options, seeded("a friend")))
    expect(lightsOf(5, "aaaaaa")).not.toBe(lightsOf(5, "bbbbbb"))
  })

  it("are refused where the link names no house", () => {
    for (const text of [null, "", "8-k3m9xz", "1-k3m9xz", "5-K3M9XZ", "5-k3m9x", "5-k3m9xz-1", "5"]) {
      expect(readDeal(text)).toBeNull()
    }
    fc.assert(fc.property(fc.string(), text => readDeal(text) === null))
  })
})

const seed = "k3m9xz"
const begun = (size = 5) => unnamed.start({ size, deal: seed }, seeded(1))
const press = (state: State, cell: number, helped = false) => unnamed.step(state, { cell, helped })
const solved = (size = 5, helped = false) => {
  let state = begun(size)
  for (const cell of listOf(shortest(size, lightsNow(state)) ?? 0n)) state = press(state, cell, helped)
  return state
}

describe("the game without a name", () => {
  it("undoes a press by the same press, and refuses cells outside and presses after the end", () => {
    const state = begun()
    expect(press(press(state, 7), 7).lit).toEqual(state.lit)
    for (const cell of [-1, 25, 0.5, Number.NaN]) expect(press(state, cell)).toBe(state)
    const over = solved()
    expect(unnamed.isOver(over)).toBe(true)
    expect(press(over, 0)).toBe(over)
  })

  it("is solved from anywhere by following its hints, each of which brings it one press nearer", () => {
    fc.assert(
      fc.property(fc.constantFrom(...sizes), fc.array(fc.nat(48), { maxLength: 12 }), (size, cells) => {
        let state = cells.reduce((now, cell) => press(now, cell % (size * size)), begun(size))
        let left = hintFor(state)?.left ?? 0
        expect(left).toBe(fewest(size, lightsNow(state)))
        while (!unnamed.isOver(state)) {
          const hint = hintFor(state)
          expect(hint?.left).toBe(left)
          state = press(state, hint?.cell ?? -1)
          left--
        }
        expect(left).toBe(0)
        expect(hintFor(state)).toBeNull()
      }),
    )
  })

  it("gives three stars for the fewest presses, fewer for more, and none where a hint was taken", () => {
    const over = solved()
    expect(excess(over)).toBe(0)
    expect(starsFor(over)).toBe(3)
    const par = parOf(5, seed)
    expect(starsFor({ ...over, presses: par + 1 })).toBe(2)
    expect(starsFor({ ...over, presses: par * 2 })).toBe(1)
    expect(starsFor(solved(5, true))).toBe(0)
    expect(unnamed.result(solved(5, true), { size: 5, deal: "" })).toEqual({ outcome: "won" })
    const best = (more: number) =>
      unnamed.result({ ...over, presses: par + more }, { size: 5, deal: "" }).best
    expect(best(0)?.text).toBe(`${par} presses, the fewest possible`)
    expect(best(2)?.text).toBe(`${par + 2} presses, 2 more than needed`)
    expect(best(0)?.score).toBeGreaterThan(best(1)?.score ?? 0)
  })

  it("reports win, level, reset and select, and nothing else", () => {
    const options = { size: 5, deal: "" }
    const state = begun()
    expect(
      unnamed.report?.({
        kind: "step",
        action: { cell: 7, helped: false },
        before: state,
        after: press(state, 7),
        options,
      }),
    ).toEqual({ action: "select", label: "5x5", value: 7 })
    expect(unnamed.report?.({ kind: "new", options })).toEqual({ action: "reset", label: "5x5" })
    expect(unnamed.report?.({ kind: "options", options, before: { ...options, size: 4 } })?.action).toBe(
      "level",
    )
    expect(unnamed.report?.({ kind: "options", options, before: options })?.action).toBe("reset")
    expect(unnamed.report?.({ kind: "over", state: solved(), options, result: { outcome: "won" } })).toEqual({
      action: "win",
      label: "5x5",
      value: parOf(5, seed),
    })
  })

  it("believes every state that can be played to, and none that can't", () => {
    const isBelieved = (state: unknown) => safeParse(unnamed.schema.state, state).success
    const random = seeded("storage")
    for (const size of sizes) {
      let state = begun(size)
      for (let n = 0; n < 60; n++) {
        expect(isBelieved(JSON.parse(JSON.stringify(state)))).toBe(true)
        state = press(state, Math.floor(random() * size * size))
      }
    }
    const state = press(begun(4), 5)
    expect(isBelieved(state)).toBe(true)
    for (const wrong of [
      { ...state, size: 8 },
      { ...state, seed: "" },
      { ...state, lit: [0] },
      { ...state, lit: [...state.lit, 16] },
      { ...state, lit: [...state.lit].reverse() },
      { ...state, last: null },
      { ...state, last: 16 },
      { ...state, presses: 0 },
      { ...begun(4), lit: [] },
      { ...solved(4), presses: 1 },
      { ...state, helped: "yes" },
    ]) {
      expect(isBelieved(wrong)).toBe(false)
    }
  })

  it("survives 500 blind presses in every house", () => {
    const random = seeded("monkey")
    for (const size of sizes) {
      let state = begun(size)
      for (let n = 0; n < 500; n++) {
        state = press(state, Math.floor(random() * (size * size + 4)) - 2, random() < 0.01)
        expect(isSolvable(size, setOf(state.lit))).toBe(true)
        if (unnamed.isOver(state)) state = begun(size)
        expect(hintFor(state)?.left).toBeGreaterThan(0)
      }
    }
  })
})

describe("the words of the game without a name", () => {
  it("say how many lights are on, what the hint is, and how it ended", () => {
    const state = begun(3)
    const par = parOf(3, seed)
    expect(statusOf(state, null)).toBe(`${state.lit.length} lights are on. It can be done in ${par} presses.`)
    expect(statusOf(state, null, true)).toMatch(/^A friend sent you this house\. \d/)
    expect(statusOf(state, { cell: 4, left: 1 })).toBe(
      "Hint: press row 2, column 2. From here it takes 1 press.",
    )
    expect(statusOf(press(state, 4), null)).toMatch(/^Row 2, column 2: \d lights? (is|are) on\.$/)
    expect(statusOf(solved(3), null)).toBe(
      `Everything is dark after ${par} presses. It can't be done in fewer. Three stars of three. Pertti goes to work. You may name the game.`,
    )
    expect(statusOf({ ...solved(3), presses: par + 1 }, null)).toContain(
      `. ${par} would have done. Two stars`,
    )
    expect(statusOf(solved(3, true), null)).toMatch(
      /The hints took the stars\. Pertti goes to work\. You may name the game\.$/,
    )
    expect(statusOf(solved(7), null)).toMatch(/You may name the game\.$/)
    expect(rowInWords({ ...state, lit: [0, 2, 4] }, 0)).toBe("on, off, on")
  })

  it("share the result in the visitor's own name for it", () => {
    const par = parOf(3, seed)
    expect(shareText(solved(3), "")).toBe(
      `I put out a 3x3 house in ${par} presses, and it can't be done in fewer. It is a game without a name.`,
    )
    expect(shareText({ ...solved(3), presses: par + 2 }, "Pekka")).toBe(
      `I put out a 3x3 house in ${par + 2} presses; ${par} would have done. It is a game that I call Pekka.`,
    )
    expect(shareText(solved(3, true), "")).toContain("with hints")
    expect(tallyLine(emptyTally, { size: 3, deal: "" })).toBe("3x3: no games played yet.")
  })

  it("refuse names that are taken, in whatever way they are written, and nothing at all", () => {
    for (const name of [
      "Lights Out",
      "LIGHTSOUT!",
      "lights-out",
      "Merlin",
      "Unnamed",
      "Tic Tac Toe",
      "memory",
    ]) {
      expect(answerTo(name).accepted).toBe(false)
    }
    for (const name of ["", "   ", "!!"]) expect(answerTo(name).text).toMatch(/heard nothing/)
    for (const name of ["Pekka", "Talon valot", "constructor", "Öö"])
      expect(answerTo(name).accepted).toBe(true)
    expect(answerTo("Perttilä").text).toMatch(/moved/)
  })
})

describe("the page of the game without a name", () => {
  let events: { category: string; action: string; label?: string; value?: number }[]

  beforeEach(() => {
    forget()
    window.history.replaceState(null, "", `/games/unnamed?deal=3-${seed}`)
    events = trackedFromNow()
  })

  const visit = () => ({
    user: userEvent.setup(),
    ...render(onPage(<Unnamed />, { path: "/games/unnamed" })),
  })
  const cells = () => [...document.querySelectorAll<HTMLElement>("td button")]
  const cell = (index: number) => cells()[index] as HTMLElement
  const status = () => document.querySelector(`p[role="status"]`)?.textContent
  const kept = () => JSON.parse(localStorage.getItem("juhq:games/unnamed/now") ?? "null").data.state as State
  const button = (name: string | RegExp) => screen.getByRole("button", { name })
  const finish = () => {
    for (const at of listOf(shortest(kept().size, lightsNow(kept())) ?? 0n)) fireEvent.click(cell(at))
  }

  it("shows a dark house to everyone at first", () => {
    const html = renderToString(<Unnamed />)
    expect(html.match(/: off"/g)).toHaveLength(9)
    expect(html).not.toMatch(/: on"/)
  })

  it("lights the house of a link, says so, and turns over five windows for a press in the middle", async () => {
    const { user } = visit()
    const state = begun(3)
    expect(status()).toMatch(
      /^A friend sent you this house\. \d lights? (is|are) on\. It can be done in \d presses\.$/,
    )
    const lit = () =>
      cells().flatMap((one, at) => (one.getAttribute("aria-label")?.endsWith(": on") ? [at] : []))
    expect(lit()).toEqual(state.lit)
    await user.click(cell(4))
    expect(lit()).toEqual(press(state, 4).lit)
    expect(status()).toMatch(/^Row 2, column 2: \d/)
    expect(events.at(-1)).toEqual({ category: "unnamed", action: "select", label: "3x3", value: 4 })
    await user.click(button("Undo"))
    expect(lit()).toEqual(state.lit)
    expect(screen.getByText("Presses: 0")).toBeInTheDocument()
  })

  it("shows light and dark by pictures too, not by colour alone", () => {
    visit()
    const [lit = -1] = begun(3).lit
    const dark = cells().findIndex((_, at) => !begun(3).lit.includes(at))
    const picture = (at: number) => cell(at).querySelector("path")?.getAttribute("d")
    expect(picture(lit)).not.toBe(picture(dark))
  })

  it("is solved by pressing what the hint says, which costs the stars and the best, however much is undone", async () => {
    const { user } = visit()
    await user.click(button("Hint"))
    expect(status()).toMatch(/^Hint: press row \d, column \d\. From here it takes \d presses\.$/)
    const hinted = screen.getByRole("button", { name: /, the hint$/ })
    await user.click(hinted)
    expect(screen.queryByRole("button", { name: /, the hint$/ })).not.toBeInTheDocument()
    await user.click(button("Undo"))
    finish()
    expect(status()).toMatch(
      /^Everything is dark after \d presses\. .*The hints took the stars\. Pertti goes to work\. You may name the game\.$/,
    )
    expect(screen.getByRole("img", { name: "no stars of three" })).toBeInTheDocument()
    expect(readStatistics("unnamed")).toEqual({ "3x3": { ...emptyTally, played: 1, won: 1 } })
  })

  it("shows the same hint when it is pressed again, and makes no move itself", async () => {
    const { user } = visit()
    await user.click(button("Hint"))
    const said = status()
    const lit = kept()?.lit
    await user.click(button("Hint"))
    await user.dblClick(button("Hint"))
    expect(status()).toBe(said)
    expect(kept()?.lit).toEqual(lit)
    expect(screen.getByText("Presses: 0")).toBeInTheDocument()
    expect(events.map(({ action }) => action)).not.toContain("select")
  })

  it("has somebody awake behind each light, and sends Pertti to work when the last one is out", () => {
    visit()
    expect(document.querySelectorAll("td .fist")).toHaveLength(begun(3).lit.length)
    fireEvent.click(cell(4))
    expect(document.querySelectorAll("td .fist")).toHaveLength(kept().lit.length)
    expect(document.querySelector(".pertti")).toBeNull()
    finish()
    expect(document.querySelector(".fist")).toBeNull()
    expect(document.querySelector(".house")).toHaveAttribute("data-asleep")
    expect(document.querySelector(".pertti")).toBeInTheDocument()
    fireEvent.click(button("Undo"))
    expect(document.querySelector(".pertti")).toBeNull()
  })

  it("has him stand before the door in calm mode, where nothing moves", () => {
    localStorage.setItem("juhq:calm", JSON.stringify({ v: 1, data: true }))
    visit()
    fireEvent.click(cell(0))
    finish()
    expect(document.querySelector(".pertti")).toBeInTheDocument()
    expect(document.querySelector("[data-moving]")).toBeNull()
  })

  it("ends with stars, a result to share and a link that builds the same house", async () => {
    visit()
    fireEvent.click(cell(0))
    fireEvent.click(cell(0))
    expect(hasThing("/games/unnamed")).toBe(false)
    finish()
    expect(hasThing("/games/unnamed")).toBe(true)
    const par = parOf(3, seed)
    expect(events.at(-1)).toEqual({ category: "unnamed", action: "win", label: "3x3", value: par + 2 })
    expect(screen.getByText(/^I put out a 3x3 house in \d presses; \d would have done\./)).toBeInTheDocument()
    expect(window.location.search).toBe(`?deal=3-${seed}`)
    expect(
      screen.getByText(new RegExp(`Best: ${par + 2} presses, 2 more than needed\\.$`)),
    ).toBeInTheDocument()
    const before = events.length
    fireEvent.click(cell(0))
    expect(events).toHaveLength(before)
  })

  it("builds the same house again, another one, or the next larger one, and reports which", async () => {
    const { user } = visit()
    await user.click(cell(0))
    await user.click(button("Same house again"))
    expect(events.at(-1)).toEqual({ category: "unnamed", action: "reset", label: "3x3" })
    expect(kept()).toEqual(begun(3))
    expect(status()).not.toMatch(/Somebody/)
    await user.click(button("Bring the last game back"))
    expect(kept().presses).toBe(1)
    finish()
    await user.click(button("Next house: 4x4"))
    expect(events.at(-1)).toEqual({ category: "unnamed", action: "level", label: "4x4" })
    expect(cells()).toHaveLength(16)
    expect(cell(0)).toHaveFocus()
    expect(window.location.search).toBe("")
    await user.selectOptions(screen.getByLabelText("House"), "2x2")
    expect(events.at(-1)).toEqual({ category: "unnamed", action: "level", label: "2x2" })
    await user.click(button("New game"))
    expect(events.at(-1)).toEqual({ category: "unnamed", action: "reset", label: "2x2" })
    expect(kept().seed).not.toBe(seed)
  })

  it("is played with the keyboard alone", async () => {
    const { user } = visit()
    act(() => cell(0).focus())
    await user.keyboard("{ArrowDown}{ArrowRight}{Enter}")
    expect(kept()).toMatchObject({ last: 4, presses: 1 })
    expect(cell(4)).toHaveFocus()
    await user.keyboard("{End} {Home}{ArrowUp}")
    expect(kept()).toMatchObject({ last: 5, presses: 2 })
    expect(cell(0)).toHaveFocus()
  })

  it("goes on after a reload", async () => {
    const { user, unmount } = visit()
    await user.click(cell(8))
    const before = cells().map(one => one.getAttribute("aria-label"))
    unmount()
    visit()
    expect(cells().map(one => one.getAttribute("aria-label"))).toEqual(before)
    expect(screen.getByText("Presses: 1")).toBeInTheDocument()
  })

  it("lets a visitor who has put out a house of 3x3 or more name the game there and then", async () => {
    const { unmount } = visit()
    expect(screen.queryByLabelText(/^This game has no name/)).not.toBeInTheDocument()
    unmount()
    window.history.replaceState(null, "", `/games/unnamed?deal=3-${seed}`)
    const { user } = visit()
    fireEvent.click(cell(0))
    fireEvent.click(cell(0))
    finish()
    const proposal = screen.getByLabelText("This game has no name. Propose one")
    await user.type(proposal, "Lights out{Enter}")
    expect(screen.getByText(/^Taken: Tiger Electronics/)).toHaveAttribute("role", "status")
    expect(proposal).toBeInvalid()
    await user.clear(proposal)
    await user.type(proposal, " <b>Pekka</b> {Enter}")
    expect(screen.getByLabelText("Rename <b>Pekka</b>")).toBeInTheDocument()
    expect(screen.getByText(/You call this game <b>Pekka<\/b>\.$/)).toBeInTheDocument()
    expect(screen.getByText(/a game that I call <b>Pekka<\/b>\.$/)).toBeInTheDocument()
  })

  it("keeps its wits through blind presses of everything there is", () => {
    visit()
    const random = seeded("a monkey in the house")
    for (let n = 0; n < runs(500, 50); n++) {
      if (random() < 0.03) {
        const select = screen.getByLabelText("House")
        fireEvent.change(select, { target: { value: String(pick(sizes, random)) } })
      } else {
        const one = pick([...document.querySelectorAll("button")], random)
        if (one.textContent?.startsWith("Share")) continue
        fireEvent.keyDown(one, { key: pick(["ArrowUp", "ArrowLeft", "Home", "x"], random) })
        fireEvent.click(one)
      }
      expect(safeParse(unnamed.schema.state, kept()).success).toBe(true)
      expect(cells()).toHaveLength(kept().size ** 2)
    }
    const actions = new Set(events.map(({ action }) => action))
    expect([...actions].filter(action => !["select", "level", "reset", "win"].includes(action))).toEqual([])
    expect(actions.size).toBeGreaterThan(2)
  })
})
