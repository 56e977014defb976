import { type FormEvent, useId, useRef, useState } from "react"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useQuery } from "../../hooks/query"
import { clues, type Guess, heat, hint, isJuhq, praise } from "./logic"
import * as styles from "./NumberIsJuhq.module.css"
import { Bases } from "./parts/Bases"
import { readBase, readNumber } from "./read"
import { numberOf, useHunt } from "./useHunt"

const bases = Array.from({ length: 35 }, (_, i) => i + 2)

/**
 * Tells whether a number is juhq, in any base, and whether it was nearer than the one before; only one number is.
 *
 * @feed A box that says of any number whether it is juhq. One is.
 */
export default function NumberIsJuhq() {
  const [linked, setLinked] = useQuery("n")
  const [linkedBase, setLinkedBase] = useQuery("base")
  const [draft, setDraft] = useState<Partial<Guess>>({})
  const [kept, setKept] = useState<Guess | null>(null)
  const [clue, setClue] = useState(-1)
  const hunt = useHunt()
  const box = useRef<HTMLInputElement>(null)
  const id = useId()
  const asked = kept ?? { text: linked ?? "", base: readBase(linkedBase) }
  const typed = { ...asked, ...draft }
  const reading = readNumber(typed.text, typed.base)
  const value = numberOf(asked)
  const last = hunt.before(asked)
  const found = value !== null && isJuhq(value)

  const ask = (event: FormEvent) => {
    event.preventDefault()
    box.current?.select()
    if (reading.kind !== "number") return
    // The one link that would spoil it for others is not made.
    const secret = isJuhq(reading.value)
    const guess = { ...typed, text: typed.text.trim() }
    setKept(guess)
    setLinked(secret ? null : guess.text)
    setLinkedBase(secret || guess.base === 10 ? null : String(guess.base))
    hunt.add(guess)
  }

  return (
    <div className={styles.tool}>
      <form className={styles.form} onSubmit={ask}>
        <label htmlFor={`${id}-number`}>Is the number</label>
        <input
          ref={box}
          id={`${id}-number`}
          type="text"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="42"
          value={typed.text}
          aria-invalid={reading.kind === "mistake"}
          aria-describedby={`${id}-mistake`}
          onChange={event => setDraft({ ...draft, text: event.target.value })}
        />
        <label htmlFor={`${id}-base`}>in base</label>
        <select
          id={`${id}-base`}
          value={typed.base}
          onChange={event => setDraft({ ...draft, base: readBase(event.target.value) })}
        >
          {bases.map(each => (
            <option key={each}>{each}</option>
          ))}
        </select>
        <button type="submit" className="default">
          juhq?
        </button>
      </form>
      <p id={`${id}-mistake`} className={styles.mistake} role="alert">
        {reading.kind === "mistake" && reading.what}
      </p>
      <div role="status" aria-label="Answer" className={styles.answer}>
        <p className={styles.word}>{value === null ? "..." : found ? "Yes" : "No"}</p>
        <p>
          {value === null ? "Write a number. Any of them may be juhq." : heat(value)}{" "}
          {value !== null && !found && hint(value, last && numberOf(last))}
        </p>
        {found && hunt.found && <p>{praise(hunt.count)}</p>}
      </div>
      {value !== null && <Bases value={value} />}
      <p>
        {hunt.count === 0 ? "No guesses yet." : `${hunt.count} ${hunt.count === 1 ? "guess" : "guesses"}.`}{" "}
        {hunt.best !== null && `Your best is ${hunt.best}.`}
      </p>
      <p className={styles.clue} role="status" aria-label="Clue">
        {clues[clue]}
      </p>
      <div className="buttons">
        <button type="button" disabled={clue >= clues.length - 1} onClick={() => setClue(clue + 1)}>
          {clue < 0 ? "Clue" : "Another clue"}
        </button>
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
          <button
            type="button"
            disabled={hunt.count === 0 && typed.text === ""}
            onClick={() => {
              hunt.restart()
              setDraft({})
              setKept(null)
              setLinked(null)
              setLinkedBase(null)
            }}
          >
            Forget the guesses
          </button>
        )}
      </div>
    </div>
  )
}
