import { useId } from "react"
import { ExternalLink } from "../../../components/external-link/ExternalLink"
import { inDays } from "../../../lib/text/duration"
import * as styles from "../IsItBeerDay.module.css"
import { type Coming, longDay, ruleText } from "../logic"
import type { BeerDay } from "../schema"

/** `coming` is empty until today's date is known. */
type Props = { beerDays: readonly BeerDay[]; coming: readonly Coming[] }

/** Every beer day in the order of the list, with its rule, reason and source. */
export function YearOfBeer({ beerDays, coming }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>All of them</h2>
      <ul className={styles.days}>
        {beerDays.map(beerDay => {
          const next = coming.find(each => each.beerDay === beerDay)
          return (
            <li key={beerDay.name}>
              <h3>
                <span lang={beerDay.lang}>{beerDay.name}</span>
                {beerDay.english && ` (${beerDay.english})`}
              </h3>
              <p className={styles.when}>
                {ruleText(beerDay.on)}, {beerDay.where}.
              </p>
              {next && (
                <p className={styles.next}>
                  {`${inDays(next.days)}${next.days > 0 ? `, ${longDay(next.day)}` : ""}.`}
                </p>
              )}
              <p>
                {beerDay.why}{" "}
                <ExternalLink href={beerDay.link} tile={false}>
                  Source<span className="visually-hidden"> for {beerDay.english ?? beerDay.name}</span>
                </ExternalLink>
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
