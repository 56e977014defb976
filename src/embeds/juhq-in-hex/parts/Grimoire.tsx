import { Button } from "../../../components/button/Button"
import { type Curse, curseNames, entryOf } from "../logic"
import * as styles from "./Circle.module.css"

type Props = { found: readonly Curse[]; onRecite: (curse: Curse) => void }

/** The book of curses: the known ones can be cast again, the others show their first digit. */
export function Grimoire({ found, onRecite }: Props) {
  return (
    <section className={styles.book} aria-label="Book of curses">
      <h2>
        {found.length} of {curseNames.length} curses
      </h2>
      <p>0 is an o, 1 an i or an l, and 5 an s.</p>
      <ul>
        {curseNames.map(curse => {
          const isKnown = found.includes(curse)
          return (
            <li key={curse}>
              <Button
                disabled={!isKnown}
                aria-label={
                  isKnown ? curse : `Unknown, begins with ${curse.charAt(0)}, ${curse.length} digits`
                }
                onClick={() => onRecite(curse)}
              >
                {entryOf(curse, isKnown)}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
