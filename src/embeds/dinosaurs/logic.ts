/** The camera of the walk, in metres from the tip of the tail and from the ground, and the text of the way. */
import type { Shape, Station } from "./parts/shapes"

/** CSS pixels in a metre: 96 of them are an inch. */
export const pixelsPerMetre = 96 / 0.0254

export type Camera = {
  /** The middle of the picture; y is negative above the ground. */
  x: number
  y: number
  /** CSS pixels per metre. */
  zoom: number
}

/** Returns the camera at a station, in true size. */
export function cameraAt({ at: [x, y] }: Station, length: number): Camera {
  return { x: (x * length) / 100, y: (y * length) / 100, zoom: pixelsPerMetre }
}

/** Returns the camera that shows a whole animal with an adult in front of it, in a picture of a size in pixels. */
export function wholeCamera({ height }: Shape, length: number, width: number, tall: number): Camera {
  const across = length * 1.12 + 2.2
  const up = Math.max((height * length) / 100, 1.8) * 1.6
  const zoom = Math.min(width / across, tall / up)
  return { x: length / 2 + 0.8, y: -0.38 * (tall / zoom), zoom }
}

/** Returns the camera between two, 0 to 1 of the way, slow at both ends. */
export function between(from: Camera, to: Camera, part: number): Camera {
  const eased = part * part * (3 - 2 * part)
  const mix = (a: number, b: number) => a + (b - a) * eased
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), zoom: from.zoom * (to.zoom / from.zoom) ** eased }
}

/** Returns the length of the straight way between two cameras in metres. */
export function metresBetween(from: Camera, to: Camera): number {
  return Math.hypot(from.x - to.x, from.y - to.y)
}

/** Returns the seconds of a run of so many metres. */
export function secondsOf(metres: number): number {
  return Math.min(2.6, 0.8 + metres * 0.35)
}

/** Returns the length of the walk over all stations in metres. */
export function wayOf(stations: readonly Station[], length: number): number {
  return stations
    .slice(1)
    .reduce(
      (sum, station, i) =>
        sum + metresBetween(cameraAt(stations[i] as Station, length), cameraAt(station, length)),
      0,
    )
}

/** Formats a length: "5.5 cm", "65 cm", "1.8 m". */
export function lengthText(metres: number): string {
  return metres < 1
    ? `${Number((metres * 100).toFixed(metres < 0.1 ? 1 : 0))} cm`
    : `${Number(metres.toFixed(1))} m`
}

/** Returns a position inside the picture's world, so that a drag does not lose the animal. */
export function held(camera: Camera, length: number, height: number): Camera {
  const tall = (height * length) / 100
  return {
    ...camera,
    x: Math.min(length + 0.3, Math.max(-0.3, camera.x)),
    y: Math.min(0.04, Math.max(-tall - 0.2, camera.y)),
  }
}
