/** Draws every picture of the site. The output is deterministic. */
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

async function main() {
  await drawConstruction()
  await drawAnimals()
  await drawTiles()
  await drawSocialCard()
  await drawPhotos()
  await drawBadges()
  await drawBanners()
  await drawAnimations()
  await drawPosts()
  await drawIcons()
}

void main()
