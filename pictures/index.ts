/**
 * `npm run pictures`: draws every picture of the site, or only the families that are named, as `-- icons badges`. The output
 * is deterministic.
 */
import { drawAnimals } from "./animals"
import { drawAnimations } from "./animations"
import { drawBadges } from "./badges"
import { drawBanners } from "./banners"
import { drawPosts } from "./blog"
import { drawConstruction } from "./construction"
import { drawIcons } from "./icons"
import { drawPhotos } from "./photos"
import { drawSocialCard } from "./social"
import { drawTiles } from "./tiles"

/** The makers of the pictures, named as their folders or files here. */
const families: ReadonlyMap<string, () => Promise<unknown>> = new Map([
  ["construction", drawConstruction],
  ["animals", drawAnimals],
  ["tiles", drawTiles],
  ["social", drawSocialCard],
  ["photos", drawPhotos],
  ["badges", drawBadges],
  ["banners", drawBanners],
  ["animations", drawAnimations],
  ["blog", drawPosts],
  ["icons", drawIcons],
])

async function main(names: readonly string[]) {
  const unknown = names.find(name => !families.has(name))
  if (unknown !== undefined) {
    console.error(
      `There is no family of pictures "${unknown}". Write one of these: ${[...families.keys()].join(", ")}.`,
    )
    process.exit(1)
  }
  for (const [name, draw] of families) if (names.length === 0 || names.includes(name)) await draw()
}

void main(process.argv.slice(2))
