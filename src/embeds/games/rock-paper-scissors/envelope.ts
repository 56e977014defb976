/** What is found by somebody who tears the envelope open before throwing: the rest of its seal, eight digits at a time. */

/** How many envelopes there are in one another. */
export const layers = 8

/** The digits that are written on the envelope which comes after so many have been torn; "" on none. */
export function sealPart(seal: string, torn: number): string {
  const digits = 64 / layers
  return seal.slice(torn * digits, (torn + 1) * digits)
}

/** What is said after so many envelopes have been torn. `who` has thought of the throw, as a sentence begins. */
export function tornText(torn: number, who: string, part: string): string {
  if (torn >= layers) return `The last one has a carrot in it and no slip. ${who} knows the throw by heart.`
  return `In envelope ${torn} there is envelope ${torn + 1}${part && `, which says ${part}`}.`
}
