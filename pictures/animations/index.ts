/** Writes six small animations, in place of GIFs from other sites, to static/pictures/animations. */
import { type Animation, saveGif } from "../save"
import { dance } from "./dance"
import { globe } from "./globe"
import { letter } from "./letter"
import { coffee, flame, fresh } from "./small"

export const animations: Record<string, Animation> = {
  "dancing-hamster": dance,
  globe,
  letter,
  flame,
  new: fresh,
  coffee,
}

export async function drawAnimations() {
  for (const [name, animation] of Object.entries(animations))
    await saveGif(`static/pictures/animations/${name}`, animation, 3)
}
