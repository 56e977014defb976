import { useId } from "react"
import { fixesNow, refactoringSeconds } from "../acts"
import type { State } from "../career"
import { countOf, modifiersOf, priceOf, productivity, ratesOf } from "../rates"
import { minDebt } from "../refusals"
import * as styles from "../TenX.module.css"
import { type Hire, hires } from "../team"
import { count, many } from "../words"
import { ActButton, type Doing } from "./ActButton"
import { Monitor } from "./Monitor"

/** The first duck is offered at the desk; later ones are hired in the team list. */
const duck = hires[0] as Hire

function goingOn(state: State): string {
  const { meeting, refactoring, boost } = state
  if (refactoring > 0) return `Refactoring for ${refactoring} s. The keyboards are still.`
  if (meeting > 0) return `In a meeting for ${meeting} s. You can nod; the team does without you, at 70%.`
  if (boost.left > 0) return `All work ×${boost.factor} for ${boost.left} s.`
  const left = Math.round(productivity(state) * 100)
  if (left < 100) return `Bugs and debt leave ${left}% of the team's work.`
  return "Nothing is going on. It is a good time to write."
}

/** The visitor's own work: writing, fixing and refactoring. */
export function Desk({ said, ...doing }: Doing & { said: string }) {
  const { state } = doing
  const id = useId()
  const mods = modifiersOf(state)
  const fixes = fixesNow(state)
  const price = priceOf(duck, 0, 1, mods)
  const isMeeting = state.meeting > 0
  return (
    <section className={styles.box} aria-label="Desk">
      <Monitor state={state} said={said} />
      <ActButton {...doing} act={{ kind: "write" }} className={styles.write}>
        <strong>{isMeeting ? "Nod" : "Write a line"}</strong>
        <small>{isMeeting ? "it is expected" : `+${count(ratesOf(state, mods).hand, 1)}`}</small>
      </ActButton>
      <div className={styles.pair}>
        <ActButton {...doing} act={{ kind: "fix" }}>
          {fixes === 1 ? "Fix a bug" : `Fix ${many(fixes, "bug")}`}
        </ActButton>
        <ActButton {...doing} act={{ kind: "refactor" }} about={id}>
          Refactor
        </ActButton>
      </div>
      {countOf(state, duck.id) === 0 && (
        <ActButton {...doing} act={{ kind: "hire", who: duck.id, many: 1 }} className={styles.offer}>
          Take a {duck.name.toLowerCase()} for {count(price)} lines{" "}
          <small>it writes {count(duck.lines, 1)} a second</small>
        </ActButton>
      )}
      <p className={styles.note} id={id}>
        A refactoring takes {minDebt}% of debt. It clears it, deletes a tenth of the lines, and stops
        everybody for {Math.round(refactoringSeconds * mods.refactor)} s.
      </p>
      <p className={styles.going}>{goingOn(state)}</p>
    </section>
  )
}
