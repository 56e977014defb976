/** Tells text that somebody can see from text that nobody can: the one test for "is this box empty" on the site. */

/**
 * White space, control characters and characters that draw nothing: Unicode's White_Space and Default_Ignorable_Code_Point
 * (UAX 44: zero-width spaces, joiners, the soft hyphen, the byte order mark, Hangul fillers), the interlinear annotation
 * marks and the empty Braille pattern.
 */
const unseen = /^[\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\u2800]*$/u

const unseenSigns = /[\p{Cc}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\u2800]/gu

/**
 * A text as it is compared or searched for: without all that draws nothing, so that two that look alike are the same.
 * White space stays, tabs and ends of lines too.
 */
export function withoutUnseen(text: string): string {
  return text.replace(unseenSigns, sign => (sign !== "\uFEFF" && /\s/.test(sign) ? sign : ""))
}

/** Tells whether there is nothing in a text that anybody could see. */
export function isBlank(text: string): boolean {
  return unseen.test(text)
}

/**
 * A text without white space at its ends, and "" where nothing of it can be seen. Joiners and variation selectors beside
 * other characters stay: emoji and several scripts are written with them.
 */
export function trimmed(text: string): string {
  return isBlank(text) ? "" : text.trim()
}
