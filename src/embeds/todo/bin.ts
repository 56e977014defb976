/** Things to do in the Recycle Bin: what is thrown there, and what comes back. */
import * as v from "valibot"
import type { BinItem, DeletedItem } from "../../hooks/storage/recycleBin"
import type { Action, Item, Line, List } from "./logic"

const kept = v.pipe(
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

/** A thing's text in the bin as a thing to do; null where somebody has changed it into something else. */
function itemOf(text: string): Pick<Item, "id" | "text" | "done"> | null {
  const read = v.safeParse(kept, text)
  return read.success ? read.output : null
}

/** What an action deletes for good, on the page `from`. What an undo takes off the list comes back by a redo. */
export function thrown(before: List, action: Action, after: List, from: string): DeletedItem[] {
  if (action.type === "undo" || action.type === "redo") return []
  const left = new Set(after.items)
  const ids = new Set(after.items.map(({ id }) => id))
  const isGone = (item: Item) => !left.has(item) && (action.type === "import" || !ids.has(item.id))
  return before.items
    .filter(isGone)
    .map(({ id, text, done }) => ({ from, label: text, text: JSON.stringify({ id, text, done }) }))
}

/** Whether a thing in the bin stands on the list again, brought there by an undo. */
export function isBack({ text }: BinItem, items: readonly Item[]): boolean {
  const lost = itemOf(text)
  return items.some(({ id, text }) => id === lost?.id && text === lost.text)
}

/** What was restored, as lines for the list. */
export function linesOf(texts: readonly string[]): Line[] {
  return texts.flatMap(text => {
    const item = itemOf(text)
    return item ? [{ text: item.text, done: item.done }] : []
  })
}
