/** Abbreviations of time zones with one UTC offset, and ambiguous ones. */

/**
 * Hours ahead of UTC: those of North America by RFC 5322 (section 4.3), which e-mail and RSS use, and those of
 * Europe and Japan that are unambiguous.
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

/** Abbreviations with several meanings: India, Israel and Ireland have an IST each. */
const ambiguous: readonly string[] = ["IST", "BST", "AST", "ADT", "AMT", "ECT", "GST", "SST", "WST"]

/** Returns a zone's UTC offset in hours; "ambiguous" if it has several, null if it is unknown. */
export function hoursOf(name: string): number | "ambiguous" | null {
  const word = name.toUpperCase()
  if (ambiguous.includes(word)) return "ambiguous"
  return Object.hasOwn(hoursAhead, word) ? (hoursAhead[word] ?? null) : null
}
