/** The terms of a university, in their order: spring comes before autumn. */

/** A term such as "Autumn 1998" as a number that grows by one from term to term. */
export function termNumber(term: string): number {
  const [season, year] = term.split(" ")
  return Number(year) * 2 + (season === "Autumn" ? 1 : 0)
}
