import { seeded } from "../../../lib/game/random"
import * as styles from "../Links.module.css"

/** Draws the bottom of the last cabinet: fourteen sunflower seeds, always in the same places. */
export function Seeds() {
  const random = seeded("seeds")
  const seeds = Array.from({ length: 14 }, () => ({
    x: 20 + random() * 160,
    y: 22 + random() * 46,
    turn: Math.round(random() * 180),
  }))
  return (
    <div className={styles.seeds}>
      <svg
        viewBox="0 0 200 90"
        width="200"
        height="90"
        role="img"
        aria-label="Fourteen sunflower seeds and a note"
      >
        <path fill="#3a2412" d="M0 0h200v90H0z" />
        <path fill="#6b4423" d="M8 12h184v66H8z" />
        <path fill="#59371b" d="M8 12h184v10H8z" />
        {seeds.map(({ x, y, turn }) => (
          <g key={`${x} ${y}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn})`}>
            <path fill="#1d1d1d" d="M-8 0q5-6 12-4 5 2 5 4 0 2-5 4-7 2-12-4z" />
            <path stroke="#ddd" d="M-6 0H7M-3-2.500H5M-3 2.500H5" fill="none" />
          </g>
        ))}
      </svg>
      <p>
        <b>14 sunflower seeds.</b> There is a note:{" "}
        <i>You have seen nothing. Please close the drawers in the order in which you found them. P.</i>
      </p>
    </div>
  )
}
