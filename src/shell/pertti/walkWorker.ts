/** Draws Pertti's walk on a thread of its own, frame by frame, and says when he is there. */
import { partOfWalk, type Walk, waddleAt, walkSize } from "./walk"

self.onmessage = ({ data }: MessageEvent<Walk>) => {
  const { canvas, picture, width, scale, from, to } = data
  const context = canvas.getContext("2d")
  if (!context) return
  context.imageSmoothingEnabled = false
  const started = performance.now()
  const draw = () => {
    const ms = performance.now() - started
    const part = partOfWalk(ms)
    if (part === 1) return self.postMessage(null)
    const { turned, above } = waddleAt(ms)
    const x = from + (to - from) * part
    context.setTransform(scale, 0, 0, scale, 0, 0)
    context.clearRect(0, 0, width, walkSize.height + walkSize.room)
    context.translate(x + walkSize.width / 2, walkSize.height + walkSize.room - above)
    context.rotate((turned * Math.PI) / 180)
    context.drawImage(picture, -walkSize.width / 2, -walkSize.height, walkSize.width, walkSize.height)
    requestAnimationFrame(draw)
  }
  draw()
}
