import { type FormEvent, useId, useState } from "react"
import { maxLength, pipe, string } from "valibot"
import { useScrollToResult } from "../../../../hooks/page/useScrollToResult"
import { storageEntry } from "../../../../hooks/storage/storageEntry"
import { useStorage } from "../../../../hooks/storage/useStorage"
import { Field } from "../../../../kits/controls/Field"
import { trimmed } from "../../../../lib/text/blank"
import { type Answer, answerTo, maxNameLength } from "../naming"
import * as styles from "../Unnamed.module.css"

/** The visitor's name for the game; "" for none. */
export const gameName = storageEntry("games/unnamed/name", pipe(string(), maxLength(maxNameLength)), "")

/** A form to name the game, for visitors who have just put out a large enough house. */
export function Naming() {
  const id = useId()
  const [name, setName] = useStorage(gameName)
  const [draft, setDraft] = useState("")
  const [answer, setAnswer] = useState<Answer | null>(null)
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
    <form className={styles.naming} onSubmit={propose}>
      <Field
        label={name ? `Rename ${name}` : "This game has no name. Propose one"}
        value={draft}
        maxLength={maxNameLength}
        aria-describedby={id}
        aria-invalid={answer?.accepted === false}
        onChange={setDraft}
      >
        <button type="submit">Propose</button>
      </Field>
      <p ref={place} id={id} role="status" className={styles.answer}>
        {answer?.text}
      </p>
    </form>
  )
}
