/** Judges a cup of tea by leaves, temperature and time, and encodes orders for links. */

import { type Addition, additions, type Tea } from "../../lib/lists/teas"
import { formatDuration } from "../../lib/text/duration"

/** The order that the pot refuses, in place of a tea's slug. */
export const coffee = "coffee"

/** The heat at which the pot boils over. */
export const maxHeat = 4

/** Returns the pot's anger, 0 to `boiling`: the number of refused coffees in a row. Statuses are newest first. */
export function heatOf(statuses: readonly number[]): number {
  const calm = statuses.findIndex(status => status !== 418)
  return Math.min(maxHeat, calm < 0 ? statuses.length : calm)
}

/** Returns the refusal of a coffee, louder with heat. */
export function refusal(heat: number): string {
  if (heat <= 1) return "I'm a teapot."
  if (heat === 2) return "Still a teapot."
  return heat < maxHeat ? "A TEAPOT." : "And now look."
}

/** Seconds of brewing per real second. */
export const brewSpeed = 10

export const limits = {
  /** In degrees Celsius. */
  temperature: { min: 40, max: 100, step: 5 },
  /** In seconds of brewing. */
  seconds: { min: 30, max: 900, step: 30 },
}

/** An order; `leaves` is a tea's slug or coffee, `temperature` in degrees Celsius, `seconds` of brewing. */
export type Order = { leaves: string; temperature: number; seconds: number; additions: Addition[] }

export type Cup = { kind: "weak" | "right" | "bitter" | "strong"; text: string }

function place(value: number, [from, to]: readonly [number, number]): "under" | "in" | "over" {
  return value < from ? "under" : value > to ? "over" : "in"
}

/** Judges a cup brewed at a temperature in degrees Celsius for `seconds`. */
export function judge(tea: Tea, temperature: number, seconds: number): Cup {
  const heat = place(temperature, tea.temperature)
  const time = place(seconds, tea.time)
  const spoilt = (how: string): Cup =>
    tea.overdone === "bitter"
      ? {
          kind: "bitter",
          text: `Bitter. ${how} The leaves gave all they had, and then what they should have kept.`,
        }
      : { kind: "strong", text: `Strong. ${how} It can't turn bitter, so it turned into soup.` }
  if (heat === "over") return spoilt("The water was too hot.")
  if (heat === "under") {
    if (time === "over")
      return { kind: "weak", text: "Weak. Cold water can make tea too, but it asks for a night." }
    return { kind: "weak", text: "Weak. The water was too cold to convince the leaves." }
  }
  if (time === "under") return { kind: "weak", text: "Weak. The leaves and the water were only introduced." }
  if (time === "over") return spoilt("It stood too long.")
  return { kind: "right", text: "Right. There is nothing to complain about, which in Finland is applause." }
}

/** Formats seconds: "45 s", "2 min", "2 min 30 s". */
export function duration(seconds: number): string {
  return formatDuration(Math.round(seconds) * 1000, { from: "minute", zeros: false })
}

/**
 * Returns the seconds brewed so far, at most those of the order. `startedAt` and `at` are in milliseconds since
 * 1970.
 */
export function steeped(startedAt: number, at: number, order: Order): number {
  return Math.min(order.seconds, Math.max(0, ((at - startedAt) / 1000) * brewSpeed))
}

/** Encodes an order for links: "green.75.120.Sugar". */
export function writeOrder({ leaves, temperature, seconds, additions: chosen }: Order): string {
  return [leaves, temperature, seconds, ...chosen].join(".")
}

/** Decodes the order of a link; null if the form could not have made it. */
export function readOrder(text: string | null, teas: readonly Tea[]): Order | null {
  const [leaves = "", temperature, seconds, ...words] = (text ?? "").split(".")
  if (leaves !== coffee && !teas.some(({ slug }) => slug === leaves)) return null
  const fits = (value: number, { min, max, step }: typeof limits.seconds) =>
    value >= min && value <= max && (value - min) % step === 0
  const order = { leaves, temperature: Number(temperature), seconds: Number(seconds) }
  if (!fits(order.temperature, limits.temperature) || !fits(order.seconds, limits.seconds)) return null
  return { ...order, additions: additions.filter(addition => words.includes(addition)) }
}
