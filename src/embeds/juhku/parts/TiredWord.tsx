import type { CSSProperties } from "react"
import * as styles from "../Juhku.module.css"
import { looseness } from "../logic"

type Props = {
  word: string
  /** How often it was said of late: its letters are the looser for it. */
  tired: number
  /** How often it was said in all here; a new number makes it jump. */
  said: number
}

/** The word in its letters, which come loose as it is said too often, as any word's do. */
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
