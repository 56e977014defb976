import type { Maybe } from "../guest"
import type { Verdict } from "../logic"
import * as styles from "../ShouldI.module.css"

type Props = { title: string; verdict: Verdict | Maybe }

export const answerTexts = { yes: "Yes.", no: "No.", maybe: "Maybe.", "maybe not": "Maybe not." } as const

/** One opinion in its own window: yes or no, with the reasons. */
export function Opinion({ title, verdict: { answer, reasons } }: Props) {
  return (
    <section className="window" aria-label={title}>
      <div className="title-bar">
        <div className="title-bar-text">{title}</div>
      </div>
      <div className="window-body">
        <p className={styles.answer}>{answerTexts[answer]}</p>
        <ul className={styles.reasons}>
          {reasons.map(reason => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}
