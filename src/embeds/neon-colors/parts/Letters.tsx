import { Fragment, type ReactNode } from "react"
import * as styles from "../NeonColors.module.css"

type Props = {
  letters: readonly string[]
  /** Draws one letter that is not a space, by its place among all. */
  draw: (letter: string, at: number) => ReactNode
}

/** The letters of a sign in their words: each layer of the sign breaks its lines in the same places. */
export function Letters({ letters, draw }: Props) {
  const words: { letter: string; at: number }[][] = [[]]
  letters.forEach((letter, at) => {
    if (letter === " ") words.push([])
    else words.at(-1)?.push({ letter, at })
  })
  return words.map((word, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: words have no other name than their place
    <span key={i} className={styles.word}>
      {word.map(({ letter, at }) => (
        <Fragment key={at}>{draw(letter, at)}</Fragment>
      ))}
    </span>
  ))
}
