/** Converts props to plain JSON, and refuses other values with advice. */
import type { Json } from "../../lib/content/tree"
import { JsxNode } from "./expression"

/** Reports a value that is not plain: the prop's name, what the value is, and what to do. */
export type Refuse = (prop: string, kind: string, todo: string) => void

/** A prop's value as plain JSON; undefined if it is undefined or refused. */
export function toJson(value: unknown, prop: string, refuse: Refuse): Json | undefined {
  if (value === undefined) return undefined
  if (value === null || typeof value === "string" || typeof value === "boolean") return value
  if (typeof value === "number" && Number.isFinite(value)) return value
  if (Array.isArray(value)) {
    const items = value.map(item => toJson(item ?? null, prop, refuse))
    return items.every(item => item !== undefined) ? items : undefined
  }
  if (isPlainObject(value)) {
    const entries = Object.entries(value).map(
      ([key, part]) => [key, toJson(part, `${prop}.${key}`, refuse)] as const,
    )
    return Object.fromEntries(entries.filter((entry): entry is [string, Json] => entry[1] !== undefined))
  }
  if (typeof value === "number") refuse(prop, "not a number", "Write a number that is one.")
  else if (typeof value === "function") {
    refuse(prop, "a function", "Props are plain values: what has to be done belongs in the component.")
  } else if (value instanceof JsxNode) {
    refuse(prop, "a piece of page", "Put it inside the component, between its two tags.")
  } else {
    const todo = 'Props are texts, numbers, true and false, and lists of them: write a day as "2024-05-31".'
    refuse(prop, "not a plain value", todo)
  }
  return undefined
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
