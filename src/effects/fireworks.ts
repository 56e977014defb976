/** Fireworks above everything, even dialogs; the library loads on first use. */
import { calmMode } from "../hooks/browser/motion"
import { random } from "../hooks/browser/random"
import { read } from "../hooks/storage/useStorage"

const burstCount = 5
/** The time between two bursts in milliseconds: fewer than three flashes a second (WCAG 2.3.1). */
const burstIntervalMs = 450
const style =
  "position:fixed;inset:0;width:100vw;height:100vh;max-width:none;margin:0;padding:0;border:0;" +
  "background:none;overflow:hidden;pointer-events:none;z-index:60"

let stop = () => {}

/** Stops the fireworks at once; called when calm mode begins. */
export function stopFireworks(): void {
  stop()
}

/**
 * Creates a canvas above the page, and above an open dialog if the browser has popovers. The caller passes it to
 * `confetti.create` and removes it. The library's own canvas uses a worker, which the site's CSP forbids.
 */
export function createOverlayCanvas(effect: string): HTMLCanvasElement {
  const sky = document.createElement("canvas")
  sky.style.cssText = style
  sky.setAttribute("aria-hidden", "true")
  sky.dataset.effect = effect
  sky.popover = "manual"
  document.body.append(sky)
  sky.showPopover?.()
  return sky
}

/** Plays the fireworks; resolves when the last burst has faded. Does nothing without motion. */
export async function fireworks(): Promise<void> {
  if (read(calmMode) || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return
  stopFireworks()
  let isOver = false
  stop = () => {
    isOver = true
  }
  const confetti = await import("canvas-confetti").then(
    module => module.default,
    () => null,
  )
  if (!confetti || isOver) return
  const sky = createOverlayCanvas("fireworks")
  const launch = confetti.create(sky, { resize: true, disableForReducedMotion: true })
  await new Promise<void>(resolve => {
    let left = burstCount
    let timer: ReturnType<typeof setTimeout>
    const finish = () => {
      clearTimeout(timer)
      launch.reset()
      sky.remove()
      stop = () => {}
      resolve()
    }
    stop = finish
    const burst = () => {
      const origin = { x: 0.2 + random() * 0.6, y: 0.15 + random() * 0.35 }
      const faded = document.hidden
        ? null
        : launch({ origin, particleCount: 70, spread: 360, startVelocity: 24 })
      if (--left > 0) timer = setTimeout(burst, burstIntervalMs)
      else void Promise.resolve(faded).then(() => stop === finish && finish())
    }
    burst()
  })
}
