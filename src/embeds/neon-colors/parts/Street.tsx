import type { ReactNode } from "react"
import * as styles from "../NeonColors.module.css"

type Props = {
  /** The glow on the kerb. */
  colour: string
  /** The content above the street, to be mirrored. */
  children: ReactNode
}

/** The wet street: it mirrors the sign upside down, except in its dry patches. */
export function Street({ colour, children }: Props) {
  return (
    <div className={styles.street} aria-hidden="true">
      <div className={styles.mirror}>{children}</div>
      <svg viewBox="0 0 640 90" preserveAspectRatio="none" className={styles.asphalt} aria-hidden="true">
        <path d="M0 0h640v3H0z" fill={colour} opacity=".35" />
        <path d="M0 3h640v5H0z" fill="#1d1d2a" />
        <g fill="#12121c" opacity=".9">
          <ellipse cx="90" cy="30" rx="120" ry="5" />
          <ellipse cx="430" cy="22" rx="90" ry="3" />
          <ellipse cx="560" cy="48" rx="130" ry="5" />
          <ellipse cx="250" cy="60" rx="110" ry="4" />
          <ellipse cx="80" cy="80" rx="140" ry="7" />
          <ellipse cx="480" cy="82" rx="150" ry="5" />
        </g>
      </svg>
    </div>
  )
}
