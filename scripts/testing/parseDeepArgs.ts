/** Parses the command line of `npm run test:deep`. */

export type DeepRun = {
  /** Part of the tests to run, as 1/4, for parallel machines. */
  shard: string | undefined
  /** Only pages changed since this commit are tested; undefined for all pages. */
  changedSince: string | undefined
  /** Seed of all random choices; the same seed repeats a run. */
  seed: number
}

/** Parses `--shard=1/4` and `--changed` or `--changed=<commit>`; returns a message if an argument is wrong. */
export function parseDeepArgs(
  args: readonly string[],
  env: Record<string, string | undefined>,
  now: Date,
): DeepRun | string {
  let shard: string | undefined
  let changedSince: string | undefined
  for (const arg of args) {
    const [name = "", value] = arg.split("=", 2)
    if (name === "--shard") {
      const [, part, parts] = /^(\d+)\/(\d+)$/.exec(value ?? "") ?? []
      if (!part || Number(part) < 1 || Number(part) > Number(parts)) return `${arg}: write --shard=1/4.`
      shard = value
    } else if (name === "--changed") changedSince = value || "HEAD~1"
    else return `${arg}: there are --shard=1/4 and --changed=<commit>.`
  }
  const seed = env.SEED === undefined ? newSeed(now) : Number(env.SEED)
  if (!Number.isSafeInteger(seed)) return `SEED=${env.SEED} is no whole number.`
  return { shard, changedSince, seed }
}

/** Derives a seed below 2^31 from the date and the minute. */
function newSeed(now: Date): number {
  const day = Number(now.toISOString().slice(2, 10).replaceAll("-", ""))
  return day * 1440 + now.getUTCHours() * 60 + now.getUTCMinutes()
}
