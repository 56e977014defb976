/** The drawings that a curse lets loose in front of the whole desktop. */
import type { ReactNode } from "react"
import { seeded } from "../../../lib/game/random"
import type { Curse } from "../logic"
import * as styles from "./Air.module.css"

/** Things that fall from above and lie where they land, or jump where they are. */
function Shower({ of, many = 30, how = "fall" }: { of: ReactNode; many?: number; how?: "fall" | "jump" }) {
  const random = seeded(many)
  const place = () => ({
    left: `${Math.round(random() * 96)}%`,
    top: `${Math.round(12 + random() * 78)}%`,
    rotate: `${Math.round(random() * 360)}deg`,
    animationDelay: `${(random() * 1.8).toFixed(2)}s`,
  })
  return Array.from({ length: many }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the things never move in the list
    <span key={i} className={how === "fall" ? styles.falling : styles.jumping} style={place()}>
      {of}
    </span>
  ))
}

const leaf = (
  <svg aria-hidden="true" width="44" height="34" viewBox="0 0 44 34">
    <path d="M2 30Q6 2 40 4 38 30 8 28z" fill="#d9792b" stroke="#7a3b0c" strokeWidth="2" />
    <path d="M2 32 34 8" stroke="#7a3b0c" strokeWidth="2" />
  </svg>
)
const seed = (
  <svg aria-hidden="true" width="22" height="34" viewBox="0 0 22 34">
    <path d="M11 1q16 18 0 32Q-5 19 11 1z" fill="#2f2c2a" stroke="#111" />
    <path d="M7 12v12M15 12v12" stroke="#ddd" strokeWidth="2" />
  </svg>
)
const flea = (
  <svg aria-hidden="true" width="26" height="20" viewBox="0 0 26 20">
    <ellipse cx="13" cy="9" rx="9" ry="7" fill="#3a2413" />
    <path d="M5 13l-4 6M11 15l-2 5M17 15l3 5M21 12l4 7" stroke="#3a2413" strokeWidth="2" />
    <circle cx="19" cy="6" r="1.6" fill="#fff" />
  </svg>
)

function Card({ turn }: { turn: number }) {
  return (
    <g transform={`rotate(${turn} 200 420)`}>
      <rect x="130" y="40" width="140" height="200" rx="14" fill="#fff" stroke="#111" strokeWidth="3" />
      <path
        d="M200 90q-52 40-34 64 16 18 30 0-2 24-14 34h36q-12-10-14-34 14 18 30 0 18-24-34-64z"
        fill="#111"
      />
      <text x="142" y="74" fontSize="32" fontWeight="bold" fontFamily="Georgia, serif" fill="#111">
        A
      </text>
    </g>
  )
}

export const air: Partial<Record<Curse, ReactNode>> = {
  bee: (
    <svg aria-hidden="true" className={styles.bee} viewBox="0 0 120 100">
      <ellipse
        cx="52"
        cy="26"
        rx="18"
        ry="26"
        fill="#dff3ff"
        stroke="#567"
        strokeWidth="3"
        transform="rotate(-16 52 26)"
      />
      <ellipse
        cx="76"
        cy="28"
        rx="15"
        ry="22"
        fill="#dff3ff"
        stroke="#567"
        strokeWidth="3"
        transform="rotate(18 76 28)"
      />
      <ellipse cx="62" cy="64" rx="44" ry="28" fill="#ffcf2e" stroke="#111" strokeWidth="4" />
      <path
        d="M46 40q-10 24 0 48M66 37q-10 26 0 54M84 44q-8 20 0 40"
        fill="none"
        stroke="#111"
        strokeWidth="9"
      />
      <path d="M18 64H4" stroke="#111" strokeWidth="5" />
      <circle cx="96" cy="58" r="5" fill="#111" />
    </svg>
  ),
  ace: (
    <svg aria-hidden="true" className={styles.cards} viewBox="-120 0 640 300">
      {[-34, -17, 0, 17, 34].map(turn => (
        <Card key={turn} turn={turn} />
      ))}
    </svg>
  ),
  bed: (
    <div className={styles.night}>
      <i className={styles.snore}>Z</i>
      <i className={styles.snore}>z</i>
      <i className={styles.snore}>Z</i>
    </div>
  ),
  b00: (
    <div className={styles.dark}>
      <svg aria-hidden="true" className={styles.ghost} viewBox="0 0 240 300">
        <path
          d="M120 6C40 6 30 90 30 160L14 286l42-26 32 32 32-30 32 30 32-32 42 26-16-126C210 90 200 6 120 6z"
          fill="#fff"
        />
        <ellipse cx="88" cy="110" rx="18" ry="26" fill="#111" />
        <ellipse cx="152" cy="110" rx="18" ry="26" fill="#111" />
        <ellipse cx="120" cy="184" rx="24" ry="36" fill="#111" />
      </svg>
    </div>
  ),
  decade: <div className={styles.sepia} />,
  d15c0: (
    <>
      <div className={styles.lights} />
      <div className={styles.ball} />
    </>
  ),
  c0de: <div className={styles.code} />,
  "5ea": (
    <div className={styles.sea}>
      <svg aria-hidden="true" className={styles.fish} viewBox="0 0 120 70">
        <path
          d="M6 35q40-50 84 0 14-16 26-22-6 22 0 44-12-6-26-22-44 50-84 0z"
          fill="#ff8a3c"
          stroke="#7a2f00"
          strokeWidth="3"
        />
        <circle cx="30" cy="30" r="5" fill="#111" />
      </svg>
    </div>
  ),
  "1eaf": <Shower of={leaf} many={36} />,
  feed: <Shower of={seed} many={60} />,
  f1ea5: <Shower of={flea} many={45} how="jump" />,
  "101": <Shower of={<b className={styles.ha}>HA</b>} many={26} how="jump" />,
  facade: (
    <svg aria-hidden="true" className={styles.props} viewBox="0 0 640 300">
      <path
        d="M40 296V20M600 296V20M320 296V20M40 20 320 280 600 20M40 280 320 20 600 280M30 20h580"
        fill="none"
        stroke="#b98a4e"
        strokeWidth="16"
      />
      <path d="M226 96h188v84H226z" fill="#fff" stroke="#111" strokeWidth="4" />
      <text x="320" y="132" textAnchor="middle" fontSize="26" fontWeight="bold" fill="#111">
        SET 4
      </text>
      <text x="320" y="162" textAnchor="middle" fontSize="20" fill="#111">
        please don't lean
      </text>
    </svg>
  ),
  "6a756871": (
    <svg aria-hidden="true" className={styles.diploma} viewBox="0 0 400 260">
      <path d="M6 6h388v248H6z" fill="#fff8dc" stroke="#8a6d00" strokeWidth="8" />
      <text x="200" y="80" textAnchor="middle" fontSize="30" fontWeight="bold" fill="#3c2f63">
        A WITCH
      </text>
      <text x="200" y="128" textAnchor="middle" fontSize="20" fill="#111">
        The holder can spell juhq
      </text>
      <text x="200" y="158" textAnchor="middle" fontSize="20" fill="#111">
        6a 75 68 71
      </text>
      <circle cx="330" cy="206" r="30" fill="#a02020" />
      <path d="M40 216h170" stroke="#111" strokeWidth="2" />
      <text x="44" y="208" fontSize="20" fontStyle="italic" fill="#111">
        sixteen stones
      </text>
    </svg>
  ),
}
