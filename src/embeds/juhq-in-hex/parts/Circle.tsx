import { type Cauldron, placeOf, puffColour, stones } from "../logic"
import * as styles from "./Circle.module.css"

type Props = {
  cauldron: Cauldron
  /** The number of stones thrown so far, which restarts the animations. */
  thrown: number
  /** The stone that glows. */
  hint: string | null
  onPress: (stone: string) => void
}

/** Sixteen stones around a cauldron, in which the word is. */
export function Circle({ cauldron: { word, state }, thrown, hint, onPress }: Props) {
  return (
    <div className={styles.circle}>
      <svg
        className={styles.pot}
        viewBox="0 0 200 200"
        role="img"
        aria-label={word ? `A cauldron with ${word} in it` : "An empty cauldron"}
      >
        <circle
          cx="100"
          cy="100"
          r="97"
          fill="none"
          stroke="#5c4a8a"
          strokeWidth="1.5"
          strokeDasharray="2 4"
        />
        <path d="M100 10 178 145H22zM100 190 22 55H178z" fill="none" stroke="#4b3b78" strokeWidth="1.5" />
        <g key={thrown} className={styles.sparks} data-state={state}>
          <circle cx="100" cy="72" r="30" fill={state === "puff" ? puffColour(word) : "#b9ff5e"} />
          <circle cx="74" cy="62" r="17" fill={state === "puff" ? puffColour(word) : "#7ddb2a"} />
          <circle cx="128" cy="60" r="20" fill={state === "puff" ? puffColour(word) : "#8df03a"} />
        </g>
        <path d="M74 160l-8 14M126 160l8 14" stroke="#111" strokeWidth="9" strokeLinecap="round" />
        <path d="M72 178q6-18 14-4 4-20 12-2 8-24 14 0 6-14 14 6z" fill="#ff8a2a" />
        <path d="M48 96q-8 70 52 72 60-2 52-72z" fill="#2b2b33" stroke="#000" strokeWidth="3" />
        <ellipse cx="100" cy="96" rx="56" ry="15" fill="#17171c" stroke="#000" strokeWidth="3" />
        <ellipse cx="100" cy="97" rx="48" ry="10" fill="#7ddb2a" />
        <g className={styles.bubbles} fill="#d2ff8f">
          <circle cx="76" cy="97" r="4" />
          <circle cx="106" cy="100" r="3" />
          <circle cx="124" cy="95" r="5" />
        </g>
        <text
          x="100"
          y="142"
          textAnchor="middle"
          fill="#b9ff5e"
          fontSize={word.length > 6 ? 19 : 27}
          fontWeight="bold"
          fontFamily="Courier New, monospace"
        >
          {word || "···"}
        </text>
      </svg>
      {stones.map((stone, index) => {
        const { x, y } = placeOf(index)
        return (
          <button
            key={stone}
            type="button"
            className={styles.stone}
            data-hint={stone === hint || undefined}
            style={{ left: `${x}%`, top: `${y}%`, rotate: `${((index * 37) % 15) - 7}deg` }}
            onClick={() => onPress(stone)}
          >
            {stone}
          </button>
        )
      })}
    </div>
  )
}
