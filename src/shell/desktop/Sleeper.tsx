import { useMotion } from "../../hooks/browser/motion"
import { useMounted } from "../../hooks/browser/mounted"
import * as styles from "./Sleeper.module.css"

/** Pertti, the webmaster, at work: asleep on the task bar, and breathing where motion is welcome. */
export function Sleeper() {
  const moves = useMotion()
  const isMounted = useMounted()
  // It is only seen by who stays: the page comes first.
  if (!isMounted) return null
  return (
    <img
      src={`/pictures/pertti-asleep.${moves ? "gif" : "png"}`}
      alt=""
      width="96"
      height="64"
      loading="lazy"
      className={styles.sleeper}
    />
  )
}
