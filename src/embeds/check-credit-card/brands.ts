/** Detects card brands with the card-validator library, which is loaded with the first digit. */
import type { Brand } from "./logic"

/**
 * Returns the brands possible for the digits so far: several while they are few, none if no brand starts that way.
 */
type BrandsOf = (digits: string) => Brand[]

/** Loads the library. */
export async function loadBrands(): Promise<BrandsOf> {
  const { default: validator } = await import("card-validator")
  type Card = NonNullable<ReturnType<typeof validator.number>["card"]> & { matchStrength?: number }
  // The types claim that the default export is callable; the function is nested one level deeper.
  const { default: cardsOf } = validator.creditCardType as unknown as { default: (digits: string) => Card[] }
  return digits =>
    cardsOf(digits).map(({ niceType, lengths, gaps, code, matchStrength }) => ({
      name: niceType,
      lengths,
      gaps,
      code,
      isCertain: matchStrength !== undefined,
    }))
}
