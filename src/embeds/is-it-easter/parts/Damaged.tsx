import * as styles from "../IsItEaster.module.css"
import type { Damage } from "../logic"

type Props = { damage: Damage; motion: boolean }

const cracks = [
  "M330 98l12 6l-4 10l14 8M298 80l-12 4l-2 10l-12 4",
  "M320 102l-6 14l10 8l-8 16l8 10",
  "M334 84l14 -2l6 8l10 0M302 100l-10 8l-12 -2l-8 10M272 158l14 8l-4 12l14 6",
]

/** Draws the damage to the shell, and the chick looking out of the hole. */
export function Damaged({ damage, motion }: Props) {
  if (damage.hole === "none") return null
  const isAngry = damage.hole === "angry"
  return (
    <g>
      <g fill="none" stroke="#5a4030" strokeWidth="3" strokeLinejoin="round">
        {cracks.slice(0, damage.cracks).map(d => (
          <path key={d} d={d} />
        ))}
      </g>
      <path d="M294 92l6 -14l10 4l8 -8l8 8l10 2l-2 12l4 8l-14 6l-10 -4l-12 4l-4 -8z" fill="#2a1608" />
      {damage.hole === "plaster" ? (
        <g stroke="#a06a4a" strokeWidth="2" className={motion ? styles.stuck : undefined}>
          <rect x="286" y="86" width="60" height="17" rx="8" fill="#eab48c" transform="rotate(24 316 94)" />
          <rect x="286" y="86" width="60" height="17" rx="8" fill="#eab48c" transform="rotate(-28 316 94)" />
          <path
            d="M308 90h0M316 90h0M324 90h0M308 98h0M316 98h0M324 98h0"
            strokeLinecap="round"
            strokeWidth="3"
          />
        </g>
      ) : (
        <g className={motion ? styles.eye : undefined}>
          <circle cx="316" cy="94" r="13" fill="#ffd936" />
          <circle cx="316" cy="94" r="10" fill="#fff" />
          <circle className={motion ? styles.pupil : undefined} cx="316" cy="95" r="5" fill="#111" />
          {isAngry && <path d="M303 84l26 7v-10h-24z" fill="#e8b400" />}
        </g>
      )}
    </g>
  )
}
