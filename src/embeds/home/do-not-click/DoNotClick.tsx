import { useEffect, useRef, useState } from "react"
import * as styles from "./DoNotClick.module.css"
import { line, maxDamage, replyTo, times } from "./logic"
import { Inside } from "./parts/Inside"
import { useTelling } from "./useTelling"

/**
 * A button that asks not to be clicked. A click makes it talk for a while, with subtitles.
 *
 * @feed A red button that says "Do not click me".
 */
export default function DoNotClick() {
  const { isTelling, wordCount, start, stop } = useTelling()
  /** The number of clicks in this speech; reset when it stops. */
  const [clicks, setClicks] = useState(0)
  const red = useRef<HTMLButtonElement>(null)
  const isOpen = clicks > 0
  const broken = Math.min(maxDamage, Math.max(0, clicks - 1))

  const click = () => {
    setClicks(isTelling ? clicks + 1 : 1)
    start()
  }
  const close = () => {
    stop()
    setClicks(0)
    red.current?.focus({ preventScroll: true })
  }

  // The box overlays the page, so Escape closes it wherever the focus is.
  useEffect(() => {
    if (!isOpen) return
    const press = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return
      stop()
      setClicks(0)
    }
    window.addEventListener("keydown", press)
    return () => window.removeEventListener("keydown", press)
  }, [isOpen, stop])

  return (
    <div className={styles.important}>
      <div className={styles.wall} data-broken={broken}>
        <Inside />
        <button ref={red} type="button" className={styles.red} onClick={click}>
          Do <span className={styles.not}>not</span> click me
        </button>
      </div>
      <div className={isOpen ? `window ${styles.box}` : undefined}>
        <p role="status" className={styles.reply}>
          {isOpen && !isTelling && wordCount === times ? "That was all of them." : isOpen && replyTo(clicks)}
        </p>
        {isOpen && (
          <>
            <p className={styles.words}>{line(wordCount)}</p>
            <div className={styles.row}>
              <button type="button" onClick={close}>
                {isTelling ? "Stop" : "OK"}
              </button>
              <span className="lcd">
                {wordCount} / {times}
              </span>
            </div>
          </>
        )}
      </div>
    </div>
  )
}
