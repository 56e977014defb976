/** The sentences of the todo list, about an action and about its state. */
import { trimmed } from "../../lib/text/blank"
import { type Action, type Item, type List, maxItems } from "./logic"

function things(count: number): string {
  return count === 1 ? "1 thing" : `${count} things`
}

/** Turns double quotation marks into single ones, for a text that is quoted itself. */
export function nested(text: string): string {
  return text.replaceAll("“", "‘").replaceAll("”", "’")
}

export function inQuotes(text: string): string {
  return `“${nested(text)}”`
}

function quoted(items: readonly Item[]): string {
  return items.map(({ text }) => inQuotes(text)).join(" and ")
}

/** Describes the result of an action in a sentence or two. */
export function outcome(before: List, action: Action, after: List): string {
  const had = new Set(before.items.map(({ id }) => id))
  const added = after.items.filter(({ id }) => !had.has(id))
  const item = "id" in action ? before.items.find(({ id }) => id === action.id) : undefined
  const name = item ? inQuotes(item.text) : ""
  const full =
    before.items.length >= maxItems && ` The list is full: ${maxItems} things are enough for anybody.`
  switch (action.type) {
    case "add":
      if (added.length > 0) return `Added ${quoted(added)}.`
      return full ? trimmed(full) : "An empty thing can't be done."
    case "edit":
      return after === before ? `${name} stays as it was.` : "Changed."
    case "toggle":
      if (item?.done) return `${name} is not done after all.`
      if (added.length > 0) return `Done: ${name}. This leads to ${quoted(added)}.`
      return `Done: ${name}.${(action.more?.length && full) || ""}`
    case "all":
      if (after.items.every(({ done }) => done)) {
        return action.steps.some(({ more }) => more.length > 0)
          ? `There was no room for what comes next: ${maxItems} things fit. Everything is done. It can be done.`
          : "Everything is done. It was as easy as that."
      }
      return `Done: ${things(action.steps.length)}. This leads to ${things(added.length)}.`
    case "remove":
      return `Deleted ${name}. Undo brings it back.`
    case "move": {
      const at = after.items.findIndex(({ id }) => id === action.id)
      return `${name} is number ${at + 1} of ${after.items.length}${after === before ? " and goes no further" : ""}.`
    }
    case "clear":
      return `${things(before.items.length - after.items.length)} cleared away. Undo brings them back.`
    case "import": {
      const count = action.replace ? after.items.length : added.length
      const lost = action.lines.length - count
      return `Imported ${things(count)}.${lost > 0 ? ` ${things(lost)} did not fit: ${maxItems} is the most.` : ""}`
    }
    case "undo":
      return `Undone. ${things(after.items.length)} on the list.`
    case "redo":
      return `Done again. ${things(after.items.length)} on the list.`
  }
}

/** Describes the state of the list. */
export function standing(items: readonly Item[], realistic: boolean): string {
  const open = items.filter(({ done }) => !done).length
  const counts = `${open} to do, ${items.length - open} done.`
  if (items.length === 0 || (open === 0 && !realistic)) {
    return items.length === 0 ? "" : `${counts} Everything is done. Something must have been forgotten.`
  }
  if (!realistic) return counts
  if (open === 0) return `${counts} That can't be right.`
  const next = Math.min(open * 2, maxItems - items.length)
  const grown = next > 0 ? `there will be ${next}` : "there is no room for more"
  return `${counts} When ${open === 1 ? "it is" : "these are"} done, ${grown}.`
}
