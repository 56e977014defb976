import { type ReactNode, useLayoutEffect, useRef } from "react"
import { useMotion } from "../../../hooks/browser/motion"
import * as styles from "../ClockFaces.module.css"
import { Shards } from "./Shards"

type Props = {
  /** The clock on the wall, and the text about it. */
  clock: ReactNode
  why: string
  /** The previous clock; null before the first press. */
  before: ReactNode
  /** The viewport rectangle from which the clock was taken; null for none. */
  from: DOMRect | null
  /** The number of fallen clocks. */
  fallen: number
}

/** The wall: the pressed clock flies to its nail, and the previous one falls and breaks. */
export function Wall({ clock, why, before, from, fallen }: Props) {
  const hung = useRef<HTMLDivElement>(null)
  const motion = useMotion()
  useLayoutEffect(() => {
    const element = hung.current
    if (!element?.animate || !from || !motion) return
    const to = element.getBoundingClientRect()
    const x = from.left + from.width / 2 - to.left - to.width / 2
    const y = from.top + from.height / 2 - to.top - to.height / 2
    const flight = element.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(0.5)` },
        { transform: "translateY(-10px) rotate(4deg)", offset: 0.8 },
        { transform: "rotate(-3deg)", offset: 0.9 },
        { transform: "none" },
      ],
      { duration: 1100, easing: "ease-in-out" },
    )
    return () => flight.cancel()
  }, [from, motion])

  const breaks = motion && fallen > 0 && before
  return (
    <div className={styles.wall}>
      <div className={styles.plaster}>
        <div ref={hung} className={styles.large} role="timer" aria-label="The time">
          {clock}
        </div>
        {breaks && (
          <div key={fallen} className={styles.falling} aria-hidden="true">
            <div className={styles.half}>{before}</div>
            <div className={styles.half}>{before}</div>
          </div>
        )}
        <svg viewBox="0 0 60 40" className={styles.nail} aria-hidden="true">
          <circle cx="30" cy="14" r="3.5" fill="#666" stroke="#111" />
          {breaks && (
            <g key={fallen} className={styles.hammer}>
              <path d="M34 10h26v5H34z" fill="#a5713c" stroke="#111" />
              <path d="M28 2h9v20h-9l-3-4V6z" fill="#777" stroke="#111" />
            </g>
          )}
        </svg>
        <Shards count={fallen} />
      </div>
      <p className={styles.why}>{why}</p>
    </div>
  )
}
