/** The agreement to a notice, which having read it implies. */

/**
 * The way the notice was read: at once, with the slider, not at all because it was reported as illegible, or by
 * somebody else, who agreed to it.
 */
export type Reading = "read" | "mercy" | "unread" | "proxy"

/** The minimum contrast of a legible notice (WCAG 2, level AA). */
export const legible = 4.5

/** Describes the agreement at the notice's present contrast; null is no agreement yet. */
export function agreementText(reading: Reading | null, ratio: number): string {
  if (reading === null) return "Can you?"
  if (reading === "read") return "Then you have agreed to it."
  if (reading === "proxy")
    return ratio < legible
      ? "Pertti has agreed to it for you. He can’t read it either."
      : "Pertti has agreed to it for you. He says it was short."
  if (ratio < legible) return "It is too late not to have read it."
  return reading === "unread"
    ? "Now you can. You have agreed to it."
    : "That was legible, so you have agreed to it."
}
