/** A cloud as a sound: its outline in 64 columns sets the volume, the pitch and the timbre. */

import { noteFrequency } from "../../kits/sound/openSound"
import { seeded } from "../../lib/game/random"

export const columns = 64
/** The maximum height of a column; the minimum is 0. */
export const maxHeight = 15
/** The duration of a cloud, in seconds. */
export const seconds = 8

/** The height of each column, 0 to 15. */
export type Cloud = readonly number[]

/** Formats a cloud for a link, with a hexadecimal digit per column. */
export function formatCloud(cloud: Cloud): string {
  return cloud.map(height => height.toString(16)).join("")
}

/** Parses a cloud from a link; undefined if it is invalid. */
export function parseCloud(text: string): Cloud | undefined {
  if (text.length !== columns || !/^[0-9a-f]+$/.test(text)) return undefined
  return [...text].map(digit => Number.parseInt(digit, 16))
}

/** Generates a cloud of round heaps, always the same for the same seed. */
export function cloudOf(seed: string): Cloud {
  const random = seeded(`cloud ${seed}`)
  const heaps = Array.from({ length: 3 + Math.floor(random() * 4) }, () => ({
    at: 4 + random() * 56,
    wide: 4 + random() * 11,
    tall: 4 + random() * 10,
  }))
  return Array.from({ length: columns }, (_, x) => {
    const height = heaps.reduce((top, { at, wide, tall }) => {
      const away = (x - at) / wide
      return away * away < 1 ? Math.max(top, tall * Math.sqrt(1 - away * away)) : top
    }, 0)
    return Math.round(height)
  })
}

/** Draws a line from one column to another. Columns and heights are clamped to the cloud. */
export function drawn(cloud: Cloud, from: { x: number; y: number }, to: { x: number; y: number }): Cloud {
  const inside = (value: number, end: number) => Math.max(0, Math.min(end, Math.round(value) || 0))
  const [x0, x1] = [inside(from.x, columns - 1), inside(to.x, columns - 1)]
  const next = [...cloud]
  const steps = Math.max(1, Math.abs(x1 - x0))
  for (let i = 0; i <= steps; i++) {
    const part = i / steps
    next[inside(x0 + (x1 - x0) * part, columns - 1)] = inside(from.y + (to.y - from.y) * part, maxHeight)
  }
  return next
}

/** Returns the cloud cover, 0 to 1. */
export function cover(cloud: Cloud): number {
  return cloud.reduce((sum, height) => sum + height, 0) / (columns * maxHeight)
}

export const genera = ["clear sky", "cirrus", "stratus", "cumulus", "altocumulus", "cumulonimbus"] as const
export type Genus = (typeof genera)[number]

/** Classifies a cloud by its outline; some of the names are WMO genera. */
export function genusOf(cloud: Cloud): Genus {
  const full = cover(cloud)
  if (full === 0) return "clear sky"
  if (full > 0.62) return "cumulonimbus"
  if (full < 0.16) return "cirrus"
  const rough =
    cloud.reduce((sum, height, i) => sum + Math.abs(height - (cloud[i - 1] ?? height)), 0) / columns
  if (rough < 0.3) return "stratus"
  return rough > 2 ? "altocumulus" : "cumulus"
}

/** Returns whether a cloud rains: only a cumulonimbus does. */
export function rains(cloud: Cloud): boolean {
  return genusOf(cloud) === "cumulonimbus"
}

/** Returns the cloud after a rain: a third lower everywhere. */
export function rainedOut(cloud: Cloud): Cloud {
  return cloud.map(height => Math.floor((height * 2) / 3))
}

const scale = [0, 2, 4, 7, 9]

/** Returns the note of a height on a pentatonic scale, in semitones above the C below middle C. */
export function noteOf(height: number): number {
  return (scale[height % scale.length] ?? 0) + 12 * Math.floor(height / scale.length) - 12
}

/**
 * Returns one period of the wave: the outline without its mean, normalised to a peak of 1; a sine if it is flat.
 */
export function waveOf(cloud: Cloud): Float32Array {
  const mean = cloud.reduce((sum, height) => sum + height, 0) / columns
  const peak = Math.max(...cloud.map(height => Math.abs(height - mean)))
  return Float32Array.from(cloud, (height, i) =>
    peak < 0.01 ? Math.sin((2 * Math.PI * i) / columns) : (height - mean) / peak,
  )
}

/**
 * Renders a cloud as samples: the columns in turn, each with the volume and pitch of its height, and thunder if it
 * rains.
 */
export function render(cloud: Cloud, sampleRate: number): Float32Array {
  const samples = new Float32Array(seconds * sampleRate)
  const wave = waveOf(cloud)
  const each = samples.length / columns
  const random = seeded(formatCloud(cloud))
  const wet = rains(cloud)
  let phase = 0
  let loud = 0
  let rain = 0
  for (let i = 0; i < samples.length; i++) {
    const height = cloud[Math.min(columns - 1, Math.floor(i / each))] ?? 0
    // Smooths changes of volume over some milliseconds, to avoid clicks.
    loud += (height / maxHeight - loud) * (120 / sampleRate)
    phase = (phase + (columns * noteFrequency(noteOf(height))) / sampleRate) % columns
    const at = Math.floor(phase)
    const mix = phase - at
    const value = (wave[at] ?? 0) * (1 - mix) + (wave[(at + 1) % columns] ?? 0) * mix
    // Brown noise: at first thunder, later rain.
    if (wet) rain = rain * 0.98 + (random() - 0.5) * 0.12 * Math.min(1, i / (2 * sampleRate))
    const end = Math.min(1, (samples.length - i) / (0.05 * sampleRate))
    samples[i] = (value * loud * 0.45 + rain) * end
  }
  return samples
}
