import { type FormEvent, useId, useState } from "react"
import { maxLength, pipe, string } from "valibot"
import { tallyOf, useStatistics } from "../../../../hooks/game/statistics"
import { useScrollToResult } from "../../../../hooks/page/useScrollToResult"
import { storageEntry } from "../../../../hooks/storage/storageEntry"
import { useStorage } from "../../../../hooks/storage/useStorage"
import { Field } from "../../../../kits/controls/Field"
import { trimmed } from "../../../../lib/text/blank"
import { sizes } from "../deal"
import { boardName, unnamed } from "../logic"
import { type Answer, answerTo, maxNameLength, minNamedSize } from "../naming"
import * as styles from "../Unnamed.module.css"

/** The visitor's name for the game; "" for none. */
export const gameName = storageEntry("games/unnamed/name", pipe(string(), maxLength(maxNameLength)), "")
/** A form to name the game, for visitors who have solved a large enough house. The name is kept in this browser. */
export function Naming() {
  const id = useId()
  const [name, setName] = useStorage(gameName)
  const [draft, setDraft] = useState("")
  const [answer, setAnswer] = useState<Answer | null>(null)
  const statistics = useStatistics(unnamed.name)
  const mayName = sizes.some(size => size >= minNamedSize && tallyOf(statistics, boardName(size)).won > 0)
  const [place, ask] = useScrollToResult<HTMLParagraphElement>(answer)

  const propose = (event: FormEvent) => {
    event.preventDefault()
    const reply = answerTo(draft)
    setAnswer(reply)
    ask()
    if (!reply.accepted) return
    setName(trimmed(draft))
    setDraft("")
  }

  return (
    <fieldset className={styles.naming}>
      <legend>The name of this game</legend>
      <p>{name ? `On this machine the game is called ${name}.` : "There is none."}</p>
      {mayName ? (
        <form onSubmit={propose}>
          <Field
            label="Your proposal"
            value={draft}
            maxLength={maxNameLength}
            aria-describedby={id}
            aria-invalid={answer?.accepted === false}
            onChange={setDraft}
          >
            <button type="submit">Propose</button>
          </Field>
        </form>
      ) : (
        <p>Whoever puts out a house of {boardName(minNamedSize)} or more may propose one to the committee.</p>
      )}
      <p ref={place} id={id} role="status" className={styles.answer}>
        {answer?.text}
      </p>
    </fieldset>
  )
}
