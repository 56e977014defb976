/** Colour names given by a hamster, after things he has met. */
import { differenceEuclidean, parse } from "culori"
import type { ColourDescription } from "./logic"

/** The names, each with its colour. */
export const metBy: Readonly<Record<string, string>> = {
  "inside of a sleeve": "#000000",
  "night shift": "#1b1b2f",
  "under the sofa": "#4a4a4a",
  "wheel, oiled": "#808080",
  "dust with a future": "#b8b2a7",
  "mattress of the old nest": "#e8e4d8",
  "kitchen roll, unused": "#ffffff",
  "sawdust, Monday": "#e3c68f",
  "sawdust, Sunday": "#b0895a",
  "my own back": "#c98a4b",
  "the good end of a carrot": "#ff7f1a",
  "cheek, full": "#f4a6a0",
  "nose at work": "#ff8fab",
  "a door that was closed": "#8b5a2b",
  "sunflower, outside": "#ffd400",
  "sunflower seed, inside": "#f3e9c6",
  "lamp that somebody forgot": "#fff59a",
  "cucumber, skin": "#1f6b2e",
  "cucumber, opinion of": "#c9e8a2",
  "lettuce that is not mine yet": "#6fbf3a",
  "water bottle": "#9fd8e8",
  desktop: "#008080",
  "title bar": "#000080",
  "link, not followed": "#0000ee",
  "link, followed": "#551a8b",
  "beetroot, evidence": "#8e1a4a",
  "pet shop sign": "#ff00ff",
  "fire drill": "#ff0000",
  "tomato, stolen": "#d93b2b",
  "a sky, seen once": "#5aa9f0",
  "monitor at midnight": "#33ff66",
}

const distance = differenceEuclidean("oklab")

const met = Object.entries(metBy).flatMap(([name, hex]) => {
  const colour = parse(hex)
  return colour ? [{ name, colour }] : []
})

/** Returns the name of the nearest colour, by distance in OKLab. */
export function perttisName({ rgb }: Pick<ColourDescription, "rgb">): string {
  const opaque = { ...rgb, alpha: 1 }
  const [nearest] = met
    .map(({ name, colour }) => ({ name, distance: distance(colour, opaque) }))
    .sort((a, b) => a.distance - b.distance)
  return nearest?.name ?? ""
}
