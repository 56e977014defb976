import { useState } from "react"
import { approvalText, type Word } from "../approval"
import { barLength, noteUnder } from "../committee"
import * as styles from "../QuoteOfTheDay.module.css"

type Props = {
  words: readonly Word[]
  /** The number of the quote's day. */
  day: number
  onMessage: (message: string) => void
}

/** Tomorrow's sheet: the approved words, and for the others black bars, which come off at a press and return longer. */
export function Tomorrow({ words, day, onMessage }: Props) {
  const [presses, setPresses] = useState<Record<number, number>>({})
  const press = (bar: number) => {
    const count = (presses[bar] ?? 0) + 1
    setPresses({ ...presses, [bar]: count })
    onMessage(
      count % 2
        ? `Under the bar, in pencil: “${noteUnder(bar, day)}”.`
        : "The bar is back. It is longer now.",
    )
  }
  return (
    <>
      <p className={styles.quote}>
        {words.map(({ before, word, length, after }, i) => {
          const count = presses[i] ?? 0
          const isOff = count % 2 === 1
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a word has its place and nothing else.
            <span key={i}>
              {before}
              {word ?? (
                <button
                  type="button"
                  className={styles.bar}
                  data-off={isOff || undefined}
                  onClick={() => press(i)}
                >
                  {isOff ? (
                    noteUnder(i, day)
                  ) : (
                    <span aria-hidden="true">{"n".repeat(barLength(length, count))}</span>
                  )}
                  <span className="visually-hidden">
                    {isOff ? ", in pencil" : `${length} letters, not approved`}
                  </span>
                </button>
              )}
              {after}{" "}
            </span>
          )
        })}
      </p>
      <p className={styles.caption}>{approvalText(words)}</p>
      <span className={styles.stamp} aria-hidden="true">
        NOT APPROVED
      </span>
    </>
  )
}
