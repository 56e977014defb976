/** An hourglass for any span, of a thousand grains: each falls after an equal part of it, or when somebody knocks. */
import { grouped } from "../amounts"
import { type Unit, units } from "./units"

/** Which of its two glasses is above, by how far it was turned in degrees; null while it lies on its side. */
export function above(degrees: number): "one" | "other" | null {
  const turned = (((degrees + 45) % 360) + 360) % 360
  return turned < 90 ? "one" : turned >= 180 && turned < 270 ? "other" : null
}

/** The upright or lying position that is nearest, in degrees. */
export function settled(degrees: number): number {
  return Math.round(degrees / 90) * 90
}

/** How many grains a knock shakes loose, the first one in a row being number 0: twice as many each time, as sand slides. */
export function loosened(knock: number): number {
  return 2 ** Math.min(knock, 10)
}

export const grains = 1000

/** How many grains have fallen after `elapsed` of `total` milliseconds; all of them where the span is none. */
export function fallen(elapsed: number, total: number): number {
  return total <= 0 ? grains : Math.min(grains, Math.floor((elapsed / total) * grains))
}

/**
 * Height of the sand in the upper glass, and of the empty space in the lower, from 0 to 1: both are cones, in which the
 * volume goes with the third power of the height.
 */
export function height(count: number): number {
  return Math.cbrt(1 - count / grains)
}

/** Milliseconds in the largest unit that there is one of, to three digits: "10.1 minutes". */
export function roughly(ms: number): string {
  const unit: Unit = [...units].reverse().find(({ ms: one }) => ms >= Number(one)) ?? units[0]
  const number = Number((ms / Number(unit.ms)).toPrecision(3))
  return `${grouped(String(number))} ${number === 1 ? unit.one : unit.id}`
}

/** What is left, in a unit, with as many decimals as a tenth of a second needs. */
export function leftIn(ms: number, unit: Unit): string {
  const decimals = Math.max(0, Math.min(12, Math.ceil(Math.log10(Number(unit.ms) / 100))))
  // In threes with spaces, as the result above it.
  return (ms / Number(unit.ms))
    .toLocaleString("en-GB", {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    })
    .replaceAll(",", "\u00a0")
}
