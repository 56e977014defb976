import * as styles from "../FinglishStarTrek.module.css"
import type { Act, Crew } from "../schema"
import { looks, Person } from "./Person"
import { behind, front } from "./Props"

type Props = {
  who: Crew
  /** The scene as the subtitle has changed it; null before a subtitle. */
  act: Act | null
  label: string
}

const crew = Object.keys(looks) as Crew[]

/** The bridge of a spaceship that used to be a sauna, 480 by 270, with its crew. */
export function Bridge({ who, act, label }: Props) {
  return (
    <svg
      className={styles.bridge}
      viewBox="0 0 480 270"
      role="img"
      aria-label={label}
      data-act={act ?? undefined}
    >
      <g className={styles.ship}>
        <path d="M-40-20h560v310H-40z" fill="#7a4b22" />
        <path
          d="M-40 30h560M-40 66h560M-40 102h560M-40 138h560M-40 174h560M-40 210h560"
          stroke="#56331a"
          strokeWidth="3"
        />
        <rect x="96" y="8" width="288" height="104" rx="8" fill="#0a0f2e" stroke="#3a220d" strokeWidth="8" />
        <g className={styles.stars} fill="#fff">
          {Array.from({ length: 26 }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a star is its place
            <circle key={i} cx={112 + ((i * 71) % 256)} cy={20 + ((i * 37) % 80)} r={i % 4 === 0 ? 2 : 1.1} />
          ))}
        </g>
        <circle cx="340" cy="46" r="20" fill="#c97f3a" />
        <path d="M308 52q32 14 66-12" stroke="#e9c9a0" strokeWidth="4" fill="none" />
        {act && behind[act]}
        <path d="M0 226h480v50H0z" fill="#56331a" />
        <path d="M428 232v-60h46v60z" fill="#3a3a40" stroke="#111" strokeWidth="3" />
        <path d="M430 172q4-14 12-10 4-10 12-4 10-2 10 6 8 0 8 8z" fill="#8f8f96" />
        <path d="M438 196h26v20h-26z" fill="#ff7a1a" />
        <path d="M8 232l-4-30h38l-4 30z" fill="#a5682f" stroke="#3f2814" strokeWidth="3" />
        <path d="M4 204q19-24 38 0" fill="none" stroke="#3f2814" strokeWidth="3" />
        {crew.map(member => (
          <g key={member} transform={`translate(${looks[member].x} 186)`}>
            <Person who={member} speaks={member === who && act !== "dream"} act={act} />
          </g>
        ))}
        {act && front[act]}
      </g>
    </svg>
  )
}
