import * as styles from "../FinglishStarTrek.module.css"
import { plain, type Take } from "../logic"
import type { StarTrek } from "../schema"

/** The end of a film: each line with its subtitle, and with its meaning. */
export function Credits({ takes, crew }: { takes: readonly Take[]; crew: StarTrek["crew"] }) {
  return (
    <section className={styles.credits} aria-label="Credits">
      <h2>The end</h2>
      <p>Subtitles by you. The actors were given a dictionary afterwards.</p>
      <ol>
        {takes.map(({ roll, subtitle }) => (
          <li key={roll.fi}>
            <b>{crew[roll.who]}:</b> <i lang="fi">{plain(roll.fi)}</i>
            <br />
            <s>{subtitle.text}</s> {roll.en}
          </li>
        ))}
      </ol>
    </section>
  )
}
