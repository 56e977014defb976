import { useRef, useState } from "react"
import { Button } from "../../../../components/button/Button"
import { useMotion } from "../../../../hooks/browser/motion"
import { useTicks } from "../../../../kits/motion/useTicks"
import { useSound } from "../../../../kits/sound/useSound"
import * as styles from "../GenerateClappingText.module.css"
import { aClap } from "../sound"

type Props = {
  /** What claps; null while it is none. */
  emoji: string | null
  claps: number
}

/** How long a polite clap takes, in milliseconds: the text says that there are two a second. */
const every = 500

/**
 * The hands that give the applause, as long as it is said to take: silently for a text that has just been written, aloud
 * after a press. To be given a new key for another text.
 */
export function Hands({ emoji, claps }: Props) {
  const moves = useMotion()
  const { open } = useSound()
  const [done, setDone] = useState(0)
  const [isLoud, setLoud] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const left = claps - done
  const isOn = left > 0 && (moves || isLoud)
  const clapOnce = () => {
    setDone(done + 1)
    if (isLoud) open()?.wave(aClap(done), 22_050, 0.4)
  }
  useTicks(isOn, every, clapOnce, place)
  const press = () => {
    if (isLoud && isOn) {
      setLoud(false)
      return
    }
    open()
    setLoud(true)
    setDone(0)
  }
  return (
    <div ref={place} className={styles.hands}>
      <span aria-hidden="true" className={styles.hand} data-clap={isOn && moves ? done % 2 : undefined}>
        {emoji ?? "🤐"}
      </span>
      <Button disabled={claps === 0} onClick={press}>
        {isLoud && isOn ? "Enough" : "Applaud aloud"}
      </Button>
      <span className={styles.left}>
        {claps > 0 && (left > 0 ? `${left.toLocaleString("en-GB")} to go` : "The hands are warm.")}
      </span>
    </div>
  )
}
