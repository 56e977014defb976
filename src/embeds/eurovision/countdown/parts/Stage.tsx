import * as styles from "../EurovisionCountdown.module.css"

type Props = { queue: number; lights: boolean; over: boolean }

const colours = ["#c2185b", "#2e7d32", "#1565c0", "#ef6c00", "#6a1b9a", "#00838f"]

/** The stage with its beams, and the waiting fans from behind; a broom after the show. */
export function Stage({ queue, lights, over }: Props) {
  const label = over
    ? "An empty stage and a broom"
    : `A stage with a microphone, and ${queue === 1 ? "one fan" : `${queue} fans`} waiting in front of it`
  return (
    <svg
      className={styles.stage}
      viewBox="0 0 480 200"
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={label}
    >
      <rect width="480" height="200" fill="#0a0f2e" />
      <g className={styles.beams} opacity={lights ? 0.6 : 0.28}>
        <path d="M60 0l150 170h60z" fill="#ff5ca8" />
        <path d="M240 0l-60 170h120z" fill="#ffe45c" />
        <path d="M420 0L210 170h60z" fill="#5cc8ff" />
      </g>
      <path d="M90 150h300l40 26H50z" fill="#3a2a63" />
      <path d="M50 176h380v10H50z" fill="#22173f" />
      <path d="M240 154v-42" stroke="#ddd" strokeWidth="4" />
      <ellipse cx="240" cy="106" rx="7" ry="9" fill="#ddd" />
      <path d="M224 156h32" stroke="#ddd" strokeWidth="5" />
      {over && (
        <g transform="rotate(16 320 120)">
          <path d="M320 84v60" stroke="#b98a5a" strokeWidth="5" />
          <path d="M306 144h28l6 20h-40z" fill="#d9b44a" />
        </g>
      )}
      {!over &&
        Array.from({ length: queue }, (_, i) => {
          const x = 240 + (i % 2 === 0 ? 1 : -1) * Math.ceil(i / 2) * 19
          const colour = colours[i % colours.length]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fan is a place in the queue
            <g key={i} className={styles.fan} style={{ animationDelay: `${(i * 37) % 90}0ms` }}>
              <path d={`M${x - 9} 204v-18q0-9 9-9t9 9v18z`} fill={colour} />
              <circle cx={x} cy="171" r="7" fill="#e2b48c" />
              {i % 3 === 0 && <path d={`M${x + 8} 190V158h14l-4 5 4 5h-14`} fill="#fff" stroke="#fff" />}
            </g>
          )
        })}
    </svg>
  )
}
