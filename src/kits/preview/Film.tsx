import { useEffect, useEffectEvent, useRef } from "react"
import type { PreviewProps } from "../../hooks/page/previews"
import { sharpness } from "../canvas/Canvas"
import { useTicks } from "../motion/useTicks"

export type Frame = {
  /** Scaled to CSS pixels. */
  pen: CanvasRenderingContext2D
  /** The size of the picture in CSS pixels. */
  width: number
  height: number
  /** Canvas pixels per CSS pixel, for painters that set the scale themselves. */
  ratio: number
  /** The time since the film began. A still frame skips to its own. */
  seconds: number
}

type Props = PreviewProps & {
  /** Begins the film, and returns the painter of its frames, which come in order. */
  begin: () => (frame: Frame) => void
  /** The length of the film in seconds. It begins anew after its end. */
  length: number
  /** The second at which it is a good picture by itself. */
  still: number
}

/** Ten frames a second are enough for a picture of this size. */
const frameMs = 100

/** A short film on a canvas, over and over: the preview of a toy. It rests while hidden or out of view. */
export function Film({ width, height, moves, begin, length, still }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const film = useRef<{ paint: (frame: Frame) => void; seconds: number } | null>(null)
  const ratio = sharpness(width, height, window.devicePixelRatio)

  const show = (seconds: number) => {
    const pen = canvas.current?.getContext("2d")
    if (!pen || !film.current) return
    film.current.seconds = seconds
    pen.save()
    pen.setTransform(ratio, 0, 0, ratio, 0, 0)
    film.current.paint({ pen, width, height, ratio, seconds })
    pen.restore()
  }
  const start = useEffectEvent((seconds: number) => {
    film.current = { paint: begin(), seconds }
    show(seconds)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a canvas of another size is empty
  useEffect(() => {
    start(moves ? 0 : still)
  }, [moves, still, width, height])
  useTicks(
    moves,
    frameMs,
    () => {
      const next = (film.current?.seconds ?? 0) + frameMs / 1000
      if (next < length) show(next)
      else {
        film.current = { paint: begin(), seconds: 0 }
        show(0)
      }
    },
    canvas,
  )
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas without a tabindex takes no focus
    <canvas
      ref={canvas}
      width={Math.round(width * ratio)}
      height={Math.round(height * ratio)}
      aria-hidden="true"
      style={{ display: "block", width: "100%", height: "100%" }}
    />
  )
}
