/** The command line of `npm run test:deep`. */

export type DeepRun = {
  /** As 1/4: one part of four, for machines beside each other. */
  shard: string | undefined
  /** The commit since which a page has to have changed; undefined for all pages. */
  changedSince: string | undefined
  /** Seed of every property, monkey and choice of cases: the same number repeats a run. */
  seed: number
}

/** Reads `--shard=1/4` and `--changed` or `--changed=<commit>`; a text says what is wrong with the words. */
export function readDeepRun(
  words: readonly string[],
  env: Record<string, string | undefined>,
  now: Date,
): DeepRun | string {
  let shard: string | undefined
  let changedSince: string | undefined
  for (const word of words) {
    const [name = "", value] = word.split("=", 2)
    if (name === "--shard") {
      const [, part, parts] = /^(\d+)\/(\d+)$/.exec(value ?? "") ?? []
      if (!part || Number(part) < 1 || Number(part) > Number(parts)) return `${word}: write --shard=1/4.`
      shard = value
    } else if (name === "--changed") changedSince = value || "HEAD~1"
    else return `${word}: there are --shard=1/4 and --changed=<commit>.`
  }
  const seed = env.SEED === undefined ? newSeed(now) : Number(env.SEED)
  if (!Number.isSafeInteger(seed)) return `SEED=${env.SEED} is no whole number.`
  return { shard, changedSince, seed }
}

/** Another number each minute, made of the day and the minute; below 2^31. */
function newSeed(now: Date): number {
  const day = Number(now.toISOString().slice(2, 10).replaceAll("-", ""))
  return day * 1440 + now.getUTCHours() * 60 + now.getUTCMinutes()
}
