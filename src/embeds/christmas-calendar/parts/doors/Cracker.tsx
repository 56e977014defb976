import { useState } from "react"
import { random } from "../../../../hooks/browser/random"
import { pick } from "../../../../lib/game/random"
import { crackerJokes } from "../../toys/words"
import * as styles from "./doors.module.css"

const pullsNeeded = 3
const hats = ["#7b2cbf", "#c1121f", "#15803d", "#f2b705"] as const

/** Door 22: a cracker to pull, with a joke and a hat inside. */
export function Cracker() {
  const [pulls, setPulls] = useState(0)
  const [inside, setInside] = useState<{ joke: string; hat: string } | null>(null)
  const pull = () => {
    if (inside) {
      setInside(null)
      return setPulls(0)
    }
    if (pulls + 1 < pullsNeeded) return setPulls(pulls + 1)
    setInside({ joke: pick(crackerJokes, random), hat: pick(hats, random) })
  }
  const strain = ["Pertti holds the other end.", "Harder. He has braced himself against the table."]
  return (
    <>
      <svg
        className={styles.picture}
        viewBox="0 0 200 200"
        role="img"
        aria-label={inside ? "A paper hat and two halves of a cracker" : "A cracker"}
      >
        <path fill="#e9f1ec" d="M0 0h200v200H0z" />
        <g
          fill="#c1121f"
          stroke="#6b0a12"
          strokeWidth="2"
          transform={`translate(${inside ? -26 : -pulls * 5} 0)`}
        >
          <path d="M100 100H56l-8 8-24-14 12 26-12 26 24-14 8 8h44z" />
        </g>
        <g
          fill="#c1121f"
          stroke="#6b0a12"
          strokeWidth="2"
          transform={`translate(${inside ? 26 : pulls * 5} 0)`}
        >
          <path d="M100 100h44l8 8 24-14-12 26 12 26-24-14-8 8h-44z" />
        </g>
        {inside && (
          <path d="M66 84V52l17 14 17-20 17 20 17-14v32z" fill={inside.hat} stroke="#111" strokeWidth="2" />
        )}
      </svg>
      <p role="status">{inside ? `Bang. ${inside.joke}` : strain[pulls]}</p>
      <button type="button" onClick={pull}>
        {inside ? "Another cracker" : "Pull"}
      </button>
    </>
  )
}
