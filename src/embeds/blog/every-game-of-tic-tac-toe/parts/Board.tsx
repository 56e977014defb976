import * as styles from "../AllGames.module.css"

type Props = { cells: readonly (string | null)[]; large: boolean }

const colours = new Map([
  ["X", "#cf4a2f"],
  ["O", "#2f5fa8"],
])

/** The middle of each square, on the line of its letter. */
const squares = Array.from({ length: 9 }, (_, i) => ({
  x: 12 + 18 * (i % 3),
  y: 18 + 18 * Math.floor(i / 3),
}))

/** A board of nine squares, each empty or with a letter. */
export function Board({ cells, large }: Props) {
  return (
    <svg viewBox="0 0 60 60" className={styles.board} aria-hidden="true" data-large={large || undefined}>
      <path d="M21 3v54M39 3v54M3 21h54M3 39h54" />
      {squares.map(({ x, y }, i) => (
        <text key={`${x} ${y}`} x={x} y={y} fill={large ? "#1b1b28" : colours.get(cells[i] ?? "")}>
          {cells[i]}
        </text>
      ))}
    </svg>
  )
}
