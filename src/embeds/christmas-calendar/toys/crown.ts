/** Lucia's crown: seven candles in a ring; a touch toggles a candle and its two neighbours. */

export const candles = 7

/** Returns the candles after a touch on the one at index `at`; true is lit. */
export function toggleCandles(burning: readonly boolean[], at: number): boolean[] {
  const reached = [at, (at + 1) % candles, (at + candles - 1) % candles]
  return burning.map((burns, i) => (reached.includes(i) ? !burns : burns))
}

export const dark: readonly boolean[] = Array.from({ length: candles }, () => false)

/** Describes the crown with `burning` candles after a number of touches. */
export function crownText(burning: number, touches: number): string {
  if (burning === candles) return `All seven, in ${touches} touches. Now walk slowly and sing.`
  if (touches === 0) return "Light all seven. Each candle takes its neighbours along."
  return `${burning} of seven burn.${touches > 12 ? " A hint: be fair. There are seven of them." : ""}`
}
