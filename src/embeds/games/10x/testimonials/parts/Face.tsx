import { lookOf } from "../photo"
import * as styles from "./Photo.module.css"

/** Two eyes, whose direction comes from CSS variables of the enclosing cell. */
function Eyes({ x = 11, y = 52, r = 6 }: { x?: number; y?: number; r?: number }) {
  return (
    <g className={styles.eyes}>
      {[50 - x, 50 + x].map(cx => (
        <g key={cx}>
          <circle cx={cx} cy={y} r={r} fill="#fff" stroke="#222" />
          <circle className={styles.pupil} cx={cx} cy={y} r={r / 2} fill="#111" />
        </g>
      ))}
    </g>
  )
}

function Mouth({ y = 72 }: { y?: number }) {
  return (
    <g>
      <path className={styles.shut} d={`M42 ${y}q8 6 16 0`} fill="none" stroke="#6b1f1f" strokeWidth="2.5" />
      <ellipse className={styles.open} cx="50" cy={y + 1} rx="7" ry="5" fill="#6b1f1f" />
    </g>
  )
}

function Duck() {
  return (
    <g className={styles.duck}>
      <path
        fill="#f6c916"
        stroke="#8a6a00"
        strokeWidth="2"
        d="M14 96C8 66 34 70 36 58C24 30 50 12 66 24C84 36 72 54 68 62C90 66 94 84 88 96z"
      />
      <path fill="#e8730c" stroke="#8a3d00" strokeWidth="2" d="M38 50Q50 42 62 50Q64 60 50 60Q36 60 38 50z" />
      <Eyes x={9} y={38} r={5} />
    </g>
  )
}

function Machine() {
  return (
    <>
      <path fill="#d8d2bd" stroke="#6b664f" strokeWidth="2" d="M14 16h72v64H14zM30 80h40l8 16H22z" />
      <path fill="#0b2a12" d="M22 24h56v46H22z" />
      <Eyes y={42} />
      <g transform="translate(0 -14)">
        <Mouth />
      </g>
    </>
  )
}

function Hamster() {
  return (
    <>
      <path
        fill="#d9964a"
        stroke="#7a4a17"
        strokeWidth="2"
        d="M20 30a11 11 0 1 1 18-8h24a11 11 0 1 1 18 8C98 60 88 98 50 98S2 60 20 30z"
      />
      <ellipse cx="32" cy="72" rx="17" ry="14" fill="#fbe3c3" />
      <ellipse cx="68" cy="72" rx="17" ry="14" fill="#fbe3c3" />
      <Eyes x={16} y={46} />
      <path fill="#b5476a" d="M45 60h10l-5 6z" />
      <Mouth />
    </>
  )
}

function Person({ who }: { who: string }) {
  const { skin, shirt, hair, hairs, front, glasses, beard } = lookOf(who)
  return (
    <>
      <path fill={shirt} d="M4 100C8 82 30 82 50 82S92 82 96 100z" />
      <path fill={skin} d="M40 76h20v10q-10 6-20 0z" />
      <ellipse cx="50" cy="55" rx="26" ry="29" fill={skin} />
      {beard && (
        <path fill={who === "Kari" ? "#6b4a2c" : hair} d="M25 60Q30 68 50 66T75 60Q76 92 50 92T25 60z" />
      )}
      <path fill={hair} d={hairs} />
      {front && <path fill="#222" d={front} />}
      <Eyes />
      {glasses && (
        <path fill="none" stroke="#222" strokeWidth="2" d="M31 44h16v16H31zM53 44h16v16H53zM47 50h6" />
      )}
      <Mouth />
    </>
  )
}

/** The visitor, of whom only the eyes are visible. */
function Bag() {
  return (
    <>
      <path fill="#3a6ea5" d="M4 100C8 82 30 82 50 82S92 82 96 100z" />
      <path
        fill="#c89b62"
        stroke="#6b4a20"
        strokeWidth="2"
        d="M22 18l7-6 7 6 7-6 7 6 7-6 7 6 7-6 7 6 3 72H19z"
      />
      <path fill="none" stroke="#a57a45" strokeWidth="2" d="M30 24l2 60M68 26l-2 58" />
      <Eyes y={46} r={7} />
      <Mouth />
    </>
  )
}

/** The empty chair at the end of the row. */
export function Chair() {
  return (
    <svg viewBox="0 0 100 100" className={styles.face} aria-hidden="true">
      <path
        fill="#4a4f5c"
        d="M30 18q20-8 40 0l-3 44H33zM26 66h48v10H26zM47 76h6v12h-6zM26 92l24-6l24 6l-4 5l-20-5l-20 5z"
      />
    </svg>
  )
}

/** The box of a colleague who was blamed, in that colleague's place. */
export function Box() {
  return (
    <svg viewBox="0 0 100 100" className={styles.face} aria-hidden="true">
      <path fill="#2f7d3b" d="M40 52C30 34 44 24 50 40C52 20 70 26 60 52z" />
      <path fill="#c89b62" stroke="#6b4a20" strokeWidth="2" d="M16 56h68v38H16z" />
      <path fill="#fffbe8" stroke="#888" d="M62 40l14 4-4 14-14-4z" />
      <path fill="#a57a45" d="M40 66h20v7H40z" />
    </svg>
  )
}

/** A colleague from the chest up, with moving eyes and mouth. */
export function Face({ who }: { who: string }) {
  return (
    <svg viewBox="0 0 100 100" className={styles.face} aria-hidden="true">
      {who === "The rubber duck" ? (
        <Duck />
      ) : who === "The language model" ? (
        <Machine />
      ) : who === "Pertti" ? (
        <Hamster />
      ) : who === "You" ? (
        <Bag />
      ) : (
        <Person who={who} />
      )}
    </svg>
  )
}
