import { useId } from "react"
import * as styles from "../ClockFaces.module.css"

type Props = {
  /** How far the clocks are wound, in minutes, below 0 into the past. */
  wound: number
  onWind: (minutes: number) => void
}

/** Minutes as hours and minutes with their sign: "+5 h 12 min". */
function inHours(minutes: number): string {
  const size = Math.abs(minutes)
  return `${minutes < 0 ? "−" : "+"}${Math.floor(size / 60)} h ${size % 60} min`
}

/** Winds all the clocks at once, half a day either way, for as long as one holds it: then it is now again. */
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
