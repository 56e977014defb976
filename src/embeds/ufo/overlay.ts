/**
 * The canvas over the page for the saucer and its cargo: ignores the pointer, and is in the document only while
 * needed.
 */
import type { Sky } from "./logic"
import { paintCow, paintSaucer } from "./paint"

const style = "position:fixed;inset:0;width:100vw;height:100vh;max-width:none;pointer-events:none;z-index:40"

export type Overlay = { paint: (sky: Sky, beam: number, dot: number) => void; remove: () => void }

export function createOverlay(): Overlay {
  const canvas = document.createElement("canvas")
  canvas.style.cssText = style
  canvas.setAttribute("aria-hidden", "true")
  const pen = canvas.getContext("2d")
  return {
    paint(sky, beam, dot) {
      if (!canvas.isConnected) document.body.append(canvas)
      const scale = Math.min(2, window.devicePixelRatio || 1)
      const [width, height] = [Math.round(innerWidth * scale), Math.round(innerHeight * scale)]
      if (canvas.width !== width) canvas.width = width
      if (canvas.height !== height) canvas.height = height
      if (!pen) return
      pen.setTransform(scale, 0, 0, scale, 0, 0)
      pen.clearRect(0, 0, innerWidth, innerHeight)
      paintSaucer(pen, sky.x, sky.y, sky.vx / 1400, sky.time, beam, aboardOf(sky))
      pen.textAlign = "center"
      pen.textBaseline = "middle"
      for (const thing of sky.cargo) {
        // A guest is drawn by the page.
        if (thing.kind === "guest" || thing.phase === "aboard" || (thing.phase === "down" && thing.age <= 0))
          continue
        if (thing.kind === "cow") {
          paintCow(pen, thing.x, thing.y, dot, 1, thing.phase === "down")
          continue
        }
        pen.font = `bold ${Math.max(10, thing.size)}px Verdana, "DejaVu Sans", sans-serif`
        pen.lineWidth = 3
        pen.strokeStyle = "#123d1e"
        pen.strokeText(thing.text, thing.x, thing.y)
        pen.fillStyle = "#b9ffc8"
        pen.fillText(thing.text, thing.x, thing.y)
      }
    },
    remove: () => canvas.remove(),
  }
}

/** Returns the number of cows aboard. */
const aboardOf = ({ cargo }: Sky) =>
  cargo.filter(({ kind, phase }) => kind === "cow" && phase === "aboard").length
