/** Which attempt a link asks for. */

/** The attempt, from 1 to `count`, that a text in the address names; 1 for anything that is not one of them. */
export function attemptNumber(text: string | null, count: number): number {
  return text !== null && /^[1-9]\d{0,2}$/.test(text) && Number(text) <= count ? Number(text) : 1
}
