/** An hourglass for a span of any length: each grain falls after an equal share of it, or when knocked loose. */
import { grouped } from "../amounts"
import { plainUnits, type Unit } from "./units"

/** Returns which glass is on top after a rotation in degrees; null while the hourglass lies on its side. */
export function above(degrees: number): "one" | "other" | null {
  const turned = (((degrees + 45) % 360) + 360) % 360
  return turned < 90 ? "one" : turned >= 180 && turned < 270 ? "other" : null
}

/** Rounds a rotation to the nearest quarter turn, in degrees. */
export function settled(degrees: number): number {
  return Math.round(degrees / 90) * 90
}

/**
 * Returns the number of grains that a knock shakes loose, by its index in a row of knocks: doubling each time, as
 * in an avalanche.
 */
export function loosened(knock: number): number {
  return 2 ** Math.min(knock, 10)
}

export const grains = 1000

/**
 * Returns the number of grains fallen after `elapsed` of `total` milliseconds; all of them if `total` isn't
 * positive.
 */
export function fallen(elapsed: number, total: number): number {
  return total <= 0 ? grains : Math.min(grains, Math.floor((elapsed / total) * grains))
}

/**
 * Returns the height (0 to 1) of the sand in the upper glass, and of the empty space in the lower. Both are cones,
 * whose volume grows with the cube of the height.
 */
export function height(count: number): number {
  return Math.cbrt(1 - count / grains)
}

/** Formats milliseconds in the largest unit that fits, with two significant digits: "10 minutes". */
export function roughly(ms: number): string {
  const unit: Unit = [...plainUnits].reverse().find(({ ms: one }) => ms >= Number(one)) ?? plainUnits[0]
  const number = Number((ms / Number(unit.ms)).toPrecision(2))
  return `${grouped(String(number))} ${number === 1 ? unit.singular : unit.id}`
}
