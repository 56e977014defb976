import { useId } from "react"
import * as styles from "../CheckUsernamePassword.module.css"
import type { SignUp } from "../logic"
import { type Context, type Rule, type RuleId, rules } from "../rules"

type Props = { state: SignUp; context: Context }

/** The broken rules as windows, newest first, and under them the pile of those that are kept, each with its stamp. */
export function Notes({ state, context }: Props) {
  const id = useId()
  const shown: (Rule & { id: RuleId })[] = rules.slice(0, state.shown).reverse()
  const broken = shown.filter(rule => state.broken.includes(rule.id))
  const passed = shown.filter(rule => !state.broken.includes(rule.id))
  return (
    <div className={styles.board}>
      <h2 id={`${id}-broken`} className="visually-hidden">
        Broken rules
      </h2>
      <ol className={styles.broken} aria-labelledby={`${id}-broken`}>
        {broken.map(rule => (
          <li key={rule.id} className={styles.note} data-from={rule.from}>
            <b>{rule.from}</b>
            <p>
              {rule.text(context)}{" "}
              {rule.detail && <span className={styles.detail}>{rule.detail(state.password, context)}</span>}
            </p>
          </li>
        ))}
      </ol>
      <h2 id={`${id}-kept`} className="visually-hidden">
        Kept rules
      </h2>
      <ol className={styles.kept} aria-labelledby={`${id}-kept`}>
        {passed.map(rule => (
          <li key={rule.id}>
            <p>
              <b>{rule.from}:</b> {rule.text(context)}
            </p>
            <span className={styles.stamp}>Kept</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
