import { type CSSProperties, type FormEvent, useId, useRef, useState } from "react"
import { BidiIsolate } from "../../components/bidi-isolate/BidiIsolate"
import { Button } from "../../components/button/Button"
import { Icon } from "../../components/icon/Icon"
import { Reserve } from "../../components/reserve/Reserve"
import { RevealOnce } from "../../components/reveal-once/RevealOnce"
import { ShareButton } from "../../components/share-button/ShareButton"
import { text, whole } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { Choice } from "../../kits/controls/Choice"
import { Field } from "../../kits/controls/Field"
import { useThing } from "../../kits/things/useThing"
import { trimmed } from "../../lib/text/blank"
import { clues, type Guess, heat, hint, isJuhq, isNeighbour, praise, turn, warmth } from "./logic"
import * as styles from "./NumberIsJuhq.module.css"
import { Bases } from "./parts/Bases"
import { Door } from "./parts/Door"
import { Shut } from "./parts/Shut"
import { baseFor, inBase, readNumber } from "./read"
import { greeting, greetingAgain, onPlate, resident, staysShut } from "./resident"
import { numberOf, sameNumber, useHunt } from "./useHunt"

const bases = Array.from({ length: 35 }, (_, i) => i + 2)

/** The guess shown before the visitor makes one. */
const example: Guess = { text: "42", base: 10 }

const codecs = { n: text(""), base: whole(2, 36, 10) }

/**
 * A doorbell for any number, in any base. The resident says if the number is juhq, and if it is getting warmer.
 *
 * @feed A box that says of any number whether it is juhq. One is.
 */
export default function NumberIsJuhq() {
  const { values, set, reset } = useAddress(codecs)
  const [draft, setDraft] = useState<Partial<Guess>>({})
  const [lastGuess, setLastGuess] = useState<Guess | null>(null)
  const [clue, setClue] = useState(-1)
  const [rings, setRings] = useState(0)
  /** The number of rings in a row at the current door. */
  const [inRow, setInRow] = useState(0)
  const [turns, setTurns] = useState(0)
  /** True if a word, not the visitor, has changed the base. */
  const [isTurned, setTurned] = useState(false)
  const hunt = useHunt()
  const { give } = useThing()
  // Every second guess brings a clue by itself.
  const shownClue = Math.min(clues.length - 1, Math.max(clue, Math.floor(hunt.count / 2) - 1))
  const box = useRef<HTMLInputElement>(null)
  const id = useId()
  const asked = lastGuess ?? { text: values.n, base: values.base }
  const typed = { ...asked, ...draft }
  const meant = { ...typed, base: baseFor(typed.text, typed.base) }
  const reading = readNumber(meant.text, meant.base)
  const mistake = reading.kind === "mistake" ? reading.what : ""
  const answered = numberOf(asked)
  // The last answer would look like an answer to the mistake.
  const value = mistake ? null : answered
  const last = hunt.before(asked)
  const lastValue = value !== null && last ? numberOf(last) : null
  const judgedByDefault = numberOf(example)
  const judged = value ?? (mistake ? null : judgedByDefault)
  const who = judged && resident(judged)
  const found = value !== null && isJuhq(value)
  const isTooMuch = who !== null && value !== null && staysShut(who, inRow)

  const guess = (next: Guess) => {
    const of = numberOf(next)
    if (of === null) return
    setDraft({})
    setLastGuess(next)
    setRings(rings + 1)
    setInRow(sameNumber(asked, next) ? inRow + 1 : 1)
    // No link is made for juhq itself, so as not to spoil the game.
    if (isJuhq(of)) reset()
    else set({ n: next.text, base: next.base })
    hunt.add(next)
    if (isJuhq(of)) give()
  }
  const ask = (event: FormEvent) => {
    event.preventDefault()
    box.current?.select()
    if (meant.base !== typed.base) {
      setTurns(turns + 1)
      setTurned(true)
    }
    if (reading.kind === "empty") guess(example)
    else if (reading.kind === "number") guess({ ...meant, text: trimmed(typed.text) })
  }
  /** Rings at the next whole number in either direction. */
  const ring = (way: 1n | -1n) => {
    const { over, under } = judged ?? { over: 42n, under: 1n }
    const floor = over / under - (over < 0n && over % under !== 0n ? 1n : 0n)
    const text = String(way < 0n && over % under !== 0n ? floor : floor + way)
    guess({ text, base: 10 })
  }

  return (
    <div className={styles.tool}>
      <form id={`${id}-form`} className={styles.form} onSubmit={ask}>
        <Field
          beside
          label="Is the number"
          ref={box}
          autoCapitalize="none"
          spellCheck={false}
          placeholder="42, or pizza"
          value={typed.text}
          aria-invalid={mistake !== ""}
          aria-describedby={`${id}-mistake`}
          onChange={next => {
            // A base changed by a word is changed back: a number after "pizza" is decimal again.
            setDraft(isTurned ? { text: next, base: 10 } : { ...draft, text: next })
            setTurned(false)
          }}
        />
        {/* A word turns the base with an animation, like a wheel. */}
        <div key={turns} className={styles.base} data-turns={turns > 0 || undefined}>
          <Choice
            beside
            label="in base"
            value={typed.base}
            options={bases}
            onChange={base => {
              setDraft({ ...draft, base })
              setTurned(false)
            }}
          />
        </div>
        <button type="submit" className="default">
          juhq?
        </button>
      </form>
      <div
        className={styles.answer}
        style={{ "--warmth": judged === null ? 0.5 : warmth(judged) } as CSSProperties}
      >
        <div className={styles.front}>
          {judged === null || who === null ? (
            <Shut />
          ) : isTooMuch ? (
            <Shut plate={onPlate(inBase(judged, 10), 10)} />
          ) : (
            <Door
              resident={who}
              rings={rings}
              number={inBase(judged, 10)}
              warmth={warmth(judged)}
              before={lastValue && warmth(lastValue)}
              turn={turn(judged, lastValue)}
            />
          )}
          <button type="submit" form={`${id}-form`} className={styles.bell} aria-label="Ring the bell" />
        </div>
        <div className={styles.reply}>
          <div className="buttons">
            <button type="button" onClick={() => ring(-1n)}>
              <Icon name="left" /> Next door
            </button>
            <button type="button" onClick={() => ring(1n)}>
              The other side <Icon name="right" />
            </button>
          </div>
          <div role="status" aria-label="Answer">
            <p className={styles.word}>{judged === null ? "?" : found ? "Yes" : "No"}</p>
            <p>
              {mistake && "There is no number to ask about."}
              {!mistake && value === null && `Take ${example.text}, for example. `}
              {judged !== null && heat(judged)} {value !== null && !found && hint(value, lastValue)}
            </p>
            {judged !== null && who !== null && (
              <p>
                {inRow > 1 && value !== null ? greetingAgain(who, inRow) : greeting(who, isNeighbour(judged))}
              </p>
            )}
            {found && hunt.found && <p>{praise(hunt.count)}</p>}
            <p id={`${id}-mistake`} className={styles.mistake} role="alert">
              <BidiIsolate>{mistake}</BidiIsolate>
            </p>
          </div>
          <div className={styles.hunt}>
            <p className={styles.clue} role="status" aria-label="Clue">
              {clues[shownClue]}
            </p>
            <div className="buttons">
              <Button disabled={shownClue >= clues.length - 1} onClick={() => setClue(shownClue + 1)}>
                <Reserve inline all={["Another clue"]}>
                  {shownClue < 0 ? "Clue" : "Another clue"}
                </Reserve>
              </Button>
            </div>
            <p>
              {hunt.count === 0
                ? "No guesses yet."
                : `${hunt.count} ${hunt.count === 1 ? "guess" : "guesses"}.`}{" "}
              {hunt.best !== null && `Your best is ${hunt.best}.`}
            </p>
          </div>
        </div>
      </div>
      <div className="buttons">
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
          <button data-menu="edit" type="button" onClick={hunt.undo}>
            Undo
          </button>
        ) : (
          <RevealOnce when={hunt.count > 0 || typed.text !== ""}>
            <Button
              data-menu="edit"
              disabled={hunt.count === 0 && typed.text === ""}
              onClick={() => {
                hunt.restart()
                setInRow(0)
                setDraft({})
                setLastGuess(null)
                reset()
              }}
            >
              Forget the guesses
            </Button>
          </RevealOnce>
        )}
      </div>
      {/* The room is reserved from the start. */}
      {judgedByDefault && (
        <Bases value={answered ?? judgedByDefault} isOld={answered === null || mistake !== ""} />
      )}
    </div>
  )
}
