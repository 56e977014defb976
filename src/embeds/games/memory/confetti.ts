/** The reward: the found cards fall from the sky once. */
import { createOverlayCanvas } from "../../../effects/fireworks"
import { random } from "../../../hooks/browser/random"
import { shuffle } from "../../../lib/game/random"

let clear = () => {}

/** Removes the confetti at once, when motion is turned off or the page is left. */
export function clearCards(): void {
  clear()
}

/**
 * Throws pictures over the page as confetti. Call it only if motion is allowed. Does nothing if the confetti can't
 * be loaded.
 */
export async function throwCards(pictures: readonly string[]): Promise<void> {
  clear()
  let isWanted = true
  clear = () => {
    isWanted = false
  }
  try {
    const { default: confetti } = await import("canvas-confetti")
    if (!isWanted) return
    const sky = createOverlayCanvas("cards")
    const launch = confetti.create(sky, { resize: true, disableForReducedMotion: true })
    clear = () => {
      launch.reset()
      sky.remove()
      clear = () => {}
    }
    const scalar = 2.4
    const shapes = shuffle(pictures, random)
      .slice(0, 8)
      .map(text => confetti.shapeFromText({ text, scalar }))
    await launch({
      shapes,
      scalar,
      particleCount: 40,
      spread: 100,
      startVelocity: 34,
      origin: { y: 0.45 },
      flat: true,
    })
    sky.remove()
  } catch {
    // The reward is optional.
    clear()
  }
}
