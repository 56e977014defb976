import type { Career } from "../../career"
import { wordsOf } from "../logic"
import type { Colleague } from "../schema"
import * as styles from "../TenXTestimonials.module.css"

type Props = {
  colleagues: readonly Colleague[]
  career: Career | null
}

export function Words({ colleagues, career }: Props) {
  return (
    <ul className={styles.words} aria-label="What colleagues say">
      {colleagues.map(colleague => (
        <li key={colleague.who}>
          <figure className={styles.card}>
            <blockquote className={styles.quote}>{wordsOf(colleague, career)}</blockquote>
            <figcaption>
              <strong>{colleague.who}</strong>, {colleague.role}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
