import { GuestPicture } from "../../../kits/guest/GuestPicture"
import type { Guest } from "../../../kits/guest/useGuest"
import * as styles from "../HoverSound.module.css"
import { columns, rows } from "../logic"

type Props = {
  cell: number
  before: readonly number[]
  moving: boolean
  /** The note of the stone, to be seen without sound; "" before the first step. */
  note: string
  /** The thing from another page, and the tile that it lies on. */
  guest: Guest | null
  guestTile: number | null
  /** The number of steps so far; each gives another ring. */
  count: number
}

/** Returns the centre of a tile, in per cent of the pavement. */
function placeOf(cell: number) {
  return {
    left: `${(((cell % columns) + 0.5) / columns) * 100}%`,
    top: `${((Math.floor(cell / columns) + 0.5) / rows) * 100}%`,
  }
}

/** A hamster on a tile, seen from above, with paw prints on the tiles behind it. */
export function Walker({ cell, before, moving, note, guest, guestTile, count }: Props) {
  const from = before.at(-1) ?? cell
  const [x, y] = [
    (cell % columns) - (from % columns),
    Math.floor(cell / columns) - Math.floor(from / columns),
  ]
  const turn = x === 0 && y === 0 ? 0 : (Math.atan2(y, x) * 180) / Math.PI + 90
  return (
    <div className={styles.walk} aria-hidden="true" data-moving={moving || undefined}>
      {before.map((print, i) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: a print is its place in the row of steps
          key={i}
          aria-hidden="true"
          className={styles.print}
          style={{ ...placeOf(print), opacity: 0.25 + 0.12 * i }}
          viewBox="0 0 20 20"
        >
          <path
            d="M5 12a3 2.500 0 1 0 .1 0zM3 7h2v3H3zM6 6h2v3H6zM14 7a3 2.500 0 1 0 .1 0zM12 2h2v3h-2zM15 1h2v3h-2z"
            fill="#2b1a10"
          />
        </svg>
      ))}
      {guest && guestTile !== null && (
        <span
          className={styles.guest}
          style={placeOf(guestTile)}
          data-trodden={guestTile === cell || undefined}
        >
          <GuestPicture guest={guest} />
        </span>
      )}
      {note && (
        <>
          <span key={`ring ${count}`} className={styles.ring} style={placeOf(cell)} />
          <span key={`note ${count}`} className={styles.note} style={placeOf(cell)}>
            {note}
          </span>
        </>
      )}
      <svg aria-hidden="true" className={styles.hamster} style={placeOf(cell)} viewBox="-6 -2 56 56">
        <g transform={`rotate(${turn} 22 26)`} stroke="#3b200c" strokeWidth="1.5">
          <path
            d="M8 14q-5 0-5 5l5 2zM36 14q5 0 5 5l-5 2zM9 40q-6 1-6 6l7 1zM35 40q6 1 6 6l-7 1z"
            fill="#f2a6a6"
          />
          <path d="M22 12q15 2 15 20T22 50 7 32t15-20z" fill="#d58c3f" />
          <path d="M22 18q7 4 7 15t-7 14q-7-3-7-14t7-15z" fill="#f0bd7e" stroke="none" />
          <path d="M22 2q13 2 13 13 0 9-13 9T9 15Q9 4 22 2z" fill="#e09a4c" />
          <path d="M10 10Q5 5 9 3q5 0 6 4zM34 10q5-5 1-7-5 0-6 4z" fill="#f2a6a6" />
          <circle cx="16" cy="11" r="2" fill="#111" />
          <circle cx="28" cy="11" r="2" fill="#111" />
          <path d="M20 3h4l-2 3z" fill="#e8657a" />
          <path d="M21 50q1 3 2 0" fill="none" />
        </g>
      </svg>
    </div>
  )
}
