import type { ReactNode } from "react"
import * as styles from "../../ChristmasCalendar.module.css"

/** The drawing in a door's opening, 60 by 60 units, in its frame. */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 60 60"
      className={styles.scene}
      aria-hidden="true"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {children}
    </svg>
  )
}

/** The inside of an empty box: floor, ceiling and walls. */
export const Room = ({ colour = "#6b5a48" }: { colour?: string }) => (
  <>
    <path d="M0 0h60v60H0z" fill={colour} />
    <path d="M0 0h60L46 12H14z" fill="#000" opacity=".35" />
    <path d="M0 60h60L46 46H14z" fill="#fff" opacity=".16" />
    <path d="M0 0l14 12v34L0 60z" fill="#000" opacity=".2" />
  </>
)

/** Pertti in the straw, asleep or awake. */
export const Straw = ({ awake }: { awake: boolean }) => (
  <>
    <Room colour="#4d3a2a" />
    <path d="M0 60V44l6 5 3-9 6 8 6-10 5 10 7-9 6 9 7-10 5 9 9-8v21z" fill="#e2bb58" />
    <g stroke="#4a2410" strokeWidth="1.6">
      <circle cx="20" cy="27" r="5" fill="#c9772b" />
      <circle cx="38" cy="27" r="5" fill="#c9772b" />
      <path d="M10 48Q8 26 29 26 50 26 48 48 40 53 29 53 18 53 10 48Z" fill="#d98f3a" />
      {awake ? (
        <path d="M22 36v2M36 36v2" stroke="#1c1420" strokeWidth="5" />
      ) : (
        <path d="M18 37q4 3 7 0M33 37q4 3 7 0" fill="none" />
      )}
      <path d={awake ? "M26 45q3-3 6 0" : "M27 43q2 2 4 0"} fill="none" />
    </g>
    {!awake && <path d="M44 20h6l-6 7h6M51 8h5l-5 6h5" fill="none" stroke="#fff" strokeWidth="2" />}
    <path d="M2 60l8-12M14 60l2-9M30 60l4-8M46 60l-3-9M58 58l-8-8" stroke="#a9812c" strokeWidth="1.4" />
  </>
)

/** A pair of eyes peeking out of a closed door. */
export const Eyes = () => (
  <>
    <path d="M0 0h60v60H0z" fill="#140b08" />
    <path d="M30 18q12-10 24 2v34H30z" fill="#2b1a10" />
    <circle cx="45" cy="30" r="4" fill="#fff" />
    <circle cx="55" cy="30" r="4" fill="#fff" />
    <circle cx="46" cy="30" r="2" fill="#111" />
    <circle cx="56" cy="30" r="2" fill="#111" />
    <circle cx="50.5" cy="37" r="2" fill="#f59aa0" />
  </>
)
