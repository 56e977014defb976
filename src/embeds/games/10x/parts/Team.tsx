import { useId, useState } from "react"
import type { State } from "../../../../lib/tenX"
import { countOf, modifiersOf, mostOf, priceOf } from "../rates"
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

/** How many of a kind a press hires. */
export function manyOf(many: Many, state: State, hire: Hire): number {
  return many === "most"
    ? mostOf(hire, countOf(state, hire.id), state.lines, modifiersOf(state))
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

type RowProps = Doing & { hire: Hire; many: Many }

function Row({ hire, many, ...doing }: RowProps) {
  const { state } = doing
  const owned = countOf(state, hire.id)
  const id = useId()
  const isKnown = owned > 0 || Math.max(state.lines, state.figures.lines) >= hire.price / 4
  if (!isKnown) {
    return (
      <li className={styles.row}>
        <div>
          <strong>{hire.rumour}</strong>
          <small>from {count(hire.price)} lines; you have not met yet</small>
        </div>
      </li>
    )
  }
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

/** Who works here, and who would. */
export function Team(doing: Doing & { many: Many; setMany: (many: Many) => void }) {
  const { many, setMany, ...rest } = doing
  const id = useId()
  return (
    <section className={styles.box} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.heading}>
        Team
      </h2>
      <div className={styles.amount}>
        <label htmlFor={`${id}-many`}>At a time</label>
        <select id={`${id}-many`} value={many} onChange={event => setMany(event.target.value as Many)}>
          {amounts.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <ol className={styles.rows}>
        {hires.map(hire => (
          <Row key={hire.id} {...rest} hire={hire} many={many} />
        ))}
      </ol>
    </section>
  )
}

/** How many to hire at a time, as chosen on this visit. */
export function useMany() {
  return useState<Many>("1")
}
