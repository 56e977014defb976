/** Language tags, as BCP 47 has them: "fi", "pt-BR", "zh-Hant-TW". Pure. */

/** Whether a text has the form of a tag; three letters at most begin it, so that the name of a language is none. */
export function isLanguageTag(text: string): boolean {
  if (!/^[a-z]{2,3}(-|$)/i.test(text)) return false
  try {
    return Intl.getCanonicalLocales(text).length === 1
  } catch {
    return false
  }
}

/** The language itself, without script and region: "en" of "en-GB". */
export function primaryLanguage(tag: string): string {
  return tag.toLowerCase().split("-")[0] ?? ""
}
