import type { Antic } from "../antics"
import * as styles from "../IsItPalindrome.module.css"

type Props = {
  text: string
  /** True if the text is a palindrome. */
  isSame: boolean
  /** The current antic; null for none. */
  antic: Antic | null
  motion: boolean
}

/** An alarm clock with red digits, which may yawn, or wear a moustache. */
export function Clock({ text, isSame, antic, motion }: Props) {
  return (
    <g>
      {antic === "yawns" && (
        <path
          d="M56 120Q18 108 20 74M238 120Q276 108 274 74"
          fill="none"
          stroke="#222"
          strokeWidth="9"
          strokeLinecap="round"
        />
      )}
      <path d="M62 172l10 -12h150l10 12z" fill="#222" />
      <rect x="52" y="76" width="190" height="88" fill="#3a3a42" />
      <rect x="52" y="76" width="190" height="8" fill="#5a5a64" />
      <rect x="64" y="90" width="166" height="64" fill="#0b0b0b" />
      <text className={styles.face} x="147" y="142" fill={isSame ? "#ffd84a" : "#ff5136"}>
        {text}
      </text>
      <rect x="80" y="70" width="26" height="7" fill="#222" />
      <rect x="188" y="70" width="26" height="7" fill="#222" />
      {antic === "yawns" && (
        <g fill="none" stroke="#ff5136" strokeWidth="5" strokeLinecap="round">
          <path d="M84 108q13 9 26 0M184 108q13 9 26 0" />
          <ellipse
            className={motion ? styles.mouth : undefined}
            cx="147"
            cy="128"
            rx="15"
            ry="19"
            fill="#5a0f08"
          />
        </g>
      )}
      {antic === "dresses" && (
        <g>
          <path
            d="M104 78h86v-8h-12V34q-31 -10 -62 0v36h-12z"
            fill="#15151a"
            stroke="#55555f"
            strokeWidth="2"
          />
          <path d="M116 60h62v8h-62z" fill="#a01c2c" />
          <circle cx="104" cy="122" r="25" fill="none" stroke="#ffd84a" strokeWidth="4" />
          <path d="M84 138q-14 12 -22 30" fill="none" stroke="#ffd84a" strokeWidth="2" />
          <path
            className={motion ? styles.whiskers : undefined}
            d="M147 146q-14 -12 -34 -4q-18 6 -30 -10q2 28 28 28q22 0 36 -9q14 9 36 9q26 0 28 -28q-12 16 -30 10q-20 -8 -34 4z"
            fill="#6a3d18"
            stroke="#f0d8a8"
            strokeWidth="2"
          />
        </g>
      )}
    </g>
  )
}
