/**
 * How much is tried at random. An ordinary run tries a little, the same each time: what fails, fails for everybody.
 * `npm run test:deep` tries everything, with the seed of the day. SEED repeats or changes either.
 */

export const isDeep = process.env.DEEP === "1"

/** The seed of everything random in a test. jest.config.mjs sets SEED in a deep run. */
export const seed = Number(process.env.SEED ?? 1998)

/**
 * How often to try what a deep run tries `deep` times: a tenth of it, between 5 and `max`.
 * A higher `max` is for statistics and for cheap presses of a button.
 */
export function runs(deep: number, max = 25): number {
  return isDeep ? deep : Math.min(deep, Math.max(5, Math.min(max, Math.round(deep / 10))))
}

/** A test that a deep run alone can afford, as of megabytes or of whole games; an ordinary run counts it as skipped. */
export const itDeep = isDeep ? it : it.skip
