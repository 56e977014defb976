import type { RefObject } from "react"
import { handRate } from "../rates"
import { has } from "../stages"
import type { State } from "../state"
import * as styles from "../TenX.module.css"
import { many } from "../words"
import type { Doing } from "./doing"

/** Returns what a press of the key does now, and its effect. */
function keyLabel(state: State): [label: string, effect: string] {
  if (state.speech > 0) return ["Clap", "until somebody stops"]
  if (state.fire.length > 0) return ["Stamp on a bug", `${state.fire.length} at large`]
  if (state.meeting > 0) return ["Nod", "it is expected"]
  if (state.still > 0)
    return state.stillFor === "rewrite" ? ["Type it again", "it goes faster"] : ["Wait", "hands off"]
  const rate = handRate(state)
  return ["Write a line", rate < 2 ? "" : `${many(rate, "line")} a press`]
}

/** The visitor's only key. */
export function BigKey({
  state,
  does,
  buttonRef,
}: Doing & { buttonRef: RefObject<HTMLButtonElement | null> }) {
  const [label, effect] = keyLabel(state)
  return (
    <button
      ref={buttonRef}
      type="button"
      className={styles.key}
      data-first={state.at === null || undefined}
      onClick={() => does({ kind: "press" })}
    >
      <strong>{label}</strong>
      {has(state, "intern") && <small>{effect}</small>}
    </button>
  )
}
