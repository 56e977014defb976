/** Detects text without visible characters; the only such test of the site. */

/**
 * White space, control characters and characters that draw nothing: Unicode's White_Space and Default_Ignorable_Code_Point
 * (UAX 44: zero-width spaces, joiners, the soft hyphen, the byte order mark, Hangul fillers), the interlinear annotation
 * marks and the empty Braille pattern.
 */
const unseen = /^[\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\u2800]*$/u

const unseenSigns = /[\p{Cc}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\u2800]/gu

/**
 * Removes invisible characters for comparison and search, so that texts that look alike are equal. White space
 * stays, including tabs and line breaks.
 */
export function withoutUnseen(text: string): string {
  return text.replace(unseenSigns, sign => (sign !== "\uFEFF" && /\s/.test(sign) ? sign : ""))
}

/** Returns whether a text has no visible character. */
export function isBlank(text: string): boolean {
  return unseen.test(text)
}

/**
 * Trims white space; returns "" for a text without visible characters. Joiners and variation selectors beside other
 * characters stay, since emoji and several scripts need them.
 */
export function trimmed(text: string): string {
  return isBlank(text) ? "" : text.trim()
}
