/** The colours of the sky, and of objects in its light. */
import { mix, parseColour, type Rgb } from "../../../../lib/colour/rgb"
import type { Scene } from "../logic"

export function css([r, g, b]: Rgb, alpha = 1): string {
  return `rgba(${r}, ${g}, ${b}, ${alpha})`
}

/** The colours of the sky by the sun's altitude in degrees: at the top and at the horizon. */
const skies: readonly { altitude: number; top: Rgb; bottom: Rgb }[] = [
  { altitude: -18, top: parseColour("#05070f"), bottom: parseColour("#10162a") },
  { altitude: -12, top: parseColour("#0a1022"), bottom: parseColour("#1d2848") },
  { altitude: -6, top: parseColour("#1a2a58"), bottom: parseColour("#7a6488") },
  { altitude: 0, top: parseColour("#5b7fb2"), bottom: parseColour("#f2ab66") },
  { altitude: 6, top: parseColour("#62a0d6"), bottom: parseColour("#d8e4ea") },
  { altitude: 20, top: parseColour("#3d8dd4"), bottom: parseColour("#bfe0f4") },
]

/** Returns the brightness of a scene, from 0 at night to 1 in daylight. */
export function brightness({ sun: { altitude }, cover }: Scene): number {
  const whole = Math.min(1, Math.max(0, (altitude + 12) / 16))
  // A low sun shines through more cloud.
  const through = 0.55 + 0.3 * Math.min(1, Math.max(0, altitude / 20))
  return 0.22 + 0.78 * whole * (cover === "overcast" ? through : 1)
}

/** Returns the sky's colours at the top and at the horizon: by the sun's altitude, and greyer with more clouds. */
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
  const grey = mix(parseColour("#11141a"), parseColour("#c3c9cf"), brightness(scene) - 0.1)
  const clouds = { clear: 0, cloudy: 0.35, overcast: 0.9 }[scene.cover]
  return {
    top: mix(mix(low.top, high.top, part), grey, clouds),
    bottom: mix(mix(low.bottom, high.bottom, part), grey, clouds),
  }
}

const night = parseColour("#0a1024")

/** Returns a function that shades a colour by the light of a scene, with at least so much light, 0 to 1. */
export function lit(scene: Scene, least = 0): (hex: string) => string {
  const part = 1 - Math.max(least, brightness(scene))
  return hex => css(mix(parseColour(hex), night, part))
}
