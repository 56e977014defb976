/** What stands in the menus of a window. The entries of a toy are its own buttons, found when a menu is opened. */

import { nextEntry } from "../task-bar/useStartMenu"

/** One entry of a menu; one with `on` is a switch. */
export type Entry = { label: string; act: () => void; on?: boolean; disabled?: boolean }

/** The entries of a menu; null is a line between two of them. */
export type Entries = readonly (Entry | null)[]

/** Which buttons stand in which menu, by what they are called. */
const kinds = {
  file: /^(save|download|print|share|send)\b/i,
  edit: /^(copy|undo|redo|paste|clear|forget|start again|start over|new game|again|reset|swap|hint)\b/i,
} as const

/** How many of a page's own buttons a menu takes. */
const maxEntries = 7

function nameOf(button: HTMLElement): string {
  return (button.getAttribute("aria-label") ?? button.textContent ?? "").replace(/\s+/g, " ").trim()
}

const isShown = (element: HTMLElement) => !("checkVisibility" in element) || element.checkVisibility()

/** The buttons of a window's own that belong to a menu, as its entries; two with one name are one. */
export function buttonEntries(body: Element, menu: keyof typeof kinds): Entry[] {
  const found = new Map<string, Entry>()
  for (const button of body.querySelectorAll<HTMLButtonElement>("button")) {
    const label = nameOf(button)
    if (found.has(label) || !kinds[menu].test(label) || button.closest("[data-chrome]") || !isShown(button))
      continue
    const disabled = button.disabled || button.getAttribute("aria-disabled") === "true"
    const act = () => {
      button.focus({ preventScroll: true })
      button.click()
    }
    found.set(label, { label, act, disabled })
  }
  return [...found.values()].slice(0, maxEntries)
}

/** The entries of parts that have any, with a line between one part and the next. */
export function joined(...parts: readonly Entries[]): Entries {
  return parts.filter(part => part.length > 0).flatMap((part, at) => (at === 0 ? part : [null, ...part]))
}

/** The entry that a key, or the letter it begins with, leads to from the one at `at`, -1 for none; null for other keys. */
export function entryAt(key: string, at: number, labels: readonly string[]): number | null {
  const count = labels.length
  const next = nextEntry(key, at, count)
  if (next !== null || count === 0 || key.length !== 1 || key === " ") return next
  const after = [...labels.keys()].map(step => (at + 1 + step) % count)
  return after.find(each => labels[each]?.toLowerCase().startsWith(key.toLowerCase())) ?? null
}
