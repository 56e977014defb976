import { GuestPicture } from "../../../kits/guest/GuestPicture"
import type { Guest } from "../../../kits/guest/useGuest"
import * as styles from "../Guestbook.module.css"
import * as guestStyles from "../guest.module.css"

type Props = {
  label: string
  /** The number of times that the stamp was used. */
  marks: number
  hasBell: boolean
  rings: number
  /** The number of pages that were turned. */
  pages: number
  isHatless: boolean
  /** A thing from another page, which stands at the desk. */
  guest: Guest | null
  /** True once the guest has left a print in the book. */
  hasSigned: boolean
}

/** The places of the first marks: the book, the notice board, the clerk, and the wall. */
const places = [
  [168, 56, -12],
  [60, 30, 8],
  [318, 18, -20],
  [372, -4, 14],
  [244, 60, 20],
  [130, 0, -6],
] as const

/** Draws the reception desk: an open book, a pen on its chain, an inkwell, a bell, and the clerk with his stamp. */
export function Counter({ label, marks, hasBell, rings, pages, isHatless, guest, hasSigned }: Props) {
  return (
    <svg viewBox="0 -34 420 130" role="img" aria-label={label}>
      <path fill="#7f9a8c" d="M-200-40h820v110H-200z" />
      <path fill="#6d887a" d="M-200-40h820v10H-200zM-200-24h820v3H-200z" />
      <path fill="#5a2e12" d="M-200 66h820v30H-200z" />
      <path fill="#8f5527" d="M-200 66h820v7H-200z" />
      <path fill="#f2e3b3" stroke="#5c4300" d="M22 12h74v32H22z" />
      <path fill="#5c4300" d="M30 19h58v3H30zM38 27h42v3H38zM34 35h50v3H34z" />
      <g stroke="#5c3712">
        <circle cx="303" cy="18" r="7" fill="#c98b4a" />
        <circle cx="333" cy="18" r="7" fill="#c98b4a" />
        <path fill="#c98b4a" d="M290 70q0-30 28-30t28 30z" />
        <ellipse cx="318" cy="31" rx="22" ry="19" fill="#c98b4a" />
        <ellipse cx="318" cy="39" rx="12" ry="9" fill="#f6e0bd" stroke="none" />
        <path
          fill="none"
          strokeWidth="1.5"
          d={
            marks > 2
              ? "M314 36l4 3 4-3M318 39v4M313 47q5-3 10 0"
              : "M314 36l4 3 4-3M318 39v4M313 45q5 3 10 0"
          }
        />
      </g>
      <path d="M309 25h4v5h-4zM323 25h4v5h-4z" />
      <g transform={isHatless ? "translate(-52 55) rotate(14 300 10)" : undefined}>
        <path fill="#14408f" d="M300 14h36v5h-36zM304 6h28v9h-28z" />
        <path fill="#e5b820" d="M304 12h28v3h-28z" />
      </g>
      {isHatless && <path fill="none" stroke="#5c3712" strokeWidth="2" d="M314 13q-2-8 3-9M319 12q2-8 6-6" />}
      <g key={`stamp ${marks}`} className={marks > 0 ? styles.thump : undefined}>
        <path fill="#b3261e" stroke="#4a0d09" d="M352 50h18v10h-18zM357 40h8v10h-8z" />
      </g>
      <path
        fill="#fffaf0"
        stroke="#5c4300"
        d="M128 74l14-22q34-8 58 2 24-10 58-2l14 22q-40-8-72 2-32-10-72-2z"
      />
      <path
        fill="none"
        stroke="#b7a67a"
        d="M148 60q26-4 48 3M144 66q28-4 52 3M208 63q22-7 46-3M208 69q26-7 50-3"
      />
      <path fill="none" stroke="#8a7a4a" d="M200 54v22" />
      {guest && hasSigned && (
        <g className={guestStyles.inked} opacity="0.75" transform="translate(146 48) skewX(-12)">
          <GuestPicture guest={guest} x={8} width={44} height={24} />
        </g>
      )}
      {pages > 0 && (
        <path
          key={`page ${pages}`}
          className={styles.page}
          fill="#fff"
          stroke="#5c4300"
          d="M200 54q24-10 58-2l14 22q-40-8-72 2z"
        />
      )}
      <path fill="#1c2b6b" stroke="#0a1030" d="m232 60 36-24 4 5-34 23z" />
      <path fill="#d8b13a" d="m232 60 6 4-10 3z" />
      <path fill="none" stroke="#777" strokeWidth="2" strokeDasharray="3 2" d="M271 38q22 4 8 20t16 14" />
      {guest && <GuestPicture guest={guest} x={14} y={18} width={72} height={54} />}
      <path fill="#20242e" stroke="#000" d="M92 58h22l4 14H88z" />
      <path fill="#3b4a9b" d="M96 54h14v5H96z" />
      {hasBell && (
        <g key={`bell ${rings}`} className={rings > 0 ? styles.rings : undefined}>
          <path fill="#d8b13a" stroke="#5c4300" d="M388 66q0-14 14-14t14 14zM399 48h6v4h-6z" />
        </g>
      )}
      {places.slice(0, marks).map(([x, y, turn], i) => (
        <g
          key={x}
          className={i === marks - 1 ? styles.mark : undefined}
          transform={`translate(${x} ${y}) rotate(${turn})`}
          opacity="0.85"
        >
          <path fill="none" stroke="#b3261e" strokeWidth="2" d="M-18-7h36V7h-36z" />
          <text textAnchor="middle" y="4" fontSize="11" fontWeight="bold" fill="#b3261e">
            SEEN
          </text>
        </g>
      ))}
    </svg>
  )
}
