import { PageLink } from "../../../components/page-link/PageLink"
import { browserZone } from "../../../hooks/browser/zone"
import { type AnswerInput, useAnswers } from "../../../hooks/page/answers"
import { usePage } from "../../../hooks/page/page"
import { read } from "../../../hooks/storage/useStorage"
import type { PageEntry } from "../../../lib/content/derivedLists"
import * as styles from "../ClockFaces.module.css"

type Props = {
  pages: PageEntry[]
  /** The instant, in milliseconds since 1970; null before mount. */
  at: number | null
  birthday: string
}

/**
 * The other pages about time, each with its answer in the visitor's time zone; if an answer didn't load, its page
 * is still linked.
 */
export function Hub({ pages, at, birthday }: Props) {
  const answers = useAnswers()
  const { data } = usePage()
  const asked: AnswerInput | null = at === null ? null : { at, zone: browserZone(), birthday, data, read }
  const answerOf = (path: string) => {
    if (asked === null || answers === null) return "..."
    const answer = answers === "failed" ? undefined : answers.get(path)
    return answer?.(asked) ?? "Go and ask."
  }
  return (
    <section aria-label="Answers right now">
      <h2 className={styles.heading}>Answers right now</h2>
      <ul className={styles.hub}>
        {pages.map(({ path, title, code }) => (
          <li key={path}>
            <PageLink to={path}>{title}</PageLink>
            <span className={styles.code}>
              <span className="visually-hidden">Numpad code </span>
              {code}
            </span>
            <span className={styles.answer}>{answerOf(path)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
