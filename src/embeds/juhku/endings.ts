/** The word with its endings, each after the one before, as Finnish has them: all of it is one word. */

/** Derivation, case, owner and particles as in any grammar of Finnish; only the stem is invented. */
export const longer: readonly (readonly [ending: string, english: string])[] = [
  ["", "a juhku"],
  ["llinen", "juhkuish"],
  ["llistua", "to become juhkuish"],
  ["llistuttaa", "to make juhkuish"],
  ["llistuttamaton", "not made juhkuish"],
  ["llistuttamattomuus", "the state of not having been made juhkuish"],
  ["llistuttamattomuudella", "by the state of not having been made juhkuish"],
  ["llistuttamattomuudellansa", "by her state of not having been made juhkuish"],
  ["llistuttamattomuudellansakaan", "not even by her state of not having been made juhkuish"],
  ["llistuttamattomuudellansakaanko", "not even by her state of not having been made juhkuish?"],
  ["llistuttamattomuudellansakaankohan", "not even by her state of not having been made juhkuish, I wonder?"],
]

export const mostEndings = longer.length - 1

/** How many letters of a longer word were not in the one before it. */
export function grown(ends: number): string {
  const [before = "", now = ""] = [longer[ends - 1]?.[0], longer[ends]?.[0]]
  let same = 0
  while (same < before.length && before[same] === now[same]) same++
  return now.slice(same)
}

/** How many endings there are after a pull of so many pixels that began at some; past the last it snaps, which is null. */
export function pulled(from: number, pixels: number): number | null {
  const ends = from + Math.trunc(pixels / 45)
  return ends > mostEndings ? null : Math.max(0, ends)
}
