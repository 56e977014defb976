/** Deleted tasks in the site's Recycle Bin: writing them there and restoring them. */
import * as v from "valibot"
import type { BinItem, DeletedItem } from "../../hooks/storage/recycleBin"
import type { Action, Item, Line, List } from "./logic"

const savedItem = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, NEVER }) => {
    try {
      return JSON.parse(dataset.value) as unknown
    } catch {
      return NEVER
    }
  }),
  v.object({ id: v.number(), text: v.string(), done: v.boolean() }),
)

/** Parses a text in the bin as a task; null if it isn't one, for instance after being edited by hand. */
function itemOf(text: string): Pick<Item, "id" | "text" | "done"> | null {
  const read = v.safeParse(savedItem, text)
  return read.success ? read.output : null
}

/**
 * Returns the tasks that an action deletes for good, for the bin; `from` is the page's path. An undo deletes
 * nothing, as a redo brings it back.
 */
export function deletedItems(before: List, action: Action, after: List, from: string): DeletedItem[] {
  if (action.type === "undo" || action.type === "redo") return []
  const left = new Set(after.items)
  const ids = new Set(after.items.map(({ id }) => id))
  const isGone = (item: Item) => !left.has(item) && (action.type === "import" || !ids.has(item.id))
  return before.items
    .filter(isGone)
    .map(({ id, text, done }) => ({ from, label: text, text: JSON.stringify({ id, text, done }) }))
}

/** Returns whether a task in the bin is on the list again after an undo. */
export function isBack({ text }: BinItem, items: readonly Item[]): boolean {
  const lost = itemOf(text)
  return items.some(({ id, text }) => id === lost?.id && text === lost.text)
}

/** Converts restored texts to lines for the list; invalid ones are skipped. */
export function linesOf(texts: readonly string[]): Line[] {
  return texts.flatMap(text => {
    const item = itemOf(text)
    return item ? [{ text: item.text, done: item.done }] : []
  })
}
