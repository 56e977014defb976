/** Builds the menus of a window. The entries of an embed are its buttons, collected when a menu opens. */

import { nextEntry } from "../task-bar/useStartMenu"

/** A menu entry; one with `on` is a checkbox. */
export type Entry = { label: string; act: () => void; on?: boolean; disabled?: boolean }

/** The entries of a menu; null is a separator. */
export type Entries = readonly (Entry | null)[]

/** Patterns of the names of buttons, by menu. */
const kinds = {
  file: /^(save|download|print|share|send)\b/i,
  edit: /^(copy|undo|redo|paste|clear|forget|start again|start over|new game|again|reset|swap|hint)\b/i,
} as const

/** Maximum number of an embed's buttons in a menu. */
const maxEntries = 7

function nameOf(button: HTMLElement): string {
  return (button.getAttribute("aria-label") ?? button.textContent ?? "").replace(/\s+/g, " ").trim()
}

const isShown = (element: HTMLElement) => !("checkVisibility" in element) || element.checkVisibility()

/** Returns entries for the buttons in `body` that belong to a menu; of buttons with the same name only the first. */
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

/** Joins groups of entries with separators, skipping empty groups. */
export function joined(...parts: readonly Entries[]): Entries {
  return parts.filter(part => part.length > 0).flatMap((part, at) => (at === 0 ? part : [null, ...part]))
}

/** Returns the index that an arrow key, Home, End or an initial letter moves to from `at` (-1 for none), or null. */
export function entryAt(key: string, at: number, labels: readonly string[]): number | null {
  const count = labels.length
  const next = nextEntry(key, at, count)
  if (next !== null || count === 0 || key.length !== 1 || key === " ") return next
  const after = [...labels.keys()].map(step => (at + 1 + step) % count)
  return after.find(each => labels[each]?.toLowerCase().startsWith(key.toLowerCase())) ?? null
}
