/** Keyboard shortcuts of the game, active only while the focus is in it. */
import type { KeyboardEvent } from "react"
import { useLetterKeys } from "../../../hooks/storage/letterKeys"
import type { State } from "./career"
import { waiting } from "./mail/post"
import type { Act } from "./refusals"
import { hires } from "./team"

/** The shortcuts as listed in the help. */
export const keys = [
  ["Tab, Enter", "everything; the other keys work while the focus is in the game"],
  ["W", "writes a line, or nods"],
  ["B", "fixes a bug"],
  ["R", "refactors"],
  ["A, D", "the first answer and the second: attend and decline"],
  ["1 to 9", "hire, from the duck to the tester"],
] as const

/** Returns the act of a key, or null. `many` returns the number to hire for an index in the list of hires. */
export function actOf(key: string, state: State, many: (place: number) => number): Act | null {
  const pressed = key.toLowerCase()
  const [message] = waiting(state)
  if (pressed === "w") return { kind: "write" }
  if (pressed === "b") return { kind: "fix" }
  if (pressed === "r") return { kind: "refactor" }
  if (message && pressed === "a") return { kind: "answer", message: message.id, with: 0 }
  if (message && pressed === "d") return { kind: "answer", message: message.id, with: 1 }
  const hire = /^[1-9]$/.test(pressed) ? hires[Number(pressed) - 1] : undefined
  return hire ? { kind: "hire", who: hire.id, many: many(Number(pressed) - 1) } : null
}

/** Returns a keydown handler for the shortcuts; the visitor's setting for letter keys can disable it. */
export function useKeys(state: State, does: (act: Act) => void, many: (place: number) => number) {
  const [letters] = useLetterKeys()
  return (event: KeyboardEvent<HTMLElement>) => {
    if (!letters || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return
    if (event.target instanceof HTMLSelectElement) return
    const act = actOf(event.key, state, many)
    if (!act) return
    event.preventDefault()
    does(act)
  }
}
