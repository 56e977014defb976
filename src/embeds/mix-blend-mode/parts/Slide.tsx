import { type PointerEvent, useEffect, useRef, useState } from "react"
import { useMotion } from "../../../hooks/browser/motion"
import { Slider } from "../../../kits/controls/Slider"
import type { Mode } from "../logic"
import * as styles from "../MixBlendMode.module.css"

type Props = {
  mode: Mode
  opacity: number
  label: string
  /** The part of the upper layer pulled out of the picture, 0 to 100 per cent. */
  out: number
  /** The words that come out of the picture; empty without any. */
  voice: string
  /** True once the visitor has pressed something that the slide should not move after. */
  isStill: boolean
  /** True if the slide can't be pulled: it is snow, in which a hand can rub. */
  isFixed: boolean
  onPull: (out: number) => void
}

/** The maximum number of places that are rubbed at once, and the time after which it has snowed over, in milliseconds. */
const [maxRubs, snowMs] = [40, 2500]

type Spot = { x: number; y: number }

/** Returns the mask of a hand's breadth around each place. */
const maskOf = (spots: readonly Spot[]) =>
  spots.map(({ x, y }) => `radial-gradient(circle 44px at ${x}px ${y}px, #000 70%, transparent)`).join(", ")

/** The two layers at full size, the upper one a slide that can be pulled out to the right. */
export function Slide({ mode, opacity, label, out, voice, isStill, isFixed, onPull }: Props) {
  const motion = useMotion()
  /** True once the visitor has moved the slide; this stops its animation. */
  const [isTaken, setTaken] = useState(false)
  /** The places where the snow is rubbed away, in CSS pixels. */
  const [rubs, setRubs] = useState<readonly Spot[]>([])
  const [isRubbing, setRubbing] = useState(false)
  const drag = useRef<{ pointer: number; x: number; out: number } | null>(null)
  const pull = (next: number) => {
    setTaken(true)
    onPull(next)
  }
  const rubAt = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    const { x, y } = currentTarget.getBoundingClientRect()
    setRubs(spots => [...spots, { x: clientX - x, y: clientY - y }].slice(-maxRubs))
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    if (isRubbing) return rubAt(event)
    const from = drag.current
    if (from === null || from.pointer !== event.pointerId) return
    const { width } = event.currentTarget.getBoundingClientRect()
    const moved = from.out + (100 * (event.clientX - from.x)) / Math.max(1, width)
    pull(Math.round(Math.min(100, Math.max(0, moved))))
  }
  const drop = () => {
    drag.current = null
    setRubbing(false)
  }
  useEffect(() => {
    if (isRubbing || rubs.length === 0) return
    const timer = setTimeout(() => setRubs([]), snowMs)
    return () => clearTimeout(timer)
  }, [isRubbing, rubs])
  const spoken = rubs.length > 0 ? "That tickles." : voice
  return (
    <div className={styles.slide}>
      <span
        className={styles.stage}
        role="img"
        aria-label={label}
        data-fixed={isFixed || undefined}
        onPointerDown={event => {
          if (event.button !== 0) return
          setTaken(true)
          event.currentTarget.setPointerCapture?.(event.pointerId)
          if (isFixed) {
            setRubbing(true)
            return rubAt(event)
          }
          drag.current = { pointer: event.pointerId, x: event.clientX, out }
        }}
        onPointerMove={move}
        onPointerUp={drop}
        onPointerCancel={drop}
      >
        <span
          data-arrives={motion && !isTaken && !isStill}
          style={{ mixBlendMode: mode as "normal", opacity: opacity / 100, translate: `${out}%` }}
        />
        {rubs.length > 0 && (
          <span className={styles.rubbed} style={{ maskImage: maskOf(rubs) }} data-rubbed="">
            <span />
          </span>
        )}
        {spoken && (
          <b key={spoken} className={styles.voice} aria-hidden>
            {spoken}
          </b>
        )}
      </span>
      {!isFixed && (
        <Slider label={`Slide pulled out: ${out}%`} min={0} max={100} value={out} onChange={pull} />
      )}
    </div>
  )
}
