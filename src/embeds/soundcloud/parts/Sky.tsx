import { type KeyboardEvent, type PointerEvent, useCallback, useRef, useState } from "react"
import { useMotion } from "../../../hooks/browser/motion"
import { Canvas } from "../../../kits/canvas/Canvas"
import type { Comment } from "../comments"
import { type Cloud, columns, drawn, genusOf, maxHeight, rains } from "../logic"
import { paint } from "../paint"
import * as styles from "../Soundcloud.module.css"

type Props = {
  cloud: Cloud
  comments: readonly Comment[]
  at: number | null
  /** Called while a line is being drawn, with the height of its last column. */
  onDraw: (cloud: Cloud, height: number) => void
  /** Called when the line is finished. */
  onDrawn: (cloud: Cloud) => void
  /** Called when a key has changed a column to a height. */
  onKeyDrawn: (cloud: Cloud, height: number) => void
  onPlay: () => void
}

/** The y positions of the highest and the lowest column, as fractions of the picture. */
const [high, low] = [0.06, 0.62]

/** The sky, on which a cloud is drawn by pointer, or by arrow keys that select a column and change its height. */
export function Sky({ cloud, comments, at, onDraw, onDrawn, onKeyDrawn, onPlay }: Props) {
  const motion = useMotion()
  const [column, setColumn] = useState<number | null>(null)
  const line = useRef<{ x: number; y: number; cloud: Cloud } | null>(null)
  const time = useRef(0)
  const draw = useCallback(
    (pen: CanvasRenderingContext2D, seconds: number) => {
      time.current += seconds
      paint(pen, { cloud, comments, at, pen: column, time: time.current })
    },
    [cloud, comments, at, column],
  )
  const place = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect()
    const part = (clientY - box.top) / (box.height || 1)
    return {
      x: Math.floor(((clientX - box.left) / (box.width || 1)) * columns),
      y: ((low - part) / (low - high)) * maxHeight,
    }
  }
  const down = (event: PointerEvent) => {
    if (event.button > 0) return
    event.currentTarget.setPointerCapture?.(event.pointerId)
    const to = place(event)
    const next = drawn(cloud, to, to)
    line.current = { ...to, cloud: next }
    setColumn(null)
    onDraw(next, next[Math.max(0, Math.min(columns - 1, to.x))] ?? 0)
  }
  const move = (event: PointerEvent) => {
    const last = line.current
    if (!last) return
    const to = place(event)
    const next = drawn(last.cloud, last, to)
    line.current = { ...to, cloud: next }
    onDraw(next, next[Math.max(0, Math.min(columns - 1, to.x))] ?? 0)
  }
  const up = () => {
    if (line.current) onDrawn(line.current.cloud)
    line.current = null
  }
  const key = (event: KeyboardEvent) => {
    if (!event.key.startsWith("Arrow") || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    const here = column ?? columns / 2
    const side = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0
    const rise = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0
    const to = Math.max(0, Math.min(columns - 1, here + side))
    setColumn(to)
    if (rise === 0) return
    const height = (cloud[to] ?? 0) + rise
    const next = drawn(cloud, { x: to, y: height }, { x: to, y: height })
    onKeyDrawn(next, next[to] ?? 0)
  }
  const here = column ?? columns / 2
  return (
    <div className={styles.sky}>
      <Canvas
        className={styles.canvas}
        label={`A ${genusOf(cloud)} over a field, with ${comments.length} birds on a wire`}
        draw={draw}
        moving={motion && rains(cloud)}
      />
      <button
        type="button"
        className={styles.surface}
        aria-label={`Draw the cloud: column ${here + 1} is ${cloud[here] ?? 0} of ${maxHeight} high`}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
        onClick={({ detail }) => {
          // A click of a key or of assistive technology, which has no pointer.
          if (detail === 0) onPlay()
        }}
        onBlur={() => setColumn(null)}
        onKeyDown={key}
      />
    </div>
  )
}
