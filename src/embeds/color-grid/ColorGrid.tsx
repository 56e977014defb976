import { useMemo, useRef, useState } from "react"
import { GameFrame } from "../../components/game-frame/GameFrame"
import { fireworks } from "../../effects/fireworks"
import { useLoaded } from "../../hooks/browser/loaded"
import { useDealInAddress } from "../../hooks/game/dealLink"
import { useGame } from "../../hooks/game/useGame"
import { LoadError } from "../../kits/loading/LoadError"
import { useThing } from "../../kits/things/useThing"
import { readLink, writeLink } from "./link"
import { colorGrid, doneOf, isWon, levels, type Mode, modes, type Options, oddCell } from "./logic"
import type { Catch } from "./parts/Caught"
import { Cells } from "./parts/Cells"
import { Collection } from "./parts/Collection"
import { Result } from "./parts/Result"
import { useBest } from "./useBest"
import { answerText, shareText, statusOf, tallyLine } from "./words"

/** The level that gives the page's thing. */
const levelOfThing = 5

const names: Record<Mode, string> = {
  colours: "In colour",
  greys: "In lightness only (greys)",
  told: "By what the cells say",
}

const arrows = ["Arrows", "move in the grid"] as const
const ends = ["Home, End", "go to the first and the last cell of a row"] as const
const keysOf = (mode: Mode) => [
  arrows,
  ends,
  ["Enter, Space", mode === "told" ? "asks a cell, and then chooses it" : "chooses a cell"] as const,
  ...(mode === "told" ? [["T", "asks a cell again"] as const] : []),
]

/**
 * A colour game of 24 levels. Each grid hides a square of a slightly different colour, and each level is harder.
 *
 * @feed A game of 24 grids: one cell of each has another colour, and it is less and less another.
 */
export default function ColorGrid() {
  const play = useGame(colorGrid)
  const { ready, state, options, over, act, choose } = play
  const { mode } = options
  const { value: palette, failed, retry } = useLoaded(() => import("./colours"), [])
  const best = useBest(ready, mode, doneOf(state))
  const code = writeLink({ mode, seed: state.seed })
  const [asked, setAsked] = useDealInAddress(ready, code, text => {
    const link = readLink(text)
    if (link) choose(link)
  })
  const level = `${mode} ${state.seed} ${state.level}`
  const [askedAt, setAskedAt] = useState<{ level: string; cells: number[] }>({ level: "", cells: [] })
  const askedCells = askedAt.level === level ? askedAt.cells : []
  const [lastAsked, setLastAsked] = useState<{ at: typeof state; cell: number; times: number } | null>(null)

  const pair = useMemo(
    () => (ready && palette ? palette.pairOf(state.seed, state.level, mode) : null),
    [ready, palette, state.seed, state.level, mode],
  )
  const previous = isWon(state) ? levels : state.level - 1
  const last = palette && previous > 0 ? palette.pairOf(state.seed, previous, mode).difference : null
  const colourOf = (cell: number) => (cell === oddCell(state) ? pair?.odd : pair?.base) ?? ""
  const open = pair !== null && !over
  const done = doneOf(state)
  const pairs = useMemo(
    () =>
      palette ? Array.from({ length: done }, (_, level) => palette.pairOf(state.seed, level + 1, mode)) : [],
    [palette, state.seed, done, mode],
  )
  const [caught, setCaught] = useState<Catch | null>(null)
  const { give } = useThing()

  const ask = (cell: number) => {
    setAskedAt({ level, cells: askedCells.includes(cell) ? askedCells : [...askedCells, cell] })
    setLastAsked(before => ({ at: state, cell, times: (before?.times ?? 0) + 1 }))
  }
  // The second click of a double click would hit the next level's grid.
  const clickedIn = useRef(level)
  const place = (cell: number, clicks: number) => {
    if (clicks <= 1) clickedIn.current = level
    if (!open || clickedIn.current !== level) return
    if (mode === "told" && !askedCells.includes(cell)) {
      ask(cell)
      return
    }
    if (!act({ kind: "select", cell, colour: colourOf(cell) })) return
    if (asked !== code) setAsked(code)
    act({ kind: "next" })
    if (cell === oddCell(state))
      setCaught({ seed: state.seed, level: state.level, cell, colour: colourOf(cell) })
    if (cell === oddCell(state) && state.level >= levelOfThing) give()
    if (cell === oddCell(state) && state.level === levels) void fireworks()
  }
  const deal = (changes: Partial<Options>) => {
    setCaught(null)
    setAsked(null)
    choose({ ...changes, seed: "" })
  }
  const undo = () => {
    setAsked(null)
    play.undo()
  }

  return (
    <GameFrame
      play={{ ...play, undo, restart: () => deal({}) }}
      status={
        lastAsked?.at === state && open
          ? answerText(state, lastAsked.cell, colourOf(lastAsked.cell), lastAsked.times)
          : statusOf(state, mode, last)
      }
      statistics={tallyLine(play.tally, best)}
      keys={keysOf(mode)}
      sidePanel
      lines={mode === "told" ? 4 : 3}
      panelTop={
        <>
          <Collection pairs={pairs} />
          {ready && over && <Result text={shareText(state, mode)} />}
        </>
      }
      choices={[
        {
          label: "The cell differs",
          value: mode,
          options: modes.map(mode => [mode, names[mode]]),
          choose: value => deal({ mode: modes.find(known => known === value) ?? mode }),
        },
      ]}
    >
      {failed && <LoadError what="The colours" onRetry={retry} />}
      <Cells
        state={state}
        pair={pair}
        caught={caught}
        asked={askedCells}
        open={open}
        place={place}
        ask={mode === "told" && open ? ask : null}
      />
    </GameFrame>
  )
}
