import { type ReactNode, useId } from "react"
import { Button } from "../button/Button"
import { Icon } from "../icon/Icon"
import * as styles from "./WordSlider.module.css"
import { isWordIndex } from "./wordAt"

type Props = {
  /** The label of the slider: "Age of the word". */
  label: string
  words: readonly string[]
  /** The index of the current word, from 0. */
  index: number
  /** Called with a valid index. */
  onIndex: (index: number) => void
  /** Renders the word if plain text isn't enough; its text content must be the word. */
  draw?: (word: string) => ReactNode
}

/** One of several words in large letters, with a slider and two buttons to change it. */
export function WordSlider({ label, words, index, onIndex, draw }: Props) {
  const id = useId()
  const word = words[index] ?? ""
  const go = (to: number) => {
    if (isWordIndex(to, words.length)) onIndex(to)
  }
  // Wraps around at both ends: a button disabled there would lose the focus.
  const step = (delta: number) => go((index + delta + words.length) % words.length)

  return (
    <div className={styles.slider}>
      <output className={styles.word} htmlFor={`${id}-range`} aria-label="Word">
        {draw ? draw(word) : word}
      </output>
      <label htmlFor={`${id}-range`}>
        {label}: {index + 1} of {words.length}
      </label>
      <div className={styles.row}>
        <Button disabled={words.length < 2} onClick={() => step(-1)}>
          <Icon name="left" />
          <span className="visually-hidden">Previous word</span>
        </Button>
        <input
          type="range"
          id={`${id}-range`}
          min={0}
          max={Math.max(0, words.length - 1)}
          step={1}
          value={index}
          aria-valuetext={word}
          onChange={event => go(Number(event.target.value))}
        />
        <Button disabled={words.length < 2} onClick={() => step(1)}>
          <Icon name="right" />
          <span className="visually-hidden">Next word</span>
        </Button>
      </div>
    </div>
  )
}
