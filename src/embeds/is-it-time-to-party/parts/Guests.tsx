import * as styles from "../IsItTimeToParty.module.css"

/** True to show details, false for silhouettes. */
type Props = { isLit: boolean }

const guests = [
  { x: 70, tall: 84, fill: "#ff5ea8" },
  { x: 150, tall: 98, fill: "#39c0ff" },
  { x: 222, tall: 78, fill: "#ffd84a" },
  { x: 388, tall: 92, fill: "#7af07a" },
  { x: 462, tall: 82, fill: "#ff9a3a" },
  { x: 540, tall: 96, fill: "#c48aff" },
]

/** Draws a full dance floor round the DJ. */
export function Dancers({ isLit }: Props) {
  return (
    <g>
      {guests.map(({ x, tall, fill }, i) => {
        const top = 222 - tall
        const colour = isLit ? fill : "#0a0a12"
        return (
          <g
            key={x}
            className={styles.dancer}
            stroke={colour}
            strokeWidth="9"
            strokeLinecap="round"
            fill="none"
          >
            <circle
              cx={x}
              cy={top}
              r="9"
              fill={isLit ? "#ffd9b8" : "#0a0a12"}
              stroke={isLit ? "#ffd9b8" : "#0a0a12"}
            />
            <path d={`M${x} ${top + 18}v${tall * 0.34}`} strokeWidth="18" />
            <path
              d={
                i % 2 === 0
                  ? `M${x} ${top + 20}l-22 -16M${x} ${top + 20}l22 -20`
                  : `M${x} ${top + 20}l-24 6M${x} ${top + 20}l20 -22`
              }
            />
            <path
              d={`M${x - 3} ${top + 18 + tall * 0.4}L${x - 11} 222M${x + 3} ${top + 18 + tall * 0.4}L${x + 12} 222`}
            />
          </g>
        )
      })}
      <rect x="280" y="178" width="60" height="44" fill={isLit ? "#2b2b33" : "#0a0a12"} />
      <circle
        cx="296"
        cy="198"
        r="10"
        fill={isLit ? "#111" : "#0a0a12"}
        stroke={isLit ? "#aaa" : "#0a0a12"}
        strokeWidth="2"
      />
      <circle
        cx="324"
        cy="198"
        r="10"
        fill={isLit ? "#111" : "#0a0a12"}
        stroke={isLit ? "#aaa" : "#0a0a12"}
        strokeWidth="2"
      />
    </g>
  )
}
