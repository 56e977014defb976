import type { CSSProperties } from "react"
import * as styles from "../NeonColors.module.css"
import { type Kind, passerFor } from "../passers"

/** The position of each passer-by, in per cent from the left. */
const places = [30, 70, 14, 86, 50, 22, 78, 6, 94, 42, 60, 36]

const person = "M-7 0v-10l-3-1v-10q1-6 6-7h8q5 1 6 7v10l-3 1v10h-6v-8h-2v8z"

/** The silhouettes, standing on 0, and the height of each head. */
const shapes: Readonly<
  Record<Kind, { body: string; head: readonly [x: number, y: number][]; extra: string }>
> = {
  man: { body: person, head: [[0, -34]], extra: "M-9-38h18v-2h-4v-7h-10v7h-4z" },
  aunt: {
    body: "M-12 0q2-26 8-28h8q6 2 8 28zM12-18h9v9h-9z",
    head: [[0, -34]],
    extra: "M-10-38q10-12 20 0zM6-46l6-5-2 7z",
  },
  child: {
    body: "M-5 0v-8h-2v-8q1-4 4-5h6q3 1 4 5v8h-2v8z",
    head: [[0, -26]],
    extra: "M-6-29q6-8 12 0zM0-33l3-5 2 4z",
  },
  dog: { body: "M-14 0v-9q-6-3-6-10l4 5h18l5-6 9 5-4 5h-5v10h-4v-6h-10v6z", head: [], extra: "" },
  cat: {
    body: "M-9 0v-10q-9-2-8-12l4-1q0 7 6 8h12v-7l3 3h4l3-3v9l-3 3v10h-4v-6h-11v6z",
    head: [],
    extra: "",
  },
  pair: {
    body: "M-15 0v-10l-3-1v-10q1-6 6-7h6q5 1 6 7q1-6 6-7h6q5 1 6 7v10l-3 1v10h-6v-8h-2v8h-2q-2-8-4 0h-2v-8h-2v8z",
    head: [
      [-9, -34],
      [9, -34],
    ],
    extra: "",
  },
  fireman: { body: person, head: [[0, -34]], extra: "M-11-37h20q1-11-9-11t-8 9zM10-16h4V-44h-4z" },
  artist: { body: person, head: [[0, -34]], extra: "M-10-38q2-8 12-6 9 2 6 6zM-7-25h14l4 6-6-3z" },
  ghost: { body: "M-10 0v-28q1-12 10-12t10 12V0l-4-4-3 4-3-4-3 4-3-4z", head: [], extra: "" },
}

type Props = {
  /** The words read on the sign, in order. */
  readings: readonly string[]
  /** True while the sign says the last reading, which is answered. */
  isRead: boolean
  colour: string
  moving: boolean
}

/** Draws the passers-by who have stopped to read, one for each reading; the last one speaks. */
export function Crowd({ readings, isRead, colour, moving }: Props) {
  const first = Math.max(0, readings.length - places.length)
  const last = readings.length - 1
  return (
    <div className={styles.crowd} aria-hidden="true">
      {readings.slice(first).map((reading, i) => {
        const number = first + i
        const left = places[number % places.length] ?? 50
        const { kind, says } = passerFor(reading)
        const { body, head, extra } = shapes[kind]
        return (
          <div
            key={reading}
            className={moving ? styles.comes : undefined}
            data-edge={left < 25 ? "left" : left > 75 ? "right" : undefined}
            style={{ left: `${left}%`, "--from": left < 50 ? "-120px" : "120px" } as CSSProperties}
          >
            {isRead && number === last && <span className={styles.speech}>{says}</span>}
            <svg viewBox="-24 -52 48 52" aria-hidden="true">
              <g fill="#050509" stroke={colour} strokeWidth="1">
                <path d={body} />
                {head.map(([x, y]) => (
                  <circle key={x} cx={x} cy={y} r="6.5" />
                ))}
                <path d={extra} />
              </g>
            </svg>
          </div>
        )
      })}
    </div>
  )
}
