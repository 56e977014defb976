import { useEffect, useRef, useState } from "react"
import * as styles from "./DoNotClick.module.css"
import { line, reproach, times } from "./logic"
import { useTelling } from "./useTelling"

/**
 * A button that asks not to be clicked, and talks for a while when it is; the words are shown as they are said.
 *
 * @feed A red button that says "Do not click me".
 */
export default function DoNotClick() {
  const { isTelling, said, start, stop } = useTelling()
  const [reply, setReply] = useState("")
  const red = useRef<HTMLButtonElement>(null)
  const isOpen = reply !== ""

  const click = () => {
    setReply(isTelling ? "I noticed the first time." : reproach)
    start()
  }
  const close = () => {
    stop()
    setReply("")
    red.current?.focus({ preventScroll: true })
  }

  // It lies over the page, so it can be put away from wherever the focus is.
  useEffect(() => {
    if (!isOpen) return
    const press = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return
      stop()
      setReply("")
    }
    window.addEventListener("keydown", press)
    return () => window.removeEventListener("keydown", press)
  }, [isOpen, stop])

  return (
    <div className={styles.important}>
      <button ref={red} type="button" className={styles.red} onClick={click}>
        Do not click me
      </button>
      <div className={isOpen ? `window ${styles.box}` : undefined}>
        <p role="status" className={styles.reply}>
          {isOpen && !isTelling && said === times ? "That was all of them." : reply}
        </p>
        {isOpen && (
          <>
            <p className={styles.words}>{line(said)}</p>
            <div className={styles.row}>
              <button type="button" onClick={close}>
                {isTelling ? "Stop" : "OK"}
              </button>
              <span className="lcd">
                {said} / {times}
              </span>
            </div>
          </>
        )}
      </div>
    </div>
  )
}
