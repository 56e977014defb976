import { useMounted } from "../../hooks/browser/mounted"
import * as styles from "./Location.module.css"

type Props = { name: string; path: string; staticPath: string; className: string | undefined }

/** The address of the page, as a browser of the day showed it. */
export function Location({ name, path, staticPath, className }: Props) {
  const mounted = useMounted()
  return (
    <p className={`${styles.line} ${className}`}>
      Location: <span className={styles.address}>{`http://${name}${mounted ? path : staticPath}`}</span>
    </p>
  )
}
