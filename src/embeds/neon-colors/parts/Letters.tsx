import { Fragment, type ReactNode } from "react"
import * as styles from "../NeonColors.module.css"

type Props = {
  letters: readonly string[]
  /** Renders a letter, never a space, by its index in the text. */
  draw: (letter: string, at: number) => ReactNode
}

/** Renders letters grouped by word, so that all layers of the sign break their lines in the same places. */
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
