import * as styles from "../Antarctica.module.css"
import type { StationStatus } from "../logic"
import type { Station } from "../schema"

type Props = {
  /** Undefined until the time is known; null if the browser does not know the time zone. */
  rows: { station: Station; standing: StationStatus | null | undefined }[]
}

/** The stations as cards with their local time, offset from UTC, sun and a note. */
export function Stations({ rows }: Props) {
  return (
    <ul className={styles.stations} aria-label="The stations">
      {rows.map(({ station, standing }) => (
        <li key={station.name}>
          <div>
            <b>{station.name}</b>
            <small>
              {station.country}, since {station.since}
            </small>
            <small>{place(station)}</small>
          </div>
          <div className={styles.time}>
            <span className="lcd">{standing?.time ?? "--:--"}</span>
            <small>{standing?.weekday ?? "..."}</small>
            <small>{standing === null ? "not known to this browser" : standing?.offset}</small>
          </div>
          <p>Sun: {standing ? sun(standing) : "..."}</p>
          <p>{station.note}</p>
        </li>
      ))}
    </ul>
  )
}

function place({ latitude, longitude }: Station): string {
  const south = `${Math.abs(latitude).toFixed(1)}° S`
  if (latitude === -90) return south
  return `${south}, ${Math.abs(longitude).toFixed(1)}° ${longitude < 0 ? "W" : "E"}`
}

function sun({ isSunUp, altitude }: StationStatus): string {
  const where =
    Math.abs(altitude) < 1
      ? "at the horizon"
      : `${Math.abs(altitude)}° ${altitude < 0 ? "below" : "above"} the horizon`
  return `${isSunUp ? "up" : "down"}, ${where}`
}
