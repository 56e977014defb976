/** Alerts on the price of dogecoin in dogecoin. */
import * as v from "valibot"
import { readAmount, written } from "./logic"

export const kinds = ["changes", "above", "below"] as const

export type Kind = (typeof kinds)[number]

export const alertsSchema = v.array(
  v.object({ kind: v.picklist(kinds), limit: v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,8})?$/)) }),
)

/** An alert; `limit` is in DOGE, and "1" for alerts on any change. */
export type Alert = v.InferOutput<typeof alertsSchema>[number]

export const maxAlerts = 10

export const sameAlert = (a: Alert, b: Alert) => a.kind === b.kind && a.limit === b.limit

/**
 * Adds an alert. Returns an object with `what`, an error message, if it is invalid, a duplicate or one too many.
 */
export function withAlert(list: readonly Alert[], kind: Kind, text: string): Alert[] | { what: string } {
  const amount = kind === "changes" ? { koinu: readLimit("1") } : readAmount(text)
  if ("what" in amount) return amount
  const alert = { kind, limit: written(amount.koinu) }
  if (list.some(old => sameAlert(old, alert))) return { what: "You have that alert already. It is awake." }
  if (list.length >= maxAlerts) return { what: "Ten alerts is enough for a price that does not move." }
  return [...list, alert]
}

function readLimit(limit: string): bigint {
  const amount = readAmount(limit)
  return "koinu" in amount ? amount.koinu : 0n
}

/** Returns whether an alert goes off at a price in koinu. */
export function rings({ kind, limit }: Alert, price: bigint): boolean {
  if (kind === "changes") return price !== readLimit("1")
  return kind === "above" ? price > readLimit(limit) : price < readLimit(limit)
}

/** Describes an alert's condition. */
export function wish({ kind, limit }: Alert): string {
  return kind === "changes" ? "When it changes" : `When it is ${kind} ${limit} DOGE`
}

/** Describes an alert's state at a price in koinu. */
export function state(alert: Alert, price: bigint): string {
  if (alert.kind === "changes")
    return rings(alert, price) ? `Ringing: it is ${written(price)}.` : "Quiet. It was quiet yesterday too."
  return rings(alert, price)
    ? `Ringing: ${written(price)} is ${alert.kind} ${alert.limit}. It always was.`
    : "Quiet."
}
