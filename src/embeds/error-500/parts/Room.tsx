import type { ReactNode } from "react"
import { useMotion } from "../../../hooks/browser/motion"
import { GuestButton, styleOver } from "../../../kits/guest/GuestButton"
import { GuestPicture } from "../../../kits/guest/GuestPicture"
import { type Guest, inSentence } from "../../../kits/guest/useGuest"
import * as styles from "../Error500.module.css"
import { floodAt, moodAt } from "../logic"
import { Face } from "./Face"

type Props = {
  sincerity: number
  forgiven: boolean
  /** A thing from another page, and whether the server says that it did it. */
  guest: Guest | null
  isBlamed: boolean
}

const floor = 214
const ceiling = 34
const guestSize = { width: 66, height: 58 }

/** The server room: an empty rack, a drawing of a server on paper, and the tears it has wept. */
export function Room({ sincerity, forgiven, guest, isBlamed }: Props) {
  const moves = useMotion()
  const flood = forgiven ? 0 : floodAt(sincerity)
  const mood = forgiven ? "happy" : moodAt(sincerity)
  const depth = (floor - ceiling) * flood
  const kneels = sincerity >= 86 && !forgiven
  const hasFlowers = sincerity >= 81
  const water = flood > 0 ? `, and water over ${Math.round(flood * 100)} percent of its height` : ""
  const beside = guest ? `. Beside it ${isBlamed ? "and blamed" : "on the floor"}: ${inSentence(guest)}` : ""
  const guestTop = Math.min(floor, floor + 16 - depth)
  return (
    <div className={styles.view}>
      <svg
        viewBox="0 0 640 240"
        role="img"
        aria-label={`A server room with an empty rack, a drawing of a server that looks ${mood}${water}${beside}`}
        className={styles.room}
        data-moves={moves || undefined}
      >
        <rect width="640" height="240" fill={forgiven ? "#c9d7b8" : "#8f97a6"} />
        <g stroke={forgiven ? "#b7c8a4" : "#818a9a"} strokeWidth="2">
          {[40, 75, 110, 145, 180].map((y, i) => (
            <path key={y} d={`M0 ${y}h640`} strokeDasharray={`${58 + i * 3} 4`} />
          ))}
        </g>
        <path d="M0 14h640v9H0z" fill="#6d4c33" />
        <path d="M0 14h640v3H0z" fill="#a3764f" />
        <path d={`M0 ${floor}h640v26H0z`} fill="#4c4f58" />
        <path d={`M0 ${floor}h640v4H0z`} fill="#6b6f7a" />
        <Rack />
        <g transform={`translate(320 ${kneels ? 136 : 118}) rotate(${kneels ? 9 : -1.5})`}>
          <Sheet>
            <Face mood={mood} />
          </Sheet>
        </g>
        {hasFlowers && <Flowers />}
        {forgiven && <Sun />}
        {guest && (
          <g transform={`translate(432 ${guestTop})`}>
            <g className={flood > 0 ? styles.duck : undefined}>
              <GuestPicture guest={guest} y={-52} {...guestSize} />
            </g>
            {isBlamed && <Accusation />}
          </g>
        )}
        {flood > 0 && (
          <g>
            <g className={styles.wave}>
              <path
                d={`M-40 ${floor + 12 - depth}${"q20-7 40 0t40 0".repeat(9)}V240H-40z`}
                fill="#3f8fd0"
                fillOpacity="0.55"
              />
            </g>
            <path d={`M0 ${floor + 18 - depth}H640V240H0z`} fill="#1f5f9f" fillOpacity="0.35" />
            {flood > 0.25 && (
              <g transform={`translate(520 ${floor + 8 - depth})`}>
                <g className={styles.duck}>
                  <Duck />
                </g>
              </g>
            )}
            {flood > 0.5 && (
              <g className={styles.fish}>
                <path d="M150 196q14-12 30 0l10-7v15l-10-7q-16 11-30-1z" fill="#f08a24" stroke="#7a3a08" />
                <circle cx="157" cy="194" r="1.6" fill="#111" />
              </g>
            )}
          </g>
        )}
        <g transform="translate(590 92)">
          <rect x="-32" y="-22" width="64" height="44" fill="#1b1b1b" stroke="#555" strokeWidth="3" />
          <text
            y="11"
            textAnchor="middle"
            fontSize="34"
            className={styles.digits}
            fill={forgiven ? "#7dff8a" : "#ff6b5e"}
          >
            {forgiven ? "200" : "500"}
          </text>
        </g>
      </svg>
      {guest && (
        <GuestButton
          guest={guest}
          isPictured={false}
          style={styleOver({ x: 432, y: guestTop - 52, ...guestSize }, [640, 240])}
        />
      )}
    </div>
  )
}

/** An empty rack, with dust around the missing server. */
function Rack() {
  return (
    <g>
      <rect x="36" y="44" width="150" height="172" fill="#2f3239" stroke="#17181c" strokeWidth="4" />
      <rect x="50" y="56" width="122" height="150" fill="#1d1f24" />
      <g fill="#4a4e58">
        {[70, 92, 114, 136, 158, 180].map(y => (
          <path key={y} d={`M52 ${y}h4v4h-4zM166 ${y}h4v4h-4z`} />
        ))}
      </g>
      <rect
        x="64"
        y="84"
        width="94"
        height="92"
        fill="none"
        stroke="#4b4f58"
        strokeWidth="7"
        strokeDasharray="2 3"
      />
      <g transform="rotate(-3 111 128)">
        <rect x="70" y="108" width="82" height="40" fill="#fff6c8" stroke="#b99c2c" />
        <g className={styles.note} textAnchor="middle" fontSize="13" fill="#3b2f00">
          <text x="111" y="124">
            reserved for
          </text>
          <text x="111" y="140">
            a server
          </text>
        </g>
      </g>
      <path d="M186 190c30 22 40-18 62 12" fill="none" stroke="#17181c" strokeWidth="4" />
      <path d="M244 196l12 12" stroke="#9aa0ac" strokeWidth="6" />
    </g>
  )
}

/** A sheet of paper, taped up at the corners, with a drawing of a tower and its monitor. */
function Sheet({ children }: { children: ReactNode }) {
  return (
    <g>
      <path d="M-104-84H96l12 4V90l-212 4z" fill="#000" fillOpacity="0.25" />
      <path d="M-108-88H102V76l-14 12H-108z" fill="#fffdf3" />
      <path d="M102 76l-14 12v-12z" fill="#d9d4bf" />
      <g stroke="#dfe8f5">
        {[-66, -44, -22, 0, 22, 44, 66].map(y => (
          <path key={y} d={`M-108 ${y}H102`} />
        ))}
      </g>
      <path
        d="M-118-92l26-8 4 14-26 8zM86-98l26 8-4 14-26-8z"
        fill="#e9dfa8"
        fillOpacity="0.85"
        stroke="#c5b974"
      />
      <g stroke="#3a3f4a" strokeWidth="2">
        <path d="M28-64H80V72H28z" fill="#e6dcc3" />
        <path d="M34-56H74v10H34zM34-40H74v10H34z" fill="#cfc4a7" />
        <path d="M44-51h22M60-35h10" />
        <path d="M72 62l8 10M28 60l-3 12M36 10h34M36 18h34M36 26h34M36 34h34" strokeWidth="1.4" />
        <path d="M-84-56H14V26H-84z" fill="#e6dcc3" />
        <path d="M-74-46H4V16H-74z" fill="#0d2413" />
        <path d="M-50 26h30l8 16h-46z" fill="#cfc4a7" />
        <path d="M-84 50H12l8 22H-92z" fill="#e6dcc3" />
        <path d="M-78 56H6M-80 62H10M-84 67h98" strokeWidth="1.2" strokeDasharray="6 3" />
      </g>
      <circle cx="66" cy="-12" r="3.4" fill="#d8232a" />
      <circle cx="54" cy="-12" r="3.4" fill="#f5b83d" />
      <g transform="translate(-35 -15)">{children}</g>
    </g>
  )
}

/** A note on the wall with an arrow to the thing below it. */
function Accusation() {
  return (
    <g transform="translate(36 -118)">
      <path d="M-44-18h88v34h-88z" fill="#fff6c8" stroke="#b99c2c" transform="rotate(3)" />
      <text y="6" textAnchor="middle" fontSize="20" className={styles.note} fill="#b01818">
        did it
      </text>
      <path d="M0 22v24m-9-9l9 10 9-10" fill="none" stroke="#b01818" strokeWidth="5" />
    </g>
  )
}

function Flowers() {
  return (
    <g transform="translate(448 152)">
      <path d="M0 60L-8 8M2 60L4-2M5 60L18 8" stroke="#2f7a3a" strokeWidth="3" fill="none" />
      <path d="M-10 30L14 30 8 66H-4z" fill="#fffdf3" stroke="#3a3f4a" strokeWidth="2" />
      {[
        [-8, 4, "#e0455e"],
        [4, -8, "#f5b83d"],
        [18, 4, "#b45bc9"],
      ].map(([x, y, colour]) => (
        <g key={colour} transform={`translate(${x} ${y})`} fill={String(colour)}>
          <path d="M0-9q6 3 0 9q-6-6 0-9zM9 0q-3 6-9 0q6-6 9 0zM0 9q-6-3 0-9q6 6 0 9zM-9 0q3-6 9 0q-6 6-9 0z" />
          <circle r="3" fill="#fff6c8" />
        </g>
      ))}
    </g>
  )
}

function Sun() {
  return (
    <g transform="translate(508 70)" stroke="#f5b83d" strokeWidth="5">
      <path d="M0-40v-9M0 40v9M-40 0h-9M40 0h9M-28-28l-6-6M28 28l6 6M28-28l6-6M-28 28l-6 6" />
      <circle r="27" fill="#ffe27a" stroke="#b37400" strokeWidth="2" />
      <path d="M-10-4h5M5-4h5M-10 8q10 9 20 0" stroke="#7a4a00" strokeWidth="3" fill="none" />
    </g>
  )
}

function Duck() {
  return (
    <g stroke="#7a5a00" strokeWidth="1.6">
      <path d="M-24-2q2 16 22 16 24 0 26-20-12 6-22-2-6 6-26 6z" fill="#ffd83d" />
      <circle cx="-9" cy="-13" r="11" fill="#ffd83d" />
      <path d="M-19-13l-11 3 10 5z" fill="#f0762a" />
      <circle cx="-12" cy="-16" r="1.8" fill="#111" stroke="none" />
    </g>
  )
}
