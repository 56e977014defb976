import type { CSSProperties, ReactElement } from "react"
import type { Piece } from "../logic"
import * as styles from "../Useragent.module.css"

/** More coats than this don't fit into a wardrobe. */
const maxCoats = 7

/** What a piece pretends to be, if it does: a name, or the "like Gecko" of a bracket. */
const isCoat = (piece: Piece) => piece.kind === "product" || /\blike\b/.test(piece.text)

/** Everything that a browser has put on over itself, the first word outermost; inside somebody looks out. */
export function Coats({ pieces }: { pieces: readonly Piece[] }) {
  const coats = pieces.filter(isCoat).map(({ text }) => text)
  const worn = coats.slice(0, maxCoats)
  const inside: ReactElement = (
    <svg viewBox="0 0 48 30" className={styles.face} aria-hidden="true">
      <path fill="#f6e3c5" stroke="#111" d="M8 30C8 10 16 2 24 2s16 8 16 28z" />
      <path d="M16 14h4v5h-4zM28 14h4v5h-4zM20 24h8v1.5h-8z" />
    </svg>
  )
  return (
    <div
      className={styles.coats}
      role="img"
      aria-label={
        coats.length > 0
          ? `Somebody in ${coats.length} coats: ${coats.join(" over ")}`
          : "Somebody without a coat"
      }
    >
      {worn.reduceRight<ReactElement>(
        (within, label, i) => (
          <div
            key={label}
            className={styles.coat}
            data-label={label}
            style={{ "--hue": i * 67 } as CSSProperties}
          >
            {within}
          </div>
        ),
        inside,
      )}
    </div>
  )
}
