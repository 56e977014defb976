/** A pavement of tiles with notes, and tunes recorded as walks over it. */
import { noteFrequency } from "../../kits/sound/openSound"

export const columns = 8
export const rows = 5
export const cells = columns * rows

/** Semitones above the first note, up to the octave. A tile to the right is one degree higher, a row up three. */
const steps = {
  major: [0, 2, 4, 5, 7, 9, 11],
  pentatonic: [0, 2, 4, 7, 9],
  "sad tango": [0, 2, 3, 5, 7, 8, 11],
  "whole tones": [0, 2, 4, 6, 8, 10],
} as const

/**
 * Modem tones in hertz: Bell 103 (1070, 1270, 2025, 2225), ITU-T V.21 (980, 1180, 1650, 1850) and the V.25 answer
 * tone (2100).
 */
const modem = [980, 1070, 1180, 1270, 1650, 1850, 2025, 2100, 2225] as const

export const scales = [...(Object.keys(steps) as (keyof typeof steps)[]), "modem"] as const
export type Scale = (typeof scales)[number]

/** Returns the degrees of a tile above the lowest one, which is in the bottom left corner. */
export function degreeOf(cell: number): number {
  return (cell % columns) + 3 * (rows - 1 - Math.floor(cell / columns))
}

/** Returns the frequency of a tile in hertz. */
export function frequencyOf(cell: number, scale: Scale): number {
  const degree = degreeOf(cell)
  if (scale === "modem") return modem[degree % modem.length] ?? 2100
  const all = steps[scale]
  return noteFrequency((all[degree % all.length] ?? 0) + 12 * Math.floor(degree / all.length) - 12)
}

const names = ["C", "C sharp", "D", "E flat", "E", "F", "F sharp", "G", "A flat", "A", "B flat", "B"]

/** Returns the label of a tile: "E 4", or "2100 Hz" for a modem tone. */
export function nameOf(cell: number, scale: Scale): string {
  const frequency = frequencyOf(cell, scale)
  if (scale === "modem") return `${frequency} Hz`
  const semitones = Math.round(12 * Math.log2(frequency / noteFrequency(0)))
  return `${names[((semitones % 12) + 12) % 12]} ${4 + Math.floor(semitones / 12)}`
}

/** A step on a tile; `at` is the time in eighths of a second from the beginning. */
export type Tread = { cell: number; at: number }
export type Tune = readonly Tread[]

/** The length of a clock step, in seconds. */
export const stepSeconds = 0.125
/** The maximum number of treads in a tune, and the maximum number of steps between two treads. */
export const maxTreads = 64
export const maxGap = 16

/**
 * Returns the tune with one more tread. The first tread is at 0, long pauses are cut to `maxGap`, and a full tune
 * is returned unchanged.
 */
export function recorded(tune: Tune, cell: number, steps: number): Tune {
  if (tune.length >= maxTreads) return tune
  const last = tune.at(-1)
  if (!last) return [{ cell, at: 0 }]
  return [...tune, { cell, at: last.at + Math.min(maxGap, Math.max(1, Math.round(steps))) }]
}

/** Returns the length of a tune in steps, including half a second of rest before it repeats. */
export function lengthOf(tune: Tune): number {
  return (tune.at(-1)?.at ?? 0) + 4
}

const digits = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMN"

/** Formats a tune for a link: for each tread its tile and the steps since the previous tread. */
export function formatTune(tune: Tune): string {
  return tune.map(({ cell, at }, i) => `${digits[cell]}${digits[at - (tune[i - 1]?.at ?? 0)]}`).join("")
}

/** Parses a tune from a link. Undefined if it is invalid. */
export function parseTune(text: string): Tune | undefined {
  if (text.length % 2 !== 0 || text.length > 2 * maxTreads || text.length === 0) return undefined
  const tune: Tread[] = []
  for (let i = 0; i < text.length; i += 2) {
    const [cell, pauseSteps] = [digits.indexOf(text[i] ?? ""), digits.indexOf(text[i + 1] ?? "")]
    const minSteps = i === 0 ? 0 : 1
    if (cell < 0 || cell >= cells || pauseSteps < minSteps || pauseSteps > (i === 0 ? 0 : maxGap))
      return undefined
    tune.push({ cell, at: (tune.at(-1)?.at ?? 0) + pauseSteps })
  }
  return tune
}

/** Returns the tile of a degree that is nearest to the middle of the pavement. */
function tileOf(degree: number): number {
  const all = Array.from({ length: cells }, (_, cell) => cell).filter(cell => degreeOf(cell) === degree)
  const away = (cell: number) => Math.abs((cell % columns) - 3.5) + Math.abs(Math.floor(cell / columns) - 2)
  return all.reduce((best, cell) => (away(cell) < away(best) ? cell : best), all[0] ?? 0)
}

/** "Ukko Nooa" (traditional), as degrees of a major scale and lengths in steps. */
const example =
  "7-2 7-2 7-2 9-2 8-2 8-2 8-2 10-2 9-2 9-2 8-2 8-2 7-6 9-2 9-2 9-2 9-2 11-4 10-4 8-2 8-2 8-2 8-2 10-4 9-4 " +
  "7-2 7-2 7-2 9-2 8-2 8-2 8-2 10-2 9-2 9-2 8-2 8-2 7-6"

/** The default tune. */
export const ukkoNooa: Tune = (() => {
  let at = 0
  return example.split(" ").map(each => {
    const [degree = 0, length = 0] = each.split("-").map(Number)
    const tread = { cell: tileOf(degree), at }
    at += length
    return tread
  })
})()

/** Returns the tile on which a thing from another page lies at first: the second one of the tune. */
export function tileOfGuest(tune: Tune): number {
  return tune.find(({ cell }) => cell !== tune[0]?.cell)?.cell ?? 0
}

/** Returns the tile to which a thing goes that has been trodden on: the next one, and from the last one to the first. */
export function nextTile(cell: number): number {
  return (cell + 1) % cells
}

const trodden: Record<Scale, string> = {
  major: "in C major",
  pentatonic: "in a pentatonic scale",
  "sad tango": "to a sad tango",
  "whole tones": "in whole tones",
  modem: "by a modem",
}

/** Describes what has happened to a thing on the pavement, without naming it. */
export function guestText(scale: Scale): string {
  return `Was trodden on ${trodden[scale]}.`
}

/** Renders a tune as samples: each tread is a tone with an overtone that decays within a second. */
export function render(tune: Tune, scale: Scale, sampleRate: number): Float32Array {
  const samples = new Float32Array(Math.ceil((lengthOf(tune) + 4) * stepSeconds * sampleRate))
  for (const { cell, at } of tune) {
    const from = Math.round(at * stepSeconds * sampleRate)
    const turn = (2 * Math.PI * frequencyOf(cell, scale)) / sampleRate
    for (let i = 0; i < sampleRate && from + i < samples.length; i++) {
      const loud = 0.22 * Math.min(1, i / 90) * Math.exp((-4.5 * i) / sampleRate)
      samples[from + i] =
        (samples[from + i] ?? 0) + loud * (Math.sin(turn * i) + 0.3 * Math.sin(2 * turn * i))
    }
  }
  return samples
}
