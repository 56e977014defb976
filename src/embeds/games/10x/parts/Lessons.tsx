import { useId } from "react"
import { lessonOf } from "../lessons"
import { effectText } from "../modifiers"
import * as styles from "../TenX.module.css"
import { ActButton, type Doing } from "./ActButton"

/** The lessons on offer after a rewrite, of which one can be learned. */
export function Lessons({ learned, ...doing }: Doing & { learned: () => void }) {
  const id = useId()
  const offered = doing.state.offered.flatMap(lesson => lessonOf(lesson) ?? [])
  if (offered.length === 0) return null
  const does: Doing["does"] = act => {
    doing.does(act)
    learned()
  }
  return (
    <section className={styles.lessons} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.heading}>
        What did you learn?
      </h2>
      <p className={styles.note}>
        One thing can be taken along. It stays for the rest of your career. There is no hurry.
      </p>
      <ul className={styles.rows}>
        {offered.map(lesson => (
          <li key={lesson.id} className={styles.row}>
            <div id={`${id}-${lesson.id}`}>
              <strong>{lesson.name}</strong>
              <small>{lesson.about}</small>
              <small>{effectText(lesson.effect)}</small>
            </div>
            <ActButton
              {...doing}
              does={does}
              act={{ kind: "learn", what: lesson.id }}
              about={`${id}-${lesson.id}`}
            >
              Learn<span className="visually-hidden"> {lesson.name}</span>
            </ActButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
