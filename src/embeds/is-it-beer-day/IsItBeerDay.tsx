import { Verdict } from "../../components/message-scene/Verdict"
import { useNow } from "../../hooks/browser/clock"
import { browserZone } from "../../hooks/browser/zone"
import { usePageData } from "../../hooks/page/page"
import { partsAt, startOfDay } from "../../lib/calendar/wallClock"
import { inDays } from "../../lib/text/duration"
import * as styles from "./IsItBeerDay.module.css"
import { coming, fullness, hoursLeft, longDay } from "./logic"
import { Pub } from "./parts/Pub"
import { YearOfBeer } from "./parts/YearOfBeer"
import type { BeerDay } from "./schema"

/**
 * An answer to "Is it a beer day anywhere?" by the visitor's calendar, with a countdown to the next.
 *
 * @data beer-days
 * @feed Yes or no, with the day's name and reason, and a glass that fills until the next one.
 */
export default function IsItBeerDay() {
  const { "beer-days": beerDays } = usePageData<{ "beer-days": BeerDay[] }>()
  const at = useNow()?.getTime() ?? null
  const zone = at === null ? "" : browserZone()
  const today = at === null ? null : partsAt(at, zone)
  const all = today ? coming(today, beerDays) : []
  const current = all.filter(({ days }) => days === 0)
  const next = all.find(({ days }) => days > 0)

  return (
    <div className={styles.tool}>
      <Verdict answer={today && current.length > 0}>
        {current.map(({ beerDay }) => (
          <p key={beerDay.name}>
            Today: <b lang={beerDay.lang}>{beerDay.name}</b>
            {beerDay.english && `, ${beerDay.english}`} ({beerDay.where}). {beerDay.why}
          </p>
        ))}
        {at !== null && today && next ? (
          <p role="timer">
            The next: <b lang={next.beerDay.lang}>{next.beerDay.name}</b>
            {next.beerDay.english && `, ${next.beerDay.english}`} ({next.beerDay.where}), {inDays(next.days)},
            on {longDay(next.day)}
            {next.days === 1 && `, in ${hoursLeft(at, startOfDay(today, zone, 1))}`}.
          </p>
        ) : (
          <p>Rinsing a glass...</p>
        )}
      </Verdict>
      <Pub
        full={today && fullness(today, beerDays)}
        isDay={current.length > 0}
        next={next ? longDay(next.day) : ""}
      />
      <YearOfBeer beerDays={beerDays} coming={all} />
    </div>
  )
}
