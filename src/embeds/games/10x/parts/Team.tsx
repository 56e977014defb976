import { useId, useState } from "react"
import { Choice } from "../../../../kits/controls/Choice"
import type { State } from "../career"
import { countOf, maxOf, modifiersOf, priceOf } from "../rates"
import * as styles from "../TenX.module.css"
import { type Hire, hires } from "../team"
import { count } from "../words"
import { ActButton, type Doing } from "./ActButton"

type Many = "1" | "10" | "most"

const amounts: [Many, string][] = [
  ["1", "one"],
  ["10", "ten"],
  ["most", "as many as there are lines for"],
]

/** Returns the number of hires per press, as selected. */
export function manyOf(many: Many, state: State, hire: Hire): number {
  return many === "most"
    ? maxOf(hire, countOf(state, hire.id), state.lines, modifiersOf(state))
    : Number(many)
}

function does({ lines, bugs }: Hire): string {
  const parts = [
    lines > 0 && `${count(lines, 1)} lines a second`,
    bugs > 0 && `${bugs} bugs a minute`,
    bugs === 0 && "no bugs",
    bugs < 0 && `fixes ${-bugs} bugs a minute`,
  ]
  return parts.filter(Boolean).join(", ")
}

/** Returns whether a hire is listed. The first duck is offered at the desk, so it joins the list after that. */
function isKnown(hire: Hire, state: State): boolean {
  if (hire.id === "duck") return countOf(state, hire.id) > 0
  return countOf(state, hire.id) > 0 || Math.max(state.lines, state.figures.lines) >= hire.price / 4
}

type RowProps = Doing & { hire: Hire; many: Many }

function Row({ hire, many, ...doing }: RowProps) {
  const { state } = doing
  const owned = countOf(state, hire.id)
  const id = useId()
  const number = manyOf(many, state, hire)
  const price = priceOf(hire, owned, number, modifiersOf(state))
  return (
    <li className={styles.row}>
      <div id={id}>
        <strong>
          {owned === 1 ? hire.name : hire.names}: {owned}
        </strong>
        <small>{hire.about}</small>
        <small>Each, at 1.0x: {does(hire)}</small>
      </div>
      <ActButton {...doing} act={{ kind: "hire", who: hire.id, many: number }} about={id}>
        Hire {number} <br />
        <span className={styles.price}>{count(price)}</span>
        <span className="visually-hidden"> lines, {hire.name}</span>
      </ActButton>
    </li>
  )
}

/** The list of hires, with a teaser for the next. */
export function Team(doing: Doing & { many: Many; setMany: (many: Many) => void }) {
  const { many, setMany, ...rest } = doing
  const id = useId()
  const { state } = rest
  const known = hires.filter(hire => isKnown(hire, state))
  const [next, ...others] = hires.filter(hire => !isKnown(hire, state))
  return (
    <section className={styles.box} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.heading}>
        Team
      </h2>
      <Choice label="At a time" className={styles.amount} value={many} options={amounts} onChange={setMany} />
      <ol className={styles.rows}>
        {known.map(hire => (
          <Row key={hire.id} {...rest} hire={hire} many={many} />
        ))}
        {next && (
          <li className={styles.row}>
            <div>
              <strong>{next.rumour}</strong>
              <small>from {count(next.price)} lines; you have not met yet</small>
            </div>
          </li>
        )}
      </ol>
      {others.length > 0 && (
        <p className={styles.others}>
          {others.length === 1 ? "One more has" : `${others.length} others have`} not heard of you.
        </p>
      )}
    </section>
  )
}

/** The selected number of hires per press, for this visit only. */
export function useMany() {
  return useState<Many>("1")
}
