import { type ReactNode, useId } from "react"
import { useMounted } from "../../hooks/browser/mounted"
import { browserZone } from "../../hooks/browser/zone"
import { isZone, zoneLabel } from "../../lib/calendar/wallClock"
import * as styles from "./ZonePicker.module.css"
import { zoneGroups } from "./zoneGroups"

type Props = {
  label: ReactNode
  /** The zone requested by the visitor or a link, perhaps an invalid one; null for the browser's own. */
  asked: string | null
  onChange: (zone: string | null) => void
}

/** A list of the world's time zones, with an error message for an invalid zone in a link. */
export function ZonePicker({ label, asked, onChange }: Props) {
  const mounted = useMounted()
  const id = useId()
  const isValid = asked !== null && isZone(asked)
  const isInvalid = asked !== null && !isValid

  return (
    <div className={styles.picker}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={isValid ? asked : ""}
        aria-describedby={isInvalid ? `${id}-wrong` : undefined}
        onChange={event => onChange(event.target.value || null)}
      >
        <option value="">{mounted ? `Your own: ${zoneLabel(browserZone())}` : "Your own"}</option>
        {mounted &&
          zoneGroups(isValid ? asked : null).map(({ area, zones }) => (
            <optgroup key={area} label={area}>
              {zones.map(zone => (
                <option key={zone} value={zone}>
                  {zoneLabel(zone)}
                </option>
              ))}
            </optgroup>
          ))}
      </select>
      {isInvalid && (
        <p id={`${id}-wrong`} role="alert">
          There is no time zone "{asked}" here. Your own is used instead.
        </p>
      )}
    </div>
  )
}
