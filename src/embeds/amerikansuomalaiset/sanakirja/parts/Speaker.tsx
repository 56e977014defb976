import type { Piece, Way } from "../logic"
import * as styles from "../Sanakirja.module.css"

/**
 * A person on a jetty who says the sentence: with a suitcase on departure, with a hat and a car some years later.
 */
export function Speaker({ way, pieces }: { way: Way; pieces: readonly Piece[] }) {
  const there = way === "fingliska"
  return (
    <div className={styles.speaker}>
      <p className={styles.says}>
        {pieces.map(({ text, word }, i) =>
          word ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the sentence
            <b key={i} title={`${word.fi}, ${word.en}`}>
              {text}
            </b>
          ) : (
            text
          ),
        )}
      </p>
      <svg
        viewBox="0 0 240 96"
        role="img"
        aria-label={
          there
            ? "Setä Ameriikassa, hattu päässä ja kaara vieressä"
            : "Setä kotilaiturilla, matka-arkku vieressä"
        }
      >
        <rect width="240" height="96" fill={there ? "#f3d9a6" : "#cfe3ee"} />
        {there ? (
          <path
            d="M0 70V40h14V22h16v30h12V30h18v24h10V14h14v56zM176 70V34h16v18h14V26h16v26h18v18z"
            fill="#b08a5d"
          />
        ) : (
          <path
            d="M0 62l20-26 14 26 12-34 18 34 14-22 12 22zM150 62l18-30 16 30 14-40 20 40 22-16v16z"
            fill="#3f6b4f"
          />
        )}
        <path d="M0 70h240v26H0z" fill={there ? "#6d6a63" : "#8a6a45"} />
        {there ? (
          <g>
            <path d="M118 72q0-14 16-14l10-16h40l12 16q22 0 24 14v6H118z" fill="#1f1f24" />
            <path d="M148 46h16v12h-24zM168 46h14l9 12h-23z" fill="#bcd4e0" />
            <circle cx="142" cy="80" r="10" fill="#333" stroke="#ddd" strokeWidth="3" />
            <circle cx="198" cy="80" r="10" fill="#333" stroke="#ddd" strokeWidth="3" />
          </g>
        ) : (
          <path
            d="M134 60h52v26h-52zM134 70h52M150 54h20v6h-20z"
            fill="#7a4f2a"
            stroke="#3f2814"
            strokeWidth="3"
          />
        )}
        <path d="M62 90V58q0-12 14-12t14 12v32z" fill={there ? "#33435f" : "#6b5a43"} />
        <circle cx="76" cy="36" r="12" fill="#e2b48c" />
        <path d="M70 40q6 5 12 0" stroke="#5c2c1c" strokeWidth="2" fill="none" />
        <path
          d={there ? "M58 30h36l-4-4q-2-12-14-12t-14 12z" : "M63 34q0-13 13-13t13 13z"}
          fill={there ? "#2c2620" : "#a9803f"}
        />
      </svg>
    </div>
  )
}
