/** Writes the ten UNDER CONSTRUCTION banners, 468 by 60 pixels, numbered in this order. */
import { type Animation, saveGif } from "../save"
import { stripes } from "./01-stripes"
import { digging } from "./02-digging"
import { lamps } from "./03-lamps"
import { crane } from "./04-crane"
import { cones } from "./05-cones"
import { bulldozing } from "./06-bulldozer"
import { wheeling } from "./07-wheel"
import { bricklaying } from "./08-bricks"
import { painting } from "./09-roller"
import { roadSign } from "./10-sign"

const banners: Animation[] = [
  stripes,
  digging,
  lamps,
  crane,
  cones,
  bulldozing,
  wheeling,
  bricklaying,
  painting,
  roadSign,
]

export async function drawConstruction() {
  for (const [i, banner] of banners.entries())
    await saveGif(`static/pictures/construction/${String(i + 1).padStart(2, "0")}`, banner)
}
