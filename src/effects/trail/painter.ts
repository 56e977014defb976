/** The trail's canvas above the page, which is in the document only while it shows something. */
import { paintFitted, unpacked } from "../drawnEmoji"
import { fullSizePx, opacityOf, type Particle, sizeAt, textSizePx } from "./particles"

const style = "position:fixed;inset:0;width:100vw;height:100vh;max-width:none;pointer-events:none;z-index:50"

/** Emojis rendered as pictures: drawing them as text each time is slow. */
const sprites = new Map<string, HTMLCanvasElement>()

function spriteOf(emoji: string): HTMLCanvasElement {
  const cached = sprites.get(emoji)
  if (cached) return cached
  const sprite = document.createElement("canvas")
  const side = fullSizePx * 2
  sprite.width = side
  sprite.height = side
  const pen = sprite.getContext("2d")
  const cells = unpacked(emoji)
  if (pen && cells) paintFitted(pen, cells, side)
  else if (pen) {
    pen.font = `${side * 0.75}px "Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji", sans-serif`
    pen.textAlign = "center"
    pen.textBaseline = "middle"
    pen.fillText(emoji, side / 2, side * 0.54, side)
  }
  sprites.set(emoji, sprite)
  return sprite
}

export type Painter = {
  /** Renders the emoji's picture and sizes the canvas in advance, so that the first emoji isn't late. */
  prepare: (emoji: string) => void
  paint: (particles: readonly Particle[]) => void
  remove: () => void
}

export function createPainter(): Painter {
  const canvas = document.createElement("canvas")
  canvas.style.cssText = style
  canvas.setAttribute("aria-hidden", "true")
  canvas.dataset.effect = "trail"
  const pen = canvas.getContext("2d")

  const resize = () => {
    const scale = Math.min(2, window.devicePixelRatio || 1)
    const [width, height] = [Math.round(innerWidth * scale), Math.round(innerHeight * scale)]
    if (canvas.width !== width) canvas.width = width
    if (canvas.height !== height) canvas.height = height
    return scale
  }

  return {
    prepare(emoji) {
      resize()
      pen?.drawImage(spriteOf(emoji), 0, 0)
      pen?.clearRect(0, 0, canvas.width, canvas.height)
    },
    paint(particles) {
      if (!canvas.isConnected) document.body.append(canvas)
      const scale = resize()
      if (!pen) return
      pen.setTransform(scale, 0, 0, scale, 0, 0)
      pen.clearRect(0, 0, innerWidth, innerHeight)
      for (const particle of particles) {
        const { emoji, x, y, age, isOverText } = particle
        const size = sizeAt(age, isOverText ? textSizePx : fullSizePx)
        pen.globalAlpha = opacityOf(particle)
        pen.drawImage(spriteOf(emoji), x - size / 2, y - size / 2, size, size)
      }
      pen.globalAlpha = 1
    },
    remove: () => canvas.remove(),
  }
}
