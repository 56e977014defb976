/** Detection of invisible text: the only test for an empty field on the site. */

/**
 * White space, control characters and characters that draw nothing: Unicode's White_Space and
 * Default_Ignorable_Code_Point (UAX 44: zero-width spaces, joiners, the soft hyphen, the byte order mark, Hangul
 * fillers), the interlinear annotation marks and the empty Braille pattern.
 */
const invisible = /^[\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\u2800]*$/u

/** Returns whether a text has no visible character. */
export function isBlank(text: string): boolean {
  return invisible.test(text)
}

/**
 * Trims white space at the ends of a text; returns "" if no character is visible. Joiners and variation selectors
 * beside other characters stay, since emoji and several scripts need them.
 */
export function trimmed(text: string): string {
  return isBlank(text) ? "" : text.trim()
}
