/** Writes the 88x31 badges of the footer to static/badges. */
import { saveGif, savePng } from "../save"
import { browsers } from "./browsers"
import { claims } from "./claims"
import type { BadgePicture } from "./frame"
import { hamsters } from "./hamsters"
import { kitchen } from "./kitchen"
import { pages } from "./pages"
import { places } from "./places"
import { toys } from "./toys"

export const badges: BadgePicture[] = [
  ...browsers,
  ...claims,
  ...hamsters,
  ...pages,
  ...places,
  ...kitchen,
  ...toys,
]

export async function drawBadges() {
  for (const badge of badges) {
    const path = `static/badges/${badge.name}`
    const [only] = badge.frames
    if (badge.frames.length === 1 && only) await savePng(`${path}.png`, only)
    else await saveGif(path, badge, 1)
  }
}
