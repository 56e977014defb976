import { usePageData } from "../../../hooks/page"
import { useQuery } from "../../../hooks/query"
import type { FamousExcuse } from "../../../lib/lists/hall-of-fame"
import * as styles from "./HallOfFame.module.css"
import { byWorth, countText, readShown, shownExcuses, wings } from "./logic"
import { Favourites } from "./parts/Favourites"
import { Plaque } from "./parts/Plaque"

/**
 * The best excuses ever given on plaques, with what came of them, and below them those that the visitor has kept.
 *
 * @data hall-of-fame
 * @feed The plaques of the best excuses ever given, each with its year, to whom it was given and whether it worked.
 */
export default function HallOfFame() {
  const { "hall-of-fame": famous } = usePageData<{ "hall-of-fame": FamousExcuse[] }>()
  const [asked, setAsked] = useQuery("worked")
  const worth = readShown(asked)
  const shown = shownExcuses(famous, worth)

  return (
    <div className={styles.hall}>
      <fieldset className={styles.choices}>
        <legend>Show those that</legend>
        {byWorth.map(([value, label]) => (
          <button
            key={value}
            type="button"
            aria-pressed={worth === value}
            onClick={() => setAsked(value === "all" ? null : value)}
          >
            {label}
          </button>
        ))}
        <span role="status">{countText(shown.length, famous.length)}</span>
      </fieldset>
      {wings.map(([from, title]) => {
        const plaques = shown.filter(excuse => excuse.from === from)
        return (
          <section key={from} aria-label={title}>
            <h2>{title}</h2>
            <ul className={styles.wall}>
              {plaques.map(excuse => (
                <Plaque key={excuse.excuse} {...excuse} />
              ))}
            </ul>
            {plaques.length === 0 && <p>None in this wing. The nails are still there.</p>}
          </section>
        )
      })}
      <Favourites />
    </div>
  )
}
