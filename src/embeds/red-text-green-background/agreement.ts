/** What somebody who has read a notice has agreed to, which is the notice. */

/** How it came to be read: at once, with mercy, or because somebody said that it can't be. */
export type Reading = "read" | "mercy" | "unread"

/** With so much contrast a notice counts as legible (WCAG 2, AA). */
export const legible = 4.5

/** What is said of the agreement with the contrast that the notice has now; null for no agreement yet. */
export function agreementText(reading: Reading | null, ratio: number): string {
  if (reading === null) return "Can you?"
  if (reading === "read") return "Then you have agreed to it."
  if (ratio < legible) return "It is too late not to have read it."
  return reading === "unread"
    ? "Now you can. You have agreed to it."
    : "That was legible, so you have agreed to it."
}
