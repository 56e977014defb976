/** Encodes a race in an address: its seed, its runners and its apples. */

import { type Apple, distance, type Runner } from "../../lib/game/horseRace"
import { coats, giftSum } from "../../lib/game/horses"
import { cleanName } from "./horses"

export type Field = { seed: string; runners: readonly Runner[] }

export const fieldSize = 6

const between = (text: string | undefined, min: number, max: number): number | null =>
  text !== undefined && /^\d{1,2}$/.test(text) && Number(text) >= min && Number(text) <= max
    ? Number(text)
    : null

/** Formats a field: "k3m9xz~Tuisku_1_3_3_3_10~...". */
export function writeField({ seed, runners }: Field): string {
  const texts = runners.map(({ name, coat, pace, stamina, start, form }) =>
    [name, coat, pace, stamina, start, form].join("_"),
  )
  return [seed, ...texts].join("~")
}

function readRunner(text: string): Runner | null {
  const parts = text.split("_")
  const [name = "", ...numbers] = parts
  const coat = between(numbers[0], 0, coats.length - 1)
  const pace = between(numbers[1], 1, 5)
  const stamina = between(numbers[2], 1, 5)
  const start = between(numbers[3], 1, 5)
  const form = between(numbers[4], 0, 10)
  if (parts.length !== 6 || name === "" || name !== cleanName(name)) return null
  if (coat === null || pace === null || stamina === null || start === null || form === null) return null
  return pace + stamina + start === giftSum ? { name, coat, pace, stamina, start, form } : null
}

/** Parses a field of two to six horses; null if it is invalid, or if a horse's gifts add up to too much. */
export function readField(text: string): Field | null {
  const [seed = "", ...texts] = text.split("~")
  if (!/^[a-z0-9]{1,12}$/.test(seed) || texts.length < 2 || texts.length > fieldSize) return null
  const runners = texts.map(readRunner).filter(runner => runner !== null)
  return runners.length === texts.length ? { seed, runners } : null
}

/** The number of apples for a race. */
export const maxApples = 6

/** Formats apples: "2.140-0.33" is an apple in lane 3 at 140 metres and one in lane 1 at 33; null for none. */
export function writeApples(apples: readonly Apple[]): string | null {
  return apples.length === 0 ? null : apples.map(({ lane, metres }) => `${lane}.${metres}`).join("-")
}

/** Parses the apples of a link for a number of lanes; none if any is invalid or if they are too many. */
export function readApples(text: string | null, lanes: number): Apple[] {
  if (text === null || !/^\d\.\d{1,3}(-\d\.\d{1,3})*$/.test(text)) return []
  const apples = text.split("-").map(one => {
    const [lane = 0, metres = 0] = one.split(".").map(Number)
    return { lane, metres }
  })
  const fits = apples.every(({ lane, metres }) => lane < lanes && metres >= 1 && metres < distance)
  return fits && apples.length <= maxApples ? apples : []
}
