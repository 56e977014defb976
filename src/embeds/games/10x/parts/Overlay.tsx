import { meetingSeconds } from "../rates"
import type { Doing } from "./doing"
import * as styles from "./Monitor.module.css"
import { Sprite } from "./Sprite"
import { heads } from "./sprites"

const topics = [
  "Why it takes so long",
  "Planning of the planning",
  "The colour of the button",
  "Our meeting culture",
  "Lessons learned, part 4",
  "Who is eating the biscuits",
  "Synergies, with Risto",
]

/** A cover over the monitor: a meeting, a speech, tests or a rewrite. */
export function Overlay({ state, does }: Doing) {
  const { meeting, speech, still, stillFor, figures } = state
  if (meeting > 0) {
    const topic = topics[(figures.attended + figures.left) % topics.length]
    return (
      <section className={styles.overlay} data-kind="meeting" aria-label="Meeting">
        <p>
          <small>Meeting</small>
          <br />
          <strong>{topic}</strong>
        </p>
        <progress max={meetingSeconds(state)} value={meeting} aria-label="Rest of the meeting" />
        <button type="button" onClick={() => does({ kind: "leave" })}>
          Leave by the window
        </button>
      </section>
    )
  }
  if (speech > 0) {
    return (
      <section className={styles.overlay} data-kind="speech" aria-label="All hands">
        <Sprite rows={heads.founder} className={styles.founder} />
        <p>
          <strong>“We are a family.”</strong>
          <br />
          {state.clapped === 0 ? "Silence." : `Your claps: ${state.clapped}`}
        </p>
        <progress max={4} value={Math.min(4, state.applause)} aria-label="Applause" />
      </section>
    )
  }
  if (still === 0 || stillFor === "answer") return null
  return (
    <section className={styles.overlay} data-kind={stillFor} aria-label="Nobody writes">
      <p>
        <strong>{stillFor === "tests" ? "Testing" : "Rewriting everything"}</strong>
        <br />
        {still} s
      </p>
      <progress max={stillFor === "tests" ? 20 : 25} value={still} aria-label="Time left" />
    </section>
  )
}
