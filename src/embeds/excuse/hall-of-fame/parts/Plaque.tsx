import { Icon } from "../../../../components/icon/Icon"
import { verdicts } from "../logic"
import type { FamousExcuse } from "../schema"

/** One of the best excuses: when, what, to whom, and what came of it. */
export function Plaque({ when, excuse, whom, worked, note }: FamousExcuse) {
  const [sign, words] = verdicts[worked]
  return (
    <li>
      <b>{when}</b>
      <q>{excuse}</q>
      <p>To {whom}.</p>
      <p>
        {sign === "tick" || sign === "cross" ? <Icon name={sign} /> : <span aria-hidden="true">{sign}</span>}{" "}
        {words} {note}
      </p>
    </li>
  )
}
