import type { ReactElement, ReactNode } from "react"
import * as styles from "../PasswordGenerator.module.css"

/** Drawings of the doors, by the words of their captions. */
const pictures: Record<string, ReactElement> = {
  "A curtain": (
    <>
      <path fill="#f2e7d5" d="M0 0h120v100H0z" />
      <path stroke="#6b4519" strokeWidth="4" d="M10 12h100" />
      <path
        fill="#c0392b"
        stroke="#7c1f15"
        d="M16 12h40c-4 30 2 50-8 80H16c8-30-4-50 0-80zM104 12H64c4 30-2 50 8 80h32c-8-30 4-50 0-80z"
      />
    </>
  ),
  "A garden gate": (
    <>
      <path fill="#bfe3f7" d="M0 0h120v100H0z" />
      <path fill="#6d9c52" d="M0 78h120v22H0z" />
      <path
        fill="#fff"
        stroke="#667"
        d="M12 34l6-8 6 8v58H12zM34 34l6-8 6 8v58H34zM56 34l6-8 6 8v58H56zM78 34l6-8 6 8v58H78zM98 34l6-8 6 8v58H98zM8 44h106v8H8zM8 72h106v8H8z"
      />
    </>
  ),
  "A front door": (
    <>
      <path fill="#d9b38c" d="M0 0h120v100H0z" />
      <path fill="#2f5d8a" stroke="#152a40" strokeWidth="2" d="M32 8h56v92H32z" />
      <path fill="#264c72" d="M40 16h18v30H40zM62 16h18v30H62zM40 54h18v36H40zM62 54h18v36H62z" />
      <circle cx="80" cy="54" r="4" fill="#e0b04c" stroke="#111" />
      <path fill="#8a8a8a" d="M20 96h80v4H20z" />
    </>
  ),
  "A bank": (
    <>
      <path fill="#9aa3ad" d="M0 0h120v100H0z" />
      <circle cx="60" cy="50" r="42" fill="#c9d0d6" stroke="#4a5560" strokeWidth="5" />
      <circle cx="60" cy="50" r="30" fill="#aeb7bf" stroke="#4a5560" strokeWidth="2" />
      <path stroke="#39424b" strokeWidth="5" d="M60 26v48M36 50h48M43 33l34 34M77 33L43 67" />
      <circle cx="60" cy="50" r="9" fill="#e0b04c" stroke="#39424b" strokeWidth="3" />
    </>
  ),
  "A mountain with a bank in it": (
    <>
      <path fill="#bcd9ee" d="M0 0h120v100H0z" />
      <path fill="#6b7078" d="M0 100L46 18l18 24 14-16 42 74z" />
      <path fill="#fff" d="M46 18L36 36l8-3 6 6 8-5 6 8zM78 26l-8 9 7 3 8-1z" />
      <circle cx="58" cy="82" r="15" fill="#c9d0d6" stroke="#39424b" strokeWidth="3" />
      <path stroke="#39424b" strokeWidth="2" d="M58 71v22M47 82h22" />
    </>
  ),
}

/** The wall for passwords that are strong enough. */
const wall = (
  <>
    <path fill="#8d4b38" d="M0 0h120v100H0z" />
    <path
      fill="none"
      stroke="#d8b8a4"
      strokeWidth="2"
      d="M0 20h120M0 40h120M0 60h120M0 80h120M20 0v20M60 0v20M100 0v20M40 20v20M80 20v20M20 40v20M60 40v20M100 40v20M40 60v20M80 60v20M20 80v20M60 80v20M100 80v20"
    />
  </>
)

type Props = {
  what: string | null
  bits: number | null
  /** A description of what happens in front of the door. */
  now?: string
  children?: ReactNode
}

/** Draws a password's strength as a kind of door. */
export function Door({ what, bits, now = "", children }: Props) {
  const size = bits === null ? "" : `${bits.toFixed(1)} bits.`
  return (
    <svg
      viewBox="0 0 120 122"
      className={styles.door}
      role="img"
      aria-label={
        what === null ? "Nothing to get through yet" : `To get through: ${size} ${what}. ${now}`.trim()
      }
    >
      {what === null ? <path fill="#ddd" d="M0 0h120v100H0z" /> : (pictures[what] ?? wall)}
      {children}
      <path fill="#24242c" d="M0 100h120v22H0z" />
      <g fill="#ffd98a" textAnchor="middle" fontFamily="Verdana, 'DejaVu Sans', sans-serif" fontWeight="bold">
        <text x="60" y="110" fontSize="9">
          {size}
        </text>
        <text x="60" y="119" fontSize={Math.min(8.5, 190 / (what?.length ?? 1))}>
          {what && `${what}.`}
        </text>
      </g>
    </svg>
  )
}
