import { useEffect, useRef, useState } from "react"
import { Icon } from "../../../../components/icon/Icon"
import * as styles from "../HallOfFame.module.css"
import { type Guess, guesses, isRight, verdicts } from "../logic"
import type { FamousExcuse } from "../schema"

type Props = FamousExcuse & {
  /** The visitor's guess; undefined before it. */
  guess: Guess | undefined
  /** True if the back may be seen without a guess. */
  isOpen: boolean
  /** Receives the visitor's guess; null before hydration. */
  onGuess: ((guess: Guess) => void) | null
  moving: boolean
}

/**
 * A famous excuse on a plate with its outcome on the back. It turns after the visitor's guess, and hangs by one
 * screw if that was wrong.
 */
export function Plaque({ when, excuse, whom, worked, note, guess, isOpen, onGuess, moving }: Props) {
  const verdict = useRef<HTMLParagraphElement>(null)
  /** True if it was turned during this visit. */
  const [isTurned, setTurned] = useState(false)
  useEffect(() => {
    if (isTurned && guess) verdict.current?.focus({ preventScroll: true })
  }, [isTurned, guess])
  const [sign, words] = verdicts[worked]
  const right = guess && isRight(worked, guess)
  const isAsked = onGuess !== null && !isOpen && guess === undefined
  const look = [
    right === false && styles.loose,
    moving && isTurned && guess && (right === false ? styles.slips : styles.turns),
  ]
  return (
    <li className={look.filter(Boolean).join(" ") || undefined}>
      <b>{when}</b>
      <q>{excuse}</q>
      <p>To {whom}.</p>
      <div className={styles.back}>
        <p
          ref={verdict}
          tabIndex={-1}
          className={isAsked ? styles.hidden : onGuess === null && !isOpen ? styles.early : undefined}
        >
          {sign === "tick" || sign === "cross" ? (
            <Icon name={sign} />
          ) : (
            <span aria-hidden="true">{sign}</span>
          )}{" "}
          {words} {note}
          {guess && <em> You said {guess}.</em>}
        </p>
        {isAsked && (
          <fieldset aria-label={`Did it work? ${excuse}`}>
            <span aria-hidden="true">Did it?</span>
            {guesses.map(each => (
              <button
                key={each}
                type="button"
                onClick={() => {
                  setTurned(true)
                  onGuess(each)
                }}
              >
                {each === "yes" ? "Yes" : "No"}
              </button>
            ))}
          </fieldset>
        )}
      </div>
    </li>
  )
}
