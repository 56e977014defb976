import { GuestPicture } from "../../../../kits/guest/GuestPicture"
import { inSentence, type Visitor } from "../../../../kits/guest/useGuest"
import { unnamed } from "../guest"
import type { Outside as Paper } from "../outside"
import * as styles from "../TicTacToe.module.css"
import type { Ally } from "../useAlly"
import { MarkPicture } from "./MarkPicture"

type Props = {
  outside: Paper
  isWalled: boolean
  /** True while a mark can be made. */
  open: boolean
  moving: boolean
  onMark: (row: number) => void
  /** The thing from another page that is here, with its row; null if it is the one that ended the game. */
  guest: (Visitor & { row: number }) | null
  ally: Ally | null
  onGuest: () => void
}

/** The paper beside the board, with a button in each row. */
export function Outside({ outside, isWalled, open, moving, onMark, guest, ally, onGuest }: Props) {
  const { marks, isRubbed, tries } = outside
  const rubbed = isRubbed ? (moving ? styles.rubbing : styles.rubbed) : ""
  return (
    <div className={styles.outside}>
      {marks.map((mark, row) => {
        const isFree = mark === null || isRubbed
        const suffix = isWalled ? ", a wall" : isFree ? "" : `, has ${mark}`
        if (ally?.row === row)
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
              key={row}
              type="button"
              className={styles.guest}
              aria-label={`Off the board, row ${row + 1}, has ${inSentence(ally.thing ?? unnamed)}, the third in the row`}
              aria-disabled
            >
              {ally.thing && <GuestPicture guest={ally.thing} isGone={!ally.isHere} />}
            </button>
          )
        if (guest?.row === row)
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
              key={row}
              type="button"
              className={styles.guest}
              aria-label={`Off the board, row ${row + 1}, has ${inSentence(guest)}. Move it to another row`}
              onClick={onGuest}
            >
              <GuestPicture guest={guest} />
            </button>
          )
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
            key={row}
            type="button"
            aria-label={`Off the board, row ${row + 1}${suffix}`}
            aria-disabled={!open || !isFree || isWalled}
            onClick={() => open && onMark(row)}
          >
            {mark && (
              <span key={tries} className={rubbed}>
                <MarkPicture mark={mark} place={row + 4} moving={moving && !isRubbed} />
              </span>
            )}
          </button>
        )
      })}
      {!isWalled && (
        <svg viewBox="0 0 100 300" className={styles.pencil} aria-hidden="true">
          <path d="M2 99q50 4 92-1M3 201q48-5 90 1M92 8q-3 140 1 286" />
        </svg>
      )}
      {isWalled && <Wall className={moving ? styles.building : undefined} />}
    </div>
  )
}

function Wall({ className }: { className: string | undefined }) {
  const rows = Array.from({ length: 15 }, (_, row) => row)
  return (
    <svg
      viewBox="0 0 100 300"
      preserveAspectRatio="none"
      className={`${styles.wall} ${className ?? ""}`}
      aria-hidden="true"
    >
      <path fill="#d8cfc4" d="M8 0H100V300H8z" />
      {rows.map(row => (
        <g key={row} fill={row % 3 === 1 ? "#a8452f" : "#b5533a"}>
          {row % 2 === 0 ? (
            <path d={`M10 ${row * 20 + 2}h42v16h-42zM56 ${row * 20 + 2}h42v16h-42z`} />
          ) : (
            <path
              d={`M10 ${row * 20 + 2}h18v16h-18zM32 ${row * 20 + 2}h42v16h-42zM78 ${row * 20 + 2}h20v16h-20z`}
            />
          )}
        </g>
      ))}
    </svg>
  )
}
