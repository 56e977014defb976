import { type PointerEvent, type ReactNode, useEffect, useEffectEvent, useRef } from "react"
import { useMotion } from "../../../hooks/browser/motion"
import { useFrames } from "../../../kits/motion/useFrames"
import { area, clampCorner, fold, type Point, restingCorner, turnedUpCorner } from "../fold"
import * as styles from "../QuoteOfTheDay.module.css"

type Props = {
  /** True while the sheet is turned up. */
  isUp: boolean
  /** Called when the corner is pressed, pulled far enough, or pulled down again. */
  onTurn: (isPress: boolean) => void
  /** The next sheet. */
  children: ReactNode
}

/** The pull that lifts the whole sheet, in pixels, and the share of it from which the sheet is turned on release. */
const liftPx = 180
const minShare = 0.33
/** The uncovered fraction from which the next sheet is stamped. */
const stampedShare = 0.3
/** A pull of fewer pixels is a press. */
const pressPx = 8

/** The lower right corner of a sheet, which can be pulled up to reveal the next one. */
export function Corner({ isUp, onTurn, children }: Props) {
  const motion = useMotion()
  const under = useRef<HTMLDivElement>(null)
  const flap = useRef<SVGPolygonElement>(null)
  const hand = useRef<Point | null>(null)
  const start = useRef({ at: { x: 0, y: 0 }, isPress: true, share: 0 })
  /** Relative to the sheet's corner, so that it stays put when the sheet is resized. */
  const away = useRef<Point>({ x: 0, y: 0 })
  const clock = useRef(0)

  const size = () => ({ width: under.current?.clientWidth ?? 0, height: under.current?.clientHeight ?? 0 })
  const openShare = () => {
    const { width, height } = size()
    const { open } = fold({ width, height }, { x: width + away.current.x, y: height + away.current.y })
    return area(open) / Math.max(1, width * height)
  }
  const place = (point: Point) => {
    const sheet = size()
    const at = clampCorner(sheet, point)
    away.current = { x: at.x - sheet.width, y: at.y - sheet.height }
    const { open, flap: folded } = fold(sheet, at)
    if (!under.current || !flap.current) return
    const corners = open.map(({ x, y }) => `${x.toFixed(1)}px ${y.toFixed(1)}px`)
    under.current.style.clipPath = `polygon(${corners.join(",") || "0 0"})`
    under.current.toggleAttribute("data-open", openShare() > stampedShare)
    flap.current.setAttribute("points", folded.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" "))
  }
  const target = () => hand.current ?? (isUp ? turnedUpCorner(size()) : restingCorner(size(), clock.current))

  const settle = useEffectEvent(() => place(target()))
  // biome-ignore lint/correctness/useExhaustiveDependencies: turned up or not it lies elsewhere.
  useEffect(() => {
    if (!motion) settle()
  }, [motion, isUp])
  useEffect(() => {
    if (!under.current || !("ResizeObserver" in window)) return
    const observer = new ResizeObserver(() => settle())
    observer.observe(under.current)
    return () => observer.disconnect()
  }, [])
  useFrames(
    motion,
    seconds => {
      clock.current += seconds
      const { width, height } = size()
      const to = target()
      const near = hand.current ? 1 : 1 - Math.exp(-9 * seconds)
      const from = { x: width + away.current.x, y: height + away.current.y }
      place({ x: from.x + (to.x - from.x) * near, y: from.y + (to.y - from.y) * near })
    },
    under,
  )

  const pull = (event: PointerEvent) => {
    const box = under.current?.getBoundingClientRect()
    if (!box) return
    const { at, isPress } = start.current
    const pulled = Math.hypot(event.clientX - at.x, event.clientY - at.y)
    const share = Math.min(1, pulled / liftPx)
    // The farther the hand, the more of the sheet goes up, or comes down again.
    const { width, height } = size()
    const near = isUp
      ? turnedUpCorner(size())
      : { x: 2 * (event.clientX - box.left) - width, y: 2 * (event.clientY - box.top) - height }
    const far = isUp ? restingCorner(size(), 0) : turnedUpCorner(size())
    hand.current = { x: near.x + (far.x - near.x) * share, y: near.y + (far.y - near.y) * share }
    start.current = { at, isPress: isPress && pulled < pressPx, share }
    place(hand.current)
  }
  const letGo = () => {
    if (hand.current === null) return
    const { isPress, share } = start.current
    hand.current = null
    if (isPress || share > minShare) onTurn(isPress)
    else if (!motion) settle()
  }
  return (
    <>
      <div ref={under} className={`${styles.sheet} ${styles.under}`} aria-hidden={!isUp} inert={!isUp}>
        {children}
      </div>
      <svg className={styles.flap} aria-hidden="true">
        <polygon ref={flap} points="" />
      </svg>
      <div
        className={styles.grip}
        data-testid="corner"
        aria-hidden="true"
        onPointerDown={event => {
          if (event.button !== 0) return
          event.currentTarget.setPointerCapture?.(event.pointerId)
          start.current = { at: { x: event.clientX, y: event.clientY }, isPress: true, share: 0 }
          pull(event)
        }}
        onPointerMove={event => hand.current && pull(event)}
        onPointerUp={letGo}
        onPointerCancel={() => {
          hand.current = null
          if (!motion) settle()
        }}
      />
    </>
  )
}
