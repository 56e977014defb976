import type { CSSProperties } from "react"
import * as styles from "../Juhku.module.css"
import { looseness } from "../logic"

type Props = {
  word: string
  /** The fatigue from recent repetitions, which loosens the letters. */
  tired: number
  /** The total number of repetitions on this page; a new number makes the word jump. */
  said: number
}

/** The word in separate letters, which come loose when it is said too often. */
export function TiredWord({ word, tired, said }: Props) {
  return (
    <span key={said} className={said > 0 ? styles.jumps : undefined}>
      {[...word].map((letter, i) => {
        const { x, y, turn } = looseness(i, tired)
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place in the word
            key={i}
            className={styles.letter}
            data-letter
            style={{ "--x": `${x}em`, "--y": `${y}em`, "--turn": `${turn}deg` } as CSSProperties}
          >
            {letter}
          </span>
        )
      })}
    </span>
  )
}
