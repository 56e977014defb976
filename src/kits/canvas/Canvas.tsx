import { type RefObject, useEffect, useEffectEvent, useRef } from "react"
import { useFrames } from "../motion/useFrames"

/** Canvas pixels for each CSS pixel: the screen's, at most 2, and fewer where the picture would pass 2.5 megapixels. */
export function sharpness(width: number, height: number, devicePixelRatio: number): number {
  return Math.min(2, Math.max(1, devicePixelRatio), Math.sqrt(2_500_000 / Math.max(1, width * height)))
}

type Props = {
  /** What is to be seen on it, in words; null inside a button, whose name says it. */
  label: string | null
  /** For those who save the picture, or paint on it themselves. */
  canvas?: RefObject<HTMLCanvasElement | null>
  /**
   * Paints all of it, in pixels of the canvas; called when it comes, when its size changes and when `draw` itself is
   * another function, with no seconds passed. What it does to the context's own state ends with it. Null while there is
   * nothing to draw.
   */
  draw: ((context: CanvasRenderingContext2D, seconds: number) => void) | null
  /** Whether it moves: then it is painted before each picture of the browser, with the seconds since the last one. */
  moving?: boolean
  /** Its size in pixels; without one it is as large as its place, and as sharp as the screen. */
  size?: { width: number; height: number }
  className?: string | undefined
  /** A press on the picture: a shortcut for a button beside it, never the only way. */
  onPress?: () => void
}

/** A picture that is painted: sharp on dense screens, and painted anew when its size changes. */
export function Canvas({ label, canvas: given, draw, moving = false, size, className, onPress }: Props) {
  const { width, height } = size ?? {}
  const own = useRef<HTMLCanvasElement>(null)
  const canvas = given ?? own
  const show = (seconds: number) => {
    const context = draw && canvas.current?.getContext("2d")
    if (!context) return
    context.save()
    draw(context, seconds)
    context.restore()
  }
  const paint = useEffectEvent(() => show(0))
  useFrames(moving, show, canvas)
  /** Makes it as large as its place; true where that was another size. */
  const follow = useEffectEvent(() => {
    const element = canvas.current
    if (!element || width !== undefined) return false
    const { clientWidth, clientHeight } = element
    // In a window that is minimised it has no size, and there is nothing to paint.
    if (clientWidth === 0 || clientHeight === 0) return false
    const scale = sharpness(clientWidth, clientHeight, window.devicePixelRatio)
    const wanted = { width: Math.round(clientWidth * scale), height: Math.round(clientHeight * scale) }
    // Setting the size clears a canvas, and a cleared canvas is a flash.
    if (element.width === wanted.width && element.height === wanted.height) return false
    Object.assign(element, wanted)
    return true
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another size or another way to draw is another picture.
  useEffect(() => {
    follow()
    paint()
  }, [draw, width, height])
  useEffect(() => {
    if (!canvas.current || !("ResizeObserver" in window)) return
    const observer = new ResizeObserver(() => follow() && paint())
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
