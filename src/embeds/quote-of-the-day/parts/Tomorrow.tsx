import { approvalText, type Word } from "../approval"
import * as styles from "../QuoteOfTheDay.module.css"

type Props = { words: readonly Word[] }

/** Tomorrow's sheet: the approved words, and black bars for the others. */
export function Tomorrow({ words }: Props) {
  return (
    <>
      <p className={styles.quote}>
        {words.map(({ before, word, length, after }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word has its place and nothing else.
          <span key={i}>
            {before}
            {word ?? (
              <>
                <span className={styles.bar} aria-hidden="true">
                  {"n".repeat(length)}
                </span>
                <span className="visually-hidden">({length} letters)</span>
              </>
            )}
            {after}{" "}
          </span>
        ))}
      </p>
      <p className={styles.caption}>{approvalText(words)}</p>
      <span className={styles.stamp} aria-hidden="true">
        NOT APPROVED
      </span>
    </>
  )
}
