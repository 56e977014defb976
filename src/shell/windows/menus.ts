/** Entries of a window's menus. A toy's entries are those of its buttons that say so with `data-menu`. */

/** A menu entry; one with `on` is a checkbox. */
export type Entry = { label: string; act: () => void; on?: boolean; disabled?: boolean }

/** The entries of a menu; null is a separator. */
export type Entries = readonly (Entry | null)[]

/** A menu of a bar. */
export type BarMenu = {
  name: string
  /** Computes the entries when the menu opens. */
  entries: (bar: Element) => Entries
  /** The page's buttons that are its only entries: the bar has the menu while there is such a button. */
  from?: PageMenu
}

/**
 * What a page's buttons can declare: `<button data-menu="edit">` also stands in the Edit menu, and what is declared as
 * "share" is what Share of the File menu presses.
 */
export type PageMenu = "file" | "edit" | "share"

/** The most entries of a page in one menu. */
const maxEntries = 7

function nameOf(button: HTMLElement): string {
  return (button.getAttribute("aria-label") ?? button.textContent ?? "").replace(/\s+/g, " ").trim()
}

/** Returns whether an element is visible; true where the browser can't tell. */
export const isShown = (element: HTMLElement) => !("checkVisibility" in element) || element.checkVisibility()

/** Collects the visible buttons in `body` that are declared for a menu; of two with the same name the first. */
export function buttonEntries(body: Element, menu: PageMenu): Entry[] {
  const found = new Map<string, Entry>()
  for (const button of body.querySelectorAll<HTMLButtonElement>(`button[data-menu="${menu}"]`)) {
    const label = nameOf(button)
    if (!label || found.has(label) || !isShown(button)) continue
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
export function joinEntries(...parts: readonly Entries[]): Entries {
  return parts.filter(part => part.length > 0).flatMap((part, at) => (at === 0 ? part : [null, ...part]))
}
