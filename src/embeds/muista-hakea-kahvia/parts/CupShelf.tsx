import { useId } from "react"
import { Button } from "../../../components/button/Button"
import { RevealOnce } from "../../../components/reveal-once/RevealOnce"
import { cupsOn } from "../logic"
import * as styles from "../MuistaHakeaKahvia.module.css"
import type { useCups } from "../useCups"
import type { Words } from "../words"
import { SmallCup } from "./Cup"

type Props = {
  says: Words
  /** Formatted as "2024-05-31"; null until it is known. */
  today: string | null
  cups: ReturnType<typeof useCups>
}

/** The maximum number of past days in the table. */
const shownDays = 14

/** Today's cups in a row, and those of earlier days in a table. */
export function CupShelf({ says, today, cups }: Props) {
  const id = useId()
  const count = today === null ? 0 : cupsOn(cups.all, today)
  const days = cups.all.slice(-shownDays).reverse()
  const maxCups = Math.max(1, ...days.map(day => day.cups))
  const date = (day: string) => day.split("-").reverse().map(Number).join(".")

  return (
    <section className={styles.shelf} aria-labelledby={`${id}-cups`}>
      <h2 id={`${id}-cups`}>{says.cups}</h2>
      <p role="status" className={styles.count}>
        {today === null ? "..." : `${says.today}: ${says.count(count)}. ${says.verdict(count)}`}
      </p>
      <div className="buttons">
        <Button disabled={today === null} onClick={() => today && cups.pour(today, 1)}>
          {says.more}
        </Button>
        <RevealOnce when={count > 0}>
          <Button disabled={today === null || count === 0} onClick={() => today && cups.pour(today, -1)}>
            {says.fewer}
          </Button>
        </RevealOnce>
      </div>
      <p className={styles.cups} aria-hidden="true">
        {Array.from({ length: Math.min(count, 20) }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one cup is like another
          <SmallCup key={at} />
        ))}
        {count > 20 && "…"}
      </p>
      <div className="buttons">
        {cups.bringBack ? (
          <button type="button" onClick={cups.bringBack}>
            {says.undo}
          </button>
        ) : (
          <RevealOnce when={cups.all.length > 0}>
            <Button disabled={cups.all.length === 0} onClick={cups.forget}>
              {says.clear}
            </Button>
          </RevealOnce>
        )}
      </div>
      <div className={styles.past}>
        {today !== null && days.length > 0 ? (
          <table className={styles.days}>
            <caption>{says.days}</caption>
            <thead>
              <tr>
                <th scope="col">{says.day}</th>
                <th scope="col">{says.cups}</th>
              </tr>
            </thead>
            <tbody>
              {days.map(({ day, cups }) => (
                <tr key={day}>
                  <th scope="row">
                    <time dateTime={day}>{date(day)}</time>
                  </th>
                  <td>
                    <span className={styles.bar} style={{ width: `${(cups / maxCups) * 70}%` }} /> {cups}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : (
          <p>{today === null ? "" : cups.bringBack ? says.cleared : says.noDays}</p>
        )}
      </div>
    </section>
  )
}
