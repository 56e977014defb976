import { useCallback, useEffect, useRef, useState } from "react"
import { Canvas } from "../../../kits/canvas/Canvas"
import type { Picture } from "../logic"
import { paintPaper, paintStrokes } from "../paint"

type Props = {
  picture: Picture
  /** The accessible name; null inside a button that has one. */
  label: string | null
  /** True if it is drawn stroke by stroke, false if shown at once. */
  moving: boolean
  /** True while it is a blank sheet, since others are drawn before it. */
  isWaiting?: boolean
  /** Called when the last stroke is drawn. */
  onDone?: () => void
  className?: string | undefined
}

/** The drawing time of a sheet in seconds. */
const drawingSeconds = 1.7

/** A sheet of paper on which a picture is drawn. */
export function Sheet({ picture, label, moving, isWaiting = false, onDone, className }: Props) {
  const drawn = useRef(0)
  const [done, setDone] = useState(false)
  const { strokes } = picture
  const whenDone = useRef(onDone)
  useEffect(() => {
    whenDone.current = onDone
  })
  const draw = useCallback(
    (pen: CanvasRenderingContext2D, passed: number) => {
      const before = Math.floor(drawn.current)
      if (passed === 0) {
        paintPaper(pen)
        return paintStrokes(pen, strokes, 0, isWaiting ? 0 : moving && !done ? before : strokes.length)
      }
      drawn.current = Math.min(strokes.length, drawn.current + (strokes.length * passed) / drawingSeconds)
      paintStrokes(pen, strokes, before, Math.floor(drawn.current))
      if (drawn.current < strokes.length) return
      setDone(true)
      whenDone.current?.()
    },
    [strokes, moving, done, isWaiting],
  )
  return <Canvas label={label} className={className} draw={draw} moving={moving && !done && !isWaiting} />
}
