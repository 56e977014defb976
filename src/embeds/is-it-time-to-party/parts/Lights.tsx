import * as styles from "../IsItTimeToParty.module.css"

type Props = {
  on: boolean
  /** Whether they may blink, which each does once in two seconds at most. */
  moves: boolean
}

const bulbs = Array.from({ length: 12 }, (_, i) => {
  const x = 25 + i * 50
  return { x, y: 14 + 26 * Math.sin((Math.PI * ((i % 4) + 0.5)) / 4) }
})

/** A string of lights across the page: dark, lit, or lit and moving. */
export function Lights({ on, moves }: Props) {
  const state = on ? (moves ? "moving" : "lit") : "dark"
  return (
    <svg
      className={styles.lights}
      data-state={state}
      role="img"
      aria-label={on ? "A string of lights, lit" : "A string of lights, not lit"}
      viewBox="0 0 600 64"
    >
      <path className={styles.wire} d="M0 6q100 60 200 0q100 60 200 0q100 60 200 0" />
      {bulbs.map(({ x, y }) => (
        <g key={x}>
          <rect className={styles.socket} x={x - 4} y={y - 4} width={8} height={9} />
          <ellipse className={styles.bulb} cx={x} cy={y + 14} rx={8} ry={11} />
        </g>
      ))}
    </svg>
  )
}
