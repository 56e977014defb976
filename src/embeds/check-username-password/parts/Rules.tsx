import { useId } from "react"
import { Icon } from "../../../components/icon/Icon"
import * as styles from "../CheckUsernamePassword.module.css"
import type { Form } from "../logic"
import { rules } from "../rules"

/** The revealed rules, newest first, each marked as satisfied or broken by the current entry. */
export function Rules({ form }: { form: Form }) {
  const id = useId()
  const revealed = rules.slice(0, form.revealed)
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        Terms and conditions
      </h2>
      {revealed.length === 0 ? (
        <p>There are a few rules. You will be told.</p>
      ) : (
        <ol className={styles.rules} reversed>
          {[...revealed].reverse().map(rule => {
            const isSatisfied = rule.keeps(form.entry, form.past)
            const moot = rule.isMoot?.(form.entry)
            return (
              <li key={rule.text} data-kept={moot ? undefined : isSatisfied}>
                <b>
                  {moot ? (
                    "Nothing to keep:"
                  ) : (
                    <>
                      <Icon name={isSatisfied ? "tick" : "cross"} /> {isSatisfied ? "Kept:" : "Broken:"}
                    </>
                  )}
                </b>{" "}
                {rule.text}
              </li>
            )
          })}
        </ol>
      )}
    </section>
  )
}
