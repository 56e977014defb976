import { ExternalLink } from "../../../components/external-link/ExternalLink"
import * as styles from "../Links.module.css"
import type { Link } from "../schema"

type Props = {
  /** Undefined until the date is known. */
  link: Link | undefined
}

/** The medal for the cool site of the day. */
export function Award({ link }: Props) {
  const rays = Array.from({ length: 16 }, (_, i) => {
    const at = (turn: number, r: number) =>
      `${(32 + Math.cos(turn) * r).toFixed(1)} ${(30 + Math.sin(turn) * r).toFixed(1)}`
    const turn = (i / 16) * 2 * Math.PI
    return `${at(turn, 29)} ${at(turn + Math.PI / 16, 24)}`
  })
  return (
    <div className={styles.award}>
      <svg
        viewBox="0 0 64 74"
        width="64"
        height="74"
        role="img"
        aria-label="A medal with a hamster in sunglasses"
      >
        <path fill="#14408f" d="M18 50 10 74l10-5 6 5 8-20zM46 50l8 24-10-5-6 5-8-20z" />
        <path fill="#2f6bd8" d="M22 50l-5 17 6-3 5 4 4-16zM42 50l5 17-6-3-5 4-4-16z" />
        <polygon points={rays.join(" ")} fill="#e5b820" stroke="#7a5a00" />
        <circle cx="32" cy="30" r="20" fill="#fff3b8" stroke="#7a5a00" />
        <circle cx="21" cy="18" r="5" fill="#c98b4a" stroke="#5c3712" />
        <circle cx="43" cy="18" r="5" fill="#c98b4a" stroke="#5c3712" />
        <ellipse cx="32" cy="31" rx="16" ry="14" fill="#c98b4a" stroke="#5c3712" />
        <ellipse cx="32" cy="37" rx="9" ry="7" fill="#f6e0bd" />
        <path fill="#111" d="M17 25h30v3l-1 1q-1 7-7 7-5 0-6-6h-2q-1 6-6 6-6 0-7-7l-1-1z" />
        <path fill="#7fd3ff" d="m20 28 5 0-4 4zM36 28h5l-4 4z" />
        <path fill="none" stroke="#5c3712" strokeWidth="1.4" d="M30 38q2 1.500 4 0M32 39v2M28 42q4 3 8 0" />
      </svg>
      <div>
        <h2 className={styles.head}>Cool site of the day</h2>
        {link ? (
          <>
            <p className={styles.cool}>
              <ExternalLink href={link.to}>{link.title}</ExternalLink>
            </p>
            <p>{link.about}</p>
          </>
        ) : (
          <p>Looking at the date...</p>
        )}
      </div>
    </div>
  )
}
