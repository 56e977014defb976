import { useState } from "react"
import { useMotion } from "../../../hooks/browser/motion"
import * as styles from "../CitiesILivedIn.module.css"

const answers = [
  "It is taped. The tape has a note: not now.",
  "Something rattled. It may have been a teaspoon, or a clock from 2000.",
  "You may look when we have moved in properly.",
  "It is lighter than in Kuopio. That is all that is known.",
  "The teaspoon, if it is one, has found the other corner.",
  "On the bottom it says: this side up.",
  "Something in there has shaken back.",
  "The tape has come off by a centimetre, and was put back. The box was turned to the wall.",
  "It is quiet now. It knows that you are there.",
]

/** The box that has come along since the first move; it can be shaken. */
export function Box({ text, opened }: { text: string; opened: string }) {
  const [shakes, setShakes] = useState(0)
  const motion = useMotion()
  return (
    <div className={styles.box}>
      <button type="button" className={styles.carton} onClick={() => setShakes(shakes + 1)}>
        <svg
          key={shakes}
          viewBox="0 0 64 54"
          aria-hidden="true"
          data-shaken={(motion && shakes > 0) || undefined}
        >
          <path d="M4 16 32 8l28 8v30l-28 7L4 46z" fill="#c99a5b" stroke="#5a3c14" strokeWidth="2" />
          <path d="M4 16l28 8 28-8M32 24v29" fill="none" stroke="#5a3c14" strokeWidth="2" />
          <path d="M16 12l30 8v9l-7 2v-9L10 14z" fill="#f1e0b8" stroke="#8a6d00" strokeWidth="1" />
          <path d="M9 31l14 4M9 37l9 2.5" stroke="#5a3c14" strokeWidth="2.5" />
        </svg>
        Shake the box
      </button>
      <p aria-live="polite">{shakes > 0 ? answers[Math.min(shakes, answers.length) - 1] : text}</p>
      <p>{opened}</p>
    </div>
  )
}
