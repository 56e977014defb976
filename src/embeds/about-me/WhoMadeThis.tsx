import { useState, useSyncExternalStore } from "react"
import { WordSlider } from "../../components/word-slider/WordSlider"
import { useNow } from "../../hooks/browser/clock"
import { clockText } from "../../lib/calendar/wallClock"
import { Portrait } from "./parts/Portrait"
import * as styles from "./WhoMadeThis.module.css"

type Props = {
  /** Who it was, and what is to be said of them, in the order of the slider. */
  who: { word: string; text: string }[]
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("resize", listener)
  return () => window.removeEventListener("resize", listener)
}

/**
 * Who made the site, one maker at a time, with a portrait of each and a slider to go through them.
 *
 * @feed A slider that goes through all who made this site.
 */
export default function WhoMadeThis({ who }: Props) {
  const [index, setIndex] = useState(0)
  const now = useNow()
  const size = useSyncExternalStore(
    subscribe,
    () => `${window.innerWidth} by ${window.innerHeight}`,
    () => "",
  )
  const isVisitor = who.length > 1 && index === who.length - 1
  return (
    <div className={styles.makers}>
      <Portrait of={isVisitor ? "visitor" : index} />
      <div>
        <WordSlider label="Maker" words={who.map(({ word }) => word)} index={index} onIndex={setIndex} />
        <p aria-live="polite">
          {who[index]?.text}
          {isVisitor &&
            now &&
            ` From here you are ${size} pixels, and it is ${clockText(now.getHours() * 60 + now.getMinutes())}.`}
        </p>
      </div>
    </div>
  )
}
