import { useId } from "react"
import { stageOf, withNames } from "../stages"
import * as styles from "../TenX.module.css"
import type { Doing } from "./doing"

/** The open question with its answers. */
export function Question({ state, does }: Doing) {
  const id = useId()
  const stage = stageOf(state.question)
  if (!stage) return null
  return (
    <fieldset className={styles.question} aria-labelledby={id}>
      <p id={id} role="status">
        {withNames(stage.says, state)}
      </p>
      <div className={styles.answers}>
        {stage.answers?.map(({ label }, place) => (
          <button key={label} type="button" onClick={() => does({ kind: "answer", with: place })}>
            {withNames(label, state)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
