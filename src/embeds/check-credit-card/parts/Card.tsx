import { type PointerEvent, useRef, useState } from "react"
import { now } from "../../../hooks/browser/clock"
import * as styles from "../CheckCreditCard.module.css"
import { type Brand, groupDigits } from "../logic"
import { judgePull, type Pull } from "../swipe"

type Props = {
  digits: string
  brand: Brand | null
  motion: boolean
  isReading: boolean
  isGone: boolean
  hasBag: boolean
  /** True if it can be swiped now. */
  isFree: boolean
  onPull: (pull: Pull) => void
}

const defaultGaps = [4, 8, 12, 16]

/** The movement in pixels below which the card does not follow the pointer. */
const slopPx = 8

/** The card, which is swiped sideways through the reader; its speed counts. */
export function Card({ digits, brand, motion, isReading, isGone, hasBag, isFree, onPull }: Props) {
  const [by, setBy] = useState<number | null>(null)
  const pull = useRef({ from: 0, since: 0 })

  const move = ({ clientX }: PointerEvent) => {
    if (by === null) return
    const next = clientX - pull.current.from
    if (Math.abs(next) < slopPx) pull.current.since = now()
    setBy(next)
  }
  const letGo = () => {
    if (by !== null) onPull(judgePull(by, now() - pull.current.since))
    setBy(null)
  }
  return (
    <div
      className={styles.card}
      data-reading={(motion && isReading) || undefined}
      data-gone={isGone || undefined}
      data-still={!motion || undefined}
      data-held={by === null ? undefined : true}
      data-bag={hasBag || undefined}
      style={by === null ? undefined : { translate: `${by}px 0` }}
      onPointerDown={event => {
        if (event.button > 0 || !isFree) return
        event.preventDefault()
        event.currentTarget.setPointerCapture?.(event.pointerId)
        pull.current = { from: event.clientX, since: now() }
        setBy(0)
      }}
      onPointerMove={move}
      onPointerUp={letGo}
      onPointerCancel={() => setBy(null)}
    >
      <span className={styles.chip} />
      <span className={styles.brand}>{brand?.name ?? "Bank of Pertti"}</span>
      <span className={styles.number}>{groupDigits(digits, brand?.gaps ?? defaultGaps)}</span>
      <span>PERTTI HAMSTERI</span>
      <span>VALID NEVER</span>
    </div>
  )
}
