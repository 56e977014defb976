import * as styles from "../ClockFaces.module.css"

/** The maximum number of fallen clocks drawn. */
const maxShards = 24

/** The shards of the fallen clocks, along the skirting board. */
export function Shards({ count }: { count: number }) {
  return (
    <svg
      viewBox="0 0 600 14"
      className={styles.shards}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {Array.from({ length: Math.min(count, maxShards) }, (_, i) => {
        // Spreads from the middle, alternating between right and left.
        const x = 300 + (i % 2 === 0 ? -1 : 1) * (14 + Math.floor(i / 2) * 22)
        return (
          <g
            key={x}
            transform={`translate(${x} 14) rotate(${((i * 47) % 30) - 15})`}
            stroke="#333"
            strokeWidth="0.8"
          >
            <path d="M-8 0l3-8 5 4 3-6 6 10z" fill="#dfe9ef" />
            <circle cx={3 - (i % 3)} cy="-2" r="2" fill="#d9a520" />
          </g>
        )
      })}
    </svg>
  )
}
