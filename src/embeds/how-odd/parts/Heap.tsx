import { seeded } from "../../../lib/game/random"
import * as styles from "../HowOdd.module.css"
import { lookOf, maxHanging } from "../socks"

const random = seeded("heap")
const pieces = Array.from({ length: 110 }, (_, i) => {
  const up = random()
  return {
    x: 180 + (random() - 0.5) * 330 * (1 - up),
    y: 172 - up * 150,
    turn: Math.round(random() * 360),
    colour: lookOf(i % maxHanging).colour,
  }
}).sort((a, b) => a.y - b.y)

/** A heap of socks, too many for the line. */
export function Heap({ count }: { count: bigint }) {
  return (
    <svg
      className={styles.heap}
      viewBox="0 0 360 190"
      role="img"
      aria-label={`A heap of socks: ${count < 10n ** 15n ? count.toLocaleString("en-GB") : "more than you have feet for"}`}
    >
      {pieces.map(({ x, y, turn, colour }) => (
        <path
          key={`${x} ${y}`}
          d="M-5 -14H5V-1Q5 4 10 7Q14 12 10 15Q6 17 1 14L-4 8Z"
          fill={colour}
          stroke="#111"
          transform={`translate(${x} ${y}) rotate(${turn})`}
        />
      ))}
    </svg>
  )
}
