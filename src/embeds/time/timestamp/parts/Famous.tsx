import { isoText } from "../logic"
import type { FamousTimestamp } from "../schema"
import * as styles from "../UnixTime.module.css"

type Props = { list: FamousTimestamp[]; onConvert: (seconds: number) => void }

/** Memorable seconds; a press sends one to the converter. */
export function Famous({ list, onConvert }: Props) {
  return (
    <section aria-label="Famous seconds">
      <h2 className={styles.heading}>Famous seconds</h2>
      <ul className={styles.famous}>
        {list.map(({ seconds, what }) => (
          <li key={seconds}>
            <button type="button" onClick={() => onConvert(seconds)}>
              <span className="visually-hidden">Convert </span>
              {seconds}
            </button>
            <span>
              <code>{isoText(seconds * 1000, null)}</code> {what}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
