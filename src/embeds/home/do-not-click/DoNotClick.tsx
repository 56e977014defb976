import { useEffect, useEffectEvent, useRef, useState } from "react"
import { useJuhkuCount } from "../../../hooks/storage/juhkuCount"
import { gotThings } from "../../../hooks/storage/things"
import { useStorage } from "../../../hooks/storage/useStorage"
import { useLazyComponent } from "../../../kits/loading/useLazyComponent"
import * as styles from "./DoNotClick.module.css"
import { line, maxDamage, replyTo, times, wearOf } from "./logic"
import { Inside } from "./parts/Inside"
import { Peeper } from "./parts/Peeper"
import { Wear } from "./parts/Wear"
import type { Seen } from "./parts/Witness"
import { useSecondAct } from "./useSecondAct"
import { useTelling } from "./useTelling"

const loadWitness = () => import("./parts/Witness")

/**
 * A button that asks not to be clicked. A click makes it talk for a while, with subtitles. After a hundred words it
 * resigns.
 *
 * @feed A red button that says "Do not click me".
 */
export default function DoNotClick() {
  const act = useSecondAct()
  const { isTelling, wordCount, start, stop } = useTelling(act.begin)
  const [wordsInAll] = useJuhkuCount()
  /** The number of clicks in this speech; reset when it stops. */
  const [clicks, setClicks] = useState(0)
  const [things] = useStorage(gotThings)
  const { Piece: Witness } = useLazyComponent(loadWitness, things.length > 0)
  const [witness, setWitness] = useState<Seen | null>(null)
  const red = useRef<HTMLButtonElement>(null)
  const isOpen = clicks > 0
  const broken = act.scene ? 0 : Math.min(maxDamage, Math.max(0, clicks - 1))
  const wear = act.isCardboard ? 0 : wearOf(wordsInAll)
  const isBusy = act.scene !== null && !act.isCardboard

  const click = () => {
    if (isBusy) return
    act.end()
    witness?.remember()
    setClicks(isTelling ? clicks + 1 : 1)
    start()
  }
  const close = () => {
    stop()
    if (isTelling && act.begin()) return
    act.end()
    setClicks(0)
  }
  const onOk = () => {
    close()
    red.current?.focus({ preventScroll: true })
  }

  // The box overlays the page, so Escape closes it wherever the focus is.
  const closeByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.defaultPrevented) close()
  })
  useEffect(() => {
    if (!isOpen) return
    window.addEventListener("keydown", closeByKey)
    return () => window.removeEventListener("keydown", closeByKey)
  }, [isOpen])

  return (
    <div className={styles.important}>
      <div
        className={styles.wall}
        data-broken={broken}
        data-scene={act.scene?.name}
        data-cardboard={act.isCardboard || undefined}
      >
        <Inside />
        {Witness && <Witness onSeen={setWitness} />}
        {wear === 2 && !act.scene && !witness?.isHere && (
          <Peeper left={times - Math.min(times, wordsInAll)} />
        )}
        <button
          ref={red}
          type="button"
          className={styles.red}
          data-shaped=""
          aria-disabled={isBusy || undefined}
          onClick={click}
        >
          Do <span className={styles.not}>not</span> click me
          {wear > 0 && <Wear wear={wear} />}
        </button>
      </div>
      <div className={isOpen ? `window ${styles.box}` : undefined}>
        <p role="status" className={styles.reply}>
          {isOpen &&
            (act.scene?.says ??
              (!isTelling && wordCount === times
                ? "That was all of them."
                : replyTo(clicks, wordCount, witness)))}
        </p>
        {isOpen && (
          <>
            <p className={styles.words}>{act.scene ? "" : line(wordCount)}</p>
            <div className={styles.row}>
              <button type="button" onClick={onOk}>
                {isTelling ? "Stop" : "OK"}
              </button>
              <span className="lcd">{act.scene ? 0 : times - wordCount} to go</span>
            </div>
          </>
        )}
      </div>
    </div>
  )
}
