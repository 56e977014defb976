import { hash } from "../../../../lib/game/random"
import type { Desk } from "../customs"
import * as styles from "../FinnishBooks.module.css"
import { millimetres } from "../logic"
import type { FinnishBook } from "../schema"
import { Clerk, type Mood } from "./Clerk"

/** The pages at the end of the dial. */
const maxPages = 800

export const colourOf = (title: string) => `hsl(${hash(title) % 360} 45% 34%)`

type Props = { desk: Desk; books: readonly FinnishBook[]; mood: Mood; label: string }

/** The customs office, 600 by 300: a clerk, his scale with a dial of pages, and those books that are through. */
export function Office({ desk, books, mood, label }: Props) {
  const book = desk.onScale === null ? null : books[desk.onScale]
  const readTitle = desk.kept === null ? "" : (books[desk.kept]?.title ?? "")
  const thickness = book ? millimetres(book.pages) * 1.5 : 0
  return (
    <svg className={styles.office} viewBox="0 0 600 300" role="img" aria-label={label}>
      <path d="M0 0h600v300H0z" fill="#d9cba8" />
      <path d="M0 0h600v26H0z" fill="#7a5a34" />
      <text
        x="300"
        y="19"
        fontSize="16"
        fontWeight="700"
        textAnchor="middle"
        fill="#fff"
        fontFamily="var(--chrome)"
      >
        TULLI · CUSTOMS
      </text>
      <path d="M24 46h84v62H24z" fill="#fff8e0" stroke="#7a5a34" strokeWidth="4" />
      <g fontSize="12" fontWeight="700" fontFamily="var(--chrome)" fill="#333">
        <text x="32" y="64">
          NO SEEDS
        </text>
        <text x="32" y="80">
          NO CHEESE
        </text>
        <text x="32" y="96">
          NO POEMS
        </text>
      </g>
      <g transform="translate(150 62)">
        <Clerk mood={mood} title={readTitle} />
      </g>
      <path d="M0 228h600v72H0z" fill="#8a5a2b" />
      <path d="M0 222h600v14H0z" fill="#a5682f" stroke="#5c3a1a" strokeWidth="2" />
      <g transform="translate(390 222)">
        <path d="M-64 0l14-54h100l14 54z" fill="#c9ccd2" stroke="#333" strokeWidth="3" />
        <circle cy="-30" r="27" fill="#fff" stroke="#333" strokeWidth="3" />
        <path
          d="M-20-18A24 24 0 1 1 20-18"
          fill="none"
          stroke="#b3372f"
          strokeWidth="3"
          strokeDasharray="2 6"
        />
        <g transform="translate(0 -30)">
          <g
            className={styles.needle}
            style={{ transform: `rotate(${-120 + ((book?.pages ?? 0) / maxPages) * 240}deg)` }}
          >
            <path d="M-4 5L0-25 4 5z" fill="#111" />
          </g>
        </g>
        <path d={`M-56-62h112v8H-56zM-4-56h8v6h-8z`} fill="#8b8f97" stroke="#333" strokeWidth="2" />
        {book && (
          <g className={styles.drops} key={book.title}>
            <path
              d={`M-52-62v${-thickness}h104v${thickness}z`}
              fill={colourOf(book.title)}
              stroke="#1c1410"
              strokeWidth="3"
            />
            <path d={`M46-64v${-thickness + 4}`} stroke="#fffbe6" strokeWidth="6" />
            {thickness > 18 && (
              <text
                y={-62 - thickness / 2 + 4}
                x="-4"
                fontSize="11"
                fontWeight="700"
                textAnchor="middle"
                fill="#fff"
                fontFamily="var(--chrome)"
              >
                {book.title}
              </text>
            )}
          </g>
        )}
      </g>
      <g transform="translate(530 222)">
        {desk.passed.map((i, place) => {
          const passed = books[i] as FinnishBook
          const under = desk.passed
            .slice(0, place)
            .reduce((sum, at) => sum + millimetres(books[at]?.pages ?? 0), 0)
          const height = millimetres(passed.pages)
          return (
            <g key={passed.title} transform={`translate(${(place % 3) * 4 - 4} ${-under})`}>
              <path
                d={`M-46 0v${-height}h92V0z`}
                fill={colourOf(passed.title)}
                stroke="#1c1410"
                strokeWidth="2"
              />
              <path d={`M40-2v${4 - height}`} stroke="#fffbe6" strokeWidth="4" />
            </g>
          )
        })}
      </g>
      {desk.marks.map(({ x, y, turn }) => (
        <Stamp key={`${x} ${y}`} x={x} y={y} turn={turn} />
      ))}
    </svg>
  )
}

/** The mark of the stamp. */
function Stamp({ x, y, turn }: { x: number; y: number; turn: number }) {
  return (
    <g className={styles.thuds} transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path d="M-46-16h92v32h-92z" fill="none" stroke="#b01f2f" strokeWidth="4" />
      <text
        y="7"
        fontSize="18"
        fontWeight="700"
        textAnchor="middle"
        fill="#b01f2f"
        fontFamily="var(--chrome)"
      >
        PASSED
      </text>
    </g>
  )
}
