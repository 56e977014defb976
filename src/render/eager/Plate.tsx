import type { ReactNode } from "react"
import * as styles from "./Plate.module.css"

type Props = {
  /** A warning triangle on the left. Without it there is no sign. */
  sign?: "warning"
  children: ReactNode
}

/**
 * A raised silver plate for an important notice.
 *
 * @feed {children}
 */
export default function Plate({ sign, children }: Props) {
  return (
    <div className={styles.plate}>
      {sign === "warning" && (
        <svg className={styles.sign} viewBox="0 0 40 36" aria-hidden="true">
          <path
            d="M20 2 38 34H2Z"
            fill="var(--warning)"
            stroke="#000"
            strokeWidth="2"
            strokeLinejoin="round"
          />
          <path d="M17.5 12h5l-1 12h-3zM18 27h4v4h-4z" fill="#000" />
        </svg>
      )}
      <div className={styles.text}>{children}</div>
    </div>
  )
}
