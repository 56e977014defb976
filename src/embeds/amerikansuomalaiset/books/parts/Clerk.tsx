/** The moods of the clerk. */
export type Mood = "waits" | "looks" | "reads"

/** The customs clerk behind his desk, 150 by 170, with his feet out of sight. */
export function Clerk({ mood, title }: { mood: Mood; title: string }) {
  return (
    <g>
      <path d="M0 170V96q0-34 70-34t70 34v74z" fill="#2c3a5c" stroke="#141b2e" strokeWidth="3" />
      <path d="M70 68v96" stroke="#d9b44a" strokeWidth="5" strokeDasharray="4 14" />
      <path d="M16 92h26M98 92h26" stroke="#d9b44a" strokeWidth="6" />
      <g
        transform={
          mood === "looks"
            ? "rotate(9 70 60) translate(6 6)"
            : mood === "reads"
              ? "translate(0 8)"
              : undefined
        }
      >
        <circle cx="70" cy="38" r="32" fill="#e2b48c" stroke="#141b2e" strokeWidth="3" />
        <path d="M30 26h80l-9-30H39z" fill="#1f2a45" stroke="#141b2e" strokeWidth="3" />
        <path d="M26 26h88v9H26z" fill="#11182b" />
        <circle cx="70" cy="10" r="7" fill="#d9b44a" />
        <circle cx={mood === "looks" ? 64 : 58} cy={mood === "reads" ? 45 : 41} r="3.4" />
        <circle cx={mood === "looks" ? 88 : 82} cy={mood === "reads" ? 45 : 41} r="3.4" />
        <path
          d={
            mood === "reads"
              ? "M52 56q18 10 36 0q-8-10-18-5-10-5-18 5z"
              : "M48 56q22-12 44 0q-10 8-22 2-12 6-22-2z"
          }
          fill="#6b3a1c"
        />
        {mood === "reads" && <path d="M58 66q12 8 24 0" stroke="#6b2a1c" strokeWidth="3" fill="none" />}
      </g>
      {mood === "reads" && (
        <g transform="translate(70 116)">
          <path
            d="M-58-30q30-10 58 4 28-14 58-4v54q-30-10-58 4-28-14-58-4z"
            fill="#b3372f"
            stroke="#141b2e"
            strokeWidth="3"
          />
          <text
            y="6"
            fontSize="12"
            fontWeight="700"
            textAnchor="middle"
            fill="#fff"
            fontFamily="var(--chrome)"
          >
            {title}
          </text>
          <circle cx="-58" cy="6" r="10" fill="#e2b48c" />
          <circle cx="58" cy="6" r="10" fill="#e2b48c" />
        </g>
      )}
    </g>
  )
}
