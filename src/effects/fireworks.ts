/** Fireworks over everything, dialogs too: five bursts, fetched when they are first asked for. */
import { calmMode } from "../hooks/browser/motion"
import { random } from "../hooks/browser/random"
import { read } from "../hooks/storage/useStorage"

const bursts = 5
/** Milliseconds between two bursts: well under three flashes a second. */
const every = 450
const style =
  "position:fixed;inset:0;width:100vw;height:100vh;max-width:none;margin:0;padding:0;border:0;" +
  "background:none;overflow:hidden;pointer-events:none;z-index:60"

let end = () => {}

/** Clears the sky at once; called when motion is no longer welcome. */
export function stopFireworks(): void {
  end()
}

/**
 * What is over the page, and over an open dialog where the browser can put it there. Whoever makes one gives it to
 * `confetti.create` and removes it: the library's own canvas draws in a worker, which the site's policy refuses.
 */
export function createSky(effect: string): HTMLCanvasElement {
  const sky = document.createElement("canvas")
  sky.style.cssText = style
  sky.setAttribute("aria-hidden", "true")
  sky.dataset.effect = effect
  sky.popover = "manual"
  document.body.append(sky)
  sky.showPopover?.()
  return sky
}

/** Lets off five bursts; resolves when the last has faded. Does nothing where motion isn't welcome. */
export async function fireworks(): Promise<void> {
  if (read(calmMode) || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return
  stopFireworks()
  let isOver = false
  end = () => {
    isOver = true
  }
  const confetti = await import("canvas-confetti").then(
    module => module.default,
    () => null,
  )
  if (!confetti || isOver) return
  const sky = createSky("fireworks")
  const launch = confetti.create(sky, { resize: true, disableForReducedMotion: true })
  await new Promise<void>(resolve => {
    let left = bursts
    let timer: ReturnType<typeof setTimeout>
    const finish = () => {
      clearTimeout(timer)
      launch.reset()
      sky.remove()
      end = () => {}
      resolve()
    }
    end = finish
    const burst = () => {
      const origin = { x: 0.2 + random() * 0.6, y: 0.15 + random() * 0.35 }
      const faded = document.hidden
        ? null
        : launch({ origin, particleCount: 70, spread: 360, startVelocity: 24 })
      if (--left > 0) timer = setTimeout(burst, every)
      else void Promise.resolve(faded).then(() => end === finish && finish())
    }
    burst()
  })
}
