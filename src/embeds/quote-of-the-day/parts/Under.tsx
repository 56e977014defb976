import { longDate } from "../../../lib/calendar/longDate"
import type { Word } from "../approval"
import { depths, draftOf } from "../committee"
import { keyOf } from "../logic"
import * as styles from "../QuoteOfTheDay.module.css"
import { Tomorrow } from "./Tomorrow"

type Props = {
  /** The index of the sheet, counted from today's. */
  depth: number
  /** The words of tomorrow's quote. */
  words: readonly Word[]
  /** The number of today. */
  today: number
  onMessage: (message: string) => void
}

/** The sheets under today's, down to the committee. */
export function Under({ depth, words, today, onMessage }: Props) {
  const date = longDate(keyOf(today + depth))
  const kind = depths[depth]
  if (kind === "bar")
    return (
      <>
        <p className={styles.longBar}>
          <span className="visually-hidden">One bar, from edge to edge</span>
        </p>
        <p className={styles.caption}>{date}. He has not dared to read it.</p>
      </>
    )
  if (kind === "draft") {
    const lines = draftOf(today + depth)
    return (
      <>
        <p className={`${styles.quote} ${styles.draft}`}>
          {lines.slice(0, -1).map(line => (
            <s key={line}>{line} </s>
          ))}
          <span>{lines.at(-1)}</span>
        </p>
        <p className={styles.caption}>{date}. In pencil.</p>
      </>
    )
  }
  if (kind === "committee")
    return (
      <>
        <img
          className={styles.committee}
          src="/pictures/pertti-asleep.png"
          alt="Pertti asleep"
          width="192"
          height="128"
        />
        <p className={styles.caption}>The committee. Quiet, please.</p>
      </>
    )
  return <Tomorrow words={words} day={today + 1} onMessage={onMessage} />
}
