import { act, renderHook } from "@testing-library/react"
import fc from "fast-check"
import { renderToString } from "react-dom/server"
import * as v from "valibot"
import { maxUndoSteps } from "../../../src/hooks/game/gameSession"
import { countResult, readStatistics, tallyOf, useStatistics } from "../../../src/hooks/game/statistics"
import { useGame } from "../../../src/hooks/game/useGame"
import { emptyTally, type Game, type Result, tallyText, withResult } from "../../../src/lib/game/game"
import { forget, trackedFromNow } from "../../jest/visit"

type State = { target: number; sum: number }
type Options = { level: "short" | "long" }

/** Adds numbers up to a target: hitting it wins, going over it loses. */
const sums: Game<State, number, Options> = {
  name: "sums",
  options: { level: "short" },
  schema: {
    state: v.object({ target: v.number(), sum: v.number() }),
    options: v.object({ level: v.picklist(["short", "long"]) }),
  },
  start: ({ level }, random) => ({
    target: (level === "short" ? 5 : 500) + Math.floor(random() * 3),
    sum: 0,
  }),
  step: (state, n) => (n < 1 || state.sum >= state.target ? state : { ...state, sum: state.sum + n }),
  isOver: ({ target, sum }) => sum >= target,
  result: ({ target, sum }) =>
    sum === target
      ? { outcome: "won", best: { score: target, text: `made ${target}` } }
      : { outcome: "lost" },
  level: ({ level }) => level,
  undo: true,
  report: happening => {
    if (happening.kind === "step") return { action: "select", value: happening.action }
    if (happening.kind === "over") return happening.result.outcome === "won" ? { action: "win" } : undefined
    return { action: happening.kind === "new" ? "reset" : "level" }
  },
}

let events: unknown[]

beforeEach(() => {
  forget()
  events = trackedFromNow()
  jest.spyOn(Math, "random").mockReturnValue(0)
})

afterEach(() => {
  jest.restoreAllMocks()
})

const play = (game = sums) => renderHook(() => useGame(game)).result

describe("useGame", () => {
  it("draws the same first state for everyone, and is not ready then", () => {
    jest.spyOn(Math, "random").mockImplementation(() => {
      throw new Error("Chance was asked in the first render.")
    })
    function Probe() {
      const { ready, state, undoable } = useGame(sums)
      return <p>{JSON.stringify({ ready, state, undoable })}</p>
    }
    const first = renderToString(<Probe />)
    expect(first).toContain("&quot;ready&quot;:false")
    expect(renderToString(<Probe />)).toBe(first)
  })

  it("stores nothing before the first step", () => {
    const game = play()
    expect(game.current.ready).toBe(true)
    expect(localStorage).toHaveLength(0)
  })

  it("ignores an action that is not allowed", () => {
    const game = play()
    let changed = true
    act(() => {
      changed = game.current.act(-3)
    })
    expect(changed).toBe(false)
    expect(game.current.state).toEqual({ target: 5, sum: 0 })
    expect(events).toEqual([])
  })

  it("goes on where it was after a reload, with its options and its way back", () => {
    const first = renderHook(() => useGame(sums))
    act(() => first.result.current.choose({ level: "long" }))
    act(() => void first.result.current.act(7))
    first.unmount()
    const game = play()
    expect(game.current.options).toEqual({ level: "long" })
    expect(game.current.state).toEqual({ target: 500, sum: 7 })
    act(() => game.current.undo())
    expect(game.current.state.sum).toBe(0)
  })

  it("starts a new game if the stored data is invalid", () => {
    localStorage.setItem("juhq:games/sums/now", JSON.stringify({ v: 1, data: { state: { sum: "many" } } }))
    expect(play().current.state).toEqual({ target: 5, sum: 0 })
  })

  it("migrates a stored game of an older version, with its undo and the game that it replaced", () => {
    const position = { options: { length: "long" }, state: { goal: 500, sum: 7 }, steps: 1, counted: false }
    const past = [{ goal: 500, sum: 0 }]
    const data = { ...position, past, aside: { ...position, past: [] } }
    localStorage.setItem("juhq:games/sums/now", JSON.stringify({ v: 1, data }))
    const newer: typeof sums = {
      ...sums,
      schema: {
        ...sums.schema,
        version: 2,
        migrateState: old => {
          const { goal, sum } = v.parse(v.object({ goal: v.number(), sum: v.number() }), old)
          return { target: goal, sum }
        },
        migrateOptions: old => ({ level: v.parse(v.object({ length: v.string() }), old).length }),
      },
    }
    const { result: game } = renderHook(() => useGame(newer))
    expect(game.current.options).toEqual({ level: "long" })
    expect(game.current.state).toEqual({ target: 500, sum: 7 })
    act(() => game.current.undo())
    expect(game.current.state).toEqual({ target: 500, sum: 0 })
    const stored = JSON.parse(localStorage.getItem("juhq:games/sums/now") ?? "")
    expect(stored).toMatchObject({ v: 2, data: { aside: { state: { target: 500, sum: 7 } } } })
  })

  it("undoes steps one by one to the start", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 12 }), steps => {
        localStorage.clear()
        const { result: game, unmount } = renderHook(() => useGame(sums))
        act(() => game.current.choose({ level: "long" }))
        for (const n of steps) act(() => void game.current.act(n))
        expect(game.current.state.sum).toBe(steps.reduce((a, b) => a + b))
        expect(game.current.steps).toBe(steps.length)
        for (const _ of steps) act(() => game.current.undo())
        expect(game.current.state.sum).toBe(0)
        expect(game.current.undoable).toBeNull()
        unmount()
      }),
      { numRuns: 25 },
    )
  })

  it("remembers a hundred steps and no more", () => {
    const game = play()
    act(() => game.current.choose({ level: "long" }))
    for (let i = 0; i < maxUndoSteps + 5; i++) act(() => void game.current.act(1))
    for (let i = 0; i < maxUndoSteps; i++) act(() => game.current.undo())
    expect(game.current.state.sum).toBe(5)
    expect(game.current.undoable).toBeNull()
  })

  it("goes back to a state in which it was the player's turn", () => {
    const polite = { ...sums, name: "polite", isTurn: ({ sum }: State) => sum % 2 === 0 }
    const game = play(polite)
    act(() => void game.current.act(1))
    act(() => void game.current.act(1))
    act(() => void game.current.act(1))
    act(() => game.current.undo())
    expect(game.current.state.sum).toBe(2)
    act(() => game.current.undo())
    expect(game.current.state.sum).toBe(0)
  })

  it("brings back an unfinished game that a new one replaced", () => {
    const game = play()
    act(() => void game.current.act(3))
    act(() => game.current.restart())
    act(() => game.current.choose({ level: "long" }))
    expect(game.current.state).toEqual({ target: 500, sum: 0 })
    expect(game.current.undoable).toBe("game")
    act(() => game.current.undo())
    expect(game.current.state).toEqual({ target: 5, sum: 3 })
    expect(game.current.options.level).toBe("short")
    expect(game.current.undoable).toBe("step")
  })

  it("brings a replaced game back also where steps can't be undone, until the new one has begun", () => {
    const game = play({ ...sums, name: "strict", undo: false })
    act(() => void game.current.act(3))
    expect(game.current.undoable).toBeNull()
    act(() => game.current.restart())
    expect(game.current.undoable).toBe("game")
    act(() => void game.current.act(1))
    expect(game.current.undoable).toBeNull()
  })

  it("has nothing to bring back after a game that had ended", () => {
    const game = play()
    act(() => void game.current.act(5))
    expect(game.current.over).toBe(true)
    act(() => game.current.restart())
    expect(game.current.undoable).toBeNull()
  })

  it("counts the first ending of a game, by level, whatever is undone after it", () => {
    const game = play()
    act(() => void game.current.act(9))
    act(() => game.current.undo())
    act(() => void game.current.act(5))
    expect(game.current.tally).toEqual({ played: 1, won: 0, lost: 1, drawn: 0, best: null })
    act(() => game.current.restart())
    act(() => void game.current.act(5))
    expect(readStatistics("sums")).toEqual({
      short: { played: 2, won: 1, lost: 1, drawn: 0, best: { score: 5, text: "made 5" } },
    })
    act(() => game.current.choose({ level: "long" }))
    expect(game.current.tally).toEqual(emptyTally)
  })

  it("reports what the game says, under the game's name", () => {
    const game = play()
    act(() => void game.current.act(5))
    act(() => game.current.restart())
    act(() => game.current.choose({ level: "long" }))
    expect(events).toEqual([
      { category: "sums", action: "select", value: 5 },
      { category: "sums", action: "win" },
      { category: "sums", action: "reset" },
      { category: "sums", action: "level" },
    ])
  })

  it("plays two actions of one event handler in order", () => {
    const game = play()
    act(() => {
      game.current.act(2)
      game.current.act(2)
    })
    expect(game.current.state.sum).toBe(4)
  })
})

describe("statistics", () => {
  it("are empty for a game that was never played, and follow one that is", () => {
    const statistics = renderHook(() => useStatistics("sums")).result
    expect(statistics.current).toEqual({})
    act(() => countResult("sums", "", { outcome: "drawn" }))
    expect(tallyOf(statistics.current)).toEqual({ ...emptyTally, played: 1, drawn: 1 })
  })

  it("know no level by the name of something every object has", () => {
    expect(tallyOf({}, "constructor")).toEqual(emptyTally)
  })

  it("add up, and keep the best of all", () => {
    const result = fc.record({
      outcome: fc.constantFrom("won" as const, "lost" as const, "drawn" as const),
      best: fc.option(fc.record({ score: fc.integer(), text: fc.string() }), { nil: undefined }),
    })
    fc.assert(
      fc.property(fc.array(result), results => {
        const tally = results.reduce<typeof emptyTally>(
          (sum, one: Result) => withResult(sum, one),
          emptyTally,
        )
        expect(tally.played).toBe(results.length)
        expect(tally.won + tally.lost + tally.drawn).toBe(results.length)
        const scores = results.flatMap(({ best }) => best?.score ?? [])
        expect(tally.best?.score ?? null).toBe(scores.length > 0 ? Math.max(...scores) : null)
      }),
    )
  })

  it("are formatted as a sentence without outcomes that did not occur", () => {
    expect(tallyText(emptyTally)).toBe("No games played yet.")
    expect(tallyText({ ...emptyTally, played: 1, won: 1 })).toBe("1 game: 1 won.")
    expect(tallyText({ played: 6, won: 3, lost: 2, drawn: 1, best: { score: 1, text: "12 moves" } })).toBe(
      "6 games: 3 won, 2 lost, 1 drawn. Best: 12 moves.",
    )
  })
})
