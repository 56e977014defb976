import * as styles from "../ScanRfid.module.css"
import type { useScanner } from "./useScanner"

type Props = { scanner: ReturnType<typeof useScanner> }

/** The buttons of the real reader, or an explanation if the browser has none. */
export function Scanner({ scanner: { available, phase, problem, start, stop } }: Props) {
  return (
    <fieldset className={styles.scanner}>
      <legend>The phone's own reader</legend>
      {available === null && <p>Looking for a reader...</p>}
      {available === false && (
        <p>This browser can't read tags. Chrome on an Android phone can. There is nothing wrong with you.</p>
      )}
      {available === true && (
        <>
          <p>
            {phase === "off" &&
              "Press the button, allow the browser to read tags, and hold one to the back of the phone."}
            {phase === "asking" && "The browser is asking you something."}
            {phase === "scanning" && "Reading. Hold a tag to the back of the phone, where the aerial is."}
          </p>
          <button type="button" onClick={phase === "off" ? start : stop}>
            {phase === "off" ? "Scan a tag" : "Stop"}
          </button>
        </>
      )}
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </fieldset>
  )
}
