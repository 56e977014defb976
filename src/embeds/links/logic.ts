/** Which cards are new, which site is cool today, and how far down a cabinet goes. */

import type { ListSpec } from "../../kits/list/logic"
import { type Day, dayNumber } from "../../lib/calendar/calendarDay"
import { type Drawer, drawers, type Link } from "./schema"

/** For so many days before a build a card is new. */
export const newDays = 30

/** So many cabinets stand in each other's drawers. */
export const deepest = 7

const dayLength = 86_400_000

/** Whether a card that came on a day is new for a build at a time, both in ISO 8601; not before it came. */
export function isNew(added: string, builtAt: string): boolean {
  const days = (Date.parse(builtAt) - Date.parse(added)) / dayLength
  return days >= 0 && days <= newDays
}

/** The cool site of a day: another one each day until all have had theirs; adults have none. */
export function coolSite(links: readonly Link[], day: Day): Link | undefined {
  const all = links.filter(({ drawer }) => drawer !== "adults")
  // 23 has no common divisor with any number of cards that isn't a multiple of it.
  const step = all.length % 23 === 0 ? 1 : 23
  return all[(dayNumber(day) * step) % all.length]
}

/** How the cards are searched. */
export const spec: ListSpec<Link> = {
  search: { text: ({ title, about, to, drawer }) => `${title} ${about} ${to} ${drawers[drawer]}` },
}

/** The cards of a drawer, the newest in front. */
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

/** What the cabinet says of itself so many drawers deep, from 1. */
export function depthText(depth: number): string {
  if (depth >= deepest) return "Here it ends."
  return depths[depth - 1] ?? ""
}
