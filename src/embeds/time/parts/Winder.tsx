import { useId } from "react"
import * as styles from "../ClockFaces.module.css"

type Props = {
  /** The shift of the clocks in minutes, negative into the past. */
  wound: number
  onWind: (minutes: number) => void
}

/** Formats minutes as signed hours and minutes: "+5 h 12 min". */
function inHours(minutes: number): string {
  const size = Math.abs(minutes)
  return `${minutes < 0 ? "−" : "+"}${Math.floor(size / 60)} h ${size % 60} min`
}

/** A slider that winds all clocks, half a day either way, while it is held; released, it returns to now. */
export function Winder({ wound, onWind }: Props) {
  const id = useId()
  const letGo = () => onWind(0)
  return (
    <div className={styles.winder}>
      <label htmlFor={id}>Wind them all{wound !== 0 && <b aria-hidden="true">: {inHours(wound)}</b>}</label>
      <input
        id={id}
        type="range"
        min={-720}
        max={720}
        value={wound}
        aria-valuetext={wound === 0 ? "now" : `${Math.abs(wound)} minutes ${wound < 0 ? "ago" : "from now"}`}
        onChange={event => onWind(event.target.valueAsNumber)}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onBlur={letGo}
        aria-describedby={`${id}-spring`}
      />
      <small id={`${id}-spring`}>They spring back when you let go.</small>
    </div>
  )
}
