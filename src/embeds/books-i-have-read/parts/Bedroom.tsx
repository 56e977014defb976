import { hash } from "../../../lib/game/random"
import { pluralise } from "../../../lib/text/pluralise"
import * as styles from "../BooksIHaveRead.module.css"
import { type Book, pagesPerPromise } from "../logic"
import type { ReadingYear } from "../schema"
import { pageText, type Thing } from "../words"
import { Lamp, NightWindow } from "./Furniture"

type Props = {
  year: ReadingYear
  books: readonly Book[]
  /** The number of pages read for him; each flies off the bed. */
  page: number
  /** True while he is awake and makes a promise. */
  isAwake: boolean
  isLampOn: boolean
  /** The number of presses on each thing. */
  pressed: Readonly<Record<Thing, number>>
  onPress: (thing: Thing) => void
}

/** The things that can be pressed, with their places in per cent of the picture. */
const things: readonly {
  thing: Thing
  label: string
  left: number
  top: number
  width: number
  height: number
}[] = [
  { thing: "window", label: "Look out of the window", left: 4, top: 14, width: 20, height: 42 },
  { thing: "pile", label: "Poke the pile", left: 32, top: 42, width: 30, height: 48 },
  { thing: "lamp", label: "Switch the lamp", left: 64, top: 45, width: 12, height: 45 },
  { thing: "man", label: "Poke him", left: 78, top: 48, width: 22, height: 42 },
]

/** In units of the viewBox: the height of a page, of a pair of covers, and of an outlined book. */
const pageHeight = 0.036
const coversHeight = 4
const outlineHeight = 14
const floorY = 268
const ceilingY = 16

/** A bedroom at night with the books of a year beside the bed, and above them the missing ones as outlines. */
export function Bedroom({ year, books, page, isAwake, isLampOn, pressed, onPress }: Props) {
  let y = floorY
  const pile = year.books.map(({ title }) => {
    const pages = books.find(book => book.title === title)?.pages ?? 0
    const height = Math.max(13, coversHeight + pages * pageHeight)
    y -= height
    const chance = hash(title)
    return { title, y, height, x: 214 + (chance % 9), width: 176 - (chance % 17), hue: (chance >>> 8) % 360 }
  })
  const top = y
  const missing = year.goal - year.books.length
  const room = Math.max(0, Math.floor((top - ceilingY) / outlineHeight))
  const outlines = Math.min(missing, room + 1)
  const night = isAwake ? 1 : (page % pagesPerPromise) / pagesPerPromise
  const text = pageText(page)
  return (
    <div className={styles.room}>
      <svg
        className={styles.scene}
        viewBox="0 0 640 300"
        role="img"
        aria-label={`A bedroom at night. Beside the bed ${pluralise(year.books.length, "book")}, and the outlines of ${missing} more${missing > room ? ", through the ceiling" : ""}. ${isAwake ? "He is awake." : "He is asleep over a book."}`}
      >
        <defs>
          <pattern id="read-paper" width="24" height="24" patternUnits="userSpaceOnUse">
            <rect width="24" height="24" fill="#31406b" />
            <path d="M0 0h2v24H0z" fill="#3b4c7c" />
            <path d="M11 9h4v2h-4zM12 8h2v4h-2z" fill="#8490bd" />
          </pattern>
          <radialGradient id="read-light">
            <stop offset="0" stopColor="#ffe9a0" stopOpacity=".75" />
            <stop offset="1" stopColor="#ffe9a0" stopOpacity="0" />
          </radialGradient>
        </defs>
        <rect x="-300" width="1240" height="300" fill="url(#read-paper)" />
        <rect x="-300" width="1240" height={ceilingY} fill="#d8d4c8" />
        <path d={`M-300 ${ceilingY}H940v4H-300z`} fill="#a9a493" />
        <rect x="-300" y={floorY} width="1240" height="32" fill="#7a4d26" />
        <path
          d="M-300 268H940v3H-300zM-120 271v29M90 271v29M300 271v29M520 271v29M760 271v29"
          stroke="#5a3617"
          fill="#94612f"
        />
        <NightWindow night={night} />
        <Lamp isOn={isLampOn} />
        <Bed isAwake={isAwake} isTurned={pressed.man % 3 === 2} />
        {page > 0 && (
          <path
            key={page}
            className={styles.page}
            d="M560 184l14-8 10 5-14 8z"
            fill="#fff"
            stroke="#2a1a0a"
          />
        )}
        {pile.map((book, i) => (
          <g
            key={book.title}
            className={styles.book}
            transform={`translate(${pressed.pile % 2 === 0 ? 0 : (i + 1) * (i % 2 === 0 ? 5 : -4)} 0)`}
          >
            <rect
              x={book.x}
              y={book.y}
              width={book.width}
              height={book.height}
              fill={`hsl(${book.hue} 45% 33%)`}
              stroke="#0c1020"
            />
            <path d={`M${book.x} ${book.y + 1}h${book.width}`} stroke={`hsl(${book.hue} 55% 60%)`} />
            <path
              d={`M${book.x + 9} ${book.y}v${book.height}M${book.x + book.width - 9} ${book.y}v${book.height}`}
              stroke="#e0b64c"
              strokeWidth="2"
            />
            <text x={book.x + book.width / 2} y={book.y + book.height / 2 + 3.5} className={styles.spine}>
              {book.title.length > 28 ? `${book.title.slice(0, 27)}…` : book.title}
            </text>
          </g>
        ))}
        {Array.from({ length: outlines }, (_, i) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: an outline is its place
            key={i}
            x={216 + ((i * 5) % 9)}
            y={top - (i + 1) * outlineHeight + 1}
            width="168"
            height={outlineHeight - 2}
            fill="#fff1"
            stroke="#dfe6ff"
            strokeDasharray="4 3"
          />
        ))}
        {missing > room && (
          <g>
            <path
              d="M202 0h196l-6 9 8 5-10 10-9-4-12 6-16-5-14 6-18-6-20 5-16-5-20 6-14-6-18 5-12-8-14 3-5-10 6-5z"
              fill="#151a30"
              stroke="#f4f0e2"
            />
            <text x="300" y="14" className={styles.more}>
              {pluralise(missing - room, "more book")} above
            </text>
          </g>
        )}
        {!isLampOn && <rect width="640" height="300" fill="#04060f" opacity={0.62 - 0.4 * night} />}
        {night > 0.6 && <rect width="640" height="300" fill="#ffb347" opacity={(night - 0.6) * 0.6} />}
      </svg>
      {text && (
        <p key={page} className={styles.sheet}>
          {text} <small>{page}</small>
        </p>
      )}
      {things.map(({ thing, label, ...place }) => (
        <button
          key={thing}
          type="button"
          className={styles.thing}
          aria-label={label}
          style={{
            insetInlineStart: `${place.left}%`,
            top: `${place.top}%`,
            width: `${place.width}%`,
            height: `${place.height}%`,
          }}
          onClick={() => onPress(thing)}
        />
      ))}
    </div>
  )
}

/** A bed with a person who has fallen asleep over a book, or has woken up with an idea. */
function Bed({ isAwake, isTurned }: { isAwake: boolean; isTurned: boolean }) {
  return (
    <g stroke="#2a1a0a">
      <path d="M498 176h10v92h-10zM630 150h10v118h-10z" fill="#6b3f1b" />
      <path d="M508 224h124v28H508z" fill="#8a5a2b" />
      <path d="M508 206h124v22H508z" fill="#f4f0e2" />
      <path d="M588 186q24-8 40 4v20h-44z" fill="#fff" />
      <circle cx="598" cy="188" r="13" fill="#f0c9a0" />
      <path
        d={isTurned ? "M585 190q0-16 14-15 14 0 12 14 -13 6-26 1z" : "M586 184q4-16 22-11l3 8q-14-4-25 3z"}
        fill="#6a4a2c"
      />
      {isAwake ? (
        <g fill="#111" stroke="none">
          <circle cx="591" cy="188" r="2" />
          <circle cx="600" cy="188" r="2" />
          <circle cx="595" cy="196" r="2.5" />
        </g>
      ) : (
        !isTurned && <path d="M590 190h7M600 197h-7" fill="none" />
      )}
      <path d="M506 208q20-20 44-16t40 8v30h-84z" fill="#c23b6b" />
      <path
        d="M512 206q6 12 0 24M532 196q6 16 0 34M554 194q6 16 0 36M574 198q5 14 0 32"
        stroke="#f0a8c0"
        fill="none"
      />
      <path d="M560 188l16-9 16 9v6l-16-7-16 7z" fill="#f7f0da" />
      <path d="M560 194l16-7 16 7" stroke="#0b3d2a" strokeWidth="3" fill="none" />
      {isAwake ? (
        <g>
          <path d="M520 124h92v30h-16l-6 12-6-12h-64z" fill="#fff" />
          <text x="566" y="144" className={styles.speech}>
            One more!
          </text>
        </g>
      ) : (
        <text x="590" y="160" className={styles.sleep}>
          z Z z
        </text>
      )}
    </g>
  )
}
