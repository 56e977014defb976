import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useRef } from "react"
import { useFrames } from "../motion/useFrames"

/**
 * Returns the canvas pixels per CSS pixel: the screen's ratio, at most 2, limited so that a picture has 2.5 megapixels.
 */
export function sharpness(width: number, height: number, devicePixelRatio: number): number {
  return Math.min(2, Math.max(1, devicePixelRatio), Math.sqrt(2_500_000 / Math.max(1, width * height)))
}

type Props = {
  /** The text alternative; null inside a button, whose name describes the picture. */
  label: string | null
  /** A ref to the canvas, for saving the picture or painting on it. */
  canvas?: RefObject<HTMLCanvasElement | null>
  /**
   * Paints the whole picture, in canvas pixels. Called with 0 seconds after mount and after a change of the size or of
   * `draw` itself. The state of the context is restored afterwards. Null while there is nothing to draw.
   */
  draw: ((context: CanvasRenderingContext2D, seconds: number) => void) | null
  /** Calls `draw` before each frame, with the seconds since the last one. */
  moving?: boolean
  /** The time between two frames in milliseconds, for slow movements; by default each frame of the screen. */
  intervalMs?: number
  /** The size in canvas pixels; by default the size of its box, at the screen's resolution. */
  size?: { width: number; height: number }
  className?: string | undefined
  /** Handles a click on the picture, as a shortcut for a button beside it, which must exist. */
  onPress?: (event: MouseEvent<HTMLCanvasElement>) => void
}

/** A canvas that is sharp on dense screens and painted again when its size changes. */
export function Canvas({
  label,
  canvas: canvasRef,
  draw,
  moving = false,
  intervalMs,
  size,
  className,
  onPress,
}: Props) {
  const { width, height } = size ?? {}
  const ownRef = useRef<HTMLCanvasElement>(null)
  const canvas = canvasRef ?? ownRef
  const paintFrame = (seconds: number) => {
    const context = draw && canvas.current?.getContext("2d")
    if (!context) return
    context.save()
    draw(context, seconds)
    context.restore()
  }
  const paint = useEffectEvent(() => paintFrame(0))
  useFrames(moving, paintFrame, canvas, intervalMs)
  /** Resizes the canvas to its box; returns whether the size changed. */
  const resize = useEffectEvent(() => {
    const element = canvas.current
    if (!element || width !== undefined) return false
    const { clientWidth, clientHeight } = element
    // In a minimised window the canvas has no size.
    if (clientWidth === 0 || clientHeight === 0) return false
    const scale = sharpness(clientWidth, clientHeight, window.devicePixelRatio)
    const target = { width: Math.round(clientWidth * scale), height: Math.round(clientHeight * scale) }
    // Setting the same size would clear the canvas, which flickers.
    if (element.width === target.width && element.height === target.height) return false
    Object.assign(element, target)
    return true
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the size or of `draw` needs a new picture.
  useEffect(() => {
    resize()
    paint()
  }, [draw, width, height])
  useEffect(() => {
    if (!canvas.current || !("ResizeObserver" in window)) return
    const observer = new ResizeObserver(() => resize() && paint())
    observer.observe(canvas.current)
    return () => observer.disconnect()
  }, [canvas])
  return (
    <canvas
      ref={canvas}
      className={className}
      onClick={onPress}
      {...(label === null ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
      {...(width !== undefined && height !== undefined ? { width, height } : {})}
    />
  )
}
