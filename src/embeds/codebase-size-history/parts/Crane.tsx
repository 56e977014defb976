import * as styles from "../CodebaseSizeHistory.module.css"

/** The crane on the newest tower, with its driver; it carries a wrecking ball if more was removed than added. */
export function Crane({ x, y, tearsDown }: { x: number; y: number; tearsDown: boolean }) {
  return (
    <g transform={`translate(${Math.min(690, x) - 6} ${y})`}>
      <path d="M-3 0V-26M3 0V-26M-3 0L3-8L-3-16L3-24" stroke="#c9302c" strokeWidth="1.6" fill="none" />
      <path
        d="M-62-26H24L3-33L-62-26M-50-26L-46-28L-40-26L-34-29L-26-26L-18-30L-8-26"
        stroke="#c9302c"
        strokeWidth="1.6"
        fill="none"
      />
      <rect x="14" y="-26" width="10" height="8" fill="#555" />
      <rect x="-8" y="-27" width="16" height="13" fill="#ffd24a" stroke="#7a5a00" />
      <rect x="-5" y="-24" width="10" height="7" fill="#bfe6ff" />
      <circle cx="0" cy="-19.5" r="3.6" fill="#d9a066" />
      <path d="M-4.4-20.4h8.8M-3.4-21C-3-25 3-25 3.4-21z" stroke="#e8a400" fill="#ffc400" />
      <circle cx="-1.2" cy="-19" r="0.7" />
      <g className={styles.hook}>
        <path d="M-46-27V-8" stroke="#222" />
        {tearsDown ? (
          <>
            <circle cx="-46" cy="-2" r="7" fill="#333" />
            <circle cx="-48" cy="-4" r="2" fill="#999" />
          </>
        ) : (
          <>
            <rect x="-54" y="-8" width="16" height="7" fill="#8fa3b8" stroke="#39485a" />
            <path d="M-50-8v7M-46-8v7M-42-8v7" stroke="#39485a" />
          </>
        )}
      </g>
    </g>
  )
}
