import { useId } from "react"
import { Icon } from "../../../components/icon/Icon"
import * as styles from "../CheckUsernamePassword.module.css"
import type { Form } from "../logic"
import { rules } from "../rules"

/** The rules that the visitor has been told, newest first, and whether what is in the fields keeps each. */
export function Rules({ form }: { form: Form }) {
  const id = useId()
  const told = rules.slice(0, form.told)
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        Terms and conditions
      </h2>
      {told.length === 0 ? (
        <p>There are a few rules. You will be told.</p>
      ) : (
        <ol className={styles.rules} reversed>
          {[...told].reverse().map(rule => {
            const kept = rule.keeps(form.entry, form.past)
            const moot = rule.isMoot?.(form.entry)
            return (
              <li key={rule.text} data-kept={moot ? undefined : kept}>
                <b>
                  {moot ? (
                    "Nothing to keep:"
                  ) : (
                    <>
                      <Icon name={kept ? "tick" : "cross"} /> {kept ? "Kept:" : "Broken:"}
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
