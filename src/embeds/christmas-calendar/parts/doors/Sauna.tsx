import { useId, useState } from "react"
import { loylyText } from "../../toys/words"
import * as styles from "./doors.module.css"

/** Door 11: the Christmas sauna, with a ladle. */
export function Sauna() {
  const [degrees, setDegrees] = useState(65)
  const id = useId()
  return (
    <div className={styles.stack}>
      <p>
        In Finland the tonttu of the sauna bathes last, on Christmas Eve, alone. Until then it is your turn.
      </p>
      <label htmlFor={id}>The thermometer</label>
      <meter id={id} className={styles.meter} min={40} max={120} value={degrees}>
        {degrees} °C
      </meter>
      <p role="status">
        {degrees} °C. {loylyText(degrees)}
      </p>
      <div className="buttons">
        <button type="button" onClick={() => setDegrees(Math.min(115, degrees + 6))}>
          Throw water
        </button>
        <button type="button" onClick={() => setDegrees(65)}>
          Open the door
        </button>
      </div>
    </div>
  )
}
