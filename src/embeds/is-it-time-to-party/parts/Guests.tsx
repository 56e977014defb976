import * as styles from "../IsItTimeToParty.module.css"

/** Whether one sees more of them than their outlines. */
type Props = { isLit: boolean }

const guests = [
  { x: 70, tall: 84, fill: "#ff5ea8" },
  { x: 150, tall: 98, fill: "#39c0ff" },
  { x: 222, tall: 78, fill: "#ffd84a" },
  { x: 388, tall: 92, fill: "#7af07a" },
  { x: 462, tall: 82, fill: "#ff9a3a" },
  { x: 540, tall: 96, fill: "#c48aff" },
]

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

/** What a room is like on a Tuesday: the chairs are up, and the one with the broom dances only in the light. */
export function Sweeping({ isLit }: Props) {
  const wood = isLit ? "#b9793a" : "#0d0d15"
  return (
    <g>
      {[60, 420].map(x => (
        <g key={x} fill={wood}>
          <rect x={x} y="168" width="120" height="9" />
          <rect x={x + 54} y="176" width="12" height="46" />
          <rect x={x + 30} y="218" width="60" height="7" />
          <path d={`M${x + 14} 130h8v24h26v14h-6v-6h-22v6h-6zM${x + 104} 130h-8v24h-26v14h6v-6h22v6h6z`} />
        </g>
      ))}
      <g className={styles.dancer}>
        <path d="M340 132L322 222" stroke={isLit ? "#c9a05a" : "#0d0d15"} strokeWidth="5" />
        <path d="M312 208h22l6 22h-34z" fill={isLit ? "#e0c060" : "#0d0d15"} />
        <g fill={isLit ? "#d98a3a" : "#0d0d15"}>
          <ellipse cx="290" cy="196" rx="25" ry="28" />
          <circle cx="290" cy="160" r="20" />
          <circle cx="274" cy="144" r="7" />
          <circle cx="306" cy="144" r="7" />
          <ellipse cx="278" cy="224" rx="9" ry="5" />
          <ellipse cx="302" cy="224" rx="9" ry="5" />
          <path d="M306 186l24 -16l5 7l-24 18z" />
        </g>
        {isLit && (
          <g>
            <ellipse cx="290" cy="202" rx="15" ry="19" fill="#fff3e0" />
            <circle cx="283" cy="157" r="3" fill="#222" />
            <circle cx="298" cy="157" r="3" fill="#222" />
            <ellipse cx="290" cy="166" rx="4" ry="3" fill="#f08a8a" />
          </g>
        )}
      </g>
    </g>
  )
}
