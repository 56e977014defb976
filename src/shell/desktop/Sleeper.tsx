import { useMotion } from "../../hooks/browser/motion"
import { useMounted } from "../../hooks/browser/mounted"
import * as styles from "./Sleeper.module.css"

/** Pertti, the webmaster, asleep on the task bar; an animated picture unless motion is reduced. */
export function Sleeper() {
  const moves = useMotion()
  const isMounted = useMounted()
  // Loaded after hydration, so that the page's own pictures come first.
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
