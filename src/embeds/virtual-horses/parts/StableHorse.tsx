import { useId, useState } from "react"
import { HorsePicture } from "../../../components/horse-picture/HorsePicture"
import { Field } from "../../../kits/controls/Field"
import { looks, talent } from "../../../lib/game/horses"
import { type Horse, maxNameLength, mood } from "../horses"
import { record } from "../stable"
import * as styles from "../VirtualHorses.module.css"

type Props = {
  horse: Horse
  /** Milliseconds since 1970. */
  now: number
  /** The message about the last thing done to it; "" for none. */
  message: string
  onFeed: () => void
  onBrush: () => void
  /** Returns the error in the name, or "". */
  onRename: (name: string) => string
  onFree: () => void
}

const select = (field: HTMLInputElement | null) => {
  field?.focus()
  field?.select()
}

/** A box of the stable: its horse, and the buttons to feed, brush, rename and free it. */
export function StableHorse({ horse, now, message, onFeed, onBrush, onRename, onFree }: Props) {
  const [draft, setDraft] = useState<string | null>(null)
  const [wrong, setWrong] = useState("")
  const id = useId()
  const stop = () => {
    setDraft(null)
    setWrong("")
  }

  return (
    <li className={styles.box}>
      <div className={styles.picture}>
        <HorsePicture coat={horse.coat} />
      </div>
      <h3>{horse.name}</h3>
      <p>
        {message || `${looks(horse)} ${talent(horse)}`} {mood(horse, now)} {record(horse)}
      </p>
      {draft === null ? (
        <div className="buttons">
          <button type="button" aria-label={`Feed ${horse.name}`} onClick={onFeed}>
            Feed
          </button>
          <button type="button" aria-label={`Brush ${horse.name}`} onClick={onBrush}>
            Brush
          </button>
          <button type="button" aria-label={`Rename ${horse.name}`} onClick={() => setDraft(horse.name)}>
            Rename
          </button>
          <button type="button" aria-label={`Send ${horse.name} to the meadow`} onClick={onFree}>
            To the meadow
          </button>
        </div>
      ) : (
        <form
          className={styles.rename}
          onSubmit={event => {
            event.preventDefault()
            const problem = onRename(draft)
            if (problem) setWrong(problem)
            else stop()
          }}
        >
          <Field
            beside
            label={`The name of ${horse.name}`}
            ref={select}
            value={draft}
            maxLength={maxNameLength}
            aria-invalid={wrong !== ""}
            aria-describedby={`${id}-wrong`}
            onChange={setDraft}
            onKeyDown={event => event.key === "Escape" && stop()}
          />
          <p id={`${id}-wrong`} role="alert" className={styles.wrong}>
            {wrong}
          </p>
          <div className="buttons">
            <button type="submit">Save</button>
            <button type="button" onClick={stop}>
              Cancel
            </button>
          </div>
        </form>
      )}
    </li>
  )
}
