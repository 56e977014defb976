import { useState } from "react"
import { Slider } from "../../../../kits/controls/Slider"
import { maxSkip, strawStar } from "../../toys/straw"
import * as styles from "./doors.module.css"

/** Door 17: a straw star with any number of points. */
export function StrawStar() {
  const [points, setPoints] = useState(9)
  const [wanted, setWanted] = useState(4)
  const max = maxSkip(points)
  const skip = Math.min(wanted, max)
  const pieces = strawStar(points, skip)
  return (
    <div className={styles.stack}>
      <svg
        className={styles.picture}
        viewBox="-110 -110 220 220"
        role="img"
        aria-label={`A straw star with ${points} points`}
      >
        <path fill="#7a1f2b" d="M-110-110h220v220h-220z" />
        {pieces.map(corners => (
          <polygon
            key={`${corners[0]?.x} ${corners[0]?.y}`}
            points={corners.map(({ x, y }) => `${x},${y}`).join(" ")}
            fill="none"
            stroke="#f0d58a"
            strokeWidth="4"
            strokeLinejoin="round"
          />
        ))}
      </svg>
      <Slider label={`Points: ${points}`} min={5} max={24} value={points} onChange={setPoints} beside />
      <Slider
        label={`Each straw goes on by: ${skip}`}
        min={1}
        max={max}
        value={skip}
        onChange={setWanted}
        beside
      />
      <p role="status">
        {points} straws
        {pieces.length === 1
          ? ", all in one go."
          : `, in ${pieces.length} pieces that lie on top of each other.`}
        {skip === 1 && " Strictly speaking it is a wreath."}
      </p>
    </div>
  )
}
