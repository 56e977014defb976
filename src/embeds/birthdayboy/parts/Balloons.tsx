import type { CSSProperties, Ref } from "react"
import { useMotion } from "../../../hooks/browser/motion"
import * as styles from "../BirthdayBoy.module.css"
import { BalloonShape } from "./BalloonShape"

type Props = {
  /** The names of the burst balloons. */
  burst: readonly string[]
  onBurst: (burst: readonly string[]) => void
  onSay: (words: string) => void
  ref: Ref<HTMLFieldSetElement>
}

/** The balloons with their position in per cent of the room, from the left and the top. */
const balloons = [
  { name: "red", fill: "#d00000", left: 33, top: 26 },
  { name: "blue", fill: "#1d4ed8", left: 43, top: 31 },
  { name: "yellow", fill: "#f2b705", left: 53, top: 24 },
  { name: "green", fill: "#15803d", left: 88, top: 30 },
  { name: "violet", fill: "#7b2cbf", left: 2, top: 60 },
  { name: "orange", fill: "#e8590c", left: 19, top: 62 },
] as const

/** Balloons on strings, each a button that bursts it. */
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
        const isBurst = burst.includes(name)
        return (
          <button
            key={name}
            type="button"
            className={styles.balloon}
            style={{ left: `${left}%`, top: `${top}%`, "--late": `${i * -0.7}s` } as CSSProperties}
            aria-label={`${name} balloon${isBurst ? ", burst" : ""}`}
            onClick={() => press(name)}
          >
            <BalloonShape fill={fill} isBurst={isBurst} />
          </button>
        )
      })}
    </fieldset>
  )
}
