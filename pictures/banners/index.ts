/** Writes the footer's larger pictures: the banner of the exchange, an award and a counter. */
import { saveGif, savePng } from "../save"
import { award, counter } from "./award"
import { exchange } from "./exchange"

export async function drawBanners() {
  await saveGif("static/pictures/banner-exchange", exchange)
  await savePng("static/pictures/award.png", award())
  await savePng("static/pictures/counter.png", counter())
}
