import * as styles from "../Guestbook.module.css"

type Props = { stamps: number }

/** Draws the reception desk: an open book, a pen on its chain, an inkwell, a bell, and the clerk with his stamp. */
export function Desk({ stamps }: Props) {
  return (
    <svg
      className={styles.desk}
      viewBox="0 0 420 96"
      role="img"
      aria-label={`A hamster behind an open guestbook, with a pen on a chain and ${stamps} stamps`}
    >
      <path fill="#7f9a8c" d="M-200 0h820v70H-200z" />
      <path fill="#6d887a" d="M-200 0h820v10H-200zM-200 14h820v3H-200z" />
      <path fill="#5a2e12" d="M-200 66h820v30H-200z" />
      <path fill="#8f5527" d="M-200 66h820v7H-200z" />
      <path fill="#f2e3b3" stroke="#5c4300" d="M22 20h74v24H22z" />
      <path fill="#5c4300" d="M30 26h58v3H30zM38 33h42v3H38z" />
      <g stroke="#5c3712">
        <circle cx="303" cy="18" r="7" fill="#c98b4a" />
        <circle cx="333" cy="18" r="7" fill="#c98b4a" />
        <path fill="#c98b4a" d="M290 70q0-30 28-30t28 30z" />
        <ellipse cx="318" cy="31" rx="22" ry="19" fill="#c98b4a" />
        <ellipse cx="318" cy="39" rx="12" ry="9" fill="#f6e0bd" stroke="none" />
        <path fill="none" strokeWidth="1.5" d="M314 36l4 3 4-3M318 39v4M313 45q5 3 10 0" />
      </g>
      <path d="M309 25h4v5h-4zM323 25h4v5h-4z" />
      <path fill="#14408f" d="M300 14h36v5h-36zM304 6h28v9h-28z" />
      <path fill="#e5b820" d="M304 12h28v3h-28z" />
      <path fill="#b3261e" stroke="#4a0d09" d="M352 50h18v10h-18zM357 40h8v10h-8z" />
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
      <path fill="#1c2b6b" stroke="#0a1030" d="m232 60 36-24 4 5-34 23z" />
      <path fill="#d8b13a" d="m232 60 6 4-10 3z" />
      <path fill="none" stroke="#777" strokeWidth="2" strokeDasharray="3 2" d="M271 38q22 4 8 20t16 14" />
      <path fill="#20242e" stroke="#000" d="M92 58h22l4 14H88z" />
      <path fill="#3b4a9b" d="M96 54h14v5H96z" />
      <path fill="#d8b13a" stroke="#5c4300" d="M388 66q0-14 14-14t14 14zM399 48h6v4h-6z" />
    </svg>
  )
}
