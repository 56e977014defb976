import { useState } from "react"
import { useMotion } from "../../../hooks/browser/motion"
import * as styles from "../BirthdayBoy.module.css"

type Props = {
  /** Whether the party was yesterday. */
  isAfter: boolean
  /** How old he has become, the day after; otherwise how old he becomes next. */
  age: number
}

const leftovers = [
  [60, 178, "#d00"],
  [98, 186, "#06c"],
  [140, 180, "#e8a400"],
  [176, 190, "#0a0"],
  [214, 179, "#a0c"],
  [250, 187, "#d00"],
  [284, 181, "#06c"],
] as const

/** What comes of poking somebody who sleeps. */
const turns = [
  "He turned over.",
  "He turned back.",
  "He said something about sunflower seeds.",
  "He sleeps on the other ear.",
]

/** How many balloons there are in the box, and their colours. */
const boxful = 6
const colours = ["#d00000", "#1d4ed8", "#f2b705", "#15803d", "#7b2cbf", "#e8590c"]

/** The room without a party: a chair, a balloon that has had its day, and a light that can be turned on. */
export function EmptyRoom({ isAfter, age }: Props) {
  const [lit, setLit] = useState(false)
  const [pokes, setPokes] = useState(0)
  const [flown, setFlown] = useState(0)
  const [said, setSaid] = useState("")
  const motion = useMotion()
  const light = () => {
    setLit(!lit)
    setSaid("")
  }
  const poke = () => {
    setPokes(pokes + 1)
    setSaid(turns[pokes % turns.length] ?? "")
  }
  const open = () => {
    setFlown(flown + 1)
    setSaid(
      flown < boxful
        ? `One got out. ${boxful - flown - 1} left for the day.`
        : "Empty. There will be more by March.",
    )
  }
  const seen = lit
    ? isAfter
      ? "the room in the light: confetti on the floor, half a cake, and Pertti asleep in a paper hat"
      : "the room in the light: a chair, and Pertti on it, asleep beside a box that says Balloons"
    : isAfter
      ? "a dark room with something on the floor that rustles"
      : "a dark room with a chair and a burst balloon"
  return (
    <>
      <div className={styles.scene}>
        <svg className={styles.room} viewBox="0 0 320 200" role="img" aria-label={`There is ${seen}`}>
          <path fill={lit ? "#e9dfc3" : "#2a3440"} d="M0 0h320v160H0z" />
          <path fill={lit ? "#a57f52" : "#1c222a"} d="M0 160h320v40H0z" />
          <path
            fill={lit ? "#9bc4e2" : "#0d1420"}
            stroke={lit ? "#fff" : "#46525f"}
            strokeWidth="4"
            d="M28 30h70v60H28z"
          />
          <path stroke={lit ? "#fff" : "#46525f"} strokeWidth="3" d="M63 30v60M28 60h70" />
          <path stroke={lit ? "#333" : "#55616d"} d="M210 0v24" />
          <path fill={lit ? "#ffe066" : "#55616d"} d="M200 24h20l8 16h-36z" />
          <g stroke={lit ? "#5d3a1a" : "#59646f"} strokeWidth="4" fill="none">
            <path d="M190 84v84M190 128h40v40M190 104h0" />
          </g>
          <path
            fill={isAfter ? "none" : lit ? "#c1121f" : "#6b3a40"}
            d="M118 180c6-6 16-4 18 0 4-2 8 1 6 4-8 4-22 4-24-4z"
          />
          {isAfter &&
            leftovers.map(([x, y, fill]) => (
              <path key={x} fill={lit ? fill : "#46525f"} d={`M${x} ${y}h8v4h-8z`} />
            ))}
          {lit && <Pertti hat={isAfter} turned={pokes % 2 === 1} />}
          {lit &&
            colours.slice(0, flown).map((fill, i) => (
              <g key={fill} className={motion ? styles.balloonUp : undefined}>
                <path
                  d={`M${262 + ((i * 17) % 22)} 138c8 0 12 -6 12 -15s-5 -14 -12 -14s-12 5 -12 14s4 15 12 15zv14`}
                  fill={fill}
                  stroke="#333"
                  transform={motion ? undefined : `translate(0 ${-105 + i * 3})`}
                />
              </g>
            ))}
          {lit && !isAfter && (
            <>
              <path fill="#c9a46b" stroke="#6b4a1f" d="M242 142h54v30h-54z" />
              <text x="269" y="161" textAnchor="middle" fontSize="11" fill="#111">
                Balloons
              </text>
            </>
          )}
          {lit && isAfter && <path fill="#f6c6d0" stroke="#7a3b47" d="M250 150h30v18h-30zM250 150l30-8v8z" />}
        </svg>
        {/* The lamp itself, for a hand; the button under the picture is for everybody. */}
        <button type="button" className={styles.lamp} tabIndex={-1} aria-hidden="true" onClick={light} />
        {lit && <button type="button" className={styles.poke} aria-label="Poke Pertti" onClick={poke} />}
        {lit && !isAfter && (
          <button
            type="button"
            className={`${styles.poke} ${styles.box}`}
            aria-label="Open the box of balloons"
            onClick={open}
          />
        )}
      </div>
      <div className={styles.row}>
        <button type="button" aria-pressed={lit} onClick={light}>
          Light
        </button>
        <span role="status">
          {lit
            ? said || "Psst. He is asleep."
            : isAfter
              ? `It was yesterday. He is ${age} now, and the cake was good.`
              : `Nothing is going on here. When he turns ${age}, it will.`}
        </span>
      </div>
    </>
  )
}

function Pertti({ hat, turned }: { hat: boolean; turned: boolean }) {
  return (
    <g transform={turned ? "matrix(-1 0 0 1 424 0)" : undefined}>
      <ellipse cx="211" cy="119" rx="19" ry="11" fill="#d99a4e" stroke="#6b4a1f" />
      <circle cx="226" cy="113" r="8" fill="#e7b069" stroke="#6b4a1f" />
      <circle cx="222" cy="106" r="3" fill="#e7a6a6" stroke="#6b4a1f" />
      <path d="M226 113h5" stroke="#111" />
      {hat && <path d="M219 104l9-14 5 15z" fill="#7b2cbf" stroke="#111" />}
      <text
        x="240"
        y="104"
        fontSize="10"
        fill="#333"
        transform={turned ? "matrix(-1 0 0 1 490 0)" : undefined}
      >
        z z
      </text>
    </g>
  )
}
