import { useState } from "react"
import type { Career } from "../../career"
import { wordsOf } from "../logic"
import type { Colleague } from "../schema"
import * as styles from "../TenXTestimonials.module.css"

type Props = {
  colleagues: readonly Colleague[]
  career: Career | null
}

/** One colleague at a time, who says it to one's face. */
export function Speaker({ colleagues, career }: Props) {
  const [index, setIndex] = useState(0)
  const colleague = colleagues[index % Math.max(1, colleagues.length)]
  if (!colleague) return null
  return (
    <section className={styles.speaker} aria-label="One at a time">
      <div role="status">
        <figure className={styles.aloud}>
          <blockquote>{wordsOf(colleague, career)}</blockquote>
          <figcaption>
            <strong>{colleague.who}</strong>, {colleague.role}
          </figcaption>
        </figure>
      </div>
      <div className="buttons">
        <button type="button" className="default" onClick={() => setIndex((index + 1) % colleagues.length)}>
          Ask the next one
        </button>
        <span>
          {index + 1} of {colleagues.length}
        </span>
      </div>
    </section>
  )
}
