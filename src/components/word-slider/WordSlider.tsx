import { useId } from "react"
import { isWordIndex } from "../../lib/wordSlider"
import * as styles from "./WordSlider.module.css"

type Props = {
  /** What the slider goes through: "Age of the word". */
  label: string
  words: readonly string[]
  /** From 0 to the number of words less 1. */
  index: number
  /** Hears an index that the words have; any other is not accepted. */
  onIndex: (index: number) => void
}

/** One word of many, large, with a slider and two buttons to go through them. */
export function WordSlider({ label, words, index, onIndex }: Props) {
  const id = useId()
  const word = words[index] ?? ""
  const go = (to: number) => {
    if (isWordIndex(to, words.length)) onIndex(to)
  }

  return (
    <div className={styles.slider}>
      <output className={styles.word} htmlFor={`${id}-range`} aria-label="Word">
        {word}
      </output>
      <label htmlFor={`${id}-range`}>
        {label}: {index + 1} of {words.length}
      </label>
      <div className={styles.row}>
        <button type="button" disabled={index <= 0} onClick={() => go(index - 1)}>
          <span aria-hidden="true">◀</span>
          <span className="visually-hidden">Previous word</span>
        </button>
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
        <button type="button" disabled={index >= words.length - 1} onClick={() => go(index + 1)}>
          <span aria-hidden="true">▶</span>
          <span className="visually-hidden">Next word</span>
        </button>
      </div>
    </div>
  )
}
