/** The nested envelopes that reward tearing one open before throwing; each bears eight digits of the seal. */

/** The number of nested envelopes. */
export const layers = 8

/** Returns the digits on the next envelope after `torn` have been torn open; "" if there is no seal. */
export function sealPart(seal: string, torn: number): string {
  const digits = 64 / layers
  return seal.slice(torn * digits, (torn + 1) * digits)
}

/** Returns the text after `torn` envelopes have been torn open; `who` is the opponent, capitalised. */
export function tornText(torn: number, who: string, part: string): string {
  if (torn > layers) return "Crunch. Nothing is left but the throw itself."
  if (torn === layers) return `The last one has a carrot in it and no slip. ${who} knows the throw by heart.`
  return `In envelope ${torn} there is envelope ${torn + 1}${part && `, which says ${part}`}.`
}
