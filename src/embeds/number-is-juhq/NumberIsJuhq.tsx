import { type CSSProperties, type FormEvent, useId, useRef, useState } from "react"
import { Apart } from "../../components/apart/Apart"
import { Button } from "../../components/button/Button"
import { Late } from "../../components/late/Late"
import { ShareButton } from "../../components/share-button/ShareButton"
import { text, whole } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { Choice } from "../../kits/controls/Choice"
import { Field } from "../../kits/controls/Field"
import { clues, type Guess, heat, hint, isJuhq, praise, turn, warmth } from "./logic"
import * as styles from "./NumberIsJuhq.module.css"
import { Bases } from "./parts/Bases"
import { Thermometer } from "./parts/Thermometer"
import { readNumber } from "./read"
import { numberOf, useHunt } from "./useHunt"

const bases = Array.from({ length: 35 }, (_, i) => i + 2)

/** What is asked about while nobody has asked. */
const example: Guess = { text: "42", base: 10 }

const codecs = { n: text(""), base: whole(2, 36, 10) }

/**
 * Tells whether a number is juhq, in any base, and whether it was nearer than the one before; only one number is.
 *
 * @feed A box that says of any number whether it is juhq. One is.
 */
export default function NumberIsJuhq() {
  const { values, set, reset } = useAddress(codecs)
  const [draft, setDraft] = useState<Partial<Guess>>({})
  const [kept, setKept] = useState<Guess | null>(null)
  const [clue, setClue] = useState(-1)
  const hunt = useHunt()
  const box = useRef<HTMLInputElement>(null)
  const id = useId()
  const asked = kept ?? { text: values.n, base: values.base }
  const typed = { ...asked, ...draft }
  const reading = readNumber(typed.text, typed.base)
  const mistake = reading.kind === "mistake" ? reading.what : ""
  const answered = numberOf(asked)
  // An answer that stood under a mistake would look like the answer to it.
  const value = mistake ? null : answered
  const last = hunt.before(asked)
  const lastValue = value !== null && last ? numberOf(last) : null
  const judged = value ?? (mistake ? null : numberOf(example))
  const found = value !== null && isJuhq(value)

  const ask = (event: FormEvent) => {
    event.preventDefault()
    box.current?.select()
    if (reading.kind !== "number") return
    // The one link that would spoil it for others is not made.
    const secret = isJuhq(reading.value)
    const guess = { ...typed, text: typed.text.trim() }
    setKept(guess)
    if (secret) reset()
    else set({ n: guess.text, base: guess.base })
    hunt.add(guess)
  }

  return (
    <div className={styles.tool}>
      <form className={styles.form} onSubmit={ask}>
        <Field
          beside
          label="Is the number"
          ref={box}
          autoCapitalize="none"
          spellCheck={false}
          placeholder={example.text}
          value={typed.text}
          aria-invalid={mistake !== ""}
          aria-describedby={`${id}-mistake`}
          onChange={next => setDraft({ ...draft, text: next })}
        />
        <Choice
          beside
          label="in base"
          value={typed.base}
          options={bases}
          onChange={base => setDraft({ ...draft, base })}
        />
        <button type="submit" className="default">
          juhq?
        </button>
      </form>
      <div
        role="status"
        aria-label="Answer"
        className={styles.answer}
        style={{ "--warmth": judged === null ? 0.5 : warmth(judged) } as CSSProperties}
      >
        <p className={styles.word}>{judged === null ? "?" : found ? "Yes" : "No"}</p>
        {judged !== null && (
          <Thermometer
            warmth={warmth(judged)}
            before={lastValue && warmth(lastValue)}
            turn={turn(judged, lastValue)}
          />
        )}
        <p>
          {mistake && "There is no number to ask about."}
          {!mistake && value === null && `Of ${example.text}, say: `}
          {judged !== null && heat(judged)} {value !== null && !found && hint(value, lastValue)}
        </p>
        {found && hunt.found && <p>{praise(hunt.count)}</p>}
        <p id={`${id}-mistake`} className={styles.mistake} role="alert">
          <Apart>{mistake}</Apart>
        </p>
      </div>
      <p>
        {hunt.count === 0 ? "No guesses yet." : `${hunt.count} ${hunt.count === 1 ? "guess" : "guesses"}.`}{" "}
        {hunt.best !== null && `Your best is ${hunt.best}.`}
      </p>
      <p className={styles.clue} role="status" aria-label="Clue">
        {clues[clue]}
      </p>
      <div className="buttons">
        <Button disabled={clue >= clues.length - 1} onClick={() => setClue(clue + 1)}>
          {clue < 0 ? "Clue" : "Another clue"}
        </Button>
        <ShareButton
          text={
            hunt.found
              ? `I found juhq in ${hunt.count} ${hunt.count === 1 ? "guess" : "guesses"}.`
              : value && asked.text.length < 40
                ? `Is ${asked.text} juhq? ${found ? "Yes" : "No"}.`
                : undefined
          }
        />
        {hunt.canUndo ? (
          <button type="button" onClick={hunt.undo}>
            Undo
          </button>
        ) : (
          <Late when={hunt.count > 0 || typed.text !== ""}>
            <Button
              disabled={hunt.count === 0 && typed.text === ""}
              onClick={() => {
                hunt.restart()
                setDraft({})
                setKept(null)
                reset()
              }}
            >
              Forget the guesses
            </Button>
          </Late>
        )}
      </div>
      {answered !== null && <Bases value={answered} isOld={mistake !== ""} />}
    </div>
  )
}
