import { type Creature, creatureNames, creatures } from "../creatures"
import * as styles from "./Album.module.css"
import { Portrait } from "./Portrait"

/** The sticker album: every creature that the visitor has been, and room for the others. */
export function Album({ found }: { found: readonly Creature[] }) {
  return (
    <ul className={styles.album} aria-label={`Your album: ${found.length} of ${creatureNames.length}`}>
      {creatureNames.map(name =>
        found.includes(name) ? (
          <li key={name} title={creatures[name].name}>
            <Portrait of={name} label={creatures[name].name} />
          </li>
        ) : (
          <li key={name}>?</li>
        ),
      )}
    </ul>
  )
}
