/** Knows the abbreviations of time zones that mean one distance from UTC, and those that mean several. */

/**
 * Hours ahead of UTC: those of North America as RFC 5322 (section 4.3) has them, which e-mail and RSS are written by, and
 * those of Europe and Japan that no other place uses.
 */
const hoursAhead: Record<string, number> = {
  EST: -5,
  EDT: -4,
  CST: -6,
  CDT: -5,
  MST: -7,
  MDT: -6,
  PST: -8,
  PDT: -7,
  WET: 0,
  WEST: 1,
  CET: 1,
  CEST: 2,
  EET: 2,
  EEST: 3,
  MSK: 3,
  JST: 9,
}

/** Abbreviations of several places: India, Israel and Ireland have an IST each. */
const ambiguous: readonly string[] = ["IST", "BST", "AST", "ADT", "AMT", "ECT", "GST", "SST", "WST"]

/** A zone's distance from UTC in hours; "ambiguous" where it depends on who says it, null where it is unknown. */
export function hoursOf(name: string): number | "ambiguous" | null {
  const word = name.toUpperCase()
  if (ambiguous.includes(word)) return "ambiguous"
  return Object.hasOwn(hoursAhead, word) ? (hoursAhead[word] ?? null) : null
}
