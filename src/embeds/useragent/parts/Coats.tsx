import type { CSSProperties, ReactElement } from "react"
import { Button } from "../../../components/button/Button"
import { useMotion } from "../../../hooks/browser/motion"
import { counted } from "../../../lib/text/counted"
import { coatsOf, type Piece } from "../logic"
import * as styles from "../Useragent.module.css"

/** More coats than this don't fit into a wardrobe. */
const maxCoats = 7

type Props = {
  pieces: readonly Piece[]
  /** Whether the browser has said who it is. */
  known: boolean
  /** Those that hang on the rail, the last one taken off last. */
  rail: readonly string[]
  onTake: (piece: Piece) => void
  onPutOn: (coat: string) => void
}

/**
 * Everything that a browser has put on over itself, the first word outermost, each to be taken off by its collar; inside
 * somebody looks out. What is off hangs on the rail, and can be put on again over the rest.
 */
export function Coats({ pieces, known, rail, onTake, onPutOn }: Props) {
  const moving = useMotion()
  const coats = coatsOf(pieces)
  const isBare = coats.length === 0
  const inside: ReactElement = (
    <svg
      viewBox="0 0 48 30"
      className={styles.face}
      data-cold={(isBare && moving) || undefined}
      aria-hidden="true"
    >
      <path fill="#f6e3c5" stroke="#111" d="M8 30C8 10 16 2 24 2s16 8 16 28z" />
      <path d="M16 14h4v5h-4zM28 14h4v5h-4z" />
      <path
        d={isBare ? "M20 24l2 2 2-2 2 2 2-2" : "M20 24h8v1.5h-8z"}
        stroke={isBare ? "#111" : undefined}
        fill={isBare ? "none" : undefined}
      />
    </svg>
  )
  return (
    <div className={styles.wardrobe}>
      <section className={styles.rail} aria-label="The coat rail" data-still={!moving || undefined}>
        <Button disabled={!known || isBare} onClick={() => coats[0] && onTake(coats[0])}>
          Take off a coat
        </Button>
        {rail.map(coat => (
          <button
            key={coat}
            type="button"
            className={styles.hanging}
            aria-label={`Put on ${coat}`}
            onClick={() => onPutOn(coat)}
          >
            {coat}
          </button>
        ))}
      </section>
      <section
        className={styles.coats}
        aria-label={isBare ? "Somebody without a coat" : `Somebody in ${counted(coats.length, "coat")}`}
      >
        {coats.slice(0, maxCoats).reduceRight<ReactElement>(
          (within, piece, i) => (
            <div key={piece.text} className={styles.coat} style={{ "--hue": i * 67 } as CSSProperties}>
              <button
                type="button"
                className={styles.collar}
                aria-label={`Take off ${piece.text}`}
                onClick={() => onTake(piece)}
              >
                {piece.text}
              </button>
              {within}
            </div>
          ),
          inside,
        )}
      </section>
    </div>
  )
}
