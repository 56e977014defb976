import { BigAnswer } from "../../../components/big-answer/BigAnswer"
import * as styles from "../Antarctica.module.css"
import { isSunUp, poleText } from "../logic"

type Props = {
  /** The instant, in milliseconds from 1970; null while nobody knows. */
  at: number | null
}

/** Whether the sun is up at the South Pole, how high, and when that changes. */
export function PoleSun({ at }: Props) {
  const isUp = at === null ? null : isSunUp(at, -90, 0)
  return (
    <section aria-labelledby="pole-sun">
      <h2 id="pole-sun" className={styles.question}>
        Is the sun up at the South Pole?
      </h2>
      <BigAnswer answer={isUp} />
      <p className={styles.pole}>{at === null ? "Looking south..." : poleText(at)}</p>
    </section>
  )
}
