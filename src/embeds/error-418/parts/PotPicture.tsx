import { useMotion } from "../../../hooks/browser/motion"
import { maxHeat } from "../logic"
import * as styles from "../Teapot.module.css"

export type Mood = "waits" | "brews" | "pours" | "refuses" | "frowns"

const mouths: Record<Mood, string> = {
  waits: "M128 138q12 9 24 0",
  brews: "M132 138q8 8 16 0",
  pours: "M126 134q14 20 28 0z",
  refuses: "M128 146q12 -14 24 0",
  frowns: "M130 142h20",
}

/** Fill and stroke by heat: redder with each coffee. */
const belly = ["#4f93cc", "#8f7fb4", "#c0696f", "#d9503f", "#ec3b22"]
const edges = ["#3f7fb5", "#7a68a0", "#a9535c", "#c03a2c", "#cf2814"]

type Props = {
  mood: Mood
  /** From 0 to 4. */
  heat: number
}

/** The teapot: it steams while brewing, pours a cup, and heats up with each coffee until it boils over. */
export function PotPicture({ mood, heat }: Props) {
  const moving = useMotion()
  const [body, edge] = [belly[heat], edges[heat]]
  return (
    <svg
      viewBox="0 0 300 210"
      className={styles.pot}
      data-mood={mood}
      data-heat={heat}
      data-moving={moving || undefined}
      aria-hidden="true"
    >
      <ellipse cx="140" cy="196" rx="92" ry="10" fill="#00000022" />
      <g className={styles.steam} fill="none" stroke="#9aa7b0" strokeWidth="5" strokeLinecap="round">
        <path d="M222 70q-10 -12 0 -24t0 -24" />
        <path d="M242 66q-10 -12 0 -24t0 -24" />
        <path d="M140 28q-8 -8 0 -14t0 -12" />
      </g>
      {heat > 1 && (
        <g fill="#f4f8fa" stroke="#9aa7b0">
          <path className={styles.jet} d="M246 72c14-14 26-8 24 2 14-2 18 12 6 16-10 6-26 0-30-18z" />
          <path className={styles.back} d="M44 84C30 68 18 72 20 84 6 82 2 96 14 100c10 6 26 0 30-16z" />
          {heat > 2 && (
            <path className={styles.top} d="M118 34c-14-8-8-22 4-18 4-14 28-14 32 0 14-4 18 12 6 18z" />
          )}
        </g>
      )}
      <g key={heat} className={styles.body} stroke="#2b1a12" strokeWidth="3" strokeLinejoin="round">
        <path d="M70 96C28 84 22 158 78 152" fill="none" stroke="#2b1a12" strokeWidth="17" />
        <path d="M70 96C28 84 22 158 78 152" fill="none" stroke={edge} strokeWidth="11" />
        <path d="M196 150C226 148 214 96 244 84L232 74C200 84 206 116 190 122Z" fill={edge} />
        <path
          d="M66 126C66 84 96 66 140 66S214 84 214 126C214 164 186 190 140 190S66 164 66 126Z"
          fill={body}
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
          <path d="M96 70C102 48 122 46 140 46S178 48 184 70C168 76 112 76 96 70Z" fill={edge} />
        </g>
        {heat === maxHeat && (
          <path
            className={styles.spill}
            fill="#d9a566"
            strokeWidth="2"
            d="M92 72c-16 30-18 80-10 116h16c-8-40-4-70 8-104 6 20 4 36 4 52h14c0-20 0-40 4-56 10 34 8 70 6 112h16c2-40 6-80 0-114 8 20 12 38 12 54h14c0-24-4-40-8-58 14 20 20 60 14 98h16c8-40 2-74-12-102z"
          />
        )}
        <circle cx="116" cy="122" r="5" fill="#2b1a12" />
        <circle cx="164" cy="122" r="5" fill="#2b1a12" />
        {mood === "refuses" && (
          <path
            d={heat > 2 ? "M100 102l26 12M180 102l-26 12" : "M104 108l18 7M176 108l-18 7"}
            fill="none"
            strokeWidth={2 + heat * 1.5}
          />
        )}
        <path
          d={heat > 2 ? "M120 150q20 -26 40 0z" : mouths[mood]}
          fill={mood === "pours" || heat > 2 ? "#7a2f22" : "none"}
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
