import { useNow } from "../../../hooks/browser/clock"
import * as styles from "../IsItSummer.module.css"
import { summerAt } from "../logic"

/** The exact length of the summer. */
export function Length() {
  const now = useNow()
  const summer = now && summerAt(now)
  const length = summer ? summer.days * 24 : 0
  return (
    <p className={styles.length}>
      {summer ? (
        <>
          {summer.isOn ? "This summer" : "The next summer"} lasts exactly {summer.days} days, or{" "}
          {length.toLocaleString("en-GB")} hours, or {(length * 3600).toLocaleString("en-GB")} seconds.{" "}
          {summer.isOn ? "Some of it is left." : "All of it is left."}
        </>
      ) : (
        "Measuring the summer..."
      )}
    </p>
  )
}
