import { GuestButton, styleOver } from "../../../kits/guest/GuestButton"
import { GuestPicture } from "../../../kits/guest/GuestPicture"
import type { Guest } from "../../../kits/guest/useGuest"
import * as styles from "../HowManyLegsIHave.module.css"
import { isThere } from "../logic"

type Props = {
  present: number
  /** The thing from another page, which gets a sock and a shoe once it has been counted as a leg. */
  guest: Guest | null
  isLeg: boolean
  scanning: boolean
  display: string
  label: string
}

/** Draws the subject from the desk downwards, the disturbances, the scanner and its display. */
export function Laboratory({ present, guest, isLeg, scanning, display, label }: Props) {
  const crossed = isThere(present, 2)
  const guestBox = { x: 280, y: isLeg ? 112 : 134, width: 84, height: 84 }
  return (
    <div className={styles.view}>
      <svg className={styles.laboratory} viewBox="0 0 480 260" role="img" aria-label={label}>
        <rect width="480" height="260" fill="#cfe0d8" />
        {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(i => (
          <path key={i} d={`M${i * 52} 0v208M0 ${i * 26}h480`} stroke="#b9d0c6" />
        ))}
        <path d="M0 208h480v52H0z" fill="#8f9aa0" />
        <path d="M0 208h480v6H0z" fill="#b8c2c6" />
        <path d="M40 236h410M20 250h440" stroke="#7b868c" strokeWidth="2" />
        {isThere(present, 0) && (
          <g stroke="#6b4423" fill="#a8703c">
            <path d="M104 130h76v12h-76zM172 40h10v100h-10z" strokeWidth="2" />
            <path d="M108 142h7v84h-7zM168 142h7v84h-7zM126 142h6v72h-6zM150 142h6v72h-6z" strokeWidth="2" />
          </g>
        )}
        {isThere(present, 3) && (
          <g stroke="#222" strokeWidth="6" strokeLinecap="round">
            <path d="M362 118l-28 108M362 118v112M362 118l30 108" />
            <path d="M344 92h40v28h-40z" fill="#333" strokeWidth="2" />
            <circle cx="364" cy="106" r="9" fill="#7ab0e0" strokeWidth="2" />
          </g>
        )}
        <g>
          <path d="M206 0h68v66h-68z" fill="#2e5d8a" />
          <path d="M236 0h8v66h-8z" fill="#8a2e3c" />
          <path d="M204 58h72v16h-72z" fill="#3a2414" />
          <path d="M232 58h16v16h-16z" fill="#d8b040" />
          {crossed ? (
            <>
              <path d="M242 74h34l-40 128h-26z" fill="#39425a" />
              <path d="M204 74h34l34 128h-26z" fill="#4a5674" />
              <path d="M204 202h34v14h-44q0-12 10-14zM250 202h28q12 2 14 14h-44z" fill="#1c1c20" />
            </>
          ) : (
            <>
              <path d="M204 74h36l-8 128h-26z" fill="#4a5674" />
              <path d="M240 74h36l-4 128h-26z" fill="#39425a" />
              <path d="M204 196h30v8h-30zM246 196h28v8h-28z" fill="#c8202a" />
              <path d="M206 204h28v14h-40q0-12 12-14zM246 204h28q12 2 12 14h-40z" fill="#1c1c20" />
            </>
          )}
        </g>
        {isLeg && (
          <>
            <path d="M309 172h26v32h-26z" fill="#c8202a" />
            <path d="M308 204h28q12 2 12 14h-40z" fill="#1c1c20" />
          </>
        )}
        {guest && <GuestPicture guest={guest} {...guestBox} />}
        {isThere(present, 1) && (
          <g transform="translate(300 210)">
            <ellipse rx="28" ry="18" fill="#d99a4e" />
            <ellipse cy="8" rx="20" ry="9" fill="#fff0dc" />
            <circle cx="22" cy="-8" r="14" fill="#e3ab62" />
            <circle cx="16" cy="-20" r="5" fill="#c07c3a" />
            <circle cx="27" cy="-10" r="2.5" fill="#111" />
            <circle cx="35" cy="-5" r="2" fill="#d0606a" />
            <path
              d="M-16 16v6M-6 18v6M8 18v6M17 15v6"
              stroke="#a8682c"
              strokeWidth="5"
              strokeLinecap="round"
            />
          </g>
        )}
        <g className={scanning ? styles.beam : undefined}>
          <path d="M30 74h420v4H30z" fill="#ff2030" opacity=".85" />
          <path d="M30 68h420v16H30z" fill="#ff2030" opacity=".25" />
          <path d="M16 62h20v28H16zM444 62h20v28h-20z" fill="#555" stroke="#222" strokeWidth="2" />
        </g>
        <g transform="translate(18 14)">
          <path d="M0 0h150v40H0z" fill="#d4d0c8" stroke="#555" strokeWidth="2" />
          <path d="M6 6h138v28H6z" fill="#102010" />
          <text x="75" y="29" fontSize="27" fontFamily="VT323,monospace" fill="#7dff7d" textAnchor="middle">
            {display}
          </text>
        </g>
      </svg>
      {guest && <GuestButton guest={guest} isPictured={false} style={styleOver(guestBox, [480, 260])} />}
    </div>
  )
}
