import { useEffect, useRef, useState } from "react"
import { useMotion } from "../../../hooks/browser/motion"
import * as styles from "../BannerExchange.module.css"
import { drawFrame, paletteOf, rgba } from "../drawing"
import { linesOf, type Timeline } from "../logic"
import { formats, type Settings } from "../settings"
import { usePlaying } from "./usePlaying"

type Props = { settings: Settings; timeline: Timeline }

/** A preview of the banner, animated if motion is allowed. */
export function Preview({ settings, timeline }: Props) {
  const motion = useMotion()
  const canvas = useRef<HTMLCanvasElement>(null)
  const { frames, delay } = timeline
  const words = linesOf(settings).join("\n")
  const [rested, setRested] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setRested(words), 1500)
    return () => clearTimeout(timer)
  }, [words])
  // Pauses while the visitor types: a blinking text would keep disappearing.
  const number = usePlaying(frames.length, delay, motion && rested === words)
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
  return (
    <figure className={styles.preview}>
      <canvas
        ref={canvas}
        width={width}
        height={height}
        role="img"
        aria-label={`Your banner: ${linesOf(settings).join(", ") || "no words"}`}
      />
      <figcaption>
        {width} by {height} pixels, {frames.length === 1 ? "one picture" : `${frames.length} pictures`}
        {frames.length > 1 && !motion && ". It stands still here; the GIF will move"}
      </figcaption>
    </figure>
  )
}
