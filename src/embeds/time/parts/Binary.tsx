import * as styles from "../ClockFaces.module.css"
import { bitsOf, sixDigits, type Time } from "../faces"

/** The six digits as columns of four lamps: filled if on, a ring if off. */
export function Binary({ time }: { time: Time | null }) {
  const digits = time ? sixDigits(time) : [0, 0, 0, 0, 0, 0]
  const columns = digits.map(bitsOf)
  const bitsText = columns.map(bits => bits.map(Number).join("")).join(" ")
  return (
    <svg
      className={styles.dial}
      role="img"
      aria-label={time ? `Six digits in binary: ${bitsText}` : "Lamps, all off"}
      viewBox="0 0 116 72"
    >
      <rect width="116" height="72" fill="#061906" />
      {columns.flatMap((bits, column) =>
        bits.map((on, row) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: a lamp is its place
            key={`${column}-${row}`}
            cx={14 + column * 16 + Math.floor(column / 2) * 4}
            cy={12 + row * 16}
            r="5.5"
            fill={on ? "#5dff5d" : "none"}
            stroke="#5dff5d"
          />
        )),
      )}
    </svg>
  )
}
