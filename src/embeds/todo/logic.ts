/** A todo list with undo: every change makes a new list, and the old ones are kept. */

import { replaceAt, toSpliced } from "../../lib/content/arrayMethods"
import { trimmed } from "../../lib/text/blank"

export type Item = {
  /** Unique within the list. */
  id: number
  text: string
  done: boolean
  /** In realistic mode: the text of the task that started it all. */
  about?: string
  /** The id of the task from which this one followed. */
  of?: number
}

export type List = {
  items: Item[]
  /** The undo stack: earlier lists, the latest last. */
  past: Item[][]
  /** The redo stack: undone lists, the next to redo last. */
  future: Item[][]
}

export type Line = Pick<Item, "text" | "done">

export type Step = { id: number; more: readonly string[] }

export type Action =
  | { type: "add"; text: string }
  | { type: "edit"; id: number; text: string }
  /** `more` are the texts of follow-up tasks, added if the task becomes done. */
  | { type: "toggle"; id: number; more?: readonly string[] }
  /** Each step is done in turn, with its follow-up tasks. */
  | { type: "all"; steps: readonly Step[] }
  | { type: "remove"; id: number }
  /** Moves to a position counted from 0, clamped to the list. */
  | { type: "move"; id: number; to: number }
  | { type: "clear" }
  | { type: "import"; lines: readonly Line[]; replace: boolean }
  | { type: "undo" }
  | { type: "redo" }

export const maxItems = 300
export const maxLetters = 200
const maxSteps = 20

export const empty: List = { items: [], past: [], future: [] }

/** The list of a new visitor: one task that looks easy. */
export const ready: List = { ...empty, items: [{ id: 1, text: "Buy milk", done: false }] }

/** Cleans a task's text: one line, trimmed, at most `maxLetters` code points. */
export function clean(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Z}]+/gu, " ").trim()
  return trimmed([...line].slice(0, maxLetters).join(""))
}

/** Returns the new lines as items with unused ids, up to the maximum length of the list. */
function newItems(
  items: readonly Item[],
  lines: readonly (Line & { about?: string; of?: number })[],
): Item[] {
  const next = Math.max(0, ...items.map(item => item.id)) + 1
  return lines
    .map(line => ({ ...line, text: clean(line.text) }))
    .filter(line => line.text !== "")
    .slice(0, Math.max(0, maxItems - items.length))
    .map(({ text, done, about, of }, i) => ({
      id: next + i,
      text,
      done,
      ...(about === undefined ? {} : { about }),
      ...(of === undefined ? {} : { of }),
    }))
}

/** Returns the items after an action; the same array if it changes nothing. */
export function changed(items: Item[], action: Exclude<Action, { type: "undo" | "redo" }>): Item[] {
  const at = "id" in action ? items.findIndex(item => item.id === action.id) : -1
  const item = items[at]
  switch (action.type) {
    case "add":
      return [...items, ...newItems(items, [{ text: action.text, done: false }])]
    case "import": {
      const base = action.replace ? [] : items
      return [...base, ...newItems(base, action.lines)]
    }
    case "all":
      return action.steps.reduce((list, step) => changed(list, { type: "toggle", ...step }), items)
    case "clear":
      return items.filter(({ done }) => !done)
  }
  if (!item) return items
  switch (action.type) {
    case "edit": {
      const text = clean(action.text)
      return text === "" || text === item.text ? items : replaceAt(items, at, { ...item, text })
    }
    case "toggle": {
      const more = item.done ? [] : (action.more ?? [])
      const about = item.about ?? item.text
      const added = newItems(
        items,
        more.map(text => ({ text, done: false, about, of: item.id })),
      )
      return [...items.slice(0, at), { ...item, done: !item.done }, ...added, ...items.slice(at + 1)]
    }
    case "remove":
      return toSpliced(items, at, 1)
    case "move": {
      const to = Math.min(items.length - 1, Math.max(0, action.to))
      return to === at ? items : toSpliced(toSpliced(items, at, 1), to, 0, item)
    }
  }
}

/** Returns the list after an action; the same object if it changes nothing. */
export function reduce(list: List, action: Action): List {
  const { items, past, future } = list
  if (action.type === "undo") {
    const before = past.at(-1)
    return before ? { items: before, past: past.slice(0, -1), future: [...future, items] } : list
  }
  if (action.type === "redo") {
    const after = future.at(-1)
    return after ? { items: after, past: [...past, items], future: future.slice(0, -1) } : list
  }
  const next = changed(items, action)
  const same = next.length === items.length && next.every((item, i) => item === items[i])
  return same ? list : { items: next, past: [...past, items].slice(-maxSteps), future: [] }
}
