/** Sizes of the scene in metres, the way dinosaurs are told and ordered, and what happens on a bus. */
import type { Dinosaur } from "./schema"

/** The others in the scene, in metres: an adult, a golden hamster, a town bus. */
export const human = 1.7
export const hamster = 0.15
export const bus = { length: 12, height: 3 }

/** The ends of the scale: metres across the scene. */
export const spans = { least: 0.6, most: 64 }

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

/** How wide the scene is to its height, and how much of that height is over the ground. */
export const sceneShape = 2.4
export const sceneSky = 0.84

/** Metres across that show the whole of a dinosaur of a length and a height, with somebody beside it. */
export function fitting(length: number, height: number): number {
  const forHeight = (1.12 * Math.max(height, human) * sceneShape) / sceneSky
  return Math.min(spans.most, Math.max(length * 1.25 + 1.8, forHeight))
}

/** Where the others stand, in metres from the end of the tail of a dinosaur of so many metres. */
export function placesBeside(length: number): { human: number; hamster: number; bus: number } {
  const humanAt = length + Math.max(0.15, length * 0.05) + 0.35
  return { human: humanAt, hamster: humanAt + 0.55, bus: humanAt + 0.55 + 0.7 }
}

/**
 * The left edge of a scene of so many metres across, in metres from the end of the tail. However small the scene is, the
 * hamster is in it.
 */
export function leftOf(span: number, length: number): number {
  return Math.max(-span * 0.04, placesBeside(length).hamster + 0.25 - span * 0.96)
}

/** Metres across, and the left edge, that show a dinosaur of a length and a height on a bus of so much of its height. */
export function ridingView(length: number, height: number, left: number): { span: number; edge: number } {
  const forHeight = (1.15 * (height + bus.height * left) * sceneShape) / sceneSky
  const span = Math.min(spans.most, Math.max(18, length * 1.3, forHeight))
  return { span, edge: placesBeside(length).bus + bus.length / 2 - span / 2 }
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

/** "173 hamsters nose to tail, or 2.2 buses." */
export function comparisonText({ length }: Dinosaur): string {
  const metres = mean(length)
  const hamsters = Math.round(metres / hamster)
  const buses = metres / bus.length
  const ofBus = buses < 0.28 ? "a seat by the window" : `${buses.toFixed(1)} buses`
  return `${hamsters.toLocaleString("en-GB")} hamsters nose to tail, or ${ofBus}.`
}

export type Ride = {
  /** How high the bus is after it, of what it was. */
  left: number
  says: string
}

/** What becomes of a town bus that a dinosaur of some metres gets on. */
export function rideOf(name: string, metres: number): Ride {
  if (metres < 1) return { left: 1, says: `${name} sits on a lap. Children under one metre go free.` }
  if (metres <= 3.2) return { left: 1, says: `${name} has a seat by the window. A single, adult.` }
  if (metres <= 7.6) return { left: 0.9, says: `${name} stands. So does everybody else, outside.` }
  if (metres <= 13)
    return { left: 0.6, says: `${name} is on the bus. The bus had two floors fewer than it needed.` }
  return { left: 0.22, says: `${name} has boarded. Line 1 is cancelled, and flat.` }
}

/** The scale's slider, 0 to 100, and metres: each step is as much more again. */
export function spanAt(step: number): number {
  return spans.least * (spans.most / spans.least) ** (step / 100)
}

export function stepOf(span: number): number {
  return (100 * Math.log(span / spans.least)) / Math.log(spans.most / spans.least)
}

/** A round length for the measuring rod: 1, 2 or 5 times a power of ten, near a fifth of the scene. */
export function rodOf(span: number): number {
  const wanted = span / 5
  const power = 10 ** Math.floor(Math.log10(wanted))
  const times = [5, 2, 1].find(n => n * power <= wanted) ?? 1
  return Number((times * power).toPrecision(1))
}

export function rodText(metres: number): string {
  return metres < 1 ? `${Math.round(metres * 100)} cm` : `${metres} m`
}
