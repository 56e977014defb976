import type { CSSProperties, ReactElement } from "react"
import { Button } from "../../../components/button/Button"
import { useMotion } from "../../../hooks/browser/motion"
import { pluralise } from "../../../lib/text/pluralise"
import { coatsOf, coldWith, hueOf, type Piece, toasterCoat } from "../logic"
import * as styles from "../Useragent.module.css"
import { Toaster } from "./Toaster"
import { Wearer } from "./Wearer"

/** The maximum number of coats drawn. */
const maxCoats = 7

const dyed = (coat: string) => ({ "--hue": hueOf(coat) }) as CSSProperties

type Props = {
  pieces: readonly Piece[]
  /** False until the browser's own string has been read after mount. */
  known: boolean
  /** The coats on the rail, in the order in which they were taken off. */
  rail: readonly string[]
  onTake: (piece: Piece) => void
  onPutOn: (coat: string) => void
  /** Called to put on all coats of the rail at once. */
  onDress: () => void
}

/**
 * The coats of a browser, one per claimed identity, the first word outermost. Each can be taken off by its collar
 * and put on again from the rail; the wearer inside gets colder without them, until the toaster lends its own.
 */
export function Coats({ pieces, known, rail, onTake, onPutOn, onDress }: Props) {
  const moving = useMotion()
  const coats = coatsOf(pieces)
  const isBare = coats.length === 0
  const cold = known ? coldWith(coats.length, rail.length) : 0
  // The toaster is the only one who offers a coat of its own to somebody without any.
  const offered = isBare && rail.length > 0 && !rail.includes(toasterCoat) ? [toasterCoat] : []
  const inside: ReactElement = <Wearer cold={cold} />
  return (
    <>
      <div
        className={styles.scene}
        style={{ "--cold": cold, "--most": maxCoats } as CSSProperties}
        data-still={!moving || undefined}
        data-cold={cold > 0 || undefined}
        data-bare={cold === 1 || undefined}
      >
        <section
          className={styles.coats}
          aria-label={isBare ? "Somebody without a coat" : `Somebody in ${pluralise(coats.length, "coat")}`}
        >
          {coats.slice(0, maxCoats).reduceRight<ReactElement>(
            (within, piece) => (
              <div key={piece.text} className={styles.coat} style={dyed(piece.text)}>
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
        <Toaster near={cold} />
        <section className={styles.rail} aria-label="The coat rail">
          {[...offered, ...rail].map(coat => (
            <button
              key={coat}
              type="button"
              className={styles.hanging}
              style={dyed(coat)}
              aria-label={`Put on ${coat}`}
              onClick={() => onPutOn(coat)}
            >
              {coat}
            </button>
          ))}
        </section>
      </div>
      {isBare && rail.length > 0 ? (
        <Button onClick={onDress}>Dress again</Button>
      ) : (
        <Button disabled={!known || isBare} onClick={() => coats[0] && onTake(coats[0])}>
          Take off a coat
        </Button>
      )}
    </>
  )
}
