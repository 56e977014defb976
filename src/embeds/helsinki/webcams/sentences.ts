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

/** The answers to the first wave at a camera, and to those that follow. */
export const waveAnswers: Record<Camera["key"], readonly string[]> = {
  senate: [
    "All seven have seen you.",
    "One of them is coming over.",
    "He asks whether this is on.",
    "He has written MOI. He is on the other side.",
    "He has choir at six.",
  ],
  market: [
    "The gull has seen your lunch.",
    "It is coming back for the rest.",
    "It has found you.",
    "It has left something on the lens.",
    "It has seen an ice cream.",
  ],
  esplanadi: [
    "There was one behind each.",
    "They have let the dog off.",
    "Good dog.",
    "It has licked the lens.",
    "Somebody has whistled.",
  ],
  tram: [
    "He takes you for the tram.",
    "The driver has got out.",
    "He would like to see your ticket.",
    "LIPPU is ticket. He has all day.",
    "The tram was on time. Now it isn't.",
  ],
}

/** Said on arrival to somebody whom the people of a camera know. */
export const greeting = "They saw you first."
