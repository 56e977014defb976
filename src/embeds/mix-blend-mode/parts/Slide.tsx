import { type CSSProperties, type PointerEvent, useRef, useState } from "react"
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

/** The two layers at full size, the upper one a slide that can be pulled out to the right. */
export function Slide({ mode, opacity, label, out, voice, isStill, isFixed, onPull }: Props) {
  const motion = useMotion()
  /** True once the visitor has moved the slide; this stops its animation. */
  const [isTaken, setTaken] = useState(false)
  /** The place where the snow is rubbed away, in CSS pixels; null while nobody rubs. */
  const [rub, setRub] = useState<{ x: number; y: number } | null>(null)
  const drag = useRef<{ pointer: number; x: number; out: number } | null>(null)
  const pull = (next: number) => {
    setTaken(true)
    onPull(next)
  }
  const rubAt = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    const { x, y } = currentTarget.getBoundingClientRect()
    setRub({ x: clientX - x, y: clientY - y })
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    if (rub) return rubAt(event)
    const from = drag.current
    if (from === null || from.pointer !== event.pointerId) return
    const { width } = event.currentTarget.getBoundingClientRect()
    const moved = from.out + (100 * (event.clientX - from.x)) / Math.max(1, width)
    pull(Math.round(Math.min(100, Math.max(0, moved))))
  }
  const drop = () => {
    drag.current = null
    // It snows over.
    setRub(null)
  }
  const spoken = rub ? "That tickles." : voice
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
          if (isFixed) return rubAt(event)
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
        {rub && (
          <span
            className={styles.rubbed}
            style={{ "--x": `${rub.x}px`, "--y": `${rub.y}px` } as CSSProperties}
            data-rubbed=""
          >
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
