import { useState } from "react"
import { now } from "../../../hooks/browser/clock"
import { pluralise } from "../../../lib/text/pluralise"
import * as styles from "./BreakIt.module.css"
import { type Part, Radio } from "./parts/Radio"

const parts: readonly { id: Part; press: string; message: string }[] = [
  { id: "dial", press: "Turn the dial", message: "The dial has come off in your hand." },
  { id: "address", press: "Type a %", message: "The address is blank. So is the face of the website." },
  { id: "lid", press: "Look inside", message: "It was full of photographs of other radios." },
]

/**
 * A radio with many green ticks that three ordinary presses take apart, with the time it took.
 *
 * @feed A radio that has passed all its tests. You break it in three presses.
 */
export default function BreakIt() {
  const [broken, setBroken] = useState<readonly Part[]>([])
  const [began, setBegan] = useState(0)
  const [seconds, setSeconds] = useState(0)
  const [mended, setMended] = useState(0)
  const last = parts.find(({ id }) => id === broken.at(-1))
  const isWrecked = broken.length === parts.length

  const breakIt = (part: Part) => {
    if (broken.includes(part)) return
    if (broken.length === 0) setBegan(now())
    if (broken.length === parts.length - 1) setSeconds(Math.max(1, Math.round((now() - began) / 1000)))
    setBroken([...broken, part])
  }
  return (
    <div className={styles.tool}>
      <Radio broken={broken} mended={mended} />
      <p className={styles.message} role="status">
        {isWrecked
          ? `You broke it in ${pluralise(seconds, "second")}. The tests had a year.`
          : (last?.message ??
            (mended > 0 ? "All tests pass. The tape is part of the design." : "All tests pass."))}
      </p>
      <div className={`buttons ${styles.choices}`}>
        {parts.map(({ id, press }) => (
          <button key={id} type="button" aria-pressed={broken.includes(id)} onClick={() => breakIt(id)}>
            {press}
          </button>
        ))}
        <button
          type="button"
          onClick={() => {
            if (broken.length > 0) setMended(mended + 1)
            setBroken([])
          }}
        >
          Mend it
        </button>
      </div>
    </div>
  )
}
