import { lastRound, type State } from "../logic"
import * as styles from "../RockPaperScissors.module.css"
import { sealed, useSeal } from "../useSeal"
import { Panel } from "./Panel"

type Props = {
  state: State
  ready: boolean
  over: boolean
  /** The seal of the machine's next throw, from `useSeal`. */
  next: string | null | undefined
}

/** The seal of the machine's next throw, and the opened last one. */
export function Seal({ state, ready, over, next }: Props) {
  const last = lastRound(state)
  const under = last && sealed(last.plan)
  const opened = useSeal(ready ? under : null)
  return (
    <Panel title="Under seal">
      {next === null || opened === null ? (
        <p>
          This browser makes no seals here, so you have to trust the machine. It decides first all the same.
        </p>
      ) : (
        <dl className={styles.seals}>
          <dt>Its next throw, sealed</dt>
          <dd>
            <code>{over ? "none: the match is over" : (next ?? "…")}</code>
          </dd>
          <dt>The last seal</dt>
          <dd>
            <code>{under ? (opened ?? "…") : "none yet"}</code>
          </dd>
          <dt>What was under it</dt>
          <dd>
            <code>{under ?? "nothing yet"}</code>
          </dd>
        </dl>
      )}
    </Panel>
  )
}
