import { hueOf } from "../logic"
import * as styles from "../MoviesIveSeen.module.css"
import type { Movie } from "../schema"

type Props = {
  movie: Movie
  wound: boolean
  /** Rewinds the tape, or plays it again. */
  onPress: () => void
}

/** A video tape with a key on it that rewinds it: fully played it is on the right reel, rewound on the left. */
export function Tape({ movie, wound, onPress }: Props) {
  return (
    <button
      type="button"
      className={styles.machine}
      aria-label="Rewind the tape"
      aria-pressed={wound}
      onClick={onPress}
    >
      <svg
        className={styles.tape}
        viewBox="0 0 120 68"
        aria-hidden="true"
        stroke="#000"
        data-wound={wound || undefined}
      >
        <rect x="1" y="1" width="118" height="66" rx="4" fill="#26262a" />
        <rect x="12" y="8" width="96" height="18" fill="#f4f0e0" />
        <rect x="12" y="8" width="96" height="5" fill={`hsl(${hueOf(movie)} 60% 45%)`} stroke="none" />
        <path d="M18 18H80M18 22H60" stroke="#88a" strokeWidth="1.5" />
        <rect x="20" y="32" width="80" height="28" rx="3" fill="#55565c" />
        {[38, 82].map((x, i) => (
          <g key={x} data-full={(i === 0) === wound || undefined}>
            <circle cx={x} cy="46" r={(i === 0) === wound ? 13 : 6.5} fill="#3a2a1a" />
            <circle cx={x} cy="46" r="5" fill="#e8e8e8" />
            <path d={`M${x} 42v8M${x - 4} 46h8`} strokeWidth="2" />
          </g>
        ))}
        <circle cx="60" cy="46" r="13" fill="#ffe14d" strokeWidth="1.5" />
        <path d={wound ? "M55 39L69 46 55 53Z" : "M59 39V53L49 46ZM70 39V53L60 46Z"} stroke="none" />
      </svg>
    </button>
  )
}

/** Draws a rating as stars, with "4 of 5" as the accessible name. */
export function Stars({ rating }: { rating: number }) {
  return (
    <svg className={styles.stars} viewBox="0 0 60 12" role="img" aria-label={`${rating} of 5 stars`}>
      {[0, 1, 2, 3, 4].map(i => (
        <path
          key={i}
          transform={`translate(${i * 12} 0)`}
          d="M6 .8l1.6 3.4 3.7.5-2.7 2.6.7 3.700L6 9.2 2.7 11l.7-3.700L.7 4.700l3.7-.5z"
          fill={i < rating ? "#c07800" : "#fff"}
          stroke="#5a3c00"
          strokeWidth="0.6"
        />
      ))}
    </svg>
  )
}
