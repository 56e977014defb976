import type { CSSProperties, Ref } from "react"
import { useMotion } from "../../../hooks/browser/motion"
import * as styles from "../BirthdayBoy.module.css"

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
            <svg viewBox="0 0 40 80" width="100%" aria-hidden="true">
              <path d="M20 46q-5 12 0 18t0 16" fill="none" stroke="#444" />
              {gone ? (
                <path d="M20 46l-9-7 5-1-3-6 6 4 2-7 3 8 6-3-4 6 4 2z" fill={fill} />
              ) : (
                <>
                  <path
                    d="M20 4c10 0 16 8 15 19-1 10-8 20-15 21C13 43 6 33 5 23 4 12 10 4 20 4z"
                    fill={fill}
                  />
                  <path d="M17 44h6l2 4H15z" fill={fill} />
                  <path d="M12 13q3-5 7-5" fill="none" stroke="#fff" strokeWidth="2.5" />
                </>
              )}
            </svg>
          </button>
        )
      })}
    </fieldset>
  )
}
