/** Builds page codes from the numpad's keys, and looks up their pages. */

export const codeLength = 4

/** Code of the key "?", which opens a random page. */
export const randomCode = "?"

/**
 * Returns the code after a key press, or null for a key that the numpad doesn't use. A digit is appended, or starts a new
 * code after a full one; ArrowLeft and Delete clear the code, Backspace removes the last digit, Enter
 * puts zeros in front, "?" asks for a random page.
 */
export function codeAfterKey(code: string, key: string): string | null {
  const digits = code === randomCode ? "" : code
  if (/^[0-9]$/.test(key)) return digits.length < codeLength ? digits + key : key
  if (key === "ArrowLeft" || key === "Delete") return ""
  if (key === "Backspace") return digits.slice(0, -1)
  if (key === "Enter" && digits !== "") return digits.padStart(codeLength, "0")
  return key === randomCode ? randomCode : null
}

/** Pads a code for the display, with "_" for each missing digit. */
export function paddedCode(code: string): string {
  return code.padEnd(codeLength, "_")
}

/** Finds the entry with exactly this code. */
export function findByCode<T extends { code: string }>(entries: readonly T[], code: string): T | undefined {
  return entries.find(entry => entry.code === code)
}

/** Returns the entries whose codes begin with these digits, sorted by code; none for an empty text or "?". */
export function findByPrefix<T extends { code: string }>(entries: readonly T[], digits: string): T[] {
  if (!/^[0-9]+$/.test(digits)) return []
  return entries
    .filter(({ code }) => code.startsWith(digits))
    .sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0))
}
