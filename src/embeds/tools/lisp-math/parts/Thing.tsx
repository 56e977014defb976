import type { CSSProperties } from "react"
import { depth, fallAngle, type Piece } from "../hug"
import * as styles from "./Hug.module.css"

type Props = {
  piece: Piece
  /** True if the pair around it is unclosed. */
  falls: boolean
  /** The offset of the pair with the error, into which its contents are sucked; null for none. */
  hole: number | null
  /** True if its closing bracket hangs by a thread. */
  hangs?: boolean
  source: string
  valueAt: (from: number) => string | undefined
  onPull: (at: number) => void
}

/** A word, or a pair of brackets with its contents, whose closing bracket can be pulled out. */
export function Thing({ piece, falls, hole, hangs = false, source, valueAt, onPull }: Props) {
  const { from } = piece
  const lie = falls ? { "--lies": `${fallAngle(from)}deg`, "--late": `${(from % 7) * 40}ms` } : {}
  if (piece.kind === "word")
    return (
      <span className={styles.word} data-falls={falls || undefined} style={lie as unknown as CSSProperties}>
        {piece.text.length > 24 ? `${piece.text.slice(0, 23)}…` : piece.text}
      </span>
    )
  const { to, items } = piece
  const value = to === null ? undefined : valueAt(from)
  return (
    <span
      className={styles.pair}
      data-falls={falls || undefined}
      data-open={to === null || undefined}
      data-hole={from === hole || undefined}
      style={{ ...lie, "--turn": depth(piece) } as unknown as CSSProperties}
    >
      <i className={styles.left} aria-hidden="true" />
      {items.map(item => (
        <Thing
          key={item.from}
          piece={item}
          falls={to === null}
          hole={hole}
          source={source}
          valueAt={valueAt}
          onPull={onPull}
        />
      ))}
      {to !== null && (
        <button
          type="button"
          className={styles.right}
          data-at={to}
          data-hangs={hangs || undefined}
          aria-label={`Pull out the ) of ${source.slice(from, Math.min(to + 1, from + 60))}`}
          onClick={() => onPull(to)}
        />
      )}
      {value !== undefined && (
        <b className={styles.value} aria-hidden="true">
          {value.length > 12 ? `${value.slice(0, 11)}…` : value}
        </b>
      )}
    </span>
  )
}
