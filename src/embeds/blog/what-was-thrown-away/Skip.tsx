import { useState } from "react"
import { Button } from "../../../components/button/Button"
import { joke, remarkAfter, sentences } from "./logic"
import * as styles from "./Skip.module.css"

/**
 * A bad paragraph over a skip. Pressing a sentence throws it in, until only the joke is left.
 *
 * @feed A bad paragraph over a skip: throw out its sentences until only the joke is left.
 */
export default function Skip() {
  const [thrown, setThrown] = useState<readonly number[]>([])
  const [isJokePressed, setIsJokePressed] = useState(false)
  const isDone = thrown.length === sentences.length - 1

  const press = (index: number) => {
    if (thrown.includes(index)) return
    setIsJokePressed(index === joke)
    if (index !== joke) setThrown([...thrown, index])
  }
  return (
    <div className={styles.tool}>
      <ol className={styles.paper} data-done={isDone || undefined}>
        {sentences.map((sentence, i) => (
          <li key={sentence}>
            <button
              type="button"
              className={styles.sentence}
              data-thrown={thrown.includes(i) || undefined}
              aria-hidden={thrown.includes(i) || undefined}
              tabIndex={thrown.includes(i) ? -1 : undefined}
              onClick={() => press(i)}
            >
              {sentence}
            </button>
          </li>
        ))}
      </ol>
      <svg
        viewBox="0 0 320 76"
        className={styles.skip}
        role="img"
        aria-label={`A skip with ${thrown.length} sentences in it`}
      >
        {thrown.map((index, i) => (
          <path
            key={index}
            d={`M${70 + ((i * 67) % 160)} ${24 - 3 * (i % 3)}l44 -9l3 9l-44 9z`}
            fill="#fff"
          />
        ))}
        <path d="M30 22h260l-26 48H56z" fill="#2f8c8c" />
        <path d="M90 30l8 32M160 30v32M230 30l-8 32" />
      </svg>
      <p className={styles.message} role="status">
        {isJokePressed && !isDone
          ? "Not that one. That's the joke."
          : isJokePressed
            ? "It stays."
            : remarkAfter(thrown.length)}
      </p>
      <div className={`buttons ${styles.choices}`}>
        <Button
          disabled={thrown.length === 0}
          onClick={() => {
            setThrown([])
            setIsJokePressed(false)
          }}
        >
          Climb in and get them back
        </Button>
      </div>
    </div>
  )
}
