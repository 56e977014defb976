import type { Career } from "../../career"
import { wordsOf } from "../logic"
import type { Colleague } from "../schema"
import * as styles from "../TenXTestimonials.module.css"
import { Photo } from "./Photo"

type Props = {
  colleagues: readonly Colleague[]
  career: Career | null
  /** Whose turn it is, from 1. */
  turn: number
  onTurn: (next: number) => void
}

/** One colleague at a time, who says it to one's face while the others look. */
export function Speaker({ colleagues, career, turn, onTurn }: Props) {
  const colleague = colleagues[turn - 1]
  if (!colleague) return null
  const words = wordsOf(colleague, career)
  return (
    <section className={styles.speaker} aria-label="One at a time">
      <Photo colleagues={colleagues} turn={turn} words={words} onTurn={onTurn} />
      <div role="status">
        <figure className={styles.aloud}>
          <blockquote>{words}</blockquote>
          <figcaption>
            <strong>{colleague.who}</strong>, {colleague.role}
          </figcaption>
        </figure>
      </div>
      <div className="buttons">
        <button type="button" className="default" onClick={() => onTurn((turn % colleagues.length) + 1)}>
          Ask the next one
        </button>
        <span>
          {turn} of {colleagues.length}
        </span>
      </div>
    </section>
  )
}
