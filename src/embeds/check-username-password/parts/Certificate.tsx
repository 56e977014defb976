import { useEffect, useRef } from "react"
import * as styles from "../CheckUsernamePassword.module.css"
import type { Result } from "../logic"
import { linesOf } from "../words"

type Props = { result: Result; isOwn: boolean }

/** The end of a sign-up: one's own, or that of the friend who sent the link. */
export function Certificate({ result, isOwn }: Props) {
  const isDone = result.remembered !== null
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button is gone.
  useEffect(() => {
    if (isOwn) heading.current?.focus()
  }, [isOwn])
  return (
    <section className={styles.certificate} aria-label={isOwn ? "Your account" : "A friend's account"}>
      <h2 ref={heading} tabIndex={-1}>
        {isDone ? "bob78 has signed up." : "A friend of yours nearly signed up."}
      </h2>
      {linesOf(result).map(line => (
        <p key={line}>{line}</p>
      ))}
      {isDone && (
        <>
          <p>The account has been deleted for lack of use.</p>
          <b className={styles.deleted} aria-hidden="true">
            Deleted
          </b>
        </>
      )}
      {!isOwn && <p>Your turn.</p>}
    </section>
  )
}
