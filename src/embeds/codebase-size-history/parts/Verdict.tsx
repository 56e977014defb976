import type { SizeStep } from "../../../lib/content/sizeHistory"
import * as styles from "../CodebaseSizeHistory.module.css"
import { type Landmark, landmarksAround, linesOf, metresOf, yearsToTheMoon } from "../logic"

type Props = {
  step: SizeStep
  steps: readonly SizeStep[]
  without: readonly string[]
  landmarks: readonly Landmark[]
  /** True during playback, when changes are not announced. */
  quiet: boolean
  /** The number of presses on the Moon. */
  moon: number
}

/** The answers to presses on the Moon. It does move away by 3.8 centimetres a year. */
export const moonSays = [
  "",
  "The Moon has noticed you.",
  "The Moon moves away by 3.8 centimetres a year. It has just hurried.",
  "The Moon has gone down. It was never that keen on websites.",
] as const

const whole = (value: number) => Math.round(value).toLocaleString("en-GB")

/** The height of the stack, and the landmarks it exceeds. */
export function Verdict({ step, steps, without, landmarks, quiet, moon }: Props) {
  const lines = linesOf(step, without)
  const metres = metresOf(lines)
  const { passed, next } = landmarksAround(landmarks, metres)
  const years = yearsToTheMoon(steps, without)
  return (
    <p className={styles.verdict} role="status" aria-live={quiet ? "off" : "polite"}>
      {lines === 0 ? (
        <>
          <b>A building plot with a view.</b> You have torn everything down. The Moon has noticed.
        </>
      ) : (
        <>
          <b>
            {whole(lines)} lines: {metres < 10 ? metres.toFixed(1) : whole(metres)} m.
          </b>{" "}
          {passed && `Past ${passed.name}. `}
          {next ? `${whole(Math.ceil(next.metres - metres))} m to ${next.name}. ` : "Only sky from here. "}
          {moonSays[moon] || (years !== null && `The Moon is ${whole(years)} years away at this pace.`)}
        </>
      )}
    </p>
  )
}
