/** Whose cards begin how, by the card-validator library, which is fetched when the first digit comes. */
import type { Brand } from "./logic"

export type BrandOf = (digits: string) => Brand | null

/** Fetches the rules. The function finds the one brand that a number can only be of, or null. */
export async function loadBrands(): Promise<BrandOf> {
  const { default: validator } = await import("card-validator")
  return digits => {
    const { card } = validator.number(digits)
    if (!card) return null
    return { name: card.niceType, lengths: card.lengths, gaps: card.gaps, code: card.code }
  }
}
