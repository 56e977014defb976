import { type CSSProperties, useRef, useState } from "react"
import { useMotion } from "../../../hooks/motion"
import * as styles from "../BirthdayBoy.module.css"

type Props = { onSay: (words: string) => void }

const balloons = [
  { name: "red", fill: "#d00000" },
  { name: "blue", fill: "#1d4ed8" },
  { name: "yellow", fill: "#f2b705" },
  { name: "green", fill: "#15803d" },
  { name: "violet", fill: "#7b2cbf" },
  { name: "orange", fill: "#e8590c" },
] as const

/** Balloons on strings, each of which bursts when it is pressed. */
export function Balloons({ onSay }: Props) {
  const moves = useMotion()
  const [burst, setBurst] = useState<readonly string[]>([])
  const row = useRef<HTMLFieldSetElement>(null)
  const press = (name: string) => {
    if (burst.includes(name)) return onSay(`The ${name} one has burst already. It did its best.`)
    const left = balloons.length - burst.length - 1
    setBurst([...burst, name])
    onSay(left > 0 ? `Bang. ${left} left.` : "Bang. That was the last one. Everybody is looking at you.")
  }
  return (
    <fieldset ref={row} className={styles.balloons} data-floating={moves || undefined}>
      <legend>Balloons</legend>
      {balloons.map(({ name, fill }, i) => {
        const gone = burst.includes(name)
        return (
          <button
            key={name}
            type="button"
            className={styles.balloon}
            style={{ "--late": `${i * -0.7}s` } as CSSProperties}
            aria-label={`${name} balloon${gone ? ", burst" : ""}`}
            onClick={() => press(name)}
          >
            <svg viewBox="0 0 40 80" width="40" height="80" aria-hidden="true">
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
      <button
        type="button"
        disabled={burst.length === 0}
        onClick={() => {
          row.current?.querySelector("button")?.focus()
          setBurst([])
          onSay("New ones. There is a box full of them.")
        }}
      >
        New balloons
      </button>
    </fieldset>
  )
}
