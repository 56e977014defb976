/** Alerts on the price of dogecoin in dogecoin. */
import * as v from "valibot"
import { readAmount, written } from "./logic"

export const kinds = ["changes", "above", "below"] as const

export type Kind = (typeof kinds)[number]

export const alertsSchema = v.array(
  v.object({ kind: v.picklist(kinds), limit: v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,8})?$/)) }),
)

/** An alert; the limit is in DOGE, and "1" where the alert is for any change. */
export type Alert = v.InferOutput<typeof alertsSchema>[number]

/** How many can be set. */
export const maxAlerts = 10

export const sameAlert = (a: Alert, b: Alert) => a.kind === b.kind && a.limit === b.limit

/** The list with one more alert, or why it can't have it. */
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

/** Whether an alert rings at a price in koinu. */
export function rings({ kind, limit }: Alert, price: bigint): boolean {
  if (kind === "changes") return price !== readLimit("1")
  return kind === "above" ? price > readLimit(limit) : price < readLimit(limit)
}

/** What an alert waits for. */
export function wish({ kind, limit }: Alert): string {
  return kind === "changes" ? "When it changes" : `When it is ${kind} ${limit} DOGE`
}

/** How an alert is doing at a price in koinu. */
export function state(alert: Alert, price: bigint): string {
  if (alert.kind === "changes")
    return rings(alert, price) ? `Ringing: it is ${written(price)}.` : "Quiet. It was quiet yesterday too."
  return rings(alert, price)
    ? `Ringing: ${written(price)} is ${alert.kind} ${alert.limit}. It always was.`
    : "Quiet."
}
