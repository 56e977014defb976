import { useState } from "react"
import { Slider } from "../../../../kits/controls/Slider"
import * as styles from "./doors.module.css"

/**
 * Door 6: the flag of Finland to hoist on Independence Day. Proportions 18 to 11, with a cross 3 wide: law
 * 380/1978.
 */
export function Flag() {
  const [height, setHeight] = useState(0)
  const top = 108 - height * 0.9
  return (
    <div className={styles.stack}>
      <svg
        className={styles.picture}
        viewBox="0 0 200 200"
        role="img"
        aria-label={`The flag of Finland, ${height}% of the way up the pole`}
      >
        <path fill="#9cc7e8" d="M0 0h200v200H0z" />
        <path fill="#f3f6f8" d="M0 176q60-14 110-4t90-4v32H0z" />
        <path fill="#fff" stroke="#999" d="M46 10h5v172h-5z" />
        <circle cx="48.5" cy="9" r="5" fill="#d9a400" />
        <g transform={`translate(51 ${top}) scale(6)`}>
          <path fill="#fff" d="M0 0h18v11H0z" />
          <path fill="#002f6c" d="M5 0h3v11H5zM0 4h18v3H0z" />
        </g>
      </svg>
      <Slider
        label="Raise the flag"
        min={0}
        max={100}
        step={5}
        value={height}
        valueText={`${height}%`}
        onChange={setHeight}
        beside
      />
      <p role="status">
        {height === 100
          ? "6 December 1917. It has been up for a while now. Two candles in the window at six, please."
          : "Slowly. It is the only thing in Finland that is watched in silence on purpose, apart from everything else."}
      </p>
    </div>
  )
}
