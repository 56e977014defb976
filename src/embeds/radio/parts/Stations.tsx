import { megahertz, type Station } from "../../../lib/music/radioState"
import * as styles from "../Radio.module.css"

type Props = { stations: readonly Station[]; tuned: Station | null; onTune: (station: Station) => void }

/** A preset button for each station. */
export function Stations({ stations, tuned, onTune }: Props) {
  return (
    <ul className={styles.stations} aria-label="Stations">
      {stations.map(station => (
        <li key={station.slug}>
          <button
            type="button"
            aria-current={station.slug === tuned?.slug ? "true" : undefined}
            onClick={() => onTune(station)}
          >
            <span className={styles.frequency}>{megahertz(station.frequency)}</span> {station.name}
          </button>
        </li>
      ))}
    </ul>
  )
}
