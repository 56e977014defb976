import { useState } from "react"
import { useMotion } from "../../../hooks/browser/motion"
import * as styles from "../CitiesILivedIn.module.css"
import { Carton } from "./Carton"

const answers = [
  "It is taped. The tape has a note: not now.",
  "Something rattled. A teaspoon, or a small clock.",
  "You may look when we have moved in properly.",
  "The teaspoon, if it is one, has found the other corner.",
  "On the bottom it says: this side up.",
  "Something in there has shaken back.",
  "The tape has come off a little. It was pressed on again.",
  "It is quiet now. It knows that you are there.",
]
/** The number of shakes after which the tape gives way, if he lives where he lives today. */
const shakesUntilKey = 3

type Props = {
  text: string
  /** Says when the next move is due; "" while he still moves on. */
  next: string
  /** The first home, to which the key belongs. */
  home: string
  /** True while he waits at an address for the box to be shaken. */
  isWaiting: boolean
  onShake: () => void
  onKey: () => void
}

/** The box that has come along since the first move. Shaken at the last home, it lets a key fall out. */
export function Box({ text, next, home, isWaiting, onShake, onKey }: Props) {
  const [shakes, setShakes] = useState(0)
  const [hasFallen, setFallen] = useState(false)
  const [message, setMessage] = useState("")
  const motion = useMotion()
  const shake = () => {
    setShakes(shakes + 1)
    onShake()
    if (hasFallen) return setMessage("It doesn't rattle any more.")
    if (shakes >= shakesUntilKey && next !== "") {
      setFallen(true)
      return setMessage(`A key fell out. The tag says ${home}, back door.`)
    }
    setMessage(answers[shakes % answers.length] ?? "")
  }
  const open = () => {
    setMessage("It still fits. There is a light on in the kitchen.")
    onKey()
  }
  return (
    <div className={styles.box}>
      <div className={styles.carton}>
        <button type="button" onClick={shake}>
          <Carton
            key={shakes}
            peel={Math.min(shakes, 4)}
            isShaken={motion && shakes > 0}
            isOpen={hasFallen}
          />
          Shake the box
        </button>
        {hasFallen && (
          <button type="button" onClick={open}>
            Try the key
          </button>
        )}
      </div>
      <p aria-live="polite">{message || text}</p>
      <p>{isWaiting ? "He moves on when it has been shaken." : next}</p>
    </div>
  )
}
