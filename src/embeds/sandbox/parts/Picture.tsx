import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from "react"
import { Canvas } from "../../../kits/canvas/Canvas"
import { useFrames } from "../../../kits/motion/useFrames"
import { isHanging, stepHamsters } from "../hamsters"
import { paintHamster, paintWorld, palette } from "../paint"
import * as styles from "../Sandbox.module.css"
import type { Box } from "../scenes"
import { height, stepsPerSecond, stepWorld, width } from "../world"

type Props = {
  box: Box
  playing: boolean
  canvas: RefObject<HTMLCanvasElement | null>
  /** Called with a cell; `isNew` is true at the beginning of a press. */
  onUse: (x: number, y: number, isNew: boolean) => void
  /** Called when the last hamster has dropped from the top of the box. */
  onDrop: () => void
}

const size = { width, height }
const steps: Record<string, readonly [number, number]> = {
  ArrowLeft: [-6, 0],
  ArrowRight: [6, 0],
  ArrowUp: [0, -6],
  ArrowDown: [0, 6],
}

/** The box: painted on by pointer, or at a crosshair by keyboard. */
export function Picture({ box, playing, canvas, onUse, onDrop }: Props) {
  const paper = useRef<{ image: ImageData; pixels: Uint32Array; colours: Uint32Array } | null>(null)
  const cross = useRef<{ x: number; y: number } | null>(null)
  const pressed = useRef<{ x: number; y: number } | null>(null)
  const owed = useRef(0)
  const frame = useRef<HTMLDivElement>(null)

  const paint = (context: CanvasRenderingContext2D) => {
    if (!paper.current) {
      const image = context.createImageData(width, height)
      paper.current = { image, pixels: new Uint32Array(image.data.buffer), colours: palette() }
    }
    const { image, pixels, colours } = paper.current
    paintWorld(box.world, pixels, colours)
    context.putImageData(image, 0, 0)
    for (const hamster of box.hamsters) paintHamster(context, hamster, box.world.step)
    if (!cross.current) return
    context.fillStyle = "#fff"
    context.fillRect(cross.current.x - 4, cross.current.y, 9, 1)
    context.fillRect(cross.current.x, cross.current.y - 4, 1, 9)
  }
  const repaint = () => {
    const context = canvas.current?.getContext("2d")
    if (context) paint(context)
  }
  useFrames(
    playing,
    seconds => {
      owed.current = Math.min(4, owed.current + seconds * stepsPerSecond)
      if (pressed.current) onUse(pressed.current.x, pressed.current.y, false)
      const wasHanging = isHanging(box.hamsters)
      for (; owed.current >= 1; owed.current--) {
        stepWorld(box.world)
        stepHamsters(box.world, box.hamsters)
      }
      if (wasHanging && !isHanging(box.hamsters)) onDrop()
      repaint()
    },
    frame,
  )
  useEffect(() => {
    const release = () => {
      pressed.current = null
    }
    window.addEventListener("pointerup", release)
    window.addEventListener("pointercancel", release)
    return () => {
      window.removeEventListener("pointerup", release)
      window.removeEventListener("pointercancel", release)
    }
  }, [])
  const placeOf = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width: wide, height: high } = event.currentTarget.getBoundingClientRect()
    return {
      x: Math.round(((event.clientX - left) / wide) * width),
      y: Math.round(((event.clientY - top) / high) * height),
    }
  }
  const press = (event: PointerEvent<HTMLElement>) => {
    const from = pressed.current
    if (!from && event.type !== "pointerdown") return
    const to = placeOf(event)
    pressed.current = to
    cross.current = null
    const far = from ? Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 4)) : 1
    for (let i = 1; i <= far; i++) {
      const part = i / far
      const start = from ?? to
      onUse(start.x + (to.x - start.x) * part, start.y + (to.y - start.y) * part, !from)
    }
    if (!playing) repaint()
  }
  const key = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const way = steps[event.key]
    const isPour = event.key === " " || event.key === "Enter"
    if (!way && !isPour) return
    event.preventDefault()
    const at = cross.current ?? { x: width / 2, y: height / 3 }
    const [dx, dy] = way ?? [0, 0]
    cross.current = {
      x: Math.max(0, Math.min(width - 1, at.x + dx)),
      y: Math.max(0, Math.min(height - 1, at.y + dy)),
    }
    if (isPour) onUse(cross.current.x, cross.current.y, !event.repeat)
    repaint()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button would be pressed once where this is painted on.
    <div
      ref={frame}
      className={styles.box}
      role="button"
      tabIndex={0}
      aria-label="The box, with sand, a pond between two walls, a shelf with seeds, and hamsters: arrow keys move the shovel, Space empties it"
      data-keys=""
      onKeyDown={key}
      onPointerDown={press}
      onPointerMove={press}
    >
      <Canvas canvas={canvas} draw={paint} size={size} label={null} />
    </div>
  )
}
