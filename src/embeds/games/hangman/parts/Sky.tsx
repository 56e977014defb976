import * as styles from "../Hangman.module.css"
import { balloonsLeft, balloonsOf, legOf, type State } from "../logic"
import { captionOf } from "../sentences"

/** Where balloons hang, the last to go first; and what colour they have. */
const spots = [
  [160, 22, "#d6336c"],
  [131, 29, "#ffd43b"],
  [189, 29, "#1c7ed6"],
  [146, 53, "#37b24d"],
  [174, 53, "#f76707"],
  [105, 46, "#7048e8"],
  [215, 46, "#e03131"],
  [118, 72, "#0c8599"],
  [202, 72, "#fab005"],
] as const

/** How far the basket comes down before the last balloon goes, and when it has gone, in units of the drawing. */
const sinking = 15
const fallen = 40

/** The balloons, the basket and the hamster over a field with a haystack, and in words the leg and the balloons. */
export function Sky({ state, moving }: { state: State; moving: boolean }) {
  const all = balloonsOf(legOf(state))
  const left = balloonsLeft(state)
  const drop = left === 0 ? fallen : (1 - left / all) * sinking
  const popped = left < all ? spots[left] : undefined
  return (
    <figure className={styles.sky}>
      <svg viewBox="0 0 320 200" aria-hidden="true">
        <rect width="320" height="200" fill="#d3ecf8" />
        <path d="M0 150Q60 118 130 148T320 138V200H0Z" fill="#9cc19a" />
        <path d="M0 172Q90 158 170 172T320 166V200H0Z" fill="#6d9a58" />
        <Haystack />
        <g
          className={moving ? `${styles.craft} ${styles.moving}` : styles.craft}
          style={{ transform: `translateY(${drop}px)` }}
        >
          {spots.slice(0, left).map(([x, y, colour]) => (
            <Balloon key={`${x}-${y}`} x={x} y={y} colour={colour} />
          ))}
          {popped && <Pop x={popped[0]} y={popped[1]} />}
          <Basket aloft={left > 0} />
        </g>
      </svg>
      <figcaption>{captionOf(state)}</figcaption>
    </figure>
  )
}

function Balloon({ x, y, colour }: { x: number; y: number; colour: string }) {
  return (
    <g stroke="#222" strokeWidth="1">
      <path d={`M${x} ${y + 19}Q${(x + 160) / 2} ${y + 34} 160 106`} fill="none" />
      <ellipse cx={x} cy={y} rx="13" ry="16" fill={colour} />
      <path d={`M${x} ${y + 15}l-3 5h6Z`} fill={colour} />
      <ellipse cx={x - 5} cy={y - 6} rx="2.5" ry="4" fill="#fff" stroke="none" opacity="0.7" />
    </g>
  )
}

function Pop({ x, y }: { x: number; y: number }) {
  const rays = [0, 45, 90, 135, 180, 225, 270, 315]
  return (
    <g stroke="#222" strokeWidth="1.5" strokeLinecap="round">
      {rays.map(angle => (
        <path key={angle} d="M0 -6V-12" transform={`translate(${x} ${y}) rotate(${angle})`} />
      ))}
    </g>
  )
}

function Basket({ aloft }: { aloft: boolean }) {
  return (
    <g stroke="#222" strokeWidth="1">
      {aloft && <path d="M160 106 141 132M160 106 179 132" fill="none" />}
      <circle cx="152" cy="115" r="4" fill="#c98b4b" />
      <circle cx="168" cy="115" r="4" fill="#c98b4b" />
      <ellipse cx="160" cy="124" rx="13" ry="11" fill="#e0a860" />
      <ellipse cx="160" cy="129" rx="7" ry="5" fill="#fff3df" stroke="none" />
      <circle cx="155" cy="122" r="1.8" fill="#222" stroke="none" />
      <circle cx="165" cy="122" r="1.8" fill="#222" stroke="none" />
      <path d="M158.500 127h3l-1.500 2Z" fill="#b0485a" stroke="none" />
      <path d="M139 132h42l-5 22h-32Z" fill="#b07a3c" />
      <path d="M141 140h38M143 147h34M150 132l2 22M160 132v22M170 132l-2 22" fill="none" stroke="#6b4519" />
      <path d="M147 133q3-5 6 0M167 133q3-5 6 0" fill="#e0a860" />
    </g>
  )
}

function Haystack() {
  return (
    <g stroke="#7a5c12" strokeWidth="1">
      <path d="M116 194Q122 172 160 170T204 194Z" fill="#e0bd4f" />
      <path d="M134 190l8-12M150 192l4-15M168 192l-2-16M184 190l-6-10" fill="none" />
    </g>
  )
}
