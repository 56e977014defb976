import { type CSSProperties, useState } from "react"
import { useMotion } from "../../../../hooks/browser/motion"
import { random } from "../../../../hooks/browser/random"
import * as styles from "./doors.module.css"

const flakes = Array.from({ length: 36 }, (_, i) => i)
/** The maximum distance of a flake from the centre of the globe. */
const maxFlakeDistance = 62

function fallen(): { x: number; y: number; late: number }[] {
  return flakes.map(() => {
    const x = (random() * 2 - 1) * maxFlakeDistance
    return { x: 100 + x, y: 128 - random() * 6, late: random() * 2 }
  })
}

/** Door 9: a snow globe to shake. */
export function SnowGlobe() {
  const moves = useMotion()
  const [snow, setSnow] = useState<{ shakes: number; flakes: ReturnType<typeof fallen> }>(() => ({
    shakes: 0,
    flakes: fallen(),
  }))
  return (
    <>
      <svg
        className={styles.picture}
        viewBox="0 0 200 200"
        role="img"
        aria-label="A snow globe with a small house in it"
      >
        <path fill="#6d2435" d="M0 0h200v200H0z" />
        <circle cx="100" cy="88" r="74" fill="#b9dcf0" stroke="#e9f5fb" strokeWidth="4" />
        <path d="M36 124a74 74 0 0 0 128 0z" fill="#fff" />
        <path fill="#a33" d="M78 84h44v42H78z" />
        <path fill="#5b3a29" d="M72 86l28-26 28 26z" />
        <path fill="#ffd98a" d="M86 96h10v10H86zM104 96h10v10h-10z" />
        <g key={snow.shakes} fill="#fff" stroke="#8fb4c9" strokeWidth="0.6">
          {snow.flakes.map(({ x, y, late }) => (
            <circle
              key={`${x} ${y}`}
              className={moves && snow.shakes > 0 ? styles.falling : undefined}
              style={{ "--late": `${late}s` } as CSSProperties}
              cx={x}
              cy={y}
              r="3"
            />
          ))}
        </g>
        <path fill="#3b2417" d="M40 160h120l12 30H28z" />
      </svg>
      <p role="status">
        {snow.shakes === 0 && "Everything lies still."}
        {snow.shakes > 0 &&
          (snow.shakes < 5
            ? "It snows. In the house somebody says that they had just cleared the path."
            : "The people in the house are thinking of moving.")}
      </p>
      <button type="button" onClick={() => setSnow({ shakes: snow.shakes + 1, flakes: fallen() })}>
        Shake it
      </button>
    </>
  )
}
