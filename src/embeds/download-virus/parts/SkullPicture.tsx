import * as styles from "../DownloadVirus.module.css"
import type { Skull } from "../skull"

type Props = { pose: Skull["pose"]; moving: boolean; whiskers: boolean }

/** The skull, with its feet at the origin. It has legs while standing or walking, and whiskers at the end. */
export function SkullPicture({ pose, moving, whiskers }: Props) {
  const walks = pose === "walks" && moving
  const lies = pose === "lies"
  return (
    <g transform={lies ? "translate(0 -10) rotate(-78)" : undefined} stroke="#222" strokeWidth="1.2">
      {!lies && pose !== "flies" && (
        <>
          <path d="M-5-8v6h-4" fill="none" strokeWidth="2.4" className={walks ? styles.near : undefined} />
          <path d="M5-8v6h-4" fill="none" strokeWidth="2.4" className={walks ? styles.far : undefined} />
        </>
      )}
      <g transform={lies ? "translate(0 18)" : undefined}>
        <path d="M-12-24a12 11 0 0 1 24 0q0 5-4 7v6h-16v-6q-4-2-4-7z" fill="#f6f1e0" strokeLinejoin="round" />
        {lies ? (
          <path d="M-8-22q3 3 6 0M2-22q3 3 6 0" fill="none" />
        ) : (
          <path
            d="M-8-24a3.4 3.4 0 1 0 6.8 0 3.4 3.4 0 1 0-6.8 0M1.4-24a3.4 3.4 0 1 0 6.8 0 3.4 3.4 0 1 0-6.8 0"
            fill="#222"
          />
        )}
        <path d="M0-20l-1.6 3h3.2z" fill={whiskers ? "#f59aa0" : "#222"} strokeWidth="0.4" />
        <path d="M-3-14v3M0-14v3M3-14v3" fill="none" />
        {whiskers && (
          <path
            d="M-4-18l-13-3M-4-16.5h-14M-4-15l-13 3M4-18l13-3M4-16.5h14M4-15l13 3"
            fill="none"
            strokeWidth="0.9"
          />
        )}
      </g>
    </g>
  )
}
