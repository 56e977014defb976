/** The rules of the numpad: which code the keys build, and whose number it is. */

export const codeLength = 4

/** What the key "?" leaves in the display: any page at all. */
export const anyPage = "?"

/**
 * The code after a key, or null for a key that is none of the numpad's. Digits are added at the end, and begin again
 * after a full code; ArrowLeft and Delete clear it, Backspace takes the last digit away, "?" asks for any page.
 */
export function pressed(code: string, key: string): string | null {
  const digits = code === anyPage ? "" : code
  if (/^[0-9]$/.test(key)) return digits.length < codeLength ? digits + key : key
  if (key === "ArrowLeft" || key === "Delete") return ""
  if (key === "Backspace") return digits.slice(0, -1)
  return key === anyPage ? anyPage : null
}

/** The display: the code, and a line for every digit that is still to come. */
export function display(code: string): string {
  return code.padEnd(codeLength, "_")
}

/** The entry of exactly this number. */
export function owner<T extends { code: string }>(entries: readonly T[], code: string): T | undefined {
  return entries.find(entry => entry.code === code)
}

/** The entries whose numbers begin with these digits, by number; none before the first digit. */
export function beginning<T extends { code: string }>(entries: readonly T[], digits: string): T[] {
  if (!/^[0-9]+$/.test(digits)) return []
  return entries
    .filter(({ code }) => code.startsWith(digits))
    .sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0))
}
