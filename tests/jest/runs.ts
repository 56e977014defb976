/** How many of a hundred runs of what is tried at random are made: few each time, and all by npm run test:deep. */
const share = Number(process.env.RUNS ?? 20) / 100

/** How many times something is to be tried that deserves so many tries. */
export const runs = (deserved: number) => Math.max(Math.min(deserved, 5), Math.round(deserved * share))
