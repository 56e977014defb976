import * as styles from "../Mixtape.module.css"

type Props = { x: number; y: number; radius: number; angle: number }

const hub = 22

/** A spool with as much tape as its radius says, and its hub with six teeth. */
export function Spool({ x, y, radius, angle }: Props) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={radius} fill="#4a2e1f" stroke="#2a180e" strokeWidth="1.5" />
      {[0.95, 0.86, 0.75, 0.6].map(share => (
        <circle
          key={share}
          r={hub + (radius - hub) * share}
          fill="none"
          stroke="#8a5f42"
          strokeOpacity="0.5"
          strokeWidth="1.2"
        />
      ))}
      <path
        d={`M${-radius * 0.62} ${-radius * 0.66}A${radius * 0.92} ${radius * 0.92} 0 0 1 ${radius * 0.2} ${-radius * 0.9}`}
        fill="none"
        stroke="#fff"
        strokeOpacity="0.3"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <g className={styles.turning} style={{ transform: `rotate(${angle}deg)` }}>
        <circle r={hub + 4} fill="#f6f3ea" stroke="#8b8b8b" strokeWidth="1.5" />
        <circle r={hub - 7} fill="#2c2c33" />
        {[0, 60, 120, 180, 240, 300].map(tooth => (
          <rect
            key={tooth}
            x="-3"
            y={-hub + 4}
            width="6"
            height="9"
            fill="#f6f3ea"
            stroke="#8b8b8b"
            transform={`rotate(${tooth})`}
          />
        ))}
        <path d={`M0 ${-hub}v-4`} stroke="#c8472f" strokeWidth="4" />
      </g>
    </g>
  )
}
