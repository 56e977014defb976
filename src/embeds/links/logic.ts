/** New cards, the cool site of the day, and the nested cabinets. */

import type { ListSpec } from "../../kits/list/logic"
import { type Day, dayNumber } from "../../lib/calendar/calendarDay"
import { type Drawer, drawers, type Link } from "./schema"

/** The number of days that a card is new, up to the build. */
export const newDays = 30

/** The number of nested cabinets. */
export const maxDepth = 7

const dayLength = 86_400_000

/**
 * Returns whether a card was new at the time of the build, both given in ISO 8601. False for a date in the future.
 */
export function isNew(added: string, builtAt: string): boolean {
  const days = (Date.parse(builtAt) - Date.parse(added)) / dayLength
  return days >= 0 && days <= newDays
}

/** Returns the cool site of a day. Every link gets its turn before any repeats, except those for adults. */
export function coolSite(links: readonly Link[], day: Day): Link | undefined {
  const all = links.filter(({ drawer }) => drawer !== "adults")
  // 23 is prime, so stepping by it visits every card unless their number is a multiple of 23.
  const step = all.length % 23 === 0 ? 1 : 23
  return all[(dayNumber(day) * step) % all.length]
}

/** The text that a search covers. */
export const spec: ListSpec<Link> = {
  search: { text: ({ title, about, to, drawer }) => `${title} ${about} ${to} ${drawers[drawer]}` },
}

/** Returns the cards of a drawer, the newest first. */
export function cardsOf(links: readonly Link[], drawer: Drawer): Link[] {
  return links
    .filter(link => link.drawer === drawer)
    .sort((a, b) => (a.added < b.added ? 1 : a.added > b.added ? -1 : 0))
}

const depths = [
  "A cabinet, slightly smaller.",
  "A cabinet in a drawer in a cabinet.",
  "It is getting dark.",
  "Somebody has been here with a torch, and left the batteries.",
  "The cards are in handwriting now.",
  "The next drawer is warm.",
]

/** Returns the cabinet's remark at a depth, counted from 1. */
export function depthText(depth: number): string {
  if (depth >= maxDepth) return "Here it ends."
  return depths[depth - 1] ?? ""
}
