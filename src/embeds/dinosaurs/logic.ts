/** Sizes in metres, layout of the scene, sort orders, and the outcome of a bus ride. */
import type { Dinosaur } from "./schema"

/** Sizes of the bystanders in metres: an adult's height, a golden hamster's length, a town bus. */
export const humanHeight = 1.7
export const hamsterLength = 0.15
export const bus = { length: 12, height: 3 }

/** The smallest and the largest visible width of the scene in metres. */
export const spans = { min: 0.6, max: 64 }

export function mean([from, to]: readonly [number, number]): number {
  return (from + to) / 2
}

export const orders = {
  size: "the longest first",
  time: "the oldest first",
} as const
export type Order = keyof typeof orders

export function ordered(dinosaurs: readonly Dinosaur[], by: Order): Dinosaur[] {
  const name = (a: Dinosaur, b: Dinosaur) => (a.name < b.name ? -1 : 1)
  return [...dinosaurs].sort((a, b) =>
    by === "size"
      ? mean(b.length) - mean(a.length) || name(a, b)
      : b.ma[0] - a.ma[0] || b.ma[1] - a.ma[1] || name(a, b),
  )
}

/** The scene's width divided by its height, and the fraction of the height above the ground. */
export const sceneShape = 2.4
export const sceneSky = 0.84

/** Returns the visible width in metres that fits a whole dinosaur with a bystander. */
export function fitting(length: number, height: number): number {
  const forHeight = (1.12 * Math.max(height, humanHeight) * sceneShape) / sceneSky
  return Math.min(spans.max, Math.max(length * 1.25 + 1.8, forHeight))
}

/** Returns the x coordinates of the bystanders in metres from the tip of the tail. */
export function placesBeside(length: number): { human: number; hamster: number; bus: number } {
  const humanAt = length + Math.max(0.15, length * 0.05) + 0.35
  return { human: humanAt, hamster: humanAt + 0.55, bus: humanAt + 0.55 + 0.7 }
}

/** Returns the scene's left edge in metres from the tip of the tail. The hamster stays visible at any zoom. */
export function leftOf(span: number, length: number): number {
  return Math.max(-span * 0.04, placesBeside(length).hamster + 0.25 - span * 0.96)
}

/**
 * Returns the scene's left edge in metres from the tip of the tail for a dinosaur on the bus: the bus in the middle,
 * and the hamster beside it visible at any zoom.
 */
export function leftOfRide(span: number, length: number): number {
  const { bus: busAt, hamster } = placesBeside(length)
  return Math.min(busAt + bus.length / 2 - span / 2, hamster - span * 0.04)
}

/** Returns the visible width in metres for a dinosaur on a bus squashed to the fraction `left` of its height. */
export function ridingSpan(length: number, height: number, left: number): number {
  const forHeight = (1.15 * (height + bus.height * left) * sceneShape) / sceneSky
  return Math.min(spans.max, Math.max(18, length * 1.3, forHeight))
}

const between = ([from, to]: readonly [number, number], unit: string) =>
  from === to ? `${from} ${unit}` : `${from} to ${to} ${unit}`

export function lengthText({ length }: Dinosaur): string {
  return length[1] < 1 ? between([length[0] * 100, length[1] * 100], "cm") : between(length, "m")
}

export function ageText({ ma: [from, to], period }: Dinosaur): string {
  const when = from === to ? `${from}` : `${from} to ${to}`
  return `${period}, ${when} million years ago`
}

/** Compares the length, as in "173 hamsters nose to tail, or 2.2 buses." */
export function comparisonText({ length }: Dinosaur): string {
  const metres = mean(length)
  const hamsters = Math.round(metres / hamsterLength)
  const buses = metres / bus.length
  const ofBus = buses < 0.28 ? "a seat by the window" : `${buses.toFixed(1)} buses`
  return `${hamsters.toLocaleString("en-GB")} hamsters nose to tail, or ${ofBus}.`
}

export type Ride = {
  /** The bus's remaining height as a fraction, 0 to 1. */
  left: number
  says: string
}

/** Returns the outcome for a bus boarded by a dinosaur of `metres` length. */
export function rideOf(name: string, metres: number): Ride {
  if (metres < 1) return { left: 1, says: `${name} sits on a lap. Children under one metre go free.` }
  if (metres <= 3.2) return { left: 1, says: `${name} has a seat by the window. A single, adult.` }
  if (metres <= 7.6) return { left: 0.9, says: `${name} stands. So does everybody else, outside.` }
  if (metres <= 13)
    return { left: 0.6, says: `${name} is on the bus. The bus had two floors fewer than it needed.` }
  return { left: 0.22, says: `${name} has boarded. Line 1 is cancelled, and flat.` }
}

/** Converts the zoom slider, 0 to 100, to a visible width in metres, on a logarithmic scale. */
export function spanAt(step: number): number {
  return spans.min * (spans.max / spans.min) ** (step / 100)
}

export function stepOf(span: number): number {
  return (100 * Math.log(span / spans.min)) / Math.log(spans.max / spans.min)
}

/** Returns a round length for the scale bar: 1, 2 or 5 times a power of ten, at most a fifth of the scene. */
export function rodOf(span: number): number {
  const wanted = span / 5
  const power = 10 ** Math.floor(Math.log10(wanted))
  const times = [5, 2, 1].find(n => n * power <= wanted) ?? 1
  return Number((times * power).toPrecision(1))
}

export function rodText(metres: number): string {
  return metres < 1 ? `${Math.round(metres * 100)} cm` : `${metres} m`
}
