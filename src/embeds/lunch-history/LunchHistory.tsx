import { type CSSProperties, useMemo, useState } from "react"
import { Reserve } from "../../components/reserve/Reserve"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useNow } from "../../hooks/browser/clock"
import { useMotion } from "../../hooks/browser/motion"
import { usePageData } from "../../hooks/page/page"
import { choice } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { Choice } from "../../kits/controls/Choice"
import { dayNumber, dayOf } from "../../lib/calendar/calendarDay"
import { weekdayName } from "../../lib/calendar/dayNames"
import { longDate } from "../../lib/calendar/longDate"
import { type DishId, dishes, dishIds } from "./dishes"
import * as styles from "./LunchHistory.module.css"
import { advices, adviceText, advise, counts, longestStreak, numberOf, weekdayOf } from "./logic"
import { HeatMap } from "./parts/HeatMap"
import { Plate } from "./parts/Plate"
import type { Lunch } from "./schema"

const whenText = ({ day, dish }: Lunch) =>
  `${weekdayName(weekdayOf(numberOf(day)) + 1)} ${longDate(day)}: ${dishes[dish].name}`

const howText = ({ stars, note }: Lunch) => `, ${stars} of 5. ${note ?? "Eaten without comment."}`

/** The words of Mother once every dish has been sent back, and then eaten. */
const mother = {
  heap: "Then you eat all of it. From one plate.",
  eaten: "See? There was nothing wrong with your appetite.",
} as const

/**
 * A calendar of lunches by rating or by dish, with a card for the selected day and advice for today. All that is sent back
 * comes again on one plate.
 *
 * @feed Sixty weeks of lunches as a calendar, with the longest run of pizza, and what to eat today by statistics.
 * @data lunches
 */
export default function LunchHistory() {
  const { lunches } = usePageData<{ lunches: Lunch[] }>()
  const days = lunches.map(({ day }) => day)
  const { values, set } = useAddress({
    day: choice(days, days.at(-1) ?? ""),
    dish: choice(dishIds, null),
  })
  const motion = useMotion()
  const now = useNow()
  const allAdvices = useMemo(
    () => [...advices(lunches), ...Object.values(mother)].map(text => `Eat today: ${text}`),
    [lunches],
  )
  /** Mother's answer after everything was sent back. */
  const [end, setEnd] = useState<keyof typeof mother | null>(null)
  const [refused, setRefused] = useState<DishId[]>([])
  const at = Math.max(0, days.indexOf(values.day))
  /** The index of the day under the pointer. */
  const [pointed, setPointed] = useState<number | null>(null)
  const lunch = lunches[pointed ?? at]
  const streak = longestStreak(lunches, "pizza")
  const eaten = counts(lunches)
  const weekday = now ? weekdayOf(dayNumber(dayOf(now))) : null
  const advice = weekday === null ? null : advise(lunches, weekday, refused)
  const isOver = weekday !== null && !advice
  const press = () => {
    if (advice) return setRefused([...refused, advice.dish])
    if (!isOver) return
    if (end === "eaten") setRefused([])
    setEnd(end === null ? "heap" : end === "heap" ? "eaten" : null)
  }
  const goTo = (index: number) => {
    const day = days[Math.min(days.length - 1, Math.max(0, index))]
    if (day) set({ day })
  }
  if (!lunch) return null

  return (
    <div className={styles.tool}>
      <div className={styles.advice}>
        <div className={styles.table}>
          {(end ? [] : refused).map((dish, i) => (
            <span key={dish} className={styles.refused} style={{ "--place": i } as CSSProperties}>
              <Plate dish={dishes[dish]} />
            </span>
          ))}
          {advice && (
            <span key={advice.dish} className={motion ? styles.served : styles.still}>
              <Plate dish={dishes[advice.dish]} />
            </span>
          )}
          {end && (
            <span key={end} className={motion ? styles.served : styles.still}>
              <Plate dish={dishes.nothing} heap={end === "heap" ? refused.map(dish => dishes[dish]) : []} />
            </span>
          )}
        </div>
        <div className={styles.words}>
          <p role="status">
            <Reserve all={allAdvices}>
              <b>{end ? "Mother:" : "Eat today:"}</b>{" "}
              {end ? mother[end] : weekday === null ? "asking the calendar..." : adviceText(advice, weekday)}
            </Reserve>
          </p>
          <button type="button" className="default" onClick={press}>
            <Reserve inline all={["Lunch again tomorrow"]}>
              {!isOver
                ? "Not that"
                : end === null
                  ? "What is left?"
                  : end === "heap"
                    ? "Eat it"
                    : "Lunch again tomorrow"}
            </Reserve>
          </button>
        </div>
      </div>
      <div className={styles.show}>
        <Choice
          label="Show"
          beside
          value={values.dish ?? ""}
          options={[
            ["", "how good it was"],
            ...eaten.map(({ dish, times }) => [dish, `${dishes[dish].name} (${times})`] as const),
          ]}
          onChange={dish => set({ dish: dish === "" ? null : dish })}
        />
      </div>
      <HeatMap lunches={lunches} dish={values.dish} at={at} onPick={goTo} onPoint={setPointed} />
      <section className={styles.card} aria-label="The lunch" aria-live="polite">
        <Plate dish={dishes[lunch.dish]} />
        <p>
          <Reserve all={lunches.map(each => `${whenText(each)}${howText(each)}`)}>
            <b>{whenText(lunch)}</b>
            {howText(lunch)}
          </Reserve>
        </p>
      </section>
      <div className="buttons">
        <button type="button" onClick={() => goTo(at - 1)}>
          Day before
        </button>
        <button type="button" onClick={() => goTo(at + 1)}>
          Day after
        </button>
        <button type="button" onClick={() => set({ day: streak.until, dish: "pizza" })}>
          Longest pizza: {streak.days} days
        </button>
        <ShareButton
          {...(end === "eaten" && { text: `I sent back ${refused.length} lunches and ate all of them.` })}
          link={`?day=${days[at]}`}
        />
      </div>
      <details className={styles.list}>
        <summary>What was eaten, the most common first</summary>
        <ol>
          {eaten.map(({ dish, times }) => (
            <li key={dish}>
              {dishes[dish].name}: {times}, at most {longestStreak(lunches, dish).days} in a row
            </li>
          ))}
        </ol>
      </details>
    </div>
  )
}
