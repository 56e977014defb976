import { partOfWalk, type Walk, walkSize } from "./walk"

/** Returns whether this browser can draw a canvas on another thread. */
export const canWalkAside = (): boolean =>
  typeof Worker !== "undefined" &&
  typeof createImageBitmap !== "undefined" &&
  typeof HTMLCanvasElement.prototype.transferControlToOffscreen === "function"

export type Walking = {
  /** Returns the distance of his left edge from the left of the screen, in CSS pixels. */
  left: () => number
  stop: () => void
}

/**
 * Lets a picture walk to where it stands, from `away` CSS pixels to the left of it, in a canvas in `place` that is drawn
 * on a thread of its own. That leaves the main one in peace: Chromium's works at each frame of a CSS animation while
 * anything on the page waits to be seen, such as a lazy picture. Calls `onArrival` at its end.
 */
export function startWalk(
  place: HTMLElement,
  picture: HTMLImageElement,
  away: number,
  onArrival: () => void,
): Walking {
  const worker = new Worker(new URL("./walkWorker.ts", import.meta.url))
  const canvas = document.createElement("canvas")
  const scale = window.devicePixelRatio
  const width = place.clientWidth
  const height = walkSize.height + walkSize.room
  canvas.dataset.walk = ""
  canvas.width = width * scale
  canvas.height = height * scale
  canvas.style.cssText = `position:absolute;inset:auto auto 0 0;width:${width}px;height:${height}px`
  place.append(canvas)
  const { left: to } = picture.getBoundingClientRect()
  const from = to - away
  const started = performance.now()
  let isStopped = false
  const stop = () => {
    isStopped = true
    worker.terminate()
    canvas.remove()
  }
  const arrive = () => {
    if (isStopped) return
    stop()
    onArrival()
  }
  const begin = async () => {
    await picture.decode()
    const bitmap = await createImageBitmap(picture)
    if (isStopped) return
    const offscreen = canvas.transferControlToOffscreen()
    const walk: Walk = { canvas: offscreen, picture: bitmap, width, scale, from, to }
    worker.postMessage(walk, [offscreen, bitmap])
  }
  worker.onmessage = arrive
  worker.onerror = arrive
  begin().catch(arrive)
  return { left: () => from + away * partOfWalk(performance.now() - started), stop }
}
