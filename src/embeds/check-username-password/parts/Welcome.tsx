import { useEffect, useRef } from "react"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { usePage } from "../../../hooks/page/page"
import * as styles from "../CheckUsernamePassword.module.css"
import { shareText } from "../logic"

/** The page shown to a new member. */
export function Welcome({ tries }: { tries: number }) {
  const { siteName } = usePage()
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button and its focus are gone; moves the focus to the heading.
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <div className={styles.welcome}>
      <h2 ref={heading} tabIndex={-1}>
        Welcome, !
      </h2>
      <p>
        Your account was made at the {tries === 1 ? "first try" : `try number ${tries}`}. It has then been
        deleted, together with everything that you typed, since nothing is kept here.
      </p>
      <p>To sign in, please sign up.</p>
      <div className="buttons">
        <ShareButton text={shareText(tries, siteName)} />
      </div>
    </div>
  )
}
