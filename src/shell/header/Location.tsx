import { useMounted } from "../../hooks/browser/mounted"
import * as styles from "./Location.module.css"

type Props = { name: string; path: string; staticPath: string; className: string | undefined }

/** The address of the page, as browsers of 1998 showed it. */
export function Location({ name, path, staticPath, className }: Props) {
  const isMounted = useMounted()
  return (
    <p className={`${styles.line} ${className}`}>
      Location: <span className={styles.address}>{`http://${name}${isMounted ? path : staticPath}`}</span>
    </p>
  )
}
