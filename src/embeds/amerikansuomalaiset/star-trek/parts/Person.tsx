import * as styles from "../FinglishStarTrek.module.css"
import type { Act, Crew } from "../schema"

type Look = { x: number; coat: string; skin: string; hat: string; hatColour: string }

export const looks: Record<Crew, Look> = {
  kokki: {
    x: 78,
    coat: "#efe9da",
    skin: "#e2b48c",
    hat: "M-17-71q-12-22 7-25 10-12 20 0 19 3 7 25z",
    hatColour: "#fff",
  },
  paasi: {
    x: 186,
    coat: "#4a5d3a",
    skin: "#dba77c",
    hat: "M-24-70h48l-6-7q-2-15-18-15t-18 15z",
    hatColour: "#3a2a1c",
  },
  misis: {
    x: 294,
    coat: "#8d3f78",
    skin: "#f0c6a0",
    hat: "M-20-58q-4-36 20-36t20 36q-6-20-20-20t-20 20z",
    hatColour: "#c9762c",
  },
  lummari: {
    x: 402,
    coat: "#2f5f9a",
    skin: "#e2b48c",
    hat: "M-20-70q2-20 20-20t20 20h12v5h-52z",
    hatColour: "#b3372f",
  },
}

/** A member of the crew, standing at the origin: 34 wide and 96 high, the feet at 60. */
export function Person({ who, speaks, act }: { who: Crew; speaks: boolean; act: Act | null }) {
  const { coat, skin, hat, hatColour } = looks[who]
  const isRobot = act === "robot" && who === "kokki"
  const isAsleep = act === "dream"
  return (
    <g className={styles.person} data-who={who}>
      <path d="M-13 22v36M13 22v36" stroke="#2b2320" strokeWidth="11" />
      <path d="M-24 30v-42q0-22 24-22t24 22v42z" fill={coat} stroke="#1c1410" strokeWidth="2" />
      <path
        className={styles.left}
        d="M-21-16q-16 14-14 34"
        stroke={coat}
        strokeWidth="11"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M21-16q16 14 14 34" stroke={coat} strokeWidth="11" fill="none" strokeLinecap="round" />
      <g className={styles.head}>
        {isRobot ? (
          <g>
            <path d="M-6-30l12-6-12-6 12-6-12-6" stroke="#777" strokeWidth="3" fill="none" />
            <path d="M-22-92h44v38h-44z" fill="#b9c2c9" stroke="#333" strokeWidth="3" />
            <path d="M0-92v-16M-12-64h24" stroke="#333" strokeWidth="3" />
            <circle cy="-110" r="5" fill="#ff5a4d" />
            <path d="M-14-82h10v8h-10zM4-82h10v8H4z" fill="#58f06a" />
          </g>
        ) : (
          <g>
            <circle cy="-54" r="20" fill={skin} stroke="#1c1410" strokeWidth="2" />
            <path d={hat} fill={hatColour} stroke="#1c1410" strokeWidth="2" />
            {isAsleep ? (
              <path d="M-12-54q4 4 8 0M4-54q4 4 8 0" stroke="#1c1410" strokeWidth="2.5" fill="none" />
            ) : (
              <g>
                <circle cx="-7" cy="-56" r="2.6" />
                <circle cx="7" cy="-56" r="2.6" />
              </g>
            )}
            <ellipse
              className={speaks ? styles.mouth : undefined}
              cy="-44"
              rx="6"
              ry={speaks ? 5 : 1.4}
              fill="#6b2a1c"
            />
            {who === "paasi" && <path d="M-12-48q12-6 24 0l-3 3q-9-4-18 0z" fill="#3a2a1c" />}
          </g>
        )}
      </g>
    </g>
  )
}
