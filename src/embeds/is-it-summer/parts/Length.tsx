import { useNow } from "../../../hooks/browser/clock"
import * as styles from "../IsItSummer.module.css"
import { summerAt } from "../logic"

/** The length of the summer. */
export function Length() {
  const now = useNow()
  const summer = now && summerAt(now)
  return (
    <p className={styles.length}>
      {summer ? (
        <>
          {summer.isOn ? "This summer" : "The next summer"} has {summer.days} days.{" "}
          {summer.isOn ? "Some of them are left." : "All of them are left."}
        </>
      ) : (
        "Measuring the summer..."
      )}
    </p>
  )
}
