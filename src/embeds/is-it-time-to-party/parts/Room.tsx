import { GuestPicture } from "../../../kits/guest/GuestPicture"
import { type Guest, inSentence } from "../../../kits/guest/useGuest"
import type { Crowd, Mood } from "../crowd"
import * as styles from "../IsItTimeToParty.module.css"
import { Feet, furs, Hamster, type Wear } from "./Hamster"

export const wears: Record<Mood, Wear> = { party: "hat", office: "tie", asleep: "nightcap", quiet: "nothing" }

const names: Record<Mood, string> = {
  party: "A dance floor under a mirror ball",
  office: "An office with a chart that goes down",
  asleep: "A dark room with the moon in its window",
  quiet: "A living room with a lamp",
}

type Props = {
  crowd: Crowd
  /** True while nobody is at home. */
  isEmpty: boolean
  /** True for the end of a party: a broom and bottles. */
  isOver: boolean
  motion: boolean
  /** Grows with each refusal, so that heads are shaken again. */
  refused: number
  /** The thing of another page, at the front or beside the broom. */
  guest: Guest | null
}

const glitter = ["#fff", "#ff9ad0", "#9af0ff", "#ffe98a"] as const
const mirrors = Array.from({ length: 20 }, (_, i) => ({
  x: 290 + (i % 5) * 8,
  y: 34 + Math.floor(i / 5) * 10,
  fill: glitter[i % glitter.length] ?? "#fff",
}))

/** The places of the guests in the room, on both sides of the leader. */
const spots = [210, 410, 140, 480, 78, 542] as const

/** Draws the room of an hour with those who might join. */
export function Room({ crowd: { mood, size }, isEmpty, isOver, motion, refused, guest }: Props) {
  const here = isEmpty ? 0 : mood === "office" ? spots.length : Math.min(spots.length, size)
  const who = isOver ? "empty but for a broom" : here === 0 ? "nobody in it" : `${here} in it`
  return (
    <svg
      className={styles.room}
      data-moves={motion || undefined}
      role="img"
      aria-label={`${names[mood]}, ${who}${guest ? `, and ${inSentence(guest)}` : ""}`}
      viewBox="0 0 620 240"
      preserveAspectRatio="xMidYMid slice"
    >
      {mood === "party" && <Disco />}
      {mood === "office" && <Office />}
      {mood === "asleep" && <Night />}
      {mood === "quiet" && <LivingRoom />}
      {spots.slice(0, here).map((x, i) => (
        <g key={x} transform={`translate(${x} ${214 + (i % 2) * 12}) scale(0.78)`}>
          <g
            key={refused}
            className={
              mood === "office" && refused > 0 ? styles.shakes : mood === "party" ? styles.bobs : undefined
            }
          >
            <Hamster
              fur={furs[(i + 1) % furs.length] ?? furs[0]}
              wear={wears[mood]}
              isAsleep={mood === "asleep"}
              isDancing={mood === "party"}
            />
          </g>
        </g>
      ))}
      {isOver && (
        <g>
          <rect width="620" height="240" fill="#0c0818" opacity="0.45" />
          <path d="M310 92V196" stroke="#c9a060" strokeWidth="6" strokeLinecap="round" />
          <path d="M296 190h28l9 34h-46z" fill="#e0c060" stroke="#8a6a20" strokeWidth="2" />
          {[150, 236, 400, 470].map((x, i) => (
            <path
              key={x}
              transform={`rotate(${i % 2 === 0 ? 90 : 0} ${x} 220)`}
              d={`M${x - 6} 228v-24l3 -6v-12h6v12l3 6v24z`}
              fill="#3f7f4a"
            />
          ))}
        </g>
      )}
      {guest && (
        <g transform="translate(374 234) scale(0.78)">
          <g className={mood === "party" && !isOver ? styles.bobs : undefined}>
            <Feet />
            <GuestPicture guest={guest} x={-34} y={-62} width={68} height={56} />
          </g>
        </g>
      )}
    </svg>
  )
}

function Disco() {
  return (
    <g>
      <rect width="620" height="240" fill="#4a1a63" />
      <rect y="186" width="620" height="54" fill="#7a3a2a" />
      {[0, 124, 248, 372, 496].map((x, i) => (
        <path
          key={x}
          d={`M${x + 40} 186h62l${i * 8 - 10} 54h-84z`}
          fill={i % 2 === 0 ? "#e83f8f" : "#3fb8e8"}
          opacity="0.7"
        />
      ))}
      <path className={styles.beam} d="M310 56L120 240H210zM310 56L390 240H480z" fill="#fff6a0" />
      <path className={styles.beam} d="M310 56L20 200V240H60zM310 56L560 240H620V210z" fill="#7af0ff" />
      <path d="M310 0V30" stroke="#888" strokeWidth="3" />
      <circle cx="310" cy="52" r="26" fill="#d9e2ee" />
      {mirrors.map(({ x, y, fill }) => (
        <rect key={`${x} ${y}`} x={x} y={y} width="6" height="7" fill={fill} />
      ))}
    </g>
  )
}

function Office() {
  return (
    <g>
      <rect width="620" height="240" fill="#b9c4c8" />
      <rect y="186" width="620" height="54" fill="#8d969a" />
      <path d="M40 0h120l-14 12H54zM460 0h120l-14 12H474z" fill="#fff" />
      <rect x="226" y="20" width="168" height="84" fill="#fff" stroke="#667" strokeWidth="4" />
      <path d="M240 36l30 10l28 -4l32 22l26 8l24 18" fill="none" stroke="#c22" strokeWidth="4" />
      <path d="M240 30v66h142" fill="none" stroke="#445" strokeWidth="2" />
      {[20, 500].map(x => (
        <path
          key={x}
          d={`M${x} 150h100v10h-8v44h-8v-44h-68v44h-8v-44h-8zM${x + 26} 108h48v34h-18v8h-12v-8h-18z`}
          fill="#59636a"
        />
      ))}
    </g>
  )
}

function Night() {
  return (
    <g>
      <rect width="620" height="240" fill="#191c34" />
      <rect y="186" width="620" height="54" fill="#24243a" />
      <rect x="396" y="26" width="104" height="84" fill="#0c1a48" stroke="#3a3f62" strokeWidth="6" />
      <path d="M462 42a16 16 0 1 0 16 24a13 13 0 1 1 -16 -24" fill="#e9e4c0" />
      <path d="M396 110h104l-60 130h-140z" fill="#46568a" opacity="0.4" />
    </g>
  )
}

function LivingRoom() {
  return (
    <g>
      <rect width="620" height="240" fill="#d8c49a" />
      <rect y="186" width="620" height="54" fill="#9a6a42" />
      <rect x="70" y="30" width="110" height="70" fill="#7fa890" stroke="#6a4a2a" strokeWidth="6" />
      <path d="M76 94l30 -34l22 20l18 -26l28 40z" fill="#3f6a50" />
      <path
        d="M500 60l-26 50h72l-26 -50zM507 110h6v80h-6zM488 188h44v8h-44z"
        fill="#e0a040"
        stroke="#7a5018"
        strokeWidth="2"
      />
    </g>
  )
}
