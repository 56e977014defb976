/** What is to be seen of those who do in one season what belongs to another. */
import type { Season } from "../../lib/calendar/season"
import type { Progress } from "./chores"
import { beds, paintHamster } from "./paintSeason"
import { box, colour, disc, horizon, type Pen, specks } from "./pixels"
import type { Yard } from "./world"

const floor = horizon + 14

/** Where coltsfoots were sown: a stick and a label each, and what has fallen on them. */
export function paintSticks(pen: Pen, { done }: Progress, { snow }: Yard): void {
  beds.slice(0, done).forEach((x, i) => {
    const y = floor + 6 + ((i * 7) % 13)
    disc(pen, snow > 0.2 ? "#e9f1f8" : "#5a3d22", x, y + 8, 4, 2)
    box(pen, "#8a5a2a", x, y - 4, 1, 12)
    box(pen, "#fff8dc", x - 3, y - 6, 7, 5)
    box(pen, "#e0b000", x - 1, y - 5, 3, 3)
    if (snow > 0.4) box(pen, "#fff", x - 3, y - 7, 7, 1)
  })
}

/** On skis, so many pushes far over whatever is there; `slide` is how far the last push has gone, 0 to 1. */
export function paintSkier(pen: Pen, { done }: Progress, slide: number, { ground }: Yard): void {
  const from = 84
  const x = from + Math.max(0, done - 1 + Math.min(1, slide)) * 15 * (done > 0 ? 1 : 0)
  const y = floor + 10
  const fallen = done >= 7 && slide >= 1
  for (const track of [10, 14]) {
    box(pen, "#4a3524", from - 6, y + track, x - from + 12, 1)
  }
  if (done > 0 && slide < 1)
    for (const { x: dx, y: dy } of specks(16, "scrape"))
      box(pen, colour(ground), x + 16 + (dx % 16), y + 10 - (dy % 18), 2, 2)
  box(pen, "#d8261c", x - 8, y + 11, 28, 1)
  box(pen, "#d8261c", x - 6, y + 13, 28, 1)
  box(pen, "#d8261c", x + 20, y + 10, 2, 1)
  const lean = done > 0 && slide < 1 ? 3 : 0
  box(pen, "#555", x - 3 - lean * 2, y + 2, 1, 10)
  box(pen, "#555", x + 14 + lean, y + 2, 1, 10)
  paintHamster(pen, x + lean, y - (fallen ? 2 : 0))
  box(pen, "#1f4fa8", x + 1 + lean, y - 2, 10, 3)
  disc(pen, "#fff", x + 6 + lean, y - 4, 1)
  box(pen, "#b3202f", x + lean, y + 8, 12, 2)
}

/** In a deckchair, in sunglasses, with on him what has fallen since. */
export function paintSitter(pen: Pen, { snow, litter }: Yard): void {
  const [x, y] = [150, floor + 2]
  for (const [from, width] of [
    [x - 6, 3],
    [x + 18, 3],
  ] as const)
    box(pen, "#8a5a2a", from, y + 8, width, 10)
  box(pen, "#8a5a2a", x - 8, y + 12, 32, 2)
  for (let stripe = 0; stripe < 6; stripe++)
    box(pen, stripe % 2 ? "#fff" : "#d8261c", x - 8 + stripe * 5, y + 8 - (stripe > 3 ? 6 : 0), 5, 4)
  paintHamster(pen, x + 2, y - 4)
  box(pen, "#111", x + 3, y, 4, 3)
  box(pen, "#111", x + 9, y, 4, 3)
  box(pen, "#111", x + 7, y, 2, 1)
  const deep = Math.round(snow * 7)
  if (deep > 0) {
    disc(pen, "#fff", x + 8, y - 4, 5, Math.max(1, deep - 3))
    box(pen, "#fff", x - 8, y + 10 - deep, 32, Math.max(1, deep - 1))
  }
  if (litter > 0.3) {
    box(pen, "#efa51f", x + 4, y - 6, 5, 2)
    box(pen, "#d9541e", x + 10, y + 7, 4, 2)
    box(pen, "#c97b1a", x - 4, y + 7, 4, 2)
  }
}

const dropped: Record<Season, string> = {
  winter: "#ffffff",
  spring: "#c9a24a",
  summer: "#3f9a34",
  autumn: "#d9541e",
}

/** What has come off the birch at so many shakes, the last of it still on its way; `fall` is 0 to 1. */
export function paintShaken(pen: Pen, { done }: Progress, season: Season, fall: number): void {
  const fill = dropped[season]
  for (let i = 0; i < done; i++) {
    const part = i === done - 1 ? fall : 1
    const x = 36 + ((i * 23) % 46) + 4 * Math.sin(part * 7) * (1 - part)
    const y = 44 + (floor + 2 + ((i * 5) % 9) - 44) * part * part
    if (season === "winter") disc(pen, fill, x, y, 3, 2)
    else if (season === "spring") box(pen, fill, x, y, 2, 5)
    else disc(pen, fill, x, y, 2, 2)
  }
}
