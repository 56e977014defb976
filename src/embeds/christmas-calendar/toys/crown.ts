/** Lucia's crown: seven candles in a ring; whoever touches one touches its two neighbours as well. */

export const candles = 7

/** The candles, of which true ones burn, after a touch on one, from 0. */
export function touched(burning: readonly boolean[], at: number): boolean[] {
  const reached = [at, (at + 1) % candles, (at + candles - 1) % candles]
  return burning.map((burns, i) => (reached.includes(i) ? !burns : burns))
}

export const dark: readonly boolean[] = Array.from({ length: candles }, () => false)

/** What is said of so many burning candles after so many touches. */
export function crownText(burning: number, touches: number): string {
  if (burning === candles) return `All seven, in ${touches} touches. Now walk slowly and sing.`
  if (touches === 0) return "Light all seven. Each candle takes its neighbours along."
  return `${burning} of seven burn.${touches > 12 ? " A hint: be fair. There are seven of them." : ""}`
}
