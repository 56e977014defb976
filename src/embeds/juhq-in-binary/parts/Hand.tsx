import * as styles from "./Hands.module.css"

type HandProps = {
  isLeft: boolean
  fingers: readonly { x: number; length: number; isUp: boolean; isWanted: boolean }[]
}

const ink = { stroke: "#111", strokeWidth: 5, strokeLinejoin: "round", strokeLinecap: "round" } as const

/** The width of a finger, and the height of the knuckles, in units of the drawing. */
const width = 52
const knuckles = 168

/** A gloved fist with tattooed knuckles: 1 for a raised finger, 0 for a bent one. */
export function Hand({ isLeft, fingers }: HandProps) {
  const left = fingers[0]?.x ?? 0
  const right = (fingers[3]?.x ?? 0) + width
  return (
    <g className={styles.hand} {...ink}>
      {fingers.map(({ x, length, isUp, isWanted }) => (
        <g key={x}>
          {isWanted && !isUp && (
            <path
              className={styles.wanted}
              d={`M${x + 8} 96l${width / 2 - 8}-26 ${width / 2 - 8} 26`}
              fill="none"
              stroke="#ffe94a"
              strokeWidth="9"
            />
          )}
          <rect
            className={styles.raised}
            x={x}
            y={knuckles - length}
            width={width}
            height={length + 24}
            rx="25"
            fill="#fff"
            style={{ scale: `1 ${isUp ? 1 : 0.1}` }}
          />
        </g>
      ))}
      <path
        d={`M${left - 4} 176q0-12 14-12h${right - left - 20}q14 0 14 12v50q0 46-44 46H${left + 40}q-44 0-44-46z`}
        fill="#fff"
      />
      {fingers.map(({ x, isUp }) => (
        <g key={x}>
          {!isUp && <rect x={x} y="152" width={width} height="72" rx="22" fill="#fff" />}
          <text
            x={x + width / 2}
            y={isUp ? 206 : 202}
            textAnchor="middle"
            fontSize="32"
            fontWeight="bold"
            fontFamily="Courier New, monospace"
            fill={isUp ? "#b3261e" : "#345"}
            stroke="none"
          >
            {isUp ? 1 : 0}
          </text>
        </g>
      ))}
      <path
        d={
          isLeft
            ? `M${right + 4} 190q26 6 18 34-8 30-60 34-40 2-44-12t40-18q20-2 26-18z`
            : `M${left - 4} 190q-26 6-18 34 8 30 60 34 40 2 44-12t-40-18q-20-2-26-18z`
        }
        fill="#fff"
      />
      <path d={`M${left + 34} 268h${right - left - 68}l10 32H${left + 24}z`} fill="#2a4b9b" />
    </g>
  )
}
