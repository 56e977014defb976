/** Rates pages from pairwise choices with the Bradley-Terry model, on the scale of chess. */

/** A choice as a pair of paths. */
export type Choice = readonly [winner: string, loser: string]

export type Rating = {
  path: string
  /** On the Elo scale: 1500 is the average, and a lead of 400 means odds of ten to one. */
  points: number
  /** The standard error in points. */
  error: number
  wins: number
  losses: number
}

const perPoint = 400 / Math.LN10

/**
 * Returns the ratings of every path ever chosen from, best first, ties by path. The chance that i is preferred to j
 * is s(i) / (s(i) + s(j)); the strengths s are maximum-likelihood estimates, found by Zermelo's algorithm (Hunter,
 * "MM algorithms for generalized Bradley-Terry models", 2004). To keep an unbeaten page finite, each has also won
 * and lost half a game against a virtual opponent of strength 1.
 */
export function ratings(choices: readonly Choice[]): Rating[] {
  const index = new Map<string, number>()
  for (const path of choices.flat()) if (!index.has(path)) index.set(path, index.size)
  const n = index.size
  const games = choices.map(([winner, loser]) => [index.get(winner) ?? 0, index.get(loser) ?? 0] as const)
  const wins = new Float64Array(n).fill(0.5)
  for (const [winner] of games) wins[winner] = (wins[winner] ?? 0) + 1
  let strength = new Float64Array(n).fill(1)
  const at = (i: number) => strength[i] ?? 1
  for (let round = 0; round < 500; round++) {
    const met = new Float64Array(n)
    for (let i = 0; i < n; i++) met[i] = 1 / (at(i) + 1)
    for (const [a, b] of games) {
      const each = 1 / (at(a) + at(b))
      met[a] = (met[a] ?? 0) + each
      met[b] = (met[b] ?? 0) + each
    }
    const next = wins.map((won, i) => won / (met[i] ?? 1))
    const change = next.reduce((most, each, i) => Math.max(most, Math.abs(Math.log(each / at(i)))), 0)
    strength = next
    if (change < 1e-7) break
  }
  const information = new Float64Array(n)
  for (let i = 0; i < n; i++) information[i] = at(i) / (at(i) + 1) ** 2
  for (const [a, b] of games) {
    const each = (at(a) * at(b)) / (at(a) + at(b)) ** 2
    information[a] = (information[a] ?? 0) + each
    information[b] = (information[b] ?? 0) + each
  }
  return [...index]
    .map(([path, i]) => ({
      path,
      points: 1500 + perPoint * Math.log(at(i)),
      error: perPoint / Math.sqrt(information[i] ?? 1),
      wins: games.filter(([winner]) => winner === i).length,
      losses: games.filter(([, loser]) => loser === i).length,
    }))
    .sort((a, b) => b.points - a.points || (a.path < b.path ? -1 : 1))
}

/**
 * Returns the shortest cycle that the last choice closes, winner first: each beats the next, and the last the
 * first. Null if there is none; a reversed choice between the same two is a change of mind, not a cycle.
 */
export function circle(choices: readonly Choice[]): string[] | null {
  const last = choices.at(-1)
  if (!last) return null
  const [winner, loser] = last
  const came = new Map<string, string>([[loser, winner]])
  const queue = [loser]
  for (const better of queue) {
    for (const [from, to] of choices) {
      if (from !== better) continue
      if (to === winner && better !== loser) {
        const cycle = [better]
        for (let step = better; step !== loser; ) {
          step = came.get(step) ?? loser
          cycle.unshift(step)
        }
        return [winner, ...cycle]
      }
      if (!came.has(to) && to !== winner) {
        came.set(to, better)
        queue.push(to)
      }
    }
  }
  return null
}
