/** Language tags of BCP 47: "fi", "pt-BR", "zh-Hant-TW". Pure. */

/**
 * Returns whether a text has the form of a tag. Its first part has at most three letters, so that names of
 * languages are excluded.
 */
export function isLanguageTag(text: string): boolean {
  if (!/^[a-z]{2,3}(-|$)/i.test(text)) return false
  try {
    return Intl.getCanonicalLocales(text).length === 1
  } catch {
    return false
  }
}

/** The language without script and region: "en" for "en-GB". */
export function primaryLanguage(tag: string): string {
  return tag.toLowerCase().split("-")[0] ?? ""
}
