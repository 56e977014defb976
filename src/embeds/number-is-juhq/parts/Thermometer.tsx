import * as styles from "../NumberIsJuhq.module.css"

/** A thermometer on its side: how warm the number is, from 0 to 1; the words beside it say the same. */
export function Thermometer({ warmth }: { warmth: number }) {
  const end = 44 + 244 * warmth
  return (
    <svg className={styles.thermometer} viewBox="0 0 320 50" aria-hidden="true">
      <path
        d="M26 4A22 22 0 1 0 42 40H296A12 12 0 0 0 296 12H42A22 22 0 0 0 26 4Z"
        fill="#fff"
        stroke="#111"
        strokeWidth="3"
      />
      <circle cx="26" cy="26" r="16" fill={warmth > 0.5 ? "#c00000" : "#1f5fbf"} />
      <rect
        x="38"
        y="20"
        width={Math.max(0, end - 38)}
        height="12"
        rx="6"
        fill={warmth > 0.5 ? "#c00000" : "#1f5fbf"}
      />
      <path
        d="M60 12V18M93 12V18M126 12V18M159 12V18M192 12V18M225 12V18M258 12V18M288 12V18"
        stroke="#111"
        strokeWidth="2"
      />
    </svg>
  )
}
