import { useMotion } from "../../../hooks/browser/motion"
import * as styles from "../Teapot.module.css"

export type Mood = "waits" | "brews" | "pours" | "refuses" | "frowns"

const mouths: Record<Mood, string> = {
  waits: "M128 138q12 9 24 0",
  brews: "M132 138q8 8 16 0",
  pours: "M126 134q14 20 28 0z",
  refuses: "M128 146q12 -14 24 0",
  frowns: "M130 142h20",
}

/** The teapot, short and stout: it steams while it brews, pours a cup, and shakes its lid at coffee. */
export function PotPicture({ mood }: { mood: Mood }) {
  const moving = useMotion()
  return (
    <svg
      viewBox="0 0 300 210"
      className={styles.pot}
      data-mood={mood}
      data-moving={moving || undefined}
      aria-hidden="true"
    >
      <ellipse cx="140" cy="196" rx="92" ry="10" fill="#00000022" />
      <g className={styles.steam} fill="none" stroke="#9aa7b0" strokeWidth="5" strokeLinecap="round">
        <path d="M222 70q-10 -12 0 -24t0 -24" />
        <path d="M242 66q-10 -12 0 -24t0 -24" />
        <path d="M140 28q-8 -8 0 -14t0 -12" />
      </g>
      <g className={styles.body} stroke="#2b1a12" strokeWidth="3" strokeLinejoin="round">
        <path d="M70 96C28 84 22 158 78 152" fill="none" stroke="#2b1a12" strokeWidth="17" />
        <path d="M70 96C28 84 22 158 78 152" fill="none" stroke="#3f7fb5" strokeWidth="11" />
        <path d="M196 150C226 148 214 96 244 84L232 74C200 84 206 116 190 122Z" fill="#3f7fb5" />
        <path
          d="M66 126C66 84 96 66 140 66S214 84 214 126C214 164 186 190 140 190S66 164 66 126Z"
          fill="#4f93cc"
        />
        <path
          d="M82 116C86 96 98 86 114 80"
          fill="none"
          stroke="#bfe0f7"
          strokeWidth="7"
          strokeLinecap="round"
        />
        <g className={styles.lid}>
          <circle cx="140" cy="38" r="9" fill="#d9b44a" />
          <path d="M96 70C102 48 122 46 140 46S178 48 184 70C168 76 112 76 96 70Z" fill="#3f7fb5" />
        </g>
        <circle cx="116" cy="122" r="5" fill="#2b1a12" />
        <circle cx="164" cy="122" r="5" fill="#2b1a12" />
        {mood === "refuses" && <path d="M104 108l18 7M176 108l-18 7" fill="none" strokeWidth="4" />}
        <path
          d={mouths[mood]}
          fill={mood === "pours" ? "#7a2f22" : "none"}
          strokeWidth="4"
          strokeLinecap="round"
        />
      </g>
      {mood === "pours" && <path d="M244 84C256 100 254 130 254 160" className={styles.stream} />}
      <g stroke="#2b1a12" strokeWidth="3">
        <path d="M276 158c18 -2 18 22 -4 20" fill="none" />
        <path d="M232 152h46c0 26 -6 38 -14 40h-18c-8 -2 -14 -14 -14 -40Z" fill="#fff" />
        {mood === "pours" && <ellipse cx="255" cy="156" rx="19" ry="4" fill="#a5642a" stroke="none" />}
      </g>
    </svg>
  )
}
