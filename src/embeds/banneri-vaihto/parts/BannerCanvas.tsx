import { useEffect, useRef } from "react"
import { useMotion } from "../../../hooks/browser/motion"
import { drawFrame, paletteOf, rgba } from "../drawing"
import type { Timeline } from "../logic"
import { formats, type Settings } from "../settings"
import { usePlaying } from "./usePlaying"

type Props = { settings: Settings; timeline: Timeline; playing: boolean }

/** A banner as it looks on a page, animated if motion is allowed. Its words are for the name of what holds it. */
export function BannerCanvas({ settings, timeline: { frames, delay }, playing }: Props) {
  const motion = useMotion()
  const canvas = useRef<HTMLCanvasElement>(null)
  const number = usePlaying(frames.length, delay, motion && playing)
  const { width, height } = formats[settings.format]
  useEffect(() => {
    const frame = frames[number] ?? frames[0]
    if (!frame) return
    const context = canvas.current?.getContext("2d")
    context?.putImageData(
      new ImageData(rgba(drawFrame(settings, frame), paletteOf(settings)), width, height),
      0,
      0,
    )
  }, [settings, frames, number, width, height])
  return <canvas ref={canvas} width={width} height={height} />
}
