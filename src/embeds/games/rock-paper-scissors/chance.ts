/** Compares a win count with pure chance, which wins, draws and loses a third each. */
import type { Count } from "./logic"

/** The minimum number of throws for a verdict. */
export const minThrows = 20
/** The odds are computed exactly up to this many throws; above that, a normal approximation is close enough. */
const exactUpTo = 300

export function total({ won, drawn, lost }: Count): number {
  return won + drawn + lost
}

/**
 * Returns the probability, 0 to 1, that pure chance leads by at least `lead` after `n` throws (wins minus losses;
 * may be negative). Exact for small `n`, otherwise a normal approximation with a variance of 2/3 per throw.
 */
export function chanceOfLead(lead: number, n: number): number {
  if (n > exactUpTo) return upperTail((lead - 0.5) / Math.sqrt((2 * n) / 3))
  // odds[n + i] is the probability of a lead of i.
  let odds = new Float64Array(2 * n + 1)
  odds[n] = 1
  for (let thrown = 0; thrown < n; thrown++) {
    const next = new Float64Array(2 * n + 1)
    for (let at = n - thrown; at <= n + thrown; at++) {
      const third = (odds[at] ?? 0) / 3
      for (const to of [at - 1, at, at + 1]) next[to] = (next[to] ?? 0) + third
    }
    odds = next
  }
  return Math.min(
    1,
    odds.slice(Math.max(0, lead + n)).reduce((a, b) => a + b, 0),
  )
}

/**
 * The upper tail of the normal distribution above z, accurate to 1e-7: Abramowitz and Stegun, Handbook of
 * Mathematical Functions, 26.2.17.
 */
function upperTail(z: number): number {
  if (z < 0) return 1 - upperTail(-z)
  const t = 1 / (1 + 0.2316419 * z)
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series
}

function percent(probability: number): string {
  if (probability < 0.001) return "less than 0.1%"
  return `${(probability * 100).toFixed(probability < 0.1 ? 1 : 0)}%`
}

/** Returns a verdict on the count: skill or luck. */
export function verdict(count: Count): string {
  const n = total(count)
  if (n < minThrows) {
    const rest = minThrows - n
    return `Too few throws to tell skill from luck. ${rest === 1 ? "One more is" : `${rest} more are`} needed.`
  }
  const lead = count.won - count.lost
  if (lead === 0) return "As many won as lost: a die could not have been more even."
  const better = lead > 0
  const odds = chanceOfLead(Math.abs(lead), n)
  const fact = `A die would do this ${better ? "well or better" : "badly or worse"} ${percent(odds)} of the time.`
  if (odds < 0.01)
    return `${fact} ${better ? "That is no luck. You have read the machine." : "That is no bad luck. It has read you."}`
  if (odds < 0.05)
    return `${fact} ${better ? "That is hardly luck." : "That is hardly bad luck: it knows something."}`
  if (odds < 0.2) return `${fact} It may be ${better ? "luck" : "bad luck"}, and it may be something more.`
  return `${fact} That is what chance looks like.`
}
