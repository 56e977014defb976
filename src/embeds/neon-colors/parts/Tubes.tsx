import { type CSSProperties, type KeyboardEvent, useState } from "react"
import * as styles from "../NeonColors.module.css"
import { Letters } from "./Letters"
import { Moth } from "./Moth"

type Props = {
  letters: readonly string[]
  broken: readonly number[]
  /** The index of the moth's letter; -1 for none. */
  moth: number
  /** The index of the letter pressed last, and the number of presses. */
  press: { at: number; count: number }
  moving: boolean
  onPress: (at: number) => void
}

/** The directions of a dying letter's sparks, in ems to the right and down. */
const sparks = [
  [-0.9, 0.5],
  [-0.5, -0.4],
  [-0.2, 1.3],
  [0.2, -0.6],
  [0.4, 1.5],
  [0.7, 0.2],
  [1, 1],
] as const

/** The letters as buttons; the arrow keys move between them. */
export function Tubes({ letters, broken, moth, press, moving, onPress }: Props) {
  const places = letters.flatMap((letter, at) => (letter === " " ? [] : [at]))
  const [focus, setFocus] = useState(-1)
  const stop = places.includes(focus) ? focus : places[0]

  const move = (event: KeyboardEvent<HTMLElement>, at: number) => {
    const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key] ?? 0
    const next = places[places.indexOf(at) + way]
    if (way === 0 || next === undefined) return
    event.preventDefault()
    event.currentTarget.closest("fieldset")?.querySelector<HTMLElement>(`[data-at="${next}"]`)?.focus()
  }
  return (
    <fieldset className={styles.tubes} aria-label="Letters: a pressed one dies, or comes back">
      <div className={styles.sign}>
        <Letters
          letters={letters}
          draw={(letter, at) => (
            <button
              type="button"
              className={styles.tube}
              data-at={at}
              tabIndex={at === stop ? 0 : -1}
              aria-label={`${letter}, letter ${places.indexOf(at) + 1}`}
              aria-pressed={broken.includes(at)}
              onFocus={() => setFocus(at)}
              onKeyDown={event => move(event, at)}
              onClick={() => onPress(at)}
            >
              {letter}
              {at === moth && <Moth key={press.count} flies={moving} />}
              {moving && at === press.at && broken.includes(at) && (
                <span key={`sparks ${press.count}`} className={styles.sparks} aria-hidden="true">
                  {sparks.map(([x, y]) => (
                    <i key={x} style={{ "--x": `${x}em`, "--y": `${y}em` } as CSSProperties} />
                  ))}
                </span>
              )}
            </button>
          )}
        />
      </div>
    </fieldset>
  )
}
