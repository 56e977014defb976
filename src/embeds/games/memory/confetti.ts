/** The reward: the cards that were found fall from the sky, once. */
import { random } from "../../../hooks/browser/random"
import { shuffle } from "../../../lib/game/random"

/** Throws pictures over the page. Call it where motion is welcome; where it can't be done, nothing happens. */
export async function throwCards(pictures: readonly string[]): Promise<void> {
  try {
    const { default: confetti } = await import("canvas-confetti")
    const scalar = 2.4
    const shapes = shuffle(pictures, random)
      .slice(0, 8)
      .map(text => confetti.shapeFromText({ text, scalar }))
    await confetti({
      shapes,
      scalar,
      particleCount: 40,
      spread: 100,
      startVelocity: 34,
      origin: { y: 0.45 },
      flat: true,
      disableForReducedMotion: true,
    })
  } catch {
    // The game is won without it.
  }
}
