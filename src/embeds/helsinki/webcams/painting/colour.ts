/** Colours of a sky and of things in its light. */
import type { Scene } from "../logic"

export type Rgb = readonly [number, number, number]

export function rgb(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16)
  return [n >> 16, (n >> 8) & 255, n & 255]
}

export function mix(a: Rgb, b: Rgb, part: number): Rgb {
  const between = (i: 0 | 1 | 2) => Math.round(a[i] + (b[i] - a[i]) * part)
  return [between(0), between(1), between(2)]
}

export function css([r, g, b]: Rgb, alpha = 1): string {
  return `rgba(${r}, ${g}, ${b}, ${alpha})`
}

/** Skies by the height of the sun in degrees: above and at the horizon. */
const skies: readonly { altitude: number; top: Rgb; bottom: Rgb }[] = [
  { altitude: -18, top: rgb("#05070f"), bottom: rgb("#10162a") },
  { altitude: -12, top: rgb("#0a1022"), bottom: rgb("#1d2848") },
  { altitude: -6, top: rgb("#1a2a58"), bottom: rgb("#7a6488") },
  { altitude: 0, top: rgb("#5b7fb2"), bottom: rgb("#f2ab66") },
  { altitude: 6, top: rgb("#62a0d6"), bottom: rgb("#d8e4ea") },
  { altitude: 20, top: rgb("#3d8dd4"), bottom: rgb("#bfe0f4") },
]

/** The light of a scene, from 0 in the night to 1 in daylight. */
export function brightness({ sun: { altitude }, cover }: Scene): number {
  const whole = Math.min(1, Math.max(0, (altitude + 12) / 16))
  return 0.22 + 0.78 * whole * (cover === "overcast" ? 0.85 : 1)
}

/** The sky's colours, above and at the horizon: as the sun has them, and greyer the more clouds there are. */
export function skyOf(scene: Scene): { top: Rgb; bottom: Rgb } {
  const { altitude } = scene.sun
  const after = skies.findIndex(sky => sky.altitude > altitude)
  const [low, high] =
    after === 0
      ? [skies[0], skies[0]]
      : after < 0
        ? [skies.at(-1), skies.at(-1)]
        : [skies[after - 1], skies[after]]
  if (!low || !high) throw new RangeError("There is a sky for every height of the sun.")
  const span = high.altitude - low.altitude
  const part = span === 0 ? 0 : (altitude - low.altitude) / span
  const grey = mix(rgb("#11141a"), rgb("#c3c9cf"), brightness(scene) - 0.1)
  const clouds = { clear: 0, cloudy: 0.35, overcast: 0.9 }[scene.cover]
  return {
    top: mix(mix(low.top, high.top, part), grey, clouds),
    bottom: mix(mix(low.bottom, high.bottom, part), grey, clouds),
  }
}

const night = rgb("#0a1024")

/** How a thing of a colour looks in the light of a scene. */
export function lit(scene: Scene): (hex: string) => string {
  const part = 1 - brightness(scene)
  return hex => css(mix(rgb(hex), night, part))
}
