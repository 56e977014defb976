/** Text descriptions of the pictures, for screen readers and as captions. */
import type { Camera } from "./cameras"
import type { Leaves, Scene } from "./logic"

/** Returns the name of the light at the altitude of the sun, using the names of the twilights. */
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

/** Describes the weather of a scene. */
export function weatherOf({ cover, falling, snowOnGround }: Scene): string {
  return [cover, falling, snowOnGround && "snow on the ground"].filter(Boolean).join(", ")
}

/** Describes a camera's picture in one line. */
export function pictureText(camera: Camera, scene: Scene): string {
  const own: Record<Camera["key"], string | null> = {
    senate: "the cathedral on its steps",
    market: scene.market ? "orange tents on the market" : "an empty market by the sea",
    esplanadi: trees[scene.leaves],
    tram: scene.tram ? "a tram at the stop" : "no tram at the stop",
  }
  const lamps = scene.lampsOn ? "lamps lit" : "lamps out"
  return `${camera.name}: ${[lightOf(scene), weatherOf(scene), own[camera.key], lamps].join(", ")}.`
}

/** Describes the altitude of the sun. */
export function heightOf({ sun: { altitude } }: Scene): string {
  if (Math.abs(altitude) < 0.95) return "at the horizon"
  return `${Math.abs(altitude).toFixed(1)}° ${altitude > 0 ? "above" : "below"} the horizon`
}

/** The answer to a wave, by camera. */
export const waveAnswers: Record<Camera["key"], string> = {
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

/** Returns the answer to a press on Refresh, by the number of earlier presses. */
export function thanks(times: number): string {
  return refreshed[times % refreshed.length] ?? ""
}
