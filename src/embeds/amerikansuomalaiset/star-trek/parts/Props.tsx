import type { ReactElement } from "react"
import * as styles from "../FinglishStarTrek.module.css"
import type { Act } from "../schema"

const rice = Array.from(
  { length: 16 },
  (_, i) => `M${20 + ((i * 83) % 440)} ${10 + ((i * 47) % 150)}l9 4`,
).join("")
const heart = "M0 8q-16-12-8-20 6-4 8 3 2-7 8-3 8 8-8 20z"

/** Things seen through the window, behind the crew. */
export const behind: Partial<Record<Act, ReactElement>> = {
  fire: (
    <g>
      <g className={styles.flicker} stroke="#ff5a4d" strokeWidth="5">
        <path d="M120 106l96-62M360 106l-96-62M200 108l36-60M280 108l-36-60" />
      </g>
      <path
        className={styles.burst}
        d="M240 14l10 22 26-12-12 24 28 8-28 8 12 24-26-12-10 22-10-22-26 12 12-24-28-8 28-8-12-24 26 12z"
        fill="#ffd84a"
        stroke="#ff7a1a"
        strokeWidth="4"
      />
    </g>
  ),
  mother: (
    <g className={styles.rises}>
      <path d="M170 112q0-44 70-44t70 44z" fill="#6fae5c" stroke="#2b4a20" strokeWidth="3" />
      {[190, 240, 290].map((x, i) => (
        <g key={x} transform={`translate(${x} ${i === 1 ? 46 : 58})`}>
          <path d="M-6 8h12v26H-6z" fill="#6fae5c" />
          <circle r="19" fill="#8fd077" stroke="#2b4a20" strokeWidth="3" />
          <path
            d="M-20-4q0-22 20-22t20 22q-8-10-20-10t-20 10z"
            fill="#c9c9d6"
            stroke="#2b4a20"
            strokeWidth="2"
          />
          <circle cx="-7" cy="0" r="3" />
          <circle cx="7" cy="0" r="3" />
          <path d="M-8 11q8-6 16 0" stroke="#2b4a20" strokeWidth="3" fill="none" />
        </g>
      ))}
    </g>
  ),
  granny: (
    <g className={styles.drifts}>
      <g transform="translate(240 66)">
        <circle cy="-14" r="25" fill="#dff4ff" fillOpacity="0.35" stroke="#dff4ff" strokeWidth="2" />
        <path d="M-22 44q0-36 22-36t22 36z" fill="#5c4a78" />
        <circle cy="-10" r="14" fill="#f0c6a0" />
        <path d="M-16-10q0-18 16-18t16 18q-6-8-16-8t-16 8z" fill="#d8d8de" />
        <path d="M-8-10h6M2-10h6" stroke="#222" strokeWidth="4" />
        <path d="M-5-1h10" stroke="#6b2a1c" strokeWidth="3" />
        <path
          className={styles.waves}
          d="M18 16q16-6 20-24"
          stroke="#5c4a78"
          strokeWidth="8"
          strokeLinecap="round"
        />
        <path d="M-50 22h26v22h-26zM-44 22v-6h14v6" fill="#8a5a2b" stroke="#2b1a0c" strokeWidth="3" />
      </g>
    </g>
  ),
}

/** Things in front of the crew. */
export const front: Partial<Record<Act, ReactElement>> = {
  love: (
    <g className={styles.hearts} fill="#ff4d7a" stroke="#8a1030" strokeWidth="1.5">
      <path d={heart} transform="translate(300 90) scale(1.8)" />
      <path d={heart} transform="translate(336 66) scale(1.2)" />
      <path d={heart} transform="translate(262 60) scale(1.4)" />
      <path d={heart} transform="translate(226 96) scale(1.1)" />
    </g>
  ),
  moose: (
    <g className={styles.walksIn}>
      <g transform="translate(120 150)">
        <path
          d="M-60 0q-8-38 40-38h46q26 0 26 30l-6 44h-12V14h-52l-4 62h-12l-4-60-8 60h-12z"
          fill="#6b4a2c"
          stroke="#2b1a0c"
          strokeWidth="3"
        />
        <path
          d="M44-30l22-26 30 4 10 34q-8 10-22 2l-24-6-10 12z"
          fill="#7a5634"
          stroke="#2b1a0c"
          strokeWidth="3"
        />
        <path
          d="M62-56q-34-6-36-38l12 14 0-22 14 20 4-22 12 28zM76-54q32-2 40-30l-14 8 2-18-14 14-4-16-14 26z"
          fill="#cda76c"
          stroke="#2b1a0c"
          strokeWidth="3"
        />
        <circle cx="80" cy="-40" r="3.5" />
      </g>
    </g>
  ),
  dance: (
    <g>
      <path d="M240 0v22" stroke="#ccc" strokeWidth="2" />
      <circle cx="240" cy="40" r="19" fill="#dfe8ff" stroke="#6a7aa8" strokeWidth="2" />
      <path d="M222 34h36M222 46h36M234 22v36M246 22v36" stroke="#6a7aa8" strokeWidth="1.5" />
      <g className={styles.flicker} opacity="0.35">
        <path d="M232 54L60 270h90z" fill="#ff4dd2" />
        <path d="M248 54l172 216h-90z" fill="#4dd2ff" />
        <path d="M236 58l-40 212h88l-40-212z" fill="#ffe45c" />
      </g>
    </g>
  ),
  attack: (
    <g className={styles.flicker}>
      <path d="M0 0h480v270H0z" fill="#ff2010" opacity="0.22" />
      <path
        d="M60 20l14 22-12 0 18 28M420 14l-16 24 14 2-22 30"
        stroke="#ffe45c"
        strokeWidth="5"
        fill="none"
      />
    </g>
  ),
  sandwich: (
    <g transform="translate(78 152)">
      <path d="M-24 0h48l-6-14h-36z" fill="#d9a85c" stroke="#5c3a12" strokeWidth="3" />
      <path d="M-26 0h52v7h-52z" fill="#67a83c" />
      <path d="M-24 7h48v9h-48z" fill="#d9a85c" stroke="#5c3a12" strokeWidth="3" />
    </g>
  ),
  beam: (
    <g className={styles.beam}>
      <path d="M40 0h76v250H40z" fill="#9be7ff" opacity="0.55" />
      {[60, 110, 160, 210].map((y, i) => (
        <path key={y} d={`M${56 + i * 12} ${y}l6-10 6 10-6 10z`} fill="#fff" />
      ))}
      <path d="M56 248q22-30 44 0z" fill="#fff" stroke="#1c1410" strokeWidth="2" />
    </g>
  ),
  flood: (
    <g className={styles.floods}>
      <path
        d="M0 146q20-10 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0V270H0z"
        fill="#3f8fc9"
        opacity="0.72"
      />
      <g transform="translate(236 138)">
        <path
          d="M-26 8q0-16 24-12 2-20 20-18 14 2 12 16l8 2-8 5q0 15-28 15-26 0-28-8z"
          fill="#ffd84a"
          stroke="#7a5a00"
          strokeWidth="2.5"
        />
        <circle cx="18" cy="-10" r="2.5" />
      </g>
      <g fill="#fff" opacity="0.85">
        <circle cx="120" cy="132" r="9" />
        <circle cx="140" cy="126" r="6" />
        <circle cx="350" cy="130" r="10" />
        <circle cx="372" cy="124" r="6" />
      </g>
    </g>
  ),
  wedding: (
    <g>
      <path className={styles.rises} d="M270 104q24-26 48 0l16 96q-44 18-84 0z" fill="#fff" opacity="0.72" />
      <g className={styles.falls} fill="#fff">
        <path d={rice} stroke="#fff" strokeWidth="4" strokeLinecap="round" />
      </g>
      <path d={heart} transform="translate(186 70) scale(2.6)" fill="#ff4d7a" />
      <path d="M256 168l6-14h12l6 14-12 14z" fill="#9be7ff" stroke="#2f6f8f" strokeWidth="2" />
      <circle cx="268" cy="192" r="11" fill="none" stroke="#ffd84a" strokeWidth="5" />
    </g>
  ),
  dream: (
    <g>
      <path d="M0 0h480v270H0z" fill="#0a1040" opacity="0.5" />
      <path d="M0 196q60-16 120 0t120 0 120 0 120 0v74H0z" fill="#c9404a" stroke="#7a1f2b" strokeWidth="3" />
      <path
        d="M0 206q60-16 120 0t120 0 120 0 120 0"
        stroke="#fff"
        strokeWidth="6"
        fill="none"
        strokeDasharray="14 14"
      />
      <g className={styles.hearts} fill="#fff" fontFamily="var(--comic)" fontWeight="700">
        <text x="110" y="84" fontSize="26">
          Z
        </text>
        <text x="216" y="66" fontSize="34">
          z
        </text>
        <text x="330" y="84" fontSize="28">
          Z
        </text>
        <text x="432" y="70" fontSize="22">
          z
        </text>
      </g>
    </g>
  ),
}
