import type { CSSProperties, Ref } from "react"
import { useMotion } from "../../../hooks/browser/motion"
import * as styles from "../BirthdayBoy.module.css"
import { BalloonShape } from "./BalloonShape"

type Props = {
  /** The names of those that have burst. */
  burst: readonly string[]
  onBurst: (burst: readonly string[]) => void
  onSay: (words: string) => void
  ref: Ref<HTMLFieldSetElement>
}

/** The balloons, and where they hang in the room, in per cent of it from its left and its top. */
const balloons = [
  { name: "red", fill: "#d00000", left: 33, top: 26 },
  { name: "blue", fill: "#1d4ed8", left: 43, top: 31 },
  { name: "yellow", fill: "#f2b705", left: 53, top: 24 },
  { name: "green", fill: "#15803d", left: 88, top: 30 },
  { name: "violet", fill: "#7b2cbf", left: 2, top: 60 },
  { name: "orange", fill: "#e8590c", left: 19, top: 62 },
] as const

/** Balloons on strings in the room, each of which bursts when it is pressed. */
export function Balloons({ burst, onBurst, onSay, ref }: Props) {
  const moves = useMotion()
  const press = (name: string) => {
    if (burst.includes(name)) return onSay(`The ${name} one has burst already. It did its best.`)
    const left = balloons.length - burst.length - 1
    onBurst([...burst, name])
    onSay(left > 0 ? `Bang. ${left} left.` : "Bang. That was the last one. Everybody is looking at you.")
  }
  return (
    <fieldset ref={ref} className={styles.balloons} data-floating={moves || undefined}>
      <legend className="visually-hidden">Balloons</legend>
      {balloons.map(({ name, fill, left, top }, i) => {
        const gone = burst.includes(name)
        return (
          <button
            key={name}
            type="button"
            className={styles.balloon}
            style={{ left: `${left}%`, top: `${top}%`, "--late": `${i * -0.7}s` } as CSSProperties}
            aria-label={`${name} balloon${gone ? ", burst" : ""}`}
            onClick={() => press(name)}
          >
            <BalloonShape fill={fill} isBurst={gone} />
          </button>
        )
      })}
    </fieldset>
  )
}
