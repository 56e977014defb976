import { type MouseEvent, useState } from "react"
import { now } from "../../../hooks/browser/clock"
import { pluralise } from "../../../lib/text/pluralise"
import * as styles from "./BreakIt.module.css"
import { type Part, Radio } from "./parts/Radio"

/** The parts with the messages of the first, second and third time that they break. */
const parts: readonly { id: Part; press: string; messages: readonly string[] }[] = [
  {
    id: "dial",
    press: "Turn the dial",
    messages: [
      "The dial has come off in your hand.",
      "The dial has come off again. It knew the way.",
      "The dial comes off when you look at it.",
    ],
  },
  {
    id: "address",
    press: "Type a %",
    messages: [
      "The address is blank. So is the face of the website.",
      "We had mended that for 50%. You typed another one.",
      "It is blank, by design. See the tape.",
    ],
  },
  {
    id: "lid",
    press: "Look inside",
    messages: [
      "It was full of photographs of other radios.",
      "The photographs are smaller now. There are more of them.",
      "There is tape inside, and a test that says it isn't there.",
    ],
  },
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
  const pressPicture = ({ target }: MouseEvent) => {
    const pressed = target instanceof Element && target.closest("[data-part]")?.getAttribute("data-part")
    const part = parts.find(({ id }) => id === pressed)
    if (part) breakIt(part.id)
  }
  return (
    <div className={styles.tool}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the picture is a shortcut for the buttons below. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same. */}
      <div onClick={pressPicture}>
        <Radio broken={broken} mended={mended} />
      </div>
      <p className={styles.message} role="status">
        {isWrecked
          ? `You broke it in ${pluralise(seconds, "second")}. The tests had a year.`
          : (last?.messages[Math.min(mended, last.messages.length - 1)] ??
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
