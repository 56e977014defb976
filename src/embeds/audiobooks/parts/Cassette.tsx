import * as styles from "../Audiobooks.module.css"
import type { Book } from "../schema"

type Props = {
  book: Pick<Book, "title" | "author">
  /** The rotation of the reels in degrees. */
  angle: number
  /** The share of tape on the right reel, 0 to 1. */
  share: number
}

/** A cassette whose reels turn as the tape winds from one to the other. */
export function Cassette({ book, angle, share }: Props) {
  const reels = [
    { x: 72, size: 30 - 14 * share },
    { x: 148, size: 16 + 14 * share },
  ]
  return (
    <svg
      className={styles.cassette}
      viewBox="0 0 220 140"
      role="img"
      aria-label={`A cassette with ${book.title}`}
      stroke="#000"
    >
      <rect x="1" y="1" width="218" height="138" rx="9" fill="#3a3a42" />
      <rect x="14" y="12" width="192" height="92" rx="5" fill="#f4f0e0" />
      <path d="M14 78h192v8H14zM14 88h192v6H14z" fill="#d0452f" stroke="none" />
      <text x="110" y="27" className={styles.label}>
        {book.title.length > 30 ? `${book.title.slice(0, 29)}…` : book.title}
      </text>
      <text x="110" y="40" className={styles.label} data-small="">
        {book.author}
      </text>
      <rect x="46" y="46" width="128" height="50" rx="25" fill="#26262a" />
      <clipPath id="cassette-window">
        <rect x="47" y="47" width="126" height="48" rx="24" />
      </clipPath>
      <g clipPath="url(#cassette-window)">
        {reels.map(({ x, size }) => (
          <circle key={x} cx={x} cy="71" r={size} fill="#5a3418" />
        ))}
      </g>
      {reels.map(({ x }) => (
        <g key={x} transform={`translate(${x} 71) rotate(${angle})`}>
          <circle r="13" fill="#eee" />
          <circle r="8" fill="#26262a" />
          <path d="M0-12V-5M10.4 6L4.3 2.500M-10.4 6L-4.3 2.5" strokeWidth="4" />
        </g>
      ))}
      <path d="M44 139l8-26h116l8 26z" fill="#2c2c33" />
      <circle cx="72" cy="127" r="4" fill="#111" />
      <circle cx="148" cy="127" r="4" fill="#111" />
    </svg>
  )
}
