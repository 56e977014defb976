import { type ReactNode, useId } from "react"
import { Button } from "../button/Button"
import { Icon } from "../icon/Icon"
import * as styles from "./WordSlider.module.css"
import { isWordIndex } from "./wordAt"

type Props = {
  /** What the slider goes through: "Age of the word". */
  label: string
  words: readonly string[]
  /** From 0 to the number of words less 1. */
  index: number
  /** Hears an index that the words have; any other is not accepted. */
  onIndex: (index: number) => void
  /** How the word is drawn, where plain letters won't do; its text stays the word. */
  draw?: (word: string) => ReactNode
}

/** One word of many, large, with a slider and two buttons to go through them. */
export function WordSlider({ label, words, index, onIndex, draw }: Props) {
  const id = useId()
  const word = words[index] ?? ""
  const go = (to: number) => {
    if (isWordIndex(to, words.length)) onIndex(to)
  }
  // Round at both ends: a button that went to sleep there would take the focus with it.
  const turn = (by: number) => go((index + by + words.length) % words.length)

  return (
    <div className={styles.slider}>
      <output className={styles.word} htmlFor={`${id}-range`} aria-label="Word">
        {draw ? draw(word) : word}
      </output>
      <label htmlFor={`${id}-range`}>
        {label}: {index + 1} of {words.length}
      </label>
      <div className={styles.row}>
        <Button disabled={words.length < 2} onClick={() => turn(-1)}>
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
        <Button disabled={words.length < 2} onClick={() => turn(1)}>
          <Icon name="right" />
          <span className="visually-hidden">Next word</span>
        </Button>
      </div>
    </div>
  )
}
