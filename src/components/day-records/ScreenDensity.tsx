import { useId } from "react"
import { useStorage } from "../../hooks/storage/useStorage"
import { screenDensity } from "../../hooks/visit/dayRecords"
import { cssDensity, millimetresToPixels } from "../../lib/text/travel"
import { Button } from "../button/Button"
import * as styles from "./ScreenDensity.module.css"

/** The diameter of a coin of one euro, in millimetres (Council Regulation (EU) No 729/2014). */
const coinMillimetres = 23.25

/** A slider for the screen's density, with a coin drawn to compare with a real one. */
export function ScreenDensity() {
  const [density, setDensity] = useStorage(screenDensity)
  const id = useId()
  const diameter = millimetresToPixels(coinMillimetres, density)
  return (
    <details className={styles.density}>
      <summary>
        A metre here is counted at {density} pixels an inch{density === cssDensity && ", as CSS has it"}
      </summary>
      <p id={`${id}-why`}>
        CSS says that {cssDensity} pixels are an inch. Few screens agree. Put a one-euro coin on yours and
        make this circle as large: then the metres are yours too.
      </p>
      <label htmlFor={id}>Pixels an inch</label>
      <input
        id={id}
        type="range"
        min={50}
        max={250}
        value={density}
        aria-describedby={`${id}-why`}
        onChange={event => setDensity(Number(event.target.value))}
      />
      <div className={styles.coin} style={{ width: diameter, height: diameter }} aria-hidden="true">
        1 €
      </div>
      <Button disabled={density === cssDensity} onClick={() => setDensity(cssDensity)}>
        Back to {cssDensity}
      </Button>
    </details>
  )
}
