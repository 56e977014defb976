/** What the cameras say in words, for those who can't see the pictures and for those who can't believe them. */
import type { Camera } from "./cameras"
import type { Leaves, Scene } from "./logic"

/** The light of a scene by the height of the sun: the names are those of the twilights. */
export function lightOf({ sun: { altitude } }: Scene): string {
  if (altitude > 6) return "daylight"
  if (altitude > -0.833) return "low sun"
  if (altitude > -6) return "twilight"
  return altitude > -12 ? "deep twilight" : "night"
}

const trees: Record<Leaves, string> = {
  none: "bare trees",
  buds: "trees in bud",
  green: "green trees",
  yellow: "yellow trees",
}

/** The weather in words. */
export function weatherOf({ cover, falling, snowOnGround }: Scene): string {
  return [cover, falling, snowOnGround && "snow on the ground"].filter(Boolean).join(", ")
}

/** What is in a picture, in a line. */
export function inPicture(camera: Camera, scene: Scene): string {
  const own: Record<Camera["key"], string | null> = {
    senate: "the cathedral on its steps",
    market: scene.market ? "orange tents on the market" : "an empty market by the sea",
    esplanadi: trees[scene.leaves],
    tram: scene.tram ? "a tram at the stop" : "no tram at the stop",
  }
  const lamps = scene.lampsOn ? "lamps lit" : "lamps out"
  return `${camera.name}: ${[lightOf(scene), weatherOf(scene), own[camera.key], lamps].join(", ")}.`
}

/** How high the sun is, in words. */
export function heightOf({ sun: { altitude } }: Scene): string {
  if (Math.abs(altitude) < 0.95) return "at the horizon"
  return `${Math.abs(altitude).toFixed(1)}° ${altitude > 0 ? "above" : "below"} the horizon`
}

/** What is said when somebody waves at a camera. */
export const waved: Record<Camera["key"], string> = {
  senate: "All seven have seen you.",
  market: "The gull has seen your lunch.",
  esplanadi: "There was one behind each.",
  tram: "He takes you for the tram.",
}

const refreshed = [
  "Refreshed. It is the same picture, but fresher.",
  "Refreshed. A pigeon has moved, outside the picture.",
  "Refreshed. The camera asks you not to lean on it.",
  "Refreshed. This is how it was done in 1998, and nothing happened then either.",
  "Refreshed. Somebody in Kallio now has a slower connection.",
]

/** What is said of a press on Refresh, by how many there were before. */
export function thanks(times: number): string {
  return refreshed[times % refreshed.length] ?? ""
}
