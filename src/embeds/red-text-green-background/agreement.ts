/** The agreement to a notice, which having read it implies. */

/** The way the notice was read: at once, with the slider, or not at all because it was reported as illegible. */
export type Reading = "read" | "mercy" | "unread"

/** The minimum contrast of a legible notice (WCAG 2, level AA). */
export const legible = 4.5

/** Describes the agreement at the notice's present contrast; null is no agreement yet. */
export function agreementText(reading: Reading | null, ratio: number): string {
  if (reading === null) return "Can you?"
  if (reading === "read") return "Then you have agreed to it."
  if (ratio < legible) return "It is too late not to have read it."
  return reading === "unread"
    ? "Now you can. You have agreed to it."
    : "That was legible, so you have agreed to it."
}
