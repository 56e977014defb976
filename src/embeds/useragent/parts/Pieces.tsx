import type { Piece } from "../logic"
import { meaningOf, meaningOfPart } from "../meanings"
import * as styles from "../Useragent.module.css"

/** The maximum number of pieces shown; browsers send about ten. */
const maxShown = 60

/** The pieces of a string, each with its meaning. */
export function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <>
      <ol className={styles.pieces} aria-label="The pieces">
        {pieces.slice(0, maxShown).map((piece, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same piece may come twice
          <li key={i}>
            <code dir="auto">{piece.text}</code>
            {piece.kind === "product" ? (
              <p>{meaningOf(piece)}</p>
            ) : (
              <>
                {!piece.closed && <p>Somebody forgot to close the bracket.</p>}
                {piece.parts.length === 0 && <p>An empty bracket. Very discreet.</p>}
                <dl>
                  {piece.parts.slice(0, maxShown).map((part, j) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the same part may come twice
                    <div key={j}>
                      <dt>{part}</dt>
                      <dd>{meaningOfPart(part)}</dd>
                    </div>
                  ))}
                </dl>
              </>
            )}
          </li>
        ))}
      </ol>
      {pieces.length > maxShown && <p>And {pieces.length - maxShown} more, which are left out here.</p>}
    </>
  )
}
