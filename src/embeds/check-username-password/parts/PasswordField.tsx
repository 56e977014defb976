import { type CSSProperties, useId, useLayoutEffect, useRef } from "react"
import * as styles from "../CheckUsernamePassword.module.css"
import { wantedMeal } from "../hamster"
import { hasAppeared, type SignUp } from "../logic"
import { countSounds, seed } from "../measures"
import { Letters } from "./Letters"
import { Pertti } from "./Pertti"

const maxLength = 190
/** Degrees of tilt per vowel too many, and at most. */
const tilt = { each: 0.5, most: 2.6 }

type Props = {
  state: SignUp
  motion: boolean
  onWrite: (text: string, isPaste: boolean) => void
}

/** Returns the degrees by which the field leans: to the left with vowels, to the right with consonants. */
function lean({ password }: SignUp): number {
  const { vowels, consonants } = countSounds(password)
  return Math.max(-tilt.most, Math.min(tilt.most, (consonants - vowels) * tilt.each))
}

/** The field: a transparent text field over drawn letters, on a beam that tilts, with Pertti in it. */
export function PasswordField({ state, motion, onWrite }: Props) {
  const id = useId()
  const letters = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const caret = useRef<[number, number]>([0, 0])
  const pasting = useRef(false)
  const { hamster, phase } = state
  const isTyping = phase === "typing"
  const isIn = hasAppeared(state, "seeds") && isTyping
  const isOnBeam = hasAppeared(state, "sounds") && isTyping
  const { vowels, consonants } = countSounds(state.password)
  const isHungry = isIn && wantedMeal(state.password, hamster.at) !== hamster.at && hamster.idleSeconds >= 15

  // Browsers move the caret to the end when a script changes the text: puts it back after each meal.
  const { meals } = hamster
  const biteAt = hamster.bite?.at ?? Infinity
  useLayoutEffect(() => {
    if (meals === 0 || document.activeElement !== field.current) return
    caret.current = caret.current.map(at => (at > biteAt ? at - 1 : at)) as [number, number]
    field.current?.setSelectionRange(...caret.current)
  }, [meals, biteAt])

  return (
    <div className={styles.scale} data-level={isOnBeam || undefined}>
      <div className={styles.beam} style={{ "--tilt": `${isOnBeam ? lean(state) : 0}deg` } as CSSProperties}>
        <label htmlFor={id} className={styles.label}>
          {isTyping ? "Password" : "Password, once more"}
        </label>
        <div className={styles.field}>
          <Letters
            key={phase}
            ref={letters}
            text={isTyping ? state.password : state.recalled || state.password}
            isFalling={phase === "recalling" && state.recalled === ""}
            expired={state.broken.includes("expired") ? state.facts.expired : ""}
          />
          <textarea
            ref={field}
            id={id}
            rows={1}
            maxLength={maxLength}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            data-1p-ignore=""
            data-lpignore="true"
            placeholder={state.shown === 0 ? "Choose a password" : ""}
            value={isTyping ? state.password : state.recalled}
            readOnly={phase === "done"}
            onSelect={event => {
              const { selectionStart, selectionEnd } = event.currentTarget
              caret.current = [selectionStart, selectionEnd]
            }}
            onPaste={() => {
              pasting.current = true
            }}
            onChange={event => {
              const { selectionStart, selectionEnd } = event.target
              caret.current = [selectionStart, selectionEnd]
              onWrite(event.target.value.replace(/[\r\n\t]/g, ""), pasting.current)
              pasting.current = false
            }}
          />
          {isTyping && (
            <Pertti
              hamster={hamster}
              letters={letters}
              isIn={isIn}
              isWalking={isHungry}
              isBegging={!state.password.includes(seed)}
              motion={motion}
            />
          )}
        </div>
        {isOnBeam && (
          <p className={styles.pans}>
            <span>Vowels {vowels}</span>
            <span>Consonants {consonants}</span>
          </p>
        )}
      </div>
      <svg className={styles.foot} viewBox="0 0 40 16" aria-hidden="true" data-shown={isOnBeam || undefined}>
        <path d="M20 1L38 15H2z" fill="#808080" stroke="#111" strokeWidth="2" strokeLinejoin="round" />
      </svg>
    </div>
  )
}
