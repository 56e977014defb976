import type { Step } from "../evaluate"
import * as styles from "../LispMath.module.css"

const maxLength = 300

function short(text: string): string {
  return text.length > maxLength ? `${text.slice(0, maxLength)}...` : text
}

/** The reductions in order, each with the whole expression after it. */
export function Steps({ steps, count }: { steps: readonly Step[]; count: number }) {
  return (
    <>
      <ol className={styles.steps}>
        {steps.map(({ was, value, whole }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same step can come twice, and its place is what it is
          <li key={i}>
            <code>{short(was)}</code> is <code>{short(value)}</code>
            {whole && (
              <span className={styles.whole}>
                leaves <code>{whole}</code>
              </span>
            )}
          </li>
        ))}
      </ol>
      {count > steps.length && (
        <p>
          These are the first {steps.length} of {count.toLocaleString("en-GB")} steps. The rest were taken
          too.
        </p>
      )}
    </>
  )
}
