import type { CSSProperties, ReactElement } from "react"
import { Button } from "../../../components/button/Button"
import { useMotion } from "../../../hooks/browser/motion"
import { pluralise } from "../../../lib/text/pluralise"
import { coatsOf, coldWith, hueOf, type Piece } from "../logic"
import * as styles from "../Useragent.module.css"
import { Toaster } from "./Toaster"
import { Wearer } from "./Wearer"

/** More coats than this don't fit into a wardrobe. */
const maxCoats = 7

const dyed = (coat: string) => ({ "--hue": hueOf(coat) }) as CSSProperties

type Props = {
  pieces: readonly Piece[]
  /** Whether the browser has said who it is. */
  known: boolean
  /** Those that hang on the rail, the last one taken off last. */
  rail: readonly string[]
  onTake: (piece: Piece) => void
  onPutOn: (coat: string) => void
  /** All that hangs on the rail is put on at once. */
  onDress: () => void
}

/**
 * Everything that a browser has put on over itself, the first word outermost, each to be taken off by its collar; inside
 * somebody looks out, and is colder without it. What is off hangs on the rail in front, and can be put on again.
 */
export function Coats({ pieces, known, rail, onTake, onPutOn, onDress }: Props) {
  const moving = useMotion()
  const coats = coatsOf(pieces)
  const isBare = coats.length === 0
  const cold = known ? coldWith(coats.length, rail.length) : 0
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
          {rail.map(coat => (
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
