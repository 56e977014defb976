import * as styles from "../IsItSaintUrhoDay.module.css"
import { GrasshopperShape } from "./Grasshopper"

type Props = {
  /** True while the vineyard is empty: he climbs up, spears the last and largest grasshopper, and bows. */
  isProud: boolean
  motion: boolean
}

export const Fork = () => (
  <g fill="none">
    <path d="M150 172V30" stroke="#5a3a1a" strokeWidth="5" />
    <path d="M136 34v-20M150 34V10M164 34v-20M136 34h28" stroke="#444" strokeWidth="4" />
  </g>
)

/** Draws Saint Urho on a plinth whose top is at y = 172. */
export function Saint({ isProud, motion }: Props) {
  const acts = motion && isProud
  return (
    <g className={acts ? styles.climbs : undefined}>
      <path d="M84 172v-40h14v40M104 172v-40h14v40" fill="#3a2a5a" />
      <path d="M76 166h22v8H72zM104 166h22l4 8h-26z" fill="#2a1a0a" />
      <g className={acts ? styles.bows : motion ? styles.salutes : undefined}>
        <Fork />
        <path d="M72 84h58l6 58H66z" fill="#6a2f9a" />
        <path d="M72 92l-18 36M130 92l20 6" stroke="#6a2f9a" strokeWidth="15" strokeLinecap="round" />
        <circle cx="54" cy="130" r="7" fill="#f2c9a0" />
        <circle cx="150" cy="99" r="8" fill="#f2c9a0" />
        <path d="M66 130h70v7H66z" fill="#e0b84a" />
        <circle cx="101" cy="62" r="21" fill="#f2c9a0" />
        <path d="M80 64q2 34 21 38q20 -4 21 -38q-8 14 -21 14t-21 -14z" fill="#d8a850" />
        <path d="M76 50h50l-7 -16H83z" fill="#2f6a2a" />
        <path d="M72 50h58v6H72z" fill="#244f20" />
        <circle cx="94" cy="62" r="2.6" fill="#222" />
        <circle cx="109" cy="62" r="2.6" fill="#222" />
        {isProud && <path d="M91 80q10 10 21 0z" fill="#7a2a1a" />}
        <g className={acts ? styles.giant : undefined}>
          <g transform={isProud ? "translate(84 -34) scale(2.7)" : "translate(126 -2) scale(1.05)"}>
            <GrasshopperShape />
            {isProud && <path d="M8 13l5 5m0 -5l-5 5" stroke="#fff" strokeWidth="1.6" />}
          </g>
        </g>
      </g>
    </g>
  )
}
