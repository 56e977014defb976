/** The programs that are open on the desktop: which stay when another one opens, and which close. */
import type { WindowKind } from "../../lib/content/windows"

/** A page that is open as a program. */
export type Program = {
  /** The page's own path, the same for all addresses of a pattern: "/youtube/[id]". */
  key: string
  title: string
  icon: string
  kind: WindowKind
  /** True if it stays open behind another page. */
  stays: boolean
}

export type Slot<Content> = Program & {
  /** Unique in this visit; 0 is the page that was loaded. */
  id: number
  /** The path in the address bar at its last use. */
  path: string
  content: Content
  /** Grows with each program that comes to the front. */
  usedAt: number
}

type Opened<Content> = Omit<Slot<Content>, "id" | "usedAt">

/** Media query of screens on which more than one program is seen, as in Programs.module.css. */
export const seesSeveral = "(width >= 1000px)"

/** The maximum number of programs that are open at once, the active one included. */
export const maxOpen = 5

/**
 * Returns the open programs after a navigation or a new render of the active one. The order is that of opening and never
 * changes, since a frame that is moved in the document loads again. A program that doesn't stay is gone once another is
 * active; beyond `maxOpen` the one used longest ago is closed. Returns the same array if nothing has changed.
 */
export function openSlot<Content>(
  slots: readonly Slot<Content>[],
  current: Opened<Content>,
): readonly Slot<Content>[] {
  const latest = Math.max(0, ...slots.map(({ usedAt }) => usedAt))
  const known = slots.find(({ key }) => key === current.key)
  if (known && known.usedAt === latest && isSame(known, current)) return slots
  const usedAt = known?.usedAt === latest ? latest : latest + 1
  const id = known?.id ?? 1 + Math.max(-1, ...slots.map(slot => slot.id))
  const active = { ...current, id, usedAt }
  const others = slots.filter(({ key, stays }) => key === current.key || stays)
  const all = known ? others.map(slot => (slot.key === current.key ? active : slot)) : [...others, active]
  const excess = byLastUse(all).slice(maxOpen)
  return all.filter(slot => !excess.includes(slot))
}

function isSame<Content>(slot: Slot<Content>, current: Opened<Content>): boolean {
  return (Object.keys(current) as (keyof typeof current)[]).every(name => slot[name] === current[name])
}

/** Sorts programs by their last use, the active one first. */
export function byLastUse<Content>(slots: readonly Slot<Content>[]): Slot<Content>[] {
  return [...slots].sort((one, other) => other.usedAt - one.usedAt)
}
