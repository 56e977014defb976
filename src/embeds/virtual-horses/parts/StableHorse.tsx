import { useId, useState } from "react"
import { Field } from "../../../kits/controls/Field"
import { type Horse, looks, maxNameLength, mood, talent } from "../horses"
import { record } from "../stable"
import * as styles from "../VirtualHorses.module.css"
import { HorsePicture } from "./HorsePicture"

type Props = {
  horse: Horse
  /** Milliseconds since 1970. */
  now: number
  /** What has just happened to it; "" where nothing has. */
  said: string
  onFeed: () => void
  onBrush: () => void
  /** Returns what is wrong with the name, or an empty text. */
  onRename: (name: string) => string
  onFree: () => void
}

const select = (field: HTMLInputElement | null) => {
  field?.focus()
  field?.select()
}

/** One box of the stable: who stands in it, and what can be done for them. */
export function StableHorse({ horse, now, said, onFeed, onBrush, onRename, onFree }: Props) {
  const [draft, setDraft] = useState<string | null>(null)
  const [wrong, setWrong] = useState("")
  const id = useId()
  const stop = () => {
    setDraft(null)
    setWrong("")
  }

  return (
    <li className={styles.box}>
      <HorsePicture coat={horse.coat} />
      <h3>{horse.name}</h3>
      <p>
        {said || `${looks(horse)} ${talent(horse)}`} {mood(horse, now)} {record(horse)}
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
