import { useState } from "react"
import { candles, crownText, dark, toggleCandles } from "../../toys/crown"
import * as styles from "./doors.module.css"

/** Door 13: Lucia's crown, a puzzle of candles that cannot be lit one at a time. */
export function Lucia() {
  const [{ burning, touches }, setCrown] = useState({ burning: dark, touches: 0 })
  const lit = burning.filter(Boolean).length
  return (
    <>
      <p>The day of Lucia, 13 December. The crown has seven candles, and opinions.</p>
      <div className={styles.crown}>
        {burning.map((burns, i) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a candle is its place in the crown
            key={i}
            type="button"
            aria-pressed={burns}
            aria-label={`Candle ${i + 1}, ${burns ? "burning" : "out"}`}
            onClick={() => setCrown({ burning: toggleCandles(burning, i), touches: touches + 1 })}
          >
            <span aria-hidden="true">{burns ? "🔥" : "·"}</span>
            <span aria-hidden="true">🕯</span>
          </button>
        ))}
      </div>
      <p role="status">{crownText(lit, touches)}</p>
      <button type="button" onClick={() => setCrown({ burning: dark, touches: 0 })}>
        Blow them all out
      </button>
      <span className="visually-hidden">There are {candles} candles, in a ring.</span>
    </>
  )
}
