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
