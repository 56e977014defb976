import type { CSSProperties } from "react"
import * as styles from "../IsItMyBirthday.module.css"

/** The positions of the splashes in per cent of the window, their sizes in pixels, and how far they slide. */
const splashes = [
  { x: 62, y: 2, size: 150, slide: 90 },
  { x: 6, y: 10, size: 110, slide: 60 },
  { x: 34, y: 24, size: 190, slide: 120 },
  { x: 78, y: 34, size: 120, slide: 70 },
  { x: 16, y: 48, size: 90, slide: 110 },
  { x: 52, y: 56, size: 80, slide: 50 },
  { x: 86, y: 58, size: 70, slide: 30 },
]

type Props = { moves: boolean }

/** The cream that shot out of the box, sliding down the inside of the screen. */
export function Cream({ moves }: Props) {
  return (
    <div className={styles.cream} data-moves={moves || undefined} aria-hidden="true">
      {splashes.map(({ x, y, size, slide }, i) => (
        <svg
          key={x}
          aria-hidden="true"
          viewBox="0 0 100 130"
          style={
            {
              left: `${x}%`,
              top: `${y}%`,
              width: `min(${size}px, 34%)`,
              "--slide": `${slide}px`,
              "--after": `${i * 60}ms`,
            } as CSSProperties
          }
        >
          <path
            d="M30 20C20 4 46-4 55 11 66 0 86 9 79 24 97 25 99 49 82 50 89 61 80 69 72 62 73 92 67 124 62 124S58 84 54 70C51 96 47 106 43 106S42 82 38 65C26 74 8 66 15 51-3 46 2 25 20 30 17 26 24 18 30 20Z"
            fill={i % 3 === 2 ? "#ffc4d8" : "#fff6ee"}
            stroke="#dd9db4"
            strokeWidth="2"
          />
          <path d="M30 30q14-14 30-6" fill="none" stroke="#fff" strokeWidth="6" strokeLinecap="round" />
          {i % 2 === 0 && <path d="M64 40q14-4 12 8t-12 10q-10-8 0-18Z" fill="#d01f3c" />}
        </svg>
      ))}
    </div>
  )
}
