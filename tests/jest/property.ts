/**
 * The number of runs of property tests. An ordinary run does few, with a fixed seed, so that failures are reproducible.
 * `npm run test:deep` does all, with the seed of the day. SEED overrides the seed of either.
 */

export const isDeep = process.env.DEEP === "1"

/** The seed of all random tests. jest.config.mjs sets SEED in a deep run. */
export const seed = Number(process.env.SEED ?? 1998)

/**
 * Returns the number of runs: `deep` in a deep run, otherwise a tenth of it, between 5 and `max`. Use a higher `max`
 * for statistics and for cheap tests.
 */
export function runs(deep: number, max = 25): number {
  return isDeep ? deep : Math.min(deep, Math.max(5, Math.min(max, Math.round(deep / 10))))
}

/** A test that is too slow for an ordinary run, which skips it. */
export const itDeep = isDeep ? it : it.skip
