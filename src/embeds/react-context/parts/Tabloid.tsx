import { BidiIsolate } from "../../../components/bidi-isolate/BidiIsolate"
import { headlineOf, sizeOf, strapOf } from "../tabloid"
import * as styles from "./Tabloid.module.css"

type Props = {
  /** The words of the tabloid. */
  words: string
  /** The words of the minister, on the same page. */
  minister: string
  /** The number of changes of the sentence; with each the paper grows. */
  edition: number
}

/** Draws the front page of the tabloid. Each edition is larger than the one before. */
export function Tabloid({ words, minister, edition }: Props) {
  const lines = headlineOf(words)
  const sizes = lines.map(sizeOf)
  const tops = sizes.map((_, i) => 122 + sizes.slice(0, i + 1).reduce((sum, size) => sum + size * 0.92, 0))
  return (
    <div className={styles.place}>
      <svg
        viewBox="0 0 400 400"
        className={styles.sheet}
        role="img"
        aria-label={`The front page of the tabloid: ${lines.join(" ")}`}
        style={{
          scale: String(Math.min(1.1, 0.84 + edition * 0.008)),
          rotate: `${-Math.min(3, edition * 0.08)}deg`,
        }}
      >
        <path d="M2 2H398V398H2z" fill="#fffdf4" stroke="#333" strokeWidth="3" />
        <path d="M2 2H398V74H2z" fill="#d11f1f" />
        <text x="14" y="56" className={styles.masthead}>
          ILTAHAMSTERI
        </text>
        <text x="386" y="98" className={styles.small} textAnchor="end">
          {`Edition ${edition + 1}, 7 mk`}
        </text>
        <text x="14" y="99" className={styles.strap}>
          {strapOf(edition)}
        </text>
        {lines.map((line, i) => (
          <text
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is the one at its place.
            key={i}
            x="14"
            y={tops[i]}
            className={styles.headline}
            style={{ fontSize: sizes[i] }}
          >
            {line}
          </text>
        ))}
        <g transform="translate(14 322)">
          <path d="M0 0h80v66H0z" fill="#9db4c4" />
          <path d="M20 66q0-24 20-24t20 24z" fill="#2c5c8a" />
          <ellipse cx="40" cy="30" rx="15" ry="18" fill="#f0c8a0" />
          <path d="M24 26q2-18 16-18t16 18q-8-8-16-8t-16 8z" fill="#7a4a1e" />
          <path d="M18 25h44v9H18z" fill="#111" />
        </g>
        <text x="104" y="340" className={styles.small}>
          The person in question.
        </text>
        <foreignObject x="104" y="346" width="286" height="50">
          <p className={styles.quote}>
            <BidiIsolate>{minister}</BidiIsolate>
          </p>
        </foreignObject>
      </svg>
    </div>
  )
}
