import type { ReactNode } from "react"
import * as styles from "../Picture.module.css"
import { Hamster } from "./Hamster"

/** The pictures of the posts by slug, 120 by 90 units each. */
export const drawings: Readonly<Record<string, ReactNode>> = {
  "what-came-with-every-page": (
    <>
      <path d="M4 76h112" />
      <g className={styles.drives}>
        <path fill="#cf4a2f" d="M8 20h58v46H8z" />
        <path fill="#e8c46a" d="M66 34h18l12 16v16H66z" />
        <path fill="#cfe7ea" d="M72 40h10l6 10H72z" />
        <circle className={styles.turns} cx="26" cy="68" r="8" fill="#fff" strokeDasharray="5 3" />
        <circle className={styles.turns} cx="78" cy="68" r="8" fill="#fff" strokeDasharray="5 3" />
      </g>
      <path className={styles.hops} fill="#fff" d="M102 64h14v11h-14zl7 6l7-6" strokeWidth="2" />
    </>
  ),
  "what-was-thrown-away": (
    <>
      <path d="M4 82h112" />
      {[30, 50, 70].map(x => (
        <path
          key={x}
          className={styles.flies}
          fill="#fff"
          d={`M${x} 44l16 -5l5 18l-16 5z`}
          strokeWidth="2.5"
        />
      ))}
      <path fill="#2f8c8c" d="M14 50h92l-12 32H26z" />
      <path d="M40 56l4 20M60 56v20M80 56l-4 20" strokeWidth="2.5" />
    </>
  ),
  "what-a-hamster-costs": (
    <>
      <path d="M4 84h112" />
      <rect x="28" y="6" width="64" height="78" rx="7" fill="#e8e1cf" />
      <path fill="#fff" d="M38 14h44v14H38z" />
      <path d="M49 14v14M60 14v14M71 14v14" strokeWidth="2" />
      <path className={styles.blinks} fill="#cf4a2f" d="M71 14h11v14H71z" strokeWidth="2" />
      <g className={styles.turns}>
        <circle cx="60" cy="56" r="21" fill="#cfe7ea" />
        <path d="M60 37v38M41 56h38M47 43l26 26M73 43L47 69" strokeWidth="2.5" />
      </g>
      <Hamster x={60} y={66} className={styles.breathes} />
    </>
  ),
  "three-things-first": (
    <>
      <path d="M12 66A48 48 0 0 1 108 66" strokeDasharray="2 8" strokeWidth="9" />
      <circle cx="60" cy="70" r="32" fill="#e8c46a" />
      <circle cx="60" cy="70" r="23" fill="#f4dfa0" strokeWidth="0" />
      <g className={styles.dials}>
        <path d="M60 70V45" stroke="#cf4a2f" strokeWidth="6" />
        <circle cx="60" cy="70" r="31" fill="none" strokeWidth="0" />
      </g>
    </>
  ),
  "why-nothing-moves": (
    <>
      <ellipse cx="60" cy="58" rx="56" ry="28" fill="#d5e9e6" strokeWidth="0" />
      {[10, 22, 34, 46].map(r => (
        <ellipse key={r} cx="60" cy="58" rx={r} ry={r / 2} fill="none" stroke="#2f8c8c" strokeWidth="2.5" />
      ))}
      <ellipse cx="60" cy="30" rx="9" ry="7" fill="#1b1b28" />
      <path d="M58 18v-5M56 9V4" strokeWidth="2" />
    </>
  ),
  "every-game-of-tic-tac-toe": (
    <>
      <path d="M46 8v74M74 8v74M20 32h80M20 58h80" />
      <path className={styles.first} d="M53 38l14 14M67 38L53 52" stroke="#cf4a2f" />
      <circle className={styles.second} cx="33" cy="20" r="8" stroke="#2f5fa8" fill="none" />
      <path className={styles.third} d="M80 13l14 14M94 13L80 27" stroke="#cf4a2f" />
      <circle className={styles.fourth} cx="33" cy="70" r="8" stroke="#2f5fa8" fill="none" />
    </>
  ),
  "content-is-data": (
    <>
      <path d="M4 86h112" />
      <g className={styles.sways}>
        <path d="M60 60V34M60 46L36 28M60 46l24 -18M60 34V16" />
        <circle cx="60" cy="14" r="10" fill="#6fae5a" />
        <circle cx="34" cy="26" r="10" fill="#6fae5a" />
        <circle cx="86" cy="26" r="10" fill="#6fae5a" />
      </g>
      <Hamster x={60} y={74} className={styles.breathes} />
    </>
  ),
  "why-pages-have-numbers": (
    <>
      <rect x="10" y="10" width="100" height="66" rx="8" fill="#3a3d45" />
      <rect x="18" y="18" width="84" height="50" fill="#05070f" strokeWidth="0" />
      <g className={styles.digits} strokeWidth="0">
        {["0000", "0131", "0134", "0181"].map(code => (
          <text key={code} x="60" y="54" textAnchor="middle" fontSize="32" fill="#ffe94a">
            {code}
          </text>
        ))}
      </g>
      <path d="M40 76l-6 10M80 76l6 10" />
    </>
  ),
}

/** A sheet of paper on which a line is being written, for posts without a picture. */
export const plain: ReactNode = (
  <>
    <path fill="#fff" d="M30 6h60v78H30z" />
    <path d="M40 20h40M40 32h40" strokeWidth="2.5" />
    <path className={styles.writes} d="M40 44h40" strokeWidth="2.5" />
  </>
)
