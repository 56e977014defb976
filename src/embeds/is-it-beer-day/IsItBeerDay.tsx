import { BigAnswer } from "../../components/big-answer/BigAnswer"
import { useNow } from "../../hooks/clock"
import { usePageData } from "../../hooks/page"
import { dayOf } from "../../lib/daily"
import type { BeerDay } from "../../lib/lists/beer-days"
import * as styles from "./IsItBeerDay.module.css"
import { coming, fullness, hoursLeft, inDays, longDay } from "./logic"
import { Glass } from "./parts/Glass"
import { YearOfBeer } from "./parts/YearOfBeer"

/**
 * Whether it is a beer day somewhere by the visitor's calendar, and otherwise how long until the next one.
 *
 * @data beer-days
 * @feed Yes or no, with the day's name and reason, and a glass that fills until the next one.
 */
export default function IsItBeerDay() {
  const { "beer-days": beerDays } = usePageData<{ "beer-days": BeerDay[] }>()
  const now = useNow()
  const today = now && dayOf(now)
  const all = today ? coming(today, beerDays) : []
  const current = all.filter(({ days }) => days === 0)
  const next = all.find(({ days }) => days > 0)
  const midnight = (more: number) =>
    today ? new Date(today.year, today.month - 1, today.day + more) : new Date(0)

  return (
    <div className={styles.tool}>
      <BigAnswer answer={today && current.length > 0} />
      <Glass full={today && fullness(today, beerDays)} />
      <div className={styles.facts}>
        {current.map(({ beerDay }) => (
          <p key={beerDay.name}>
            Today: <b lang={beerDay.lang}>{beerDay.name}</b>
            {beerDay.english && `, ${beerDay.english}`} ({beerDay.where}). {beerDay.why}
          </p>
        ))}
        {now && next ? (
          <p role="timer">
            The next: <b lang={next.beerDay.lang}>{next.beerDay.name}</b>
            {next.beerDay.english && `, ${next.beerDay.english}`} ({next.beerDay.where}), {inDays(next.days)},
            on {longDay(next.day)}
            {next.days === 1 && `, in ${hoursLeft(now, midnight(1))}`}.
          </p>
        ) : (
          <p>Rinsing a glass...</p>
        )}
      </div>
      <YearOfBeer beerDays={beerDays} coming={all} />
    </div>
  )
}
