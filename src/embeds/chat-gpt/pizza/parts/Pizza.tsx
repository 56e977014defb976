import { slice } from "../logic"
import { chewed, serve, slices } from "../serve"
import * as styles from "./Kitchen.module.css"

type Props = {
  words: readonly string[]
  isEaten: boolean
  /** The number of slices served so far; 0 if the newest must not be animated. */
  served: number
}

const radius = 104

/** Draws the pizza from above, one slice for each word, with its colour written on it. */
export function Pizza({ words, isEaten, served }: Props) {
  const all = words.map(serve)
  const last = all.at(-1)
  const name = isEaten
    ? `A pizza of one flat colour, ${chewed(words)}`
    : words.length === 0
      ? "A pizza with nothing on it"
      : `A pizza with ${all.map(({ word, hex }) => `${word}, ${hex ?? "which isn't there"}`).join("; ")}`
  return (
    <svg className={styles.pizza} viewBox="-130 -130 260 260" role="img" aria-label={name}>
      <circle r="127" fill="#f3f5f6" stroke="#aab4ba" strokeWidth="2" />
      <circle r="118" fill="#8a4c1c" />
      <circle r="115" fill="#cf9148" />
      <circle r={radius} fill="#efe3c4" />
      {isEaten ? (
        <circle r={radius} fill={chewed(words)} />
      ) : (
        all.map(({ word, hex }, i) => (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: a slice is its place on the pizza
            key={`${i} ${word}`}
            className={served > 0 && i === words.length - 1 ? styles.lands : undefined}
          >
            <path
              d={slice(i, slices, hex === null ? 120 : radius)}
              fill={hex ?? "#f3f5f6"}
              stroke={hex === null ? "#aab4ba" : "#7a4a1c"}
              strokeWidth="1.5"
            />
            <text
              transform={`rotate(${(i + 0.5) * (360 / slices) - (i < slices / 2 ? 90 : 270)}) translate(${i < slices / 2 ? 68 : -68} 0)`}
              className={styles.spelled}
            >
              {hex ?? "404"}
            </text>
          </g>
        ))
      )}
      <g key={served} className={served > 0 ? styles.falls : styles.fallen}>
        {!isEaten &&
          [...(last?.dropped ?? "")].slice(0, 8).map((letter, i) => (
            <text
              // biome-ignore lint/suspicious/noArrayIndexKey: letters have no other name than their place
              key={i}
              transform={`translate(${-96 + i * 27} ${118 - (i % 2) * 6}) rotate(${((i * 53) % 70) - 35})`}
            >
              {letter}
            </text>
          ))}
      </g>
    </svg>
  )
}
