/** Writes eight holiday photographs, in the order of their dates. */
import { beach } from "./beach"
import { cathedral } from "./cathedral"
import { hotel } from "./hotel"
import { market } from "./market"
import { mountain } from "./mountain"
import { renderPhoto } from "./renderPhoto"
import { lakeside } from "./sauna"
import { station } from "./station"
import { aeroplane } from "./wing"

export async function drawPhotos() {
  for (const scene of [mountain, lakeside, aeroplane, beach, market, cathedral, hotel, station])
    await renderPhoto(scene)
}
