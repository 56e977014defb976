import { useId } from "react"
import { useMounted } from "../../hooks/browser/mounted"
import { ownZone } from "../../hooks/browser/zone"
import { isZone, zoneLabel } from "../../lib/calendar/wallClock"
import * as styles from "./ZonePicker.module.css"
import { zoneGroups } from "./zoneGroups"

type Props = {
  label: string
  /** What was asked for, by the visitor or by a link; null is the visitor's own. It may be no zone at all. */
  asked: string | null
  onChange: (zone: string | null) => void
}

/** A choice of one of the world's time zones; what a link asked for in vain is said under it. */
export function ZonePicker({ label, asked, onChange }: Props) {
  const mounted = useMounted()
  const id = useId()
  const known = asked !== null && isZone(asked)
  const wrong = asked !== null && !known

  return (
    <div className={styles.picker}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={known ? asked : ""}
        aria-describedby={wrong ? `${id}-wrong` : undefined}
        onChange={event => onChange(event.target.value || null)}
      >
        <option value="">{mounted ? `Your own: ${zoneLabel(ownZone())}` : "Your own"}</option>
        {mounted &&
          zoneGroups(known ? asked : null).map(({ area, zones }) => (
            <optgroup key={area} label={area}>
              {zones.map(zone => (
                <option key={zone} value={zone}>
                  {zoneLabel(zone)}
                </option>
              ))}
            </optgroup>
          ))}
      </select>
      {wrong && (
        <p id={`${id}-wrong`} role="alert">
          There is no time zone "{asked}" here. Your own is used instead.
        </p>
      )}
    </div>
  )
}
