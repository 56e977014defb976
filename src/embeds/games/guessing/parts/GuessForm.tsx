import { type FormEvent, useId, useRef, useState } from "react"
import { BidiIsolate } from "../../../../components/bidi-isolate/BidiIsolate"
import { Field } from "../../../../kits/controls/Field"
import * as styles from "../Guessing.module.css"
import { grouped } from "../halving"
import { type State, topOf } from "../logic"
import { halvingNote, lastWord, readGuess } from "../sentences"

type Props = {
  state: State
  /** True while a guess can be made. */
  open: boolean
  guess: (number: number) => void
  /** Goes to the next level; null if there is none, or it has not been earned. */
  next: (() => void) | null
}

/** A form for the guess, with validation errors beside the field. */
export function GuessForm({ state, open, guess, next }: Props) {
  const [text, setText] = useState("")
  const [problem, setProblem] = useState("")
  const field = useRef<HTMLInputElement>(null)
  const id = useId()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    field.current?.focus()
    if (!open) return
    const read = readGuess(text, state)
    setProblem(typeof read === "string" ? read : "")
    if (typeof read === "string") {
      field.current?.select()
      return
    }
    guess(read)
    setText("")
  }
  const goOn = () => {
    next?.()
    field.current?.focus()
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        beside
        label={`Your guess, 1 to ${grouped(topOf(state.level))}`}
        ref={field}
        inputMode="numeric"
        maxLength={20}
        readOnly={!open}
        value={text}
        aria-invalid={problem !== ""}
        aria-describedby={`${id}-problem`}
        onChange={next => {
          setText(next)
          setProblem("")
        }}
      >
        <button type="submit" className="default" aria-disabled={!open}>
          Guess
        </button>
        {next && (
          <button type="button" onClick={goOn}>
            Next: 1 to {grouped(topOf(state.level + 1))}
          </button>
        )}
      </Field>
      <p className={styles.verdict} aria-hidden="true">
        {lastWord(state)}
      </p>
      {/* The validation error and the note share a line. */}
      <p className={styles.note}>
        <span id={`${id}-problem`} className={styles.problem} role="alert">
          <BidiIsolate>{problem}</BidiIsolate>
        </span>
        {problem === "" && halvingNote(state)}
      </p>
    </form>
  )
}
