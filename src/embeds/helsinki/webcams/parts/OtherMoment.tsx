import { useState } from "react"
import { Button } from "../../../../components/button/Button"
import { Field } from "../../../../kits/controls/Field"
import * as styles from "../HelsinkiWebcams.module.css"

type Props = {
  /** The moment in the address, as "2025-12-21T14:03"; null for now. */
  asked: string | null
  problem: string | null
  onAsk: (moment: string) => void
}

/** A form to set all cameras to another moment in Helsinki, past or future. */
export function OtherMoment({ asked, problem, onAsk }: Props) {
  const [draft, setDraft] = useState<string | null>(null)
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        if (draft) onAsk(draft)
        setDraft(null)
      }}
    >
      <fieldset className={styles.moment}>
        <legend>The archive, and the future</legend>
        <Field
          label="Date and time in Helsinki"
          type="datetime-local"
          min="1950-01-01T00:00"
          max="2099-12-31T23:59"
          value={draft ?? (problem ? "" : (asked ?? ""))}
          problem={problem}
          onChange={setDraft}
        >
          <Button type="submit" disabled={!draft}>
            Show it
          </Button>
        </Field>
      </fieldset>
    </form>
  )
}
