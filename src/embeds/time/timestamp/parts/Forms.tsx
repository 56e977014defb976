import { CopyButton } from "../../../../components/copy-button/CopyButton"
import { distanceText, formsOf } from "../logic"
import * as styles from "../UnixTime.module.css"

type Props = {
  at: number
  zone: string
  now: number | null
  /** A note about the notation in which it was parsed. */
  note: string
}

/** An instant in all notations, each with a copy button. */
export function Forms({ at, zone, now, note }: Props) {
  return (
    <div className={styles.forms}>
      <p role="status">{note}</p>
      <dl>
        {formsOf(at, zone).map(({ name, text, isMissing }) => (
          <div key={name} className={styles.form}>
            <dt>{name}</dt>
            <dd>
              <span className={styles.value}>{text}</span>
              {!isMissing && <CopyButton text={text} label={`Copy ${name}`} />}
            </dd>
          </div>
        ))}
      </dl>
      <p role="timer" aria-label="The distance from now">
        {now === null ? "..." : distanceText(at, now)}
      </p>
    </div>
  )
}
