import type { MouseEvent } from "react"
import * as styles from "../EurovisionCountdown.module.css"

type Props = {
  queue: number
  lights: boolean
  over: boolean
  /** The singer of the rehearsal, who is not there, sings, or falls through the trapdoor. */
  singer: "away" | "sings" | "falls"
  /** The fans who look at the visitor. */
  turned: readonly number[]
  /** The number of knocks on the microphone. */
  knocks: number
  onFan: (fan: number) => void
  onKnock: () => void
}

const colours = ["#c2185b", "#2e7d32", "#1565c0", "#ef6c00", "#6a1b9a", "#00838f"]

const hair = ["#4a2c12", "#c9a23a", "#222", "#8a4512", "#b8b8b8"]

/** The stage with its beams, and the waiting fans from behind; a broom after the show. */
export function Stage({ queue, lights, over, singer, turned, knocks, onFan, onKnock }: Props) {
  const label = over
    ? "An empty stage and a broom"
    : `A stage with a microphone, and ${queue === 1 ? "one fan" : `${queue} fans`} waiting in front of it`
  const knocked = knocks % 4
  const lean = knocked === 3 ? 84 : knocked * 14
  const press = (event: MouseEvent<SVGSVGElement>) => {
    const hit = (event.target as Element).closest("[data-fan], [data-microphone]")
    const fan = hit?.getAttribute("data-fan")
    if (fan) onFan(Number(fan))
    else if (hit) onKnock()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut for the buttons under it
    <svg
      onClick={press}
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
      {singer === "falls" && <path d="M258 160h44l5 9h-52z" fill="#000" />}
      {singer !== "away" && (
        <g className={singer === "falls" ? styles.falls : undefined}>
          <path d="M268 164l4-40q8-12 16 0l4 40z" fill="#ff5ca8" stroke="#fff" />
          <path d="M270 128l-16-18M290 128l14-20" stroke="#c98b4a" strokeWidth="6" strokeLinecap="round" />
          <circle cx="272" cy="98" r="5" fill="#c98b4a" />
          <circle cx="288" cy="98" r="5" fill="#c98b4a" />
          <circle cx="280" cy="108" r="12" fill="#c98b4a" />
          <path d="M275 104h2v4h-2zM283 104h2v4h-2z" fill="#111" />
          <ellipse cx="280" cy="114" rx="3" ry="4" fill="#5a1020" />
        </g>
      )}
      <g className={styles.pressed} data-microphone="" transform={`rotate(${lean} 240 156)`}>
        <path d="M214 90h52v70h-52z" fill="#000" opacity="0" />
        <path d="M240 154v-42" stroke="#ddd" strokeWidth="4" />
        <ellipse cx="240" cy="106" rx="7" ry="9" fill="#ddd" />
        <path d="M224 156h32" stroke="#ddd" strokeWidth="5" />
      </g>
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
            <g
              // biome-ignore lint/suspicious/noArrayIndexKey: a fan is a place in the queue
              key={i}
              data-fan={i}
              className={styles.fan}
              style={{ animationDelay: `${(i * 37) % 90}0ms` }}
            >
              <path d={`M${x - 9} 204v-18q0-9 9-9t9 9v18z`} fill={colour} />
              <circle cx={x} cy="171" r="7" fill="#e2b48c" />
              <path d={`M${x - 9} 160h18v44h-18z`} fill="#000" opacity="0" />
              {turned.includes(i) ? (
                <path
                  d={`M${x - 4} 168h2.500v4h-2.500zM${x + 2} 168h2.500v4h-2.500zM${x - 3} 174q3 3 6 0z`}
                  fill="#111"
                />
              ) : (
                <path d={`M${x - 7} 171q0-8 7-8t7 8q-7 3-14 0z`} fill={hair[i % hair.length]} />
              )}
              {i % 3 === 0 && <path d={`M${x + 8} 190V158h14l-4 5 4 5h-14`} fill="#fff" stroke="#fff" />}
            </g>
          )
        })}
    </svg>
  )
}
