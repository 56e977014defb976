/** The text alternative of the yard. */
import type { Season } from "../../lib/calendar/season"

const looks: Record<Season, string> = {
  winter: "A yard in winter: snow, and smoke from the chimney",
  spring: "A yard in spring: the eaves drip, cranes fly over, coltsfoots come up",
  summer: "A yard in summer: a green birch, mosquitoes, and a sun that does not set",
  autumn: "A yard in autumn: the birch drops its leaves",
}

export function labelOf(season: Season, asked: Season, isKnown: boolean): string {
  if (!isKnown) return "A yard in Helsinki"
  return `${looks[season]}. A hamster is ${season === asked ? "out in it" : "behind the window"}`
}
