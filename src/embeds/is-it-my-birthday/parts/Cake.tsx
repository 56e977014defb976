import { useState } from "react"
import * as styles from "../IsItMyBirthday.module.css"

const candles = [1, 2, 3, 4, 5]

/** A cake with candles that can be blown out, one by one or all at once. */
export function Cake({ moves }: { moves: boolean }) {
  const [out, setOut] = useState<readonly number[]>([])
  const left = candles.length - out.length
  return (
    <section className={styles.party} aria-label="Cake">
      <div className={styles.cake} data-moves={moves}>
        <div className={styles.candles}>
          {candles.map(candle => (
            <button
              key={candle}
              type="button"
              className={styles.candle}
              aria-label={`Candle ${candle}`}
              aria-pressed={!out.includes(candle)}
              onClick={() =>
                setOut(out.includes(candle) ? out.filter(other => other !== candle) : [...out, candle])
              }
            >
              <span className={styles.flame} data-out={out.includes(candle)} />
              <span className={styles.wax} />
            </button>
          ))}
        </div>
        <div className={styles.icing} />
        <div className={styles.sponge} />
      </div>
      <p role="status">
        {left === 0
          ? "All out. The wish has been received and is not shown to anybody."
          : `${left} of ${candles.length} candles burning.`}
      </p>
      <div className="buttons">
        <button type="button" onClick={() => setOut(left === 0 ? [] : candles)}>
          {left === 0 ? "Light them again" : "Blow"}
        </button>
      </div>
    </section>
  )
}
