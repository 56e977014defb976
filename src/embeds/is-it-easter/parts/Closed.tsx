import * as styles from "../IsItEaster.module.css"
import { damageOf, type EggState } from "../logic"
import { Damaged } from "./Damaged"

type Props = {
  motion: boolean
  touches: number
  age: EggState
  /** The date stamped on the egg. */
  stamp: string
}

const egg = "M310 62c46 0 66 62 66 92c0 36 -30 56 -66 56s-66 -20 -66 -56c0 -30 20 -92 66 -92z"

const shells: Record<EggState, string> = {
  fresh: "#fff1d8",
  old: "#c3c98a",
  stone: "#8f8d88",
  "not yet": "none",
}

/** Draws a closed egg with its date stamp: warm and inhabited, old, stone, or not laid yet. */
export function Closed({ motion, touches, age, stamp }: Props) {
  const isAlive = age === "fresh"
  const turn = motion && (touches > 0 ? styles.egg : isAlive && styles.breathes)
  return (
    <g key={touches} className={turn || undefined}>
      <path
        d={egg}
        fill={shells[age]}
        stroke={age === "not yet" ? "#fff1d8" : "#8a6a4a"}
        strokeWidth="3"
        strokeDasharray={age === "not yet" ? "9 8" : undefined}
      />
      {age !== "not yet" && (
        <g fill="none" strokeWidth="7" opacity={isAlive ? 1 : 0.35}>
          <path d="M256 112l14 -12l13 12l14 -12l13 12l14 -12l13 12l13 -12l14 12" stroke="#d9418a" />
          <path d="M246 166h128" stroke="#2f7fd0" />
          <path d="M250 182h120" stroke="#f0a81e" />
        </g>
      )}
      {age !== "stone" && age !== "not yet" && (
        <ellipse cx="290" cy="88" rx="8" ry="12" fill="#fff" opacity="0.8" />
      )}
      {age === "stone" && (
        <path
          d="M280 90l8 12l-6 10M346 128l-10 8l4 12M270 190l14 -6M300 74h8M334 176l12 4"
          fill="none"
          stroke="#5c5a56"
          strokeWidth="3"
        />
      )}
      {age === "old" && (
        <g fill="none" stroke="#9fb04a" strokeWidth="4" strokeLinecap="round">
          <path d="M268 52q-10 -10 0 -20t0 -20M310 46q-10 -10 0 -20t0 -20M352 52q-10 -10 0 -20t0 -20" />
          <path
            d="M232 84l6 -4m-6 0l6 4M388 104l6 -4m-6 0l6 4M400 70l6 -4m-6 0l6 4"
            stroke="#111"
            strokeWidth="3"
          />
        </g>
      )}
      <text
        x="310"
        y="149"
        textAnchor="middle"
        fontSize="25"
        fontFamily="monospace"
        fontWeight="bold"
        fill={age === "not yet" ? "#fff1d8" : "#8a1c2c"}
      >
        {stamp}
      </text>
      {isAlive && <Damaged damage={damageOf(touches)} motion={motion} />}
    </g>
  )
}
