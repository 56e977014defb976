import type { Station } from "../../../lib/lists/antarctic-stations"
import * as styles from "../Antarctica.module.css"
import type { Standing } from "../logic"

type Props = {
  /** Undefined while the time isn't known, null where the browser does not know the zone. */
  rows: { station: Station; standing: Standing | null | undefined }[]
}

/** The stations with their clocks, their distance from universal time and their sun. */
export function StationTable({ rows }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
    <section className="table-scroll" aria-label="The stations" tabIndex={0}>
      <table className={styles.stations}>
        <thead>
          <tr>
            <th scope="col">Station</th>
            <th scope="col">Time</th>
            <th scope="col">Sun</th>
            <th scope="col">About it</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ station, standing }) => (
            <tr key={station.name}>
              <th scope="row">
                {station.name}
                <span className={styles.small}>
                  {station.country}, since {station.since}
                </span>
                <span className={styles.small}>{place(station)}</span>
              </th>
              <td className={styles.time}>
                <span className="lcd">{standing?.time ?? "--:--"}</span>
                <span className={styles.small}>{standing?.weekday ?? "..."}</span>
                <span className={styles.small}>
                  {standing === null ? "not known to this browser" : standing?.offset}
                </span>
              </td>
              <td className={styles.sun}>{standing ? sun(standing) : "..."}</td>
              <td>{station.note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function place({ latitude, longitude }: Station): string {
  const south = `${Math.abs(latitude).toFixed(1)}° S`
  if (latitude === -90) return south
  return `${south}, ${Math.abs(longitude).toFixed(1)}° ${longitude < 0 ? "W" : "E"}`
}

function sun({ isSunUp, altitude }: Standing): string {
  const where =
    Math.abs(altitude) < 1
      ? "at the horizon"
      : `${Math.abs(altitude)}° ${altitude < 0 ? "below" : "above"} the horizon`
  return `${isSunUp ? "Up" : "Down"}, ${where}`
}
