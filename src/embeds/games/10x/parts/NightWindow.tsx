import * as styles from "./Room.module.css"

const skies = ["#0b1033", "#1a1f55", "#5b3f7a", "#e08a5a", "#8fc7ee"]

type Props = {
  /** Meetings left through it. */
  left: number
  stage: number
}

/** The window of the room. The night outside passes with the stages, and the visitor with the meetings. */
export function NightWindow({ left, stage }: Props) {
  const sky = skies[Math.min(skies.length - 1, Math.floor(stage / 3))]
  const isNight = stage < 6
  return (
    <svg className={styles.window} viewBox="0 0 56 48" aria-hidden="true">
      <path fill={sky} d="M2 2h52v44H2z" />
      {isNight ? (
        <>
          <circle cx="40" cy="14" r="6" fill="#fdf3c0" />
          <circle cx="37" cy="12" r="6" fill={sky} />
          <path stroke="#fff" strokeDasharray="1 9" d="M6 8h30M10 18h24M6 26h44" />
        </>
      ) : (
        <circle cx="40" cy="14" r="6" fill="#ffe27a" />
      )}
      <path fill="#2f6b34" d="M2 38q14-5 26 0t26-2v10H2z" />
      {left > 0 && (
        <g key={left} className={styles.gone}>
          <path fill="#f1c39b" d="M12 26h6v6h-6z" />
          <path fill="#3a6ea5" d="M11 32h8v8h-8z" />
          <path fill="#222" d="M12 40h2v5h-2zM16 40h2v5h-2zM12 24h6v3h-6z" />
        </g>
      )}
      <path fill="none" stroke="#8a6a3a" strokeWidth="4" d="M2 2h52v44H2zM28 2v44" />
    </svg>
  )
}
