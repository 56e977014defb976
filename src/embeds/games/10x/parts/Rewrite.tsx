import { useId } from "react"
import { proposalOf } from "../milestones"
import { gainOf, goal, goodwillPrice, requiredLines } from "../rewrite"
import * as styles from "../TenX.module.css"
import { count, times } from "../words"
import { ActButton, type Doing } from "./ActButton"

/** The proposal to rewrite everything in Rust, with its current gain. */
export function Rewrite(doing: Doing) {
  const { state } = doing
  const { figures, written } = state
  const id = useId()
  const gain = gainOf(state)
  const isLast = figures.tenths + gain >= goal
  const required = requiredLines(figures.rewrites)
  return (
    <section className={styles.box} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.heading}>
        Rewrite in Rust
      </h2>
      <p className={styles.proposal}>{proposalOf(figures.rewrites, isLast)}</p>
      <label htmlFor={`${id}-size`}>
        This codebase: {count(written)} of {count(required)} lines
      </label>
      <progress
        id={`${id}-size`}
        className={styles.progress}
        max={1}
        value={Math.min(1, written / required)}
      />
      <p className={styles.note} id={`${id}-note`}>
        {gain > 0
          ? `It would take you from ${times(figures.tenths)} to ${times(figures.tenths + gain)}, and further if you wait.`
          : "It has to be large before it is worth throwing away."}{" "}
        Lines, team, bugs, debt and habits go; what is on your desk and in your head stays. Somebody has to
        sign it: {goodwillPrice} goodwill.
      </p>
      <ActButton {...doing} act={{ kind: "rewrite" }} about={`${id}-note`}>
        Rewrite in Rust
      </ActButton>
    </section>
  )
}
