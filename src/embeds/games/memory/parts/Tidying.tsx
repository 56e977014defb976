import type { CSSProperties } from "react"
import type { State, Swap } from "../state"
import { isWaking, swapNow } from "../tidying"
import * as styles from "./Tidying.module.css"

type WalkProps = { size: number; swap: Swap }

/** Pertti on his way from the rim to two cards and back, and the cards being swapped. */
export function Walk({ size, swap }: WalkProps) {
  const at = (cell: number) => [cell % size, Math.floor(cell / size)] as const
  const [x, y] = at(swap.one)
  const [toX, toY] = at(swap.other)
  const places = { "--x": x, "--y": y, "--to-x": toX, "--to-y": toY, "--rim": size } as CSSProperties
  const back = { "--x": toX, "--y": toY, "--to-x": x, "--to-y": y } as CSSProperties
  return (
    <div className={styles.walk} style={places} aria-hidden="true">
      <span className={styles.card} style={back} />
      <span className={styles.card} />
      <span className={styles.walker}>
        <Hamster pose="awake" />
      </span>
    </div>
  )
}

/** The rim where Pertti sleeps. He opens one eye before a swap is due. */
export function Rim({ state, moving }: { state: State; moving: boolean }) {
  const swap = swapNow(state)
  const isAway = swap !== null && moving
  const pose = swap ? "awake" : isWaking(state) ? "waking" : "asleep"
  return (
    <div className={styles.rim} aria-hidden="true" data-moving={moving || undefined}>
      <span key={swap?.move} className={`${styles.bed} ${isAway ? styles.away : ""}`}>
        <Hamster pose={pose} />
      </span>
    </div>
  )
}

function Hamster({ pose }: { pose: "asleep" | "waking" | "awake" }) {
  return (
    <svg viewBox="0 0 56 40" stroke="#4d3216" strokeWidth="1.5" aria-hidden="true">
      {pose === "asleep" && (
        <path className={styles.zzz} d="M42 4h7l-7 7h7M51 0h4l-4 4h4" fill="none" stroke="#111" />
      )}
      <circle cx="13" cy="12" r="5" fill="#c98b4b" />
      <circle cx="31" cy="12" r="5" fill="#c98b4b" />
      <path d="M4 38Q-1 14 22 12 46 10 49 38Z" fill="#e0a860" />
      <ellipse cx="22" cy="31" rx="11" ry="7" fill="#fff3df" stroke="none" />
      {pose === "asleep" ? (
        <path d="M11 24q3 3 6 0" fill="none" stroke="#111" strokeWidth="2" />
      ) : (
        <circle cx="14" cy="23" r="3" fill="#111" stroke="none" />
      )}
      {pose === "awake" ? (
        <circle cx="30" cy="23" r="3" fill="#111" stroke="none" />
      ) : (
        <path d="M27 24q3 3 6 0" fill="none" stroke="#111" strokeWidth="2" />
      )}
      <path d="M20 28h4l-2 2Z" fill="#b0485a" stroke="none" />
      <path d="M13 38q1-5 5-3M31 38q-1-5-5-3" fill="none" />
    </svg>
  )
}
