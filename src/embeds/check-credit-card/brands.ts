/** Whose cards begin how, by the card-validator library, which is fetched when the first digit comes. */
import type { Brand } from "./logic"

/** The brands that a number can be of, by its first digits: several while it is short, none where no brand begins so. */
type BrandsOf = (digits: string) => Brand[]

/** Fetches the rules. */
export async function loadBrands(): Promise<BrandsOf> {
  const { default: validator } = await import("card-validator")
  type Card = NonNullable<ReturnType<typeof validator.number>["card"]> & { matchStrength?: number }
  // Its types say that this can be called; the function is one further in.
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
