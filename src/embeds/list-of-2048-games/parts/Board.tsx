import type { CSSProperties, Ref } from "react"
import { missingCells, type Tile, type Way } from "../board"
import { covered, paintOf } from "../colours"
import { kindOf } from "../kinds"
import * as styles from "../ListOf2048Games.module.css"
import type { State } from "../logic"
import { type TileSet, tileSets } from "../tiles"
import { cellText, isCovered } from "../words"
import { useSwipe } from "./useSwipe"

type Props = { state: State; moving: boolean; onSlide: (way: Way) => void; board: Ref<HTMLDivElement> }

/** The board: animated tiles and pointer strokes, with a table for screen readers. */
export function Board({ state, moving, onSlide, board }: Props) {
  const { size, floor } = kindOf(state.kind)
  const swipe = useSwipe(onSlide)
  const missing = missingCells(size, floor)
  const cells = state.tiles.map((_, cell) => cell)

  return (
    <>
      <div
        ref={board}
        className={`${styles.board} ${moving ? styles.moving : ""}`}
        style={{ "--size": size } as CSSProperties}
        role="application"
        aria-label="Board. The arrow keys slide the tiles."
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application is what takes keys.
        tabIndex={0}
        {...swipe}
      >
        {cells.map(cell => (
          <div key={cell} className={styles.place} style={placeAt(cell, size)} aria-hidden="true">
            {cell === state.hamster && <span className={styles.hamster}>🐹</span>}
            {!missing.includes(cell) && <div className={styles.slot} />}
            {missing.includes(cell) && floor === "stone" && <div className={styles.stone} />}
          </div>
        ))}
        {/* The key resets the tiles for another game, so that none slides from one game to the next. */}
        <Faces key={`${state.kind} ${state.seed}`} state={state} moving={moving} />
      </div>
      {/* A table ignores the width of 1px that hides it, so its wrapper is hidden instead. */}
      <div className="visually-hidden">
        <table aria-label="The tiles">
          <tbody>
            {cells.slice(0, size).map(row => (
              <tr key={row}>
                {cells.slice(row * size, (row + 1) * size).map(cell => (
                  <td key={cell}>{cellText(state, cell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

type Face = { tile: Tile; cell: number; look: string }

/**
 * Returns the tiles in the order of their ids, so that React moves existing elements instead of creating new ones.
 */
function facesOf(state: State, moving: boolean): Face[] {
  const animated = moving && state.moves > 0
  const there = state.tiles.flatMap((tile, cell): Face[] => {
    if (!tile) return []
    const [id] = tile
    const isNew = animated && id >= state.fresh
    const look = isNew ? (id === state.next - 1 ? styles.born : styles.merged) : ""
    return [{ tile, cell, look: look ?? "" }]
  })
  const spent = animated ? state.spent : []
  const spentFaces = spent.map(
    ([id, rank, cell]): Face => ({ tile: [id, rank], cell, look: styles.spent ?? "" }),
  )
  return [...there, ...spentFaces].sort((a, b) => a.tile[0] - b.tile[0])
}

function Faces({ state, moving }: { state: State; moving: boolean }) {
  const kind = kindOf(state.kind)
  const set: TileSet = tileSets[kind.tiles]
  return facesOf(state, moving).map(({ tile, cell, look }) => {
    const isDark = isCovered(state, tile)
    const label = isDark ? "?" : set.label(tile[1])
    const { paper, ink } = isDark ? covered : paintOf(tile[1])
    const letters = Math.max(2, [...label].length)
    return (
      <div
        key={tile[0]}
        className={`${styles.tile} ${look}`}
        style={placeAt(cell, kind.size)}
        data-tile={look === styles.spent ? undefined : label}
        aria-hidden="true"
      >
        <div
          className={styles.face}
          style={{ background: paper, color: ink, "--letters": letters } as CSSProperties}
        >
          {label}
        </div>
      </div>
    )
  })
}

function placeAt(cell: number, size: number): CSSProperties {
  return { "--row": Math.floor(cell / size), "--column": cell % size } as CSSProperties
}
