import type { State } from "../career"
import * as styles from "../TenX.module.css"
import { span } from "../words"

/** Recent messages, newest first. */
export function Diary({ state }: { state: State }) {
  return (
    <div className={styles.box}>
      <h2 className={styles.heading}>Diary</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and has to by keyboard too */}
      <section className={styles.diary} aria-label="Diary" tabIndex={0}>
        {state.diary.length === 0 && <p className={styles.note}>Nothing has happened yet.</p>}
        <ol className={styles.notes}>
          {state.diary.map(({ at, text }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same can be said twice within a second
            <li key={`${at}-${place}`}>
              <span className={styles.when}>{span(at)}</span> {text}
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}
