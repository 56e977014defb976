import type { SizeStep } from "../../../lib/content/sizeHistory"
import * as styles from "../CodebaseSizeHistory.module.css"
import { between, type Landmark, linesOf, metresOf, yearsToTheMoon } from "../logic"

type Props = {
  step: SizeStep
  steps: readonly SizeStep[]
  without: readonly string[]
  landmarks: readonly Landmark[]
  /** While it plays, it is not read aloud. */
  quiet: boolean
}

const whole = (value: number) => Math.round(value).toLocaleString("en-GB")

/** How high it is, and what that is higher than. */
export function Verdict({ step, steps, without, landmarks, quiet }: Props) {
  const lines = linesOf(step, without)
  const metres = metresOf(lines)
  const { passed, next } = between(landmarks, metres)
  const years = yearsToTheMoon(steps, without)
  return (
    <p className={styles.verdict} role="status" aria-live={quiet ? "off" : "polite"}>
      {lines === 0 ? (
        <>
          <b>A building plot with a view.</b> Everything was torn down. The moon has noticed.
        </>
      ) : (
        <>
          <b>
            {whole(lines)} lines: {metres < 10 ? metres.toFixed(1) : whole(metres)} m.
          </b>{" "}
          {passed && `Past ${passed.name}. `}
          {next
            ? `${whole(Math.ceil(next.metres - metres))} m to ${next.name}. `
            : "All that was left was sky. "}
          {years !== null && `At this pace the Moon is reached in ${whole(years)} years.`}
        </>
      )}
    </p>
  )
}
