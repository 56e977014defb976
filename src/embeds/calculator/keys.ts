/** The keys of the calculator: their labels, commands and keyboard equivalents. */

export type Command =
  | { type: "write"; text: string }
  | { type: "equals" | "clear" | "back" | "sign" | "MC" | "MR" | "M+" | "M-" }

export type Key = { face: string; name: string; command: Command }

const write = (face: string, name: string, text = face): Key => ({
  face,
  name,
  command: { type: "write", text },
})
const act = (face: string, name: string, type: Exclude<Command["type"], "write">): Key => ({
  face,
  name,
  command: { type },
})

/** In rows of five, as drawn. */
export const keys: readonly Key[] = [
  act("MC", "MC: clear the memory", "MC"),
  act("MR", "MR: recall the memory", "MR"),
  act("M−", "M−: take from the memory", "M-"),
  act("M+", "M+: add to the memory", "M+"),
  act("C", "C: clear", "clear"),
  write("(", "Open bracket"),
  write(")", "Close bracket"),
  write("√", "Square root"),
  write("^", "To the power of"),
  act("erase", "Delete the last one", "back"),
  write("7", "7"),
  write("8", "8"),
  write("9", "9"),
  write("÷", "Divided by"),
  write("%", "Percent"),
  write("4", "4"),
  write("5", "5"),
  write("6", "6"),
  write("×", "Times"),
  act("±", "Change the sign", "sign"),
  write("1", "1"),
  write("2", "2"),
  write("3", "3"),
  write("−", "Minus"),
  act("=", "Equals", "equals"),
  write("0", "0"),
  write(".", "Decimal point"),
  write("+", "Plus"),
]

const typed = new Map<string, Command>([
  ...[..."0123456789.,()√^%+"].map(sign => [sign, { type: "write", text: sign }] as const),
  ["-", { type: "write", text: "−" }],
  ["*", { type: "write", text: "×" }],
  ["x", { type: "write", text: "×" }],
  ["/", { type: "write", text: "÷" }],
  ["@", { type: "write", text: "√" }],
  ["=", { type: "equals" }],
  ["Enter", { type: "equals" }],
  ["Escape", { type: "clear" }],
  ["m", { type: "M+" }],
  ["n", { type: "M-" }],
  ["b", { type: "MR" }],
  ["d", { type: "MC" }],
])

/** The keys the calculator handles while nothing has the focus; letters then belong to the site. */
export const bodyKeys = /^([\d.,()^%+\-*/@=]|Enter|Escape|Backspace)$/

/** Returns the command of a `KeyboardEvent.key`; undefined if the browser handles it. */
export function commandOf(key: string): Command | undefined {
  return typed.get(key.length === 1 ? key.toLowerCase() : key)
}

/** Negates a sum: adds a minus in front of all of it, or removes it. */
export function negate(sum: string): string {
  const text = sum.trim()
  if (text === "") return "−"
  if (text === "−") return ""
  const bracketed = /^−\(([^()]*)\)$/.exec(text)
  if (bracketed) return bracketed[1] ?? ""
  if (/^[−-][\d.,\s]+$/.test(text)) return text.slice(1)
  const wrapped = /^\([−-]([\d.,\s÷]+)\)$/.exec(text)
  if (wrapped) return wrapped[1] ?? ""
  return /^[\d.,\s]+$/.test(text) ? `−${text}` : `−(${text})`
}
