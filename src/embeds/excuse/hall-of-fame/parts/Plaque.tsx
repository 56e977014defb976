import type { FamousExcuse } from "../../../../lib/lists/hall-of-fame"
import { verdicts } from "../logic"

/** One of the best excuses: when, what, to whom, and what came of it. */
export function Plaque({ when, excuse, whom, worked, note }: FamousExcuse) {
  const [sign, words] = verdicts[worked]
  return (
    <li>
      <b>{when}</b>
      <q>{excuse}</q>
      <p>To {whom}.</p>
      <p>
        <span aria-hidden="true">{sign}</span> {words} {note}
      </p>
    </li>
  )
}
