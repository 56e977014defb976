import { useCallback, useRef } from "react"
import { useMotion } from "../../../hooks/browser/motion"
import { Canvas } from "../../../kits/canvas/Canvas"
import { cursorAt, specksAt } from "../logic"
import * as styles from "../PickEmoji.module.css"

type Props = {
  /** Empty until the date is known. */
  emoji: string
}

/** The frame shown when motion is off. */
const stillFrame = 230
const framesPerSecond = 60
const sprites = new Map<string, HTMLCanvasElement>()

/** Returns an emoji pre-rendered on a canvas, because drawing it as text is slow. */
function spriteOf(emoji: string): HTMLCanvasElement {
  const known = sprites.get(emoji)
  if (known) return known
  const sprite = document.createElement("canvas")
  Object.assign(sprite, { width: 88, height: 88 })
  const pen = sprite.getContext("2d")
  if (pen) {
    pen.font = '66px "Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji", sans-serif'
    pen.textAlign = "center"
    pen.textBaseline = "middle"
    pen.fillText(emoji, 44, 48, 88)
  }
  sprites.set(emoji, sprite)
  return sprite
}

/** A demonstration: a cursor that moves by itself, with its trail. */
export function Arena({ emoji }: Props) {
  const motion = useMotion()
  const frame = useRef(stillFrame)
  const draw = useCallback(
    (pen: CanvasRenderingContext2D, seconds: number) => {
      if (motion) frame.current += seconds * framesPerSecond
      const at = motion ? Math.floor(frame.current) : stillFrame
      const { width, height } = pen.canvas
      const scale = width / Math.max(1, pen.canvas.clientWidth || width)
      pen.fillStyle = "#0a6b6b"
      pen.fillRect(0, 0, width, height)
      pen.fillStyle = "#087878"
      const tile = 16 * scale
      for (let y = 0; y * tile < height; y++)
        for (let x = y % 2; x * tile < width; x += 2) pen.fillRect(x * tile, y * tile, tile, tile)
      if (emoji) {
        const sprite = spriteOf(emoji)
        for (const speck of specksAt(at, width / scale, height / scale)) {
          const size = speck.size * scale
          pen.drawImage(sprite, speck.x * scale - size / 2, speck.y * scale - size / 2, size, size)
        }
      }
      const { x, y } = cursorAt(at)
      pen.setTransform(scale, 0, 0, scale, x * width, y * height)
      pen.beginPath()
      for (const [px, py] of [
        [0, 0],
        [0, 21],
        [5, 16],
        [9, 25],
        [13, 23],
        [9, 15],
        [16, 15],
      ] as const)
        pen.lineTo(px, py)
      pen.closePath()
      pen.fillStyle = "#fff"
      pen.strokeStyle = "#000"
      pen.lineWidth = 1.5
      pen.fill()
      pen.stroke()
    },
    [emoji, motion],
  )
  return (
    <Canvas
      className={styles.arena}
      label={`A cursor that is followed by ${emoji}`}
      draw={draw}
      moving={motion}
    />
  )
}
