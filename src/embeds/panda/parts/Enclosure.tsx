import type { CSSProperties } from "react"
import { GuestPicture } from "../../../kits/guest/GuestPicture"
import type { Guest } from "../../../kits/guest/useGuest"
import { balanced, droppings, full, type Panda } from "../logic"
import * as styles from "../Panda.module.css"
import type { Passage } from "../passage"
import { Bear } from "./Bear"
import { Burden } from "./Burden"

type Props = {
  panda: Panda
  at: number | null
  poke: number
  /** The number of things put on it in its sleep. */
  burden: number
  chewing: boolean
  /** True while the panda is out of the picture. */
  away: boolean
  /** True if it walks out and in, false if it is gone and back at once. */
  moving: boolean
  label: string
  /** A thing from another page, and where it is. */
  guest: Guest | null
  passage: Passage
}

const stems = [14, 44, 78, 360, 398, 430, 462]

/** Draws the panda in its yard: bamboo behind it, the heap in front of it, and an alarm clock on the wall. */
export function Enclosure({ panda, at, poke, burden, chewing, away, moving, label, guest, passage }: Props) {
  const asleep = panda.wakes !== null
  const hand = (time: number) => {
    const date = new Date(time)
    return ((date.getHours() % 12) + date.getMinutes() / 60) * 30
  }
  const minutes = at === null ? 60 : new Date(at).getMinutes() * 6
  return (
    <svg className={styles.yard} viewBox="0 0 480 290" role="img" aria-label={label}>
      <rect width="480" height="290" fill={asleep ? "#33507a" : "#a9dcef"} />
      <path d="M0 190q60-90 130-40t110-20 120 20 120-30v100H0z" fill={asleep ? "#2c5a55" : "#7cc28a"} />
      {stems.map((x, i) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path d="M0 0h11v215H0z" fill={asleep ? "#3c7a3a" : "#62b04a"} />
          <path d="M0 0h4v215H0z" fill={asleep ? "#56964e" : "#95d66c"} />
          {[20, 66, 112, 158, 204].map(y => (
            <path key={y} d={`M-2 ${y + i * 4}h15v4h-15z`} fill="#2f6a2a" />
          ))}
          <path
            d={`M10 ${50 + i * 9}q22-20 40-4-24 2-40 10zM0 ${100 + i * 7}q-22-18-38 0 22 0 38 8z`}
            fill={asleep ? "#4a8a44" : "#7ac255"}
          />
        </g>
      ))}
      <path d="M0 208q120-16 240-6t240 2v86H0z" fill={asleep ? "#4a6a34" : "#8ec255"} />
      <path d="M0 244q140-10 480 4v42H0z" fill={asleep ? "#3e5a2c" : "#79ac45"} />
      <g transform="translate(118 48)">
        <circle r="34" fill="#7b5a34" />
        <circle r="29" fill="#fffdf0" stroke="#3a2a18" strokeWidth="2" />
        {[0, 90, 180, 270].map(turn => (
          <path key={turn} d="M0-27v6" stroke="#111" strokeWidth="3" transform={`rotate(${turn})`} />
        ))}
        {panda.wakes !== null && (
          <path d="M0 4V-24" stroke="#d0202a" strokeWidth="3" transform={`rotate(${hand(panda.wakes)})`} />
        )}
        <path
          d="M0 3V-15"
          stroke="#111"
          strokeWidth="4"
          transform={`rotate(${at === null ? 300 : hand(at)})`}
        />
        <path d="M0 4V-23" stroke="#111" strokeWidth="2" transform={`rotate(${minutes})`} />
        <circle r="3" fill="#111" />
      </g>
      <g className={styles.walker} data-away={away || undefined} data-moving={moving || undefined}>
        <g
          className={poke % 2 ? styles.poked : undefined}
          style={{ "--turn": asleep ? "-4deg" : "3deg" } as CSSProperties}
        >
          <Bear
            asleep={asleep}
            belly={asleep ? 1 : panda.eaten / full}
            chewing={chewing}
            guest={guest}
            passage={passage}
          />
        </g>
      </g>
      {asleep && !away && <Burden count={balanced(burden)} sneezed={burden > 0 && balanced(burden) === 0} />}
      {Array.from(
        { length: panda.heap },
        (_, i) =>
          `translate(${92 + (i % 6) * 14 - Math.floor(i / 6) * 3} ${276 - Math.floor(i / 6) * 8}) rotate(${((i * 37) % 30) - 15})`,
      ).map(place => (
        <g key={place} transform={place}>
          <path d="M-30-3h62v6h-62z" fill="#5fa63f" />
          <path d="M-30-3h62v2h-62z" fill="#a4de78" />
          <path d="M-8-3v6M14-3v6" stroke="#2f6a2a" strokeWidth="2" />
          <path d="M30-2q14-10 20-2-10 2-20 6z" fill="#7ac255" />
        </g>
      ))}
      {Array.from({ length: droppings(panda) }, (_, i) => (
        <ellipse
          // biome-ignore lint/suspicious/noArrayIndexKey: they are alike and stay in their place.
          key={i}
          cx={372 + (i % 4) * 20 - Math.floor(i / 4) * -10}
          cy={276 - Math.floor(i / 4) * 10}
          rx="11"
          ry="7"
          fill={i % 2 ? "#7d8a3a" : "#8f9a48"}
          stroke="#59642a"
        />
      ))}
      {guest && passage === "out" && <GuestPicture guest={guest} x={392} y={228} width={74} height={56} />}
      {asleep && (
        <g fill="#fff" fontFamily="VT323,monospace">
          <text x="306" y="96" fontSize="26">
            z
          </text>
          <text x="324" y="72" fontSize="34">
            Z
          </text>
          <text x="348" y="44" fontSize="44">
            Z
          </text>
        </g>
      )}
    </svg>
  )
}
