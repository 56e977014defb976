import { useState } from "react"
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

  const click = () => {
    setReply(isTelling ? "I noticed the first time." : reproach)
    start()
  }

  return (
    <div className={styles.important}>
      <button type="button" className={styles.red} onClick={click}>
        Do not click me
      </button>
      <p role="status" className={styles.reply}>
        {isTelling || said < times ? reply : "That was all of them."}
      </p>
      {reply && (
        <>
          <p className={styles.words}>{line(said)}</p>
          <div className={styles.row}>
            <span className="lcd">
              {said} / {times}
            </span>
            <button type="button" disabled={!isTelling} onClick={stop}>
              Stop
            </button>
          </div>
        </>
      )}
    </div>
  )
}
