import type { Dress } from "../through"

type Props = {
  /** True while he is in free fall. */
  falling: boolean
  /** The phase of his arm movement, in radians. */
  wave: number
  dress: Dress
}

/** Draws Pertti from the front, his feet at the origin, 24 units high. */
export function Faller({ falling, wave, dress }: Props) {
  const arm = falling ? -8 + 4 * Math.sin(wave) : 3
  return (
    <g stroke="#4a2410" strokeWidth="1.2" strokeLinejoin="round" strokeLinecap="round">
      <path d={`M-7-10l-6 ${arm}M7-10l6 ${arm}`} stroke="#d98f3a" strokeWidth="3.4" />
      <path d="M-5-1.5h4M1-1.5h4" stroke="#f59aa0" strokeWidth="3" />
      <circle cx="-5.6" cy="-21" r="2.8" fill="#c9772b" />
      <circle cx="5.6" cy="-21" r="2.8" fill="#c9772b" />
      <path d="M-9-8Q-10-23 0-23 10-23 9-8 8-2 0-2-8-2-9-8Z" fill="#d98f3a" />
      <path d="M-5-7Q-5-12 0-12 5-12 5-7 4-3 0-3-4-3-5-7Z" fill="#fff0d2" strokeWidth="0" />
      <g fill="#1c1420" strokeWidth="0">
        <circle cx="-3.6" cy="-17" r={falling ? 2 : 1.4} />
        <circle cx="3.6" cy="-17" r={falling ? 2 : 1.4} />
        <ellipse cx="0" cy="-13" rx="1.4" ry={falling ? 1.8 : 0.6} />
      </g>
      {dress !== "nothing" && (
        <g fill="none">
          <ellipse cy="-7" rx="11" ry="4.4" strokeWidth="5" />
          <ellipse cy="-7" rx="11" ry="4.4" strokeWidth="3.4" stroke="#fff" />
          <ellipse cy="-7" rx="11" ry="4.4" strokeWidth="3.4" stroke="#e0303c" strokeDasharray="7 7" />
        </g>
      )}
      {dress === "diver" && (
        <g fill="#bfe6ff" fillOpacity="0.7">
          <circle cx="-3.6" cy="-17" r="3.4" />
          <circle cx="3.6" cy="-17" r="3.4" />
          <path d="M11-12V-27" stroke="#ffe14d" strokeWidth="2.6" fill="none" />
        </g>
      )}
    </g>
  )
}
