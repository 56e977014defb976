import * as styles from "../Spotify.module.css"

type Props = { lines: readonly string[]; printed: number }

/** A dot matrix printer with fanfold paper, on which the first `printed` lines are visible. */
export function Printer({ lines, printed }: Props) {
  return (
    <div className={styles.printer}>
      <svg viewBox="0 0 400 46" className={styles.machine} aria-hidden="true" preserveAspectRatio="none">
        <path d="M6 14h388l6 32H0z" fill="#d8d2bd" stroke="#55503f" />
        <path d="M20 4h360v12H20z" fill="#bdb69d" stroke="#55503f" />
        <path d="M34 28h332v10H34z" fill="#3a382f" />
        <path d={`M${40 + ((printed * 67) % 300)} 24h26v18h-26z`} fill="#777260" stroke="#222" />
        <circle
          cx="378"
          cy="30"
          r="3.500"
          fill={printed < lines.length ? "#4cff5a" : "#ffb52e"}
          stroke="#333"
        />
      </svg>
      {/* All lines are rendered from the start, so that the paper has its full length. */}
      <pre className={styles.paper}>
        <code className={styles.sheet}>
          {lines.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place on the paper
            <span key={i} data-printed={i < printed || undefined}>
              {line || " "}
              {"\n"}
            </span>
          ))}
        </code>
      </pre>
    </div>
  )
}
