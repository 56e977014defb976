import { PageLink } from "../../../../components/page-link/PageLink"
import { careerOf, type State } from "../career"
import { endings } from "../endings"
import { lessonOf } from "../lessons"
import { effectText } from "../modifiers"
import * as styles from "../TenX.module.css"
import { thingOf } from "../things"
import { count, span } from "../words"

/** The career's figures so far, lessons, things and known endings. */
export function Career({ state }: { state: State }) {
  const career = careerOf(state.figures)
  const { seconds, away, lines } = state.figures
  const facts = [
    ["Time", span(seconds) + (away > 0 ? `, ${span(away)} of it away` : "")],
    ["Lines, all codebases", count(lines)],
    ["Lines by hand", count(career.presses)],
    ["Bugs shipped, fixed", `${count(career.shipped)}, ${count(career.fixed)}`],
    ["Meetings attended, declined", `${career.attended}, ${career.declined}`],
    ["Meetings held without you", `${career.missed}`],
    ["Nods", count(career.nods)],
    ["Refactorings", `${career.refactors}`],
    ["Rewrites in Rust", `${career.rewrites}`],
  ] as const
  const learned = state.lessons.flatMap(id => lessonOf(id) ?? [])
  const owned = state.things.flatMap(id => thingOf(id) ?? [])
  return (
    <details className={styles.career}>
      <summary>Career so far</summary>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>Learned</dt>
          <dd>
            {learned.map(({ name, effect }) => `${name} (${effectText(effect)})`).join("; ") || "nothing yet"}
          </dd>
        </div>
        <div>
          <dt>Bought</dt>
          <dd>
            {owned.map(({ name, effect }) => `${name} (${effectText(effect)})`).join("; ") || "nothing"}
          </dd>
        </div>
      </dl>
      <h2 className={styles.heading}>Endings</h2>
      <ul>
        {endings.map(({ id, title, hint }) => (
          <li key={id}>{state.endings.includes(id) ? title : `Not seen. ${hint}`}</li>
        ))}
      </ul>
      <p>
        <PageLink to="/games/10x/testimonials">What your colleagues say</PageLink>
      </p>
    </details>
  )
}
